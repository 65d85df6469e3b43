import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { gameById } from '@tahoun/catalogue/all';
import { legalMoves } from '@tahoun/core';
import type { LiveState } from '@tahoun/live';
import { LiveClient, type LivePlace, TahounError } from '@tahoun/live/client';
import { Server } from '../../testing/server.ts';
import { type ProcessTimes, processTimes, residentMib } from './measuring.ts';

/**
 * Live games at once on the built server, with both sides of each in this process: how soon a move reaches the other
 * side, and whether one is lost or comes twice when connections are dropped and the server is killed at random.
 *
 *     npx node bench/src/live-load.ts --games 50 --faults 100 --plies 40 --think 1000
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '50' },
    /** Faults: dropped connections, and among them so many kills of the server, which is started again. */
    faults: { type: 'string', default: '100' },
    kills: { type: 'string', default: '5' },
    /** Moves of a game, at most. */
    plies: { type: 'string', default: '40' },
    /** Longest thought about a move, in milliseconds. */
    think: { type: 'string', default: '1000' },
    /** Streams of people who watch the first game. */
    watchers: { type: 'string', default: '0' },
    /** Postgres instead of a file. */
    database: { type: 'string' },
  },
});
const [gamesWanted, faults, kills, plies, think] = [
  values.games,
  values.faults,
  values.kills,
  values.plies,
  values.think,
].map(Number) as [number, number, number, number, number];

/** Milliseconds that games may take after the last fault. */
const PATIENCE_MS = 120_000;

const folder = mkdtempSync(join(tmpdir(), 'tahoun-live-load-'));
let server = startLive();
let url = await server.url();

// Each game has two players, as if from an address of their own: one client may look at 100 games only.
const realFetch = globalThis.fetch;
globalThis.fetch = (target, init) => {
  const id = /\/v1\/live\/(\w+)/.exec(String(target))?.[1] ?? String(Math.random());
  const headers = new Headers(init?.headers);
  headers.set('X-Forwarded-For', addressOf(id));
  return realFetch(target, { ...init, headers });
};

/** A move that somebody has decided on: it is sent until it is known to be there, and never another one. */
interface Decided {
  readonly move: string;
  sentAt: number;
  /** The server has confirmed it. */
  isAcknowledged: boolean;
}

/** One game with both of its players. */
class Game {
  readonly id: string;
  readonly keys: readonly [string, string];
  readonly decided: Decided[] = [];
  readonly #client = new LiveClient(url);
  readonly #streams: [AbortController, AbortController] = [new AbortController(), new AbortController()];
  readonly #end = new AbortController();
  #isOver = false;

  constructor(id: string, keys: readonly [string, string]) {
    this.id = id;
    this.keys = keys;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Plays to the end. */
  async play(): Promise<void> {
    await Promise.all([this.#sit(0), this.#sit(1)]);
  }

  /** Ends the connection of one of the players at any moment. */
  drop(): void {
    this.#streams[Math.random() < 0.5 ? 0 : 1].abort();
  }

  /** The faults in the moves that the server has in the end. */
  async faults(): Promise<string[]> {
    const { moves } = await this.#client.state({ id: this.id });
    const wrong = moves.flatMap((move, ply) => (move === this.decided[ply]?.move ? [] : [`${ply}: ${move}`]));
    const lost = this.decided.flatMap(({ isAcknowledged, move }, ply) =>
      isAcknowledged && moves[ply] !== move ? [`${ply}: ${move} is lost`] : [],
    );
    return [...wrong, ...lost];
  }

  async #sit(side: 0 | 1): Promise<void> {
    const place: LivePlace = { id: this.id, key: this.keys[side] };
    while (!this.#isOver) {
      const stream = new AbortController();
      this.#streams[side] = stream;
      const signal = AbortSignal.any([stream.signal, this.#end.signal]);
      const follower = {
        onState: (state: LiveState) => this.#see(state, place),
        onLost: () => undefined,
        pause: (ms: number) => delay(Math.min(ms, 1000)),
      };
      await this.#client.follow(place, follower, signal);
    }
  }

  #see(state: LiveState, place: LivePlace): void {
    const { moves, status, turn, you } = state;
    const last = this.decided[moves.length - 1];
    // The side to move has just heard of the other's move.
    if (turn === you && last !== undefined && last.sentAt > 0) {
      reached.push(performance.now() - last.sentAt);
      last.sentAt = 0;
    }
    if (status !== 'active' || moves.length >= plies) {
      this.#isOver = true;
      this.#end.abort();
      return;
    }
    if (turn === you) void this.#move(state, place);
  }

  /** Sends the move of a ply; again and again, where the answer is lost. */
  async #move({ game, start, moves }: LiveState, place: LivePlace): Promise<void> {
    const ply = moves.length;
    if (this.decided[ply] !== undefined) return;
    const decided: Decided = { move: chosen(game, start, moves), sentAt: 0, isAcknowledged: false };
    this.decided[ply] = decided;
    await delay(Math.random() * think);
    decided.sentAt = performance.now();
    for (let tries = 1; ; tries++) {
      try {
        const { moves: now } = await this.#client.act(place, 'moves', { move: decided.move, ply });
        decided.isAcknowledged = now[ply] === decided.move;
        return;
      } catch (error) {
        if (error instanceof TahounError && error.status < 429) {
          // It was there already: the answer to an earlier try was lost.
          if (error.code !== 'stale' || tries === 1) refused.push(`${error.code} at try ${tries}`);
          return;
        }
        resent++;
        await delay(100);
      }
    }
  }
}

const reached: number[] = [];
const refused: string[] = [];
let resent = 0;

try {
  const games = await Promise.all(Array.from({ length: gamesWanted }, begin));
  await Promise.all(Array.from({ length: Number(values.watchers) }, () => watch((games[0] as Game).id)));
  const from = performance.now();
  const [serverBefore, ownBefore] = [processTimes(server.process.pid as number), processTimes(process.pid)];
  const playing = Promise.all(games.map((game) => game.play()));
  await trouble(games);
  const isDone = await Promise.race([playing.then(() => true), delay(PATIENCE_MS, false, { ref: false })]);
  const seconds = (performance.now() - from) / 1000;
  // A server that was killed has not had all of it.
  const costs = kills > 0 ? [] : costsOf(serverBefore, ownBefore, seconds);
  const wrong = (await Promise.all(games.map((game) => game.faults()))).flat();
  const moves = games.reduce((sum, { decided }) => sum + decided.length, 0);
  console.log(
    `${gamesWanted} games, ${moves} moves in ${seconds.toFixed(0)} s, ${faults} faults, ${kills} of them kills`,
  );
  console.log(`a move reaches the other side: ${figures(reached)}`);
  for (const cost of costs) console.log(cost);
  console.log(`sent again ${resent}, refused ${refused.length} ${[...new Set(refused)].join(', ')}`);
  console.log(`lost or doubled: ${wrong.length} ${wrong.slice(0, 5).join(', ')}`);
  if (!isDone)
    console.log(`${games.filter(({ isOver }) => !isOver).length} games have not come to their end`);
  process.exitCode = wrong.length === 0 && isDone ? 0 : 1;
} finally {
  server.process.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

async function begin(): Promise<Game> {
  const client = new LiveClient(url);
  const { id, key, invitation } = await client.begin({ game: 'chess' });
  await client.act({ id, key: invitation }, 'actions', { action: 'join', name: 'Bruno' });
  return new Game(id, [key, invitation]);
}

/** Somebody who watches a game from an address of their own, until this process ends. */
async function watch(id: string): Promise<void> {
  const headers = { 'X-Forwarded-For': addressOf(String(Math.random())) };
  const { body } = await realFetch(`${url}/v1/live/${id}/stream`, { headers });
  void body?.pipeTo(new WritableStream()).catch(() => undefined);
}

/** Drops connections of games that go on, and kills the server now and then, over the time that the games take. */
async function trouble(games: readonly Game[]): Promise<void> {
  const spanMs = (plies * think) / 2;
  const killEvery = kills === 0 ? Number.POSITIVE_INFINITY : Math.max(1, Math.floor(faults / kills));
  for (let fault = 1; fault <= faults; fault++) {
    await delay((spanMs / faults) * 2 * Math.random());
    if (fault % killEvery === 0) {
      await server.stop();
      server = startLive(new URL(url).port);
      url = await server.url();
    } else {
      const going = games.filter(({ isOver }) => !isOver);
      going[Math.floor(Math.random() * going.length)]?.drop();
    }
  }
}

/** The costs per move, for planning how many games a server can take. */
function costsOf(serverBefore: ProcessTimes, ownBefore: ProcessTimes, seconds: number): string[] {
  const pid = server.process.pid as number;
  const [own, now] = [processTimes(process.pid), processTimes(pid)];
  const aMove = (ms: number) => `${(ms / reached.length).toFixed(2)} ms`;
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  return [
    `processor time a move: ${aMove(now.all - serverBefore.all)} of the server, ${aMove(now.main - serverBefore.main)} in its main thread, which waited ${aMove(now.waited - serverBefore.waited)} for a processor; ${aMove(own.all - ownBefore.all)} of this measurement`,
    `the server's main thread was busy for ${((now.main - serverBefore.main) / seconds).toFixed(0)} ms of each second`,
    `memory of the server: ${residentMib(pid, 'VmRSS')} MiB; its files: ${(bytes / 1000).toFixed(0)} kB`,
  ];
}

/** Any legal move. */
function chosen(game: string, start: string, moves: readonly string[]): string {
  const rules = gameById(game);
  const position = rules.parsePosition(start);
  for (const text of moves) position.makeMove(rules.parseMove(position, text));
  const legal = legalMoves(position);
  return rules.formatMove(position, legal[Math.floor(Math.random() * legal.length)] as number);
}

/** @param port of a server that was killed. */
function startLive(port = '0'): Server {
  const env = {
    PORT: port,
    TAHOUN_DATA: folder,
    TAHOUN_WEB_ROOT: '/nowhere',
    TAHOUN_TRUST_PROXY: '1',
    ...(values.database === undefined ? {} : { DATABASE_URL: values.database }),
  };
  return new Server(env, { stderr: 'inherit' });
}

/** An address for each game. */
function addressOf(id: string): string {
  let hash = 0;
  for (const letter of id) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  return `10.${(hash >>> 16) & 255}.${(hash >>> 8) & 255}.${hash & 255}`;
}

function figures(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN);
  return `median ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)} ms of ${sorted.length}`;
}
