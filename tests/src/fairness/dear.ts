import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * The dear things that one client of the endpoint may do, each as often as it may. Run as a thread, so that its own
 * cost is not that of whoever measures: it does the thing that `workerData` names until it is ended, and posts a
 * message once that is under way.
 */

/** Where and what. */
export interface Attack {
  readonly url: string;
  readonly name: string;
  /** The address of a receiver that never answers. */
  readonly silent: string;
}

/** By its address, as a proxy tells it. */
const HEADERS = { 'X-Forwarded-For': '192.0.2.1', 'Content-Type': 'application/json' };

type Ask = (path: string, body?: object, headers?: Record<string, string>) => Promise<Response>;

/** The next of them as soon as one is answered, on so many connections, for ever; a refused one waits a moment. */
async function flood(connections: number, next: (nth: number) => Promise<Response>): Promise<void> {
  let nth = 0;
  const connection = async () => {
    for (;;) {
      const isDone = await next(nth++).then(
        async (response) => {
          await response.arrayBuffer();
          return response.ok;
        },
        () => false,
      );
      if (!isDone) await pause(100);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
}

/** A finished game of so many plies. @returns the key of one of its seats */
async function finishedGame(ask: Ask, plies: number): Promise<string> {
  const shuffle = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
  const begun = await (await ask('/v1/live', { game: 'chess', name: 'A' })).json();
  const { id, key, invitation } = begun as { id: string; key: string; invitation: string };
  const as = (seat: string) => ({ 'Seat-Key': seat });
  await ask(`/v1/live/${id}/actions`, { action: 'join', name: 'B' }, as(invitation));
  for (let ply = 0; ply < plies; ply++) {
    // Now and then a pawn, so that no position comes back too often.
    const pawn = { 12: 'a3', 13: 'a6', 26: 'b3', 27: 'b6', 40: 'c3', 41: 'c6' }[ply];
    const move = { move: pawn ?? shuffle[ply % 4], ply };
    await ask(`/v1/live/${id}/moves`, move, as(ply % 2 === 0 ? key : invitation));
  }
  await ask(`/v1/live/${id}/actions`, { action: 'resign' }, as(key));
  return key;
}

async function liveGames(ask: Ask, count: number): Promise<void> {
  const level8 = { game: 'chess', side: 'second', computer: 'level:8' };
  for (let game = 0; game < count; game++) await (await ask('/v1/live', level8)).arrayBuffer();
}

/** A game of a few moves with 1,100 short variations. */
const VARIATIONS = ['e4 e5', 'Nf3 Nc6', 'Bb5 a6', 'Ba4 Nf6', 'd3 d6']
  .map(
    (pair, move) =>
      `${move + 1}. ${pair.replace(' ', ` ${`(${move + 1}. h3 h6) `.repeat(220)} ${move + 1}... `)}`,
  )
  .join(' ');

/** Each prepares what it needs, says that it is under way, and goes on for ever. */
export const DEAR: Readonly<Record<string, (ask: Ask, attack: Attack, begun: () => void) => Promise<void>>> =
  {
    'long searches, 300 at once': (ask, _, begun) => {
      begun();
      return flood(300, (nth) => ask(`/v1/best-move?game=zabor&variant=size=10&nodes=20000000&seed=${nth}`));
    },
    'long searches of many threads': (ask, _, begun) => {
      begun();
      return flood(20, (nth) => ask(`/v1/best-move?game=chess&nodes=20000000&threads=64&seed=${nth}`));
    },
    'jobs of 2,000,000,000 nodes': async (ask, _, begun) => {
      for (let nth = 0; nth < 10; nth++)
        await ask('/v1/jobs', { kind: 'best-move', game: 'zabor', nodes: 2_000_000_000 - nth });
      begun();
    },
    'live games at level 8': async (ask, _, begun) => {
      await liveGames(ask, 25);
      begun();
    },
    'reviews of a file with many variations': (ask, _, begun) => {
      begun();
      return flood(8, (nth) => ask('/v1/review', { game: 'chess', file: `{${nth}} ${VARIATIONS} *` }));
    },
    'lists of finished games': async (ask, _, begun) => {
      const keys: string[] = [];
      for (let game = 0; game < 24; game++) keys.push(await finishedGame(ask, 50));
      begun();
      await flood(16, () => ask('/v1/live', undefined, { 'Seat-Key': keys.join(',') }));
    },
    'cancels of 63 KB over sockets': async (_ask, { url }, begun) => {
      const cancel = JSON.stringify({ id: 'a', cancel: true, x: 'x'.repeat(64_000) });
      begun();
      const connection = async () => {
        for (;;) {
          const socket = new WebSocket(`${url.replace('http', 'ws')}/v1/socket`);
          await new Promise((resolve) => {
            socket.onopen = () => {
              for (let nth = 0; nth < 99; nth++) socket.send(cancel);
            };
            socket.onclose = resolve;
            socket.onerror = resolve;
            setTimeout(resolve, 1000);
          });
          socket.close();
          await pause(50);
        }
      };
      await Promise.all(Array.from({ length: 20 }, connection));
    },
    'legal moves of 850 kinds of chocolate': (ask, _, begun) => {
      const kinds = Array.from({ length: 850 }, (_, nth) => `${1 + (nth % 30)}x${1 + Math.floor(nth / 30)}`);
      begun();
      // Each time one of the pieces is another.
      return flood(32, (nth) => {
        const position = `${[...kinds.slice(1), `31x${1 + (nth % 60)}`].join('+')} A`;
        return ask('/v1/legal-moves', { game: 'chocolate', position });
      });
    },
    'large PNGs': (ask, _, begun) => {
      begun();
      return flood(100, (nth) => ask(`/v1/board.png?game=chess&width=${1000 + (nth % 600)}`));
    },
    'webhooks to a silent receiver': async (ask, { silent }, begun) => {
      for (let nth = 0; nth < 60; nth++) {
        const begunGame = await (await ask('/v1/live', { game: 'tic-tac-toe', computer: 'level:1' })).json();
        const { id, key } = begunGame as { id: string; key: string };
        const set = { action: 'webhook', url: `${silent}/${nth}` };
        await ask(`/v1/live/${id}/actions`, set, { 'Seat-Key': key });
        await ask(`/v1/live/${id}/moves`, { move: 'a1', ply: 0 }, { 'Seat-Key': key });
      }
      begun();
    },
    'the script of the documentation': (ask, _, begun) => {
      begun();
      return flood(16, () => ask('/docs/swagger-ui-bundle.js', undefined, { 'Accept-Encoding': 'gzip' }));
    },
  };

if (parentPort !== null) {
  const attack = workerData as Attack;
  const ask: Ask = (path, body, headers = {}) =>
    fetch(attack.url + path, {
      headers: { ...HEADERS, ...headers },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
  await DEAR[attack.name]?.(ask, attack, () => parentPort?.postMessage('under way'));
}
