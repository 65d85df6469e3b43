import { setTimeout as pause } from 'node:timers/promises';
import type { LiveState } from '@tahoun/live';
import { wholeGame } from '../discord/whole-game.ts';

/** Milliseconds between two moves, and between two looks at the health. */
const PACE_MS = 25;
const GAME = 'chess';
/** Of each side, for all moves. */
export const MINUTES = 3;
/** How the second try of what was done by the first one is refused. */
const MADE_BEFORE: ReadonlySet<unknown> = new Set(['stale', 'game-over', 'challenge-over']);

interface PlayedGame {
  readonly id: string;
  /** The keys of the seats, in the order of their turns. */
  readonly keys: readonly [string, string];
  /** The moves that the server has acknowledged. */
  readonly moves: string[];
}

/**
 * Two people who play one game by link after the other, and go on whatever happens, and somebody who looks at
 * the health of the server all the time.
 */
export class LivePlayers {
  readonly games: PlayedGame[] = [];
  /** Answers that no client should get: anything but a success, or a 503 that says when to come again. */
  readonly wrong: string[] = [];
  /** Requests that were refused with 503. */
  refused = 0;
  /** Moves that were refused, or not answered, and were made all the same. */
  doubtful = 0;
  /** Milliseconds that `/healthz` took at most, and how often it was answered. */
  longestMs = 0;
  looks = 0;
  /** How often `/readyz` said no. */
  unready = 0;
  readonly #planned = wholeGame(GAME).moves.map(({ text }) => text);
  readonly #leaving = new AbortController();
  readonly #work: Promise<unknown>;

  /** @param url of the server; undefined while there is none. */
  constructor(public url: string | undefined) {
    this.#work = Promise.all([this.#play(), this.#look()]);
  }

  get acknowledged(): number {
    return this.games.reduce((sum, { moves }) => sum + moves.length, 0);
  }

  /** Waits until so many more moves are made. */
  async more(moves: number): Promise<void> {
    for (const until = this.acknowledged + moves; this.acknowledged < until; ) await pause(PACE_MS);
  }

  /** Waits until `/readyz` says yes. */
  async ready(): Promise<void> {
    while ((await this.#status('/readyz')) !== 200) await pause(PACE_MS);
  }

  async state(id: string): Promise<LiveState> {
    const response = await fetch(`${this.url}/v1/live/${id}`);
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as LiveState;
  }

  /** Stops playing. */
  async leave(): Promise<void> {
    this.#leaving.abort();
    await this.#work;
  }

  async #play(): Promise<void> {
    while (!this.#leaving.signal.aborted) {
      const game = await this.#begin();
      for (const text of game === undefined ? [] : this.#planned) await this.#move(game as PlayedGame, text);
    }
  }

  async #begin(): Promise<PlayedGame | undefined> {
    const begun = await this.#insist('', { game: GAME, name: 'Anna', minutes: MINUTES });
    if (begun === undefined) return undefined;
    const { id, key, invitation } = begun as Record<'id' | 'key' | 'invitation', string>;
    const game: PlayedGame = { id, keys: [key, invitation], moves: [] };
    this.games.push(game);
    await this.#insist(`/${id}/actions`, { action: 'join', name: 'Bruno' }, invitation);
    return game;
  }

  async #move({ id, keys, moves }: PlayedGame, move: string): Promise<void> {
    const ply = moves.length;
    const made = await this.#insist(`/${id}/moves`, { move, ply }, keys[ply % 2]);
    if (made !== undefined) moves.push(move);
    if (made === 'made before') this.doubtful++;
    await pause(PACE_MS);
  }

  /** Posts until it is taken. @returns undefined where the players have left before. */
  async #insist(path: string, body: object, key = ''): Promise<object | 'made before' | undefined> {
    for (let isFirst = true; !this.#leaving.signal.aborted; isFirst = false) {
      const headers = { 'Content-Type': 'application/json', 'Seat-Key': key };
      const sent = { method: 'POST', headers, body: JSON.stringify(body) };
      const response = await fetch(`${this.url}/v1/live${path}`, sent).catch(() => undefined);
      const said = await response?.json().catch(() => undefined);
      if (response?.ok && said !== undefined) return said;
      if (!isFirst && MADE_BEFORE.has(said?.code)) return 'made before';
      if (response?.status === 503 && said?.code === 'live-away' && response.headers.has('retry-after'))
        this.refused++;
      else if (response !== undefined && said !== undefined)
        this.wrong.push(`${path} ${response.status} ${JSON.stringify(said)}`);
      await pause(2 * PACE_MS);
    }
    return undefined;
  }

  async #look(): Promise<void> {
    while (!this.#leaving.signal.aborted) {
      const from = performance.now();
      const health = await this.#status('/healthz');
      if (health !== undefined) {
        this.looks++;
        this.longestMs = Math.max(this.longestMs, performance.now() - from);
        if (health !== 200) this.wrong.push(`/healthz ${health}`);
      }
      const readiness = await this.#status('/readyz');
      if (readiness === 503) this.unready++;
      else if (readiness !== undefined && readiness !== 200) this.wrong.push(`/readyz ${readiness}`);
      await pause(PACE_MS);
    }
  }

  /** Undefined while there is no server. */
  async #status(path: string): Promise<number | undefined> {
    const response = await fetch(`${this.url}${path}`).catch(() => undefined);
    await response?.body?.cancel();
    return response?.status;
  }
}
