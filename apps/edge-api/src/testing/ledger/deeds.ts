import { once } from 'node:events';
import { longGame } from '@tahoun/live/testing/long-game';
import { WebSocket } from 'ws';
import { LISTED, type PreparedGames, type Seat, lengthOf } from './long-games.js';
import type { Deed } from './measured-server.js';

/** A server under measure. */
export interface Place {
  readonly url: string;
  readonly games: PreparedGames;
  /** A key of the API, of which jobs are listed. */
  readonly apiKey: string;
}

interface Asked {
  readonly method?: string;
  readonly body?: object | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Status of the answer. */
  readonly status?: number;
}

/** Another client for each seed, so that none has used up what it may. */
function addressOf(seed: number): string {
  return `10.${seed >> 16}.${(seed >> 8) & 255}.${seed & 255}`;
}

/** A long play before a question: as many moves as there may be. */
const PLAYED = longGame(1000);
/** A line of a query: as much as its head has room for. */
const words = (moves: readonly string[]) => moves.join(' ');

/** A heap with a piece of nearly every kind: the text of a position of 8 KB. */
const KINDS = (count: number) => {
  const pieces: string[] = [];
  for (let height = 2; pieces.length < count; height++)
    for (let width = height; width <= 60 && pieces.length < count; width++) pieces.push(`${height}x${width}`);
  return `${pieces.join('+')} A`;
};

/** A game with as many short variations as a file has room for. */
const VARIATIONS = (seed: number) =>
  `[Round "${seed}"]\n\n1. e4 ${'(1. d4 d5) (1. c4 e5) '.repeat(2900)} e5 *`;
const COMMENTS = (seed: number) => `[Round "${seed}"]\n\n1. e4 ${'{x}'.repeat(21_000)} e5 *`;
const LONG = (seed: number) => `[Round "${seed}"]\n\n${numbered(longGame(280))} *`;

function numbered(moves: readonly string[]): string {
  return moves.map((move, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${move}` : move)).join(' ');
}

/** Frames of a deed that sends small ones: fewer than close the socket. */
export const FRAMES = 90;

/** What clients do, each at its largest, by the name of the route or of the message. */
export function deedsAt({
  url,
  games,
  apiKey,
}: Place): Readonly<Record<string, Readonly<Record<string, Deed>>>> {
  async function ask(seed: number, path: string, asked: Asked = {}): Promise<string> {
    const { method = asked.body === undefined ? 'GET' : 'POST', body, headers, status = 200 } = asked;
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        'X-Forwarded-For': addressOf(seed),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status !== status) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
    return text;
  }
  const get =
    (path: (seed: number) => string, asked?: Asked): Deed =>
    async (seed) =>
      void (await ask(seed, path(seed), asked));
  const post =
    (path: string, body: (seed: number) => object, asked?: Asked): Deed =>
    async (seed) =>
      void (await ask(seed, path, { ...asked, body: body(seed) }));
  /** Reads a stream until so many events. */
  const look =
    (path: (seed: number) => string, headers: (seed: number) => Record<string, string>, events = 1): Deed =>
    async (seed) => {
      const stop = new AbortController();
      const response = await fetch(url + path(seed), {
        headers: { 'X-Forwarded-For': addressOf(seed), ...headers(seed) },
        signal: stop.signal,
      });
      if (response.status !== 200) throw new Error(`${path(seed)}: ${response.status}`);
      let heard = 0;
      const body = response.body as ReadableStream<Uint8Array<ArrayBuffer>>;
      const reader = body.pipeThrough(new TextDecoderStream()).getReader();
      while (heard < events) heard += (await reader.read()).value?.match(/^id: /gm)?.length ?? 0;
      stop.abort();
    };
  const seatKey = (key: string) => ({ 'Seat-Key': key });
  const taken = new Map<readonly Seat[], number>();
  /** A game that nobody has taken. */
  const fresh = (seats: readonly Seat[]): Seat => {
    const at = taken.get(seats) ?? 0;
    taken.set(seats, at + 1);
    return seats[at % seats.length] as Seat;
  };
  const act =
    (kind: keyof PreparedGames['of'], body: object, status = 200): Deed =>
    async (seed) => {
      const { id, key } = fresh(games.of[kind]);
      const path = `/v1/live/${id}/${'move' in body ? 'moves' : 'actions'}`;
      await ask(seed, path, { body, headers: seatKey(key), status });
    };
  const moved =
    (moveAt: (ply: number) => string, status = 200): Deed =>
    async (seed) => {
      const { id, key } = fresh(games.of.long);
      const ply = lengthOf(id);
      const body = { move: moveAt(ply), ply };
      await ask(seed, `/v1/live/${id}/moves`, { body, headers: seatKey(key), status });
    };
  const played = (seed: number, more = 1000) => {
    const moves = PLAYED.slice(0, more);
    return { game: 'chess', played: moves.slice(0, moves.length - (seed % 50)) };
  };
  const heap = (seed: number) => ({ game: 'chocolate', position: KINDS(1100 - (seed % 200)) });
  const ofLong = (seed: number) => {
    const { id, key } = games.of.long[seed % 3] as Seat;
    return { id, key };
  };
  const inQuery = (values: Record<string, string>) => `?${new URLSearchParams(values)}`;
  const playedQuery = (seed: number, more: Record<string, string> = {}) =>
    inQuery({ game: 'chess', played: words(PLAYED.slice(0, 950 + (seed % 50))), ...more });
  const job = async (seed: number, body: object, headers: Record<string, string> = {}): Promise<string> =>
    (JSON.parse(await ask(seed, '/v1/jobs', { body, headers, status: 202 })) as { id: string }).id;
  const jobs: string[] = [];
  /** A job that has ended, made before what is measured. */
  const ended = async (seed: number): Promise<string> => {
    if (jobs.length === 0) {
      const id = await job(seed, { kind: 'review', game: 'chess', file: LONG(seed), nodes: 1 });
      jobs.push(id);
      for (let state = ''; state !== 'done'; ) {
        state = (JSON.parse(await ask(seed, `/v1/jobs/${id}`)) as { state: string }).state;
        if (state === 'failed') throw new Error('the job failed');
      }
    }
    return jobs[0] as string;
  };
  const bearer = { Authorization: `Bearer ${apiKey}` };
  let isListed = false;

  const talk =
    (say: (socket: WebSocket, seed: number) => Promise<void>): Deed =>
    async (seed) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/v1/socket`, {
        headers: { 'X-Forwarded-For': addressOf(seed) },
        perMessageDeflate: false,
      });
      await once(socket, 'open');
      await say(socket, seed);
      if (socket.readyState === WebSocket.OPEN) {
        socket.close();
        await once(socket, 'close');
      }
    };
  const said = (message: (seed: number) => object): Deed =>
    talk(async (socket, seed) => {
      socket.send(JSON.stringify(message(seed)));
      await once(socket, 'message');
    });

  return {
    'GET /v1/games': { '': get(() => '/v1/games', {}) },
    'GET POST QUERY /v1/legal-moves': {
      'chess, 1,000 played': post('/v1/legal-moves', (seed) => played(seed)),
      'chess, 1,000 played, in a query': get((seed) => `/v1/legal-moves${playedQuery(seed)}`),
      'chocolate, 1,100 kinds': post('/v1/legal-moves', heap),
    },
    'GET POST QUERY /v1/eval': {
      'chess, 1,000 played': post('/v1/eval', (seed) => played(seed)),
      'chocolate, 1,100 kinds': post('/v1/eval', heap),
    },
    'POST QUERY /v1/play': {
      'chess, 1,000 moves': post('/v1/play', (seed) => {
        const { played: moves, game } = played(seed);
        return { game, moves };
      }),
      'chocolate, 1,100 kinds': post('/v1/play', (seed) => ({ ...heap(seed), moves: [] })),
    },
    'GET POST QUERY /v1/best-move': {
      'chess, 1,000 played': post('/v1/best-move', (seed) => ({ ...played(seed), nodes: 100, multipv: 10 })),
      'chocolate, 1,100 kinds': post('/v1/best-move', (seed) => ({ ...heap(seed), nodes: 100, multipv: 10 })),
    },
    'GET /v1/best-move/stream': {
      'chess, 1,000 played': get(
        (seed) => `/v1/best-move/stream${playedQuery(seed, { nodes: '20000', multipv: '10' })}`,
      ),
    },
    'GET POST QUERY /v1/analyse': {
      'chess, 1,000 played': post('/v1/analyse', (seed) => ({
        ...played(seed),
        nodes: 1000,
        multipv: 10,
        language: 'cs',
        statistics: true,
      })),
    },
    'GET /v1/analyse/stream': {
      'chess, 1,000 played': get(
        (seed) => `/v1/analyse/stream${playedQuery(seed, { nodes: '20000', multipv: '10' })}`,
      ),
    },
    'POST QUERY /v1/batch': {
      'chess, 32 of 250 played': post('/v1/batch', (seed) => ({
        nodes: 32,
        positions: Array.from({ length: 32 }, (_, nth) => ({
          game: 'chess',
          played: PLAYED.slice(0, 200 + nth + (seed % 10)),
          nodes: 1 + seed,
        })),
      })),
      'chocolate, 7 of 8 KB': post('/v1/batch', (seed) => ({
        nodes: 32,
        positions: Array.from({ length: 7 }, (_, nth) => ({ ...heap(nth), nodes: 1 + seed })),
      })),
    },
    'POST QUERY /v1/review': {
      'chess, a file of 5,800 variations': post('/v1/review', (seed) => ({
        game: 'chess',
        file: VARIATIONS(seed).slice(0, 64_000 - 10),
        nodes: 1,
      })),
      'chess, a file of 21,000 comments': post('/v1/review', (seed) => ({
        game: 'chess',
        file: COMMENTS(seed),
        nodes: 1,
      })),
      'chess, 300 moves': post('/v1/review', (seed) => ({
        game: 'chess',
        moves: PLAYED.slice(0, 300),
        nodes: 1 + seed,
        language: 'cs',
      })),
    },
    'POST QUERY /v1/solve': {
      'chocolate, 1,100 kinds': post('/v1/solve', (seed) => ({ ...heap(seed), nodes: 100 })),
      'chess, 1,000 played': post('/v1/solve', (seed) => ({ ...played(seed), nodes: 100 })),
    },
    'POST QUERY /v1/tree': {
      'zabor, 20,000 nodes': post('/v1/tree', (seed) => ({
        game: 'zabor',
        variant: { size: '7' },
        algorithm: 'minimax',
        depth: 3,
        limit: 20_000,
        nodes: 100_000 + seed,
      })),
    },
    'GET /v1/board.svg': {
      'chocolate, 3,600 squares': get(
        (seed) => `/v1/board.svg?game=chocolate&position=60x60+A&theme=dark&coordinates=${seed % 2 === 0}`,
      ),
    },
    'GET /v1/board.png': {
      'chess, 2,000 by 2,000 pixels': get(
        (seed) => `/v1/board.png?game=chess&width=${1900 + (seed % 100)}&height=2000`,
      ),
    },
    'GET /v1/problems': {
      '100 of chess': get((seed) => `/v1/problems?game=chess&count=100&minRating=${seed}`),
    },
    'GET /v1/problems/daily': {
      '': get((seed) => `/v1/problems/daily?game=chess&date=2026-0${1 + (seed % 9)}-1${seed % 7}`),
    },
    'GET /v1/socket': { '': talk(async () => undefined) },
    'POST /v1/jobs': {
      'a review of 5,800 variations': async (seed) =>
        void (await job(seed, {
          kind: 'review',
          game: 'chess',
          file: VARIATIONS(seed).slice(0, 64_000 - 10),
          nodes: 1,
        })),
      'chess, 1,000 played': async (seed) =>
        void (await job(seed, { kind: 'best-move', ...played(seed), nodes: 100 })),
    },
    'GET /v1/jobs': {
      '100 that have ended': async (seed) => {
        if (!isListed) {
          const analysis = { kind: 'analyse', game: 'chess', multipv: 20, statistics: true };
          for (let nodes = 2000; nodes < 2100; nodes++) await job(seed, { ...analysis, nodes }, bearer);
          for (let list = ''; !list.startsWith('{"jobs":[') || /waiting|running/.test(list); )
            list = await ask(seed, '/v1/jobs', { headers: bearer });
        }
        isListed = true;
        await ask(seed, '/v1/jobs', { headers: bearer });
      },
    },
    'GET /v1/jobs/:id': {
      'a review of 280 moves': async (seed) => void (await ask(seed, `/v1/jobs/${await ended(seed)}`)),
    },
    'GET /v1/jobs/:id/stream': {
      'a review of 280 moves': async (seed) => void (await ask(seed, `/v1/jobs/${await ended(seed)}/stream`)),
    },
    'DELETE /v1/jobs/:id': {
      'a review of 280 moves': async (seed) =>
        void (await ask(seed, `/v1/jobs/${await ended(seed)}`, { method: 'DELETE' })),
    },
    'POST /v1/live': {
      'chess, a clock': post('/v1/live', () => ({ game: 'chess', minutes: 10 }), { status: 201 }),
      'chocolate, 1,100 kinds': post('/v1/live', heap, { status: 201 }),
    },
    'GET /v1/live': {
      '100 finished games of 2,990 plies': get(() => '/v1/live', { headers: seatKey(games.finished) }),
      '100 games of 2,990 plies': get(() => '/v1/live', { headers: seatKey(games.open) }),
    },
    'GET /v1/live/stream': {
      '100 games of 2,990 plies': look(
        () => '/v1/live/stream',
        () => seatKey(games.open),
        LISTED,
      ),
    },
    'GET /v1/live/:id': {
      '2,990 plies': get((seed) => `/v1/live/${ofLong(seed).id}`),
      '2,990 plies, over': get((seed) => `/v1/live/${(games.of.over[seed % 3] as Seat).id}`),
    },
    'GET /v1/live/:id/file': { '2,990 plies': get((seed) => `/v1/live/${ofLong(seed).id}/file`) },
    'GET /v1/live/:id/stream': {
      '2,990 plies': look(
        (seed) => `/v1/live/${ofLong(seed).id}/stream`,
        (seed) => seatKey(ofLong(seed).key),
      ),
    },
    'POST /v1/live/:id/moves': {
      '2,990 plies': moved((ply) => games.line[ply] as string),
      'an illegal move after 2,990 plies': moved(() => 'Qh5xh7', 422),
    },
    'POST /v1/live/:id/actions': {
      'offer-draw': act('long', { action: 'offer-draw' }),
      'accept-draw': act('offered', { action: 'accept-draw' }),
      'decline-draw': act('offered', { action: 'decline-draw' }),
      'claim-draw': act('claimable', { action: 'claim-draw' }),
      'ask-undo': act('long', { action: 'ask-undo' }),
      'accept-undo': act('undo', { action: 'accept-undo' }),
      'decline-undo': act('undo', { action: 'decline-undo' }),
      resign: act('long', { action: 'resign' }),
      abort: act('begun', { action: 'abort' }),
      join: act('waiting', { action: 'join', name: 'Boris' }),
      decline: act('waiting', { action: 'decline' }),
      rematch: act('over', { action: 'rematch' }),
      here: act('long', { action: 'here' }),
      say: act('long', { action: 'say', phrase: 'good-luck' }),
      webhook: act('long', { action: 'webhook', url: 'https://example.org/tahoun' }),
    },

    'message question': {
      'a tree of 20,000 nodes': said((seed) => ({
        id: 'a',
        ask: 'tree',
        game: 'zabor',
        variant: { size: '7' },
        algorithm: 'minimax',
        depth: 3,
        limit: 20_000,
        nodes: 200_000 + seed,
      })),
      'a review of 5,800 variations': said((seed) => ({
        id: 'a',
        ask: 'review',
        game: 'chess',
        file: VARIATIONS(seed).slice(0, 64_000 - 10),
        nodes: 1,
      })),
      'what nobody asks, 63 KB': said((seed) => ({ id: `${seed}`, ask: 'nothing', x: 'x'.repeat(63_000) })),
    },
    'message cancel': {
      'of 63 KB': talk(async (socket) => {
        const over = Promise.race([once(socket, 'pong'), once(socket, 'close')]);
        socket.send(JSON.stringify({ id: 'none', cancel: true, x: Array(31_000).fill(1) }));
        socket.ping();
        await over;
      }),
      'small ones, 90': talk(async (socket) => {
        const over = Promise.race([once(socket, 'pong'), once(socket, 'close')]);
        for (let nth = 0; nth < FRAMES; nth++) socket.send('{"id":"none","cancel":true}');
        socket.ping();
        await over;
      }),
    },
    'message ping': {
      '90': talk(async (socket) => {
        let heard = 0;
        const all = new Promise<void>((resolve) => socket.on('pong', () => ++heard === FRAMES && resolve()));
        for (let nth = 0; nth < FRAMES; nth++) socket.ping('x'.repeat(125));
        await all;
      }),
    },

    'page /docs': { '': get(() => '/docs') },
    'page /docs/swagger-ui-bundle.js': {
      gzip: get(() => '/docs/swagger-ui-bundle.js', { headers: { 'Accept-Encoding': 'gzip' } }),
      brotli: get(() => '/docs/swagger-ui-bundle.js', { headers: { 'Accept-Encoding': 'br' } }),
      plain: get(() => '/docs/swagger-ui-bundle.js', { headers: { 'Accept-Encoding': 'identity' } }),
    },
    'page /docs/swagger-ui.css': {
      gzip: get(() => '/docs/swagger-ui.css', { headers: { 'Accept-Encoding': 'gzip' } }),
    },
    'page /docs/reference.js': {
      gzip: get(() => '/docs/reference.js', { headers: { 'Accept-Encoding': 'gzip' } }),
    },
    'page /openapi.json': {
      gzip: get(() => '/openapi.json', { headers: { 'Accept-Encoding': 'gzip' } }),
    },
    'page /errors/:code': { '': get(() => '/errors/rate-limit', { status: 302 }) },
    'page /healthz': { '': get(() => '/healthz') },
    'page /readyz': { '': get(() => '/readyz') },
    'page /nowhere': {
      html: get(() => '/nowhere', { headers: { Accept: 'text/html' }, status: 404 }),
    },
    'page /': { '': get(() => '/') },
    'page /play/:game': {
      'chess, 1,000 moves': get(
        (seed) => `/play/chess?${new URLSearchParams({ moves: words(PLAYED.slice(0, 950 + (seed % 50))) })}`,
      ),
    },
    'page /live/:id': { '2,990 plies': get((seed) => `/live/${ofLong(seed).id}`) },
  };
}
