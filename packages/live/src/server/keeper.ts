import { games } from '@tahoun/catalogue';
import { InputError } from '@tahoun/core';
import { type BestMoveRequest, type EngineHost, WorkRefused, parsePlayer, withLimit } from '@tahoun/engine';
import type { Log } from '../game/log.js';
import { expireChallenge, isAsThought, passTime, playComputer } from '../game/play.js';
import { isComputersTurn, isWatched, searchOwnerOf, turnOf } from '../game/seats.js';
import type { GameRecord } from '../record/record.js';
import type { Tells } from '../store/games.js';
import type { Notice } from '../store/notices.js';
import type { Store } from '../store/store.js';
import { noticesOf } from './notices.js';

/** Progress of the computer's search for a move: a depth, or it failed and is tried again. */
export type Progress = { readonly kind: 'depth'; readonly depth: number } | { readonly kind: 'trouble' };

/** The engine that chooses the computer's moves. One that is stopped after it has begun gives its best move. */
export type SearchingEngine = Pick<EngineHost, 'bestMove'>;

interface KeeperParts<Showing> {
  readonly store: Store;
  readonly engine: SearchingEngine;
  /** Longest search for one move, and time between two moves of a watched game, in milliseconds. */
  readonly timing: { readonly thinkMs: number; readonly paceMs: number };
  readonly log: Log;
  /** Called when a game has changed, or its search has come further. @param showing as given to `run`. */
  readonly show?: (id: string, showing: Showing | undefined, progress?: Progress) => Promise<void>;
  /** Filters the notices of a game that people get; by default they get all. */
  readonly tells?: (game: GameRecord) => Promise<(notice: Notice) => boolean>;
  /** Called when the time has ended a game. */
  readonly ended?: (game: GameRecord) => void;
  /** Other work that is due from time to time. @param round counts from 1, about one per second. */
  readonly alsoDue?: (round: number) => Promise<void>;
}

/** A search for a move. */
interface Thinking {
  /** As it was when the search began. */
  readonly game: GameRecord;
  readonly stopper: AbortController;
  /** This process ends, and leaves the move to another one. */
  isLeft: boolean;
}

/** Milliseconds between two queries for due games. */
const ROUND_MS = 1000;
/** Games taken up in one round. */
const ROUND_SIZE = 50;
/** Milliseconds after which another process takes the games of one that no longer renews its leases. */
const LEASE_MS = 2000;
/** Milliseconds between two renewals of the leases of a process. */
const LEASE_BEAT_MS = 500;
/** A computer that failed to think tries again after this time. */
const RETRY_MS = 10_000;
/** One that got no turn because too many searches wait asks again after this time. */
const BUSY_MS = 2000;
/** Least time between two reports of the depth reached. */
const PROGRESS_MS = 3000;
/** Node limit for one move of a player without a level: that of the highest level. */
const MOST_NODES = 1_000_000;

/**
 * Does the work that no person starts: the computer's moves, reminders, the end of somebody's time and of challenges.
 * The database stores when it is due (`wakeAt`), so after a crash the next process, or another one meanwhile,
 * continues.
 */
export class Keeper<Showing = never> {
  readonly #working = new Map<string, Promise<void>>();
  /** The searches for moves, by the game. */
  readonly #thinking = new Map<string, Thinking>();
  #timer: NodeJS.Timeout | undefined;
  #beat: NodeJS.Timeout | undefined;
  #rounds = 0;
  #hasOldGames = true;

  constructor(private readonly parts: KeeperParts<Showing>) {}

  /** Starts looking for due games. */
  start(): void {
    const round = async () => {
      try {
        await this.#round();
      } catch (error) {
        // A process that ends closes the database under the last round.
        if (this.#timer !== undefined) this.parts.log('looking for due games failed', error);
      }
      if (this.#timer !== undefined) this.#timer = setTimeout(round, ROUND_MS);
    };
    this.#beat = setInterval(() => void this.#holdOn(), LEASE_BEAT_MS);
    this.#timer = setTimeout(round, 0);
  }

  /** Ends after the work under way; moves that are still searched for stay due. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const thinking of this.#thinking.values()) {
      thinking.isLeft = true;
      thinking.stopper.abort();
    }
    await Promise.all(this.#working.values());
    clearInterval(this.#beat);
  }

  /** Games at work in this process, those included that wait for a search. */
  get load(): number {
    return this.#working.size;
  }

  /** A game has changed to this: stops the search for a move that is not wanted any more. */
  changed(game: GameRecord): void {
    const thinking = this.#thinking.get(game.id);
    if (thinking !== undefined && !isAsThought(game, thinking.game)) thinking.stopper.abort();
  }

  /** A game has changed, in this process or another. Never rejects. */
  async look(id: string): Promise<void> {
    if (!this.#thinking.has(id)) return;
    const { store, log } = this.parts;
    try {
      const game = await store.games.find(id);
      if (game !== null) this.changed(game);
    } catch (error) {
      log(`game ${id} could not be looked at`, error);
    }
  }

  async #holdOn(): Promise<void> {
    const { store, log } = this.parts;
    const ids = [...this.#working.keys()];
    if (ids.length === 0) return;
    await store.leases
      .extend(ids, LEASE_MS)
      .catch((error: unknown) => log('leases could not be extended', error));
  }

  async #round(): Promise<void> {
    const { store, alsoDue } = this.parts;
    this.#rounds++;
    await store.look();
    const due = await store.leases.due(ROUND_SIZE);
    for (const id of due) void this.run(id);
    if (this.#hasOldGames) await this.#fillOld();
    await alsoDue?.(this.#rounds);
  }

  /** A few games a round, so that nobody waits for it; a row that cannot be read ends it. */
  async #fillOld(): Promise<void> {
    const { store, log } = this.parts;
    this.#hasOldGames = await store.games.fillOld().then(
      (found) => found > 0,
      (error: unknown) => {
        log('old games could not be filled', error);
        return false;
      },
    );
  }

  /**
   * Does the due work of a game, if any. Never rejects.
   * @param showing for `show` afterwards, even when another round was faster or nothing was due.
   * @returns when it is done and shown.
   */
  run(id: string, showing?: Showing): Promise<void> {
    const working = this.#working.get(id);
    if (working !== undefined)
      return showing === undefined ? working : working.then(() => this.run(id, showing));
    const work = this.#work(id, showing)
      .catch((error: unknown) => this.parts.log(`game ${id} could not be worked on`, error))
      .finally(() => this.#working.delete(id));
    this.#working.set(id, work);
    return work;
  }

  async #work(id: string, showing: Showing | undefined): Promise<void> {
    const { store } = this.parts;
    const game = await store.leases.claim(id, LEASE_MS);
    if (game === null) {
      if (showing !== undefined) await this.#show(id, showing);
    } else if (game.status === 'challenge') {
      await store.games.change(id, expireChallenge, undefined, await this.#tells(game));
      await this.#show(id, showing);
    } else if (isComputersTurn(game)) {
      await this.#think(game, showing);
    } else if (game.status === 'active') {
      const passed = await store.games.change(
        id,
        (now) => passTime(now, store.now(), store.outages),
        undefined,
        await this.#tells(game),
      );
      await this.#show(id, showing);
      if (passed?.status === 'finished') this.parts.ended?.(passed);
    } else {
      await store.games.change(id, (done) => ({ ...done, wakeAt: null }));
    }
  }

  /** Makes the notices of changes that no person makes. */
  async #tells(game: GameRecord): Promise<Tells> {
    const { tells } = this.parts;
    if (tells === undefined) return (before, after) => noticesOf(before, after, null);
    const wanted = await tells(game);
    return (before, after) => noticesOf(before, after, null).filter(wanted);
  }

  async #think(game: GameRecord, showing: Showing | undefined): Promise<void> {
    const { store, timing, log } = this.parts;
    const thinking: Thinking = { game, stopper: new AbortController(), isLeft: false };
    this.#thinking.set(game.id, thinking);
    let [isBusy, isHopeless] = [false, false];
    const move = await this.#choose(game, thinking.stopper.signal)
      .catch((error: unknown) => {
        isBusy = error instanceof WorkRefused;
        // The engine would say the same of its request at each further try; the game is left to the people in it.
        isHopeless = error instanceof InputError;
        if (!isBusy) log(`the engine failed in game ${game.id}`, error);
        return null;
      })
      .finally(() => this.#thinking.delete(game.id));
    // A search that was cut short would make a hasty move: the next process searches again.
    if (thinking.isLeft) return;
    if (move === null) {
      const wakeAt = isHopeless ? null : store.now() + (isBusy ? BUSY_MS : RETRY_MS);
      await store.games.change(game.id, (now) => (isAsThought(now, game) ? { ...now, wakeAt } : now));
      await this.#show(game.id, showing, isBusy ? undefined : { kind: 'trouble' });
      return;
    }
    await store.games.change(game.id, (now) => {
      const played = playComputer(now, game, move, store.now());
      const goesOn = isWatched(played) && played.wakeAt !== null;
      return goesOn && played !== now ? { ...played, wakeAt: store.now() + timing.paceMs } : played;
    });
    await this.#show(game.id, showing);
  }

  async #choose(game: GameRecord, signal: AbortSignal): Promise<string | null> {
    const { engine, timing, store } = this.parts;
    const { match } = game;
    const spec = parsePlayer(game.seats[turnOf(game)].player);
    if (spec.kind !== 'computer') return null;
    let shownAt = store.now();
    const asked: BestMoveRequest = {
      ...spec.ask,
      game: match.game,
      position: match.start,
      played: match.moves,
      seed: (match.seed + match.moves.length) % 0xffffffff,
    };
    const { nodes = MOST_NODES, ...limited } = withLimit(asked, games.get(match.game).ai);
    const answer = await engine.bestMove(
      limited.level === undefined ? { ...limited, nodes: Math.min(nodes, MOST_NODES) } : limited,
      {
        signal,
        deadlineMs: timing.thinkMs,
        client: searchOwnerOf(game),
        kind: isWatched(game) ? 'watched' : 'board',
        onProgress: ({ depth }) => {
          if (store.now() - shownAt < PROGRESS_MS) return;
          shownAt = store.now();
          void this.#show(game.id, undefined, { kind: 'depth', depth });
        },
      },
    );
    return answer.move;
  }

  async #show(id: string, showing?: Showing, progress?: Progress): Promise<void> {
    await this.parts.show?.(id, showing, progress);
  }
}
