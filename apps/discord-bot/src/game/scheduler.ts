import { type EngineHost, parsePlayer } from '@tahoun/engine';
import PQueue from 'p-queue';
import type { Log, Timing } from '../config.js';
import type { Discord } from '../discord/port.js';
import type { GameRecord } from '../store/records.js';
import type { Store, Tells } from '../store/store.js';
import type { MessageSync, Showing } from './message-sync.js';
import { noticesOf } from './notices.js';
import { expireChallenge, passTime, playComputer } from './play.js';
import { isComputersTurn, isWatched, turnOf } from './seats.js';

interface SchedulerParts {
  readonly store: Store;
  readonly engine: EngineHost;
  readonly messageSync: MessageSync;
  readonly discord: Discord;
  readonly timing: Timing;
  readonly log: Log;
  /** Games worked on at the same time. */
  readonly concurrency: number;
}

/** How often the database is asked for what is due. */
const ROUND_MS = 1000;
/** Games taken up in one round. */
const ROUND_SIZE = 50;
/** A process that has said nothing of its games for this time is gone, and another one takes them. */
const LEASE_MS = 3500;
/** How often a process says that it still works on its games. */
const LEASE_BEAT_MS = 1000;
/** A computer that failed to think tries again after this time. */
const RETRY_MS = 10_000;
/** Least time between two reports of the depth reached. */
const PROGRESS_MS = 3000;
/** Moves that a player without a level may try for one answer: as many as the highest level does. */
const MOST_NODES = 1_000_000;
/** Changes this shortly before the previous process ended may not have been shown. */
const UNSHOWN_MS = 30_000;
/** How long people look at the end of a game before its thread is archived. */
const LOOKED_AT_MS = 2 * 60_000;
/** Rounds between two looks for notices that were not sent, and for threads to archive. */
const TELLING_ROUNDS = 30;
/** Rounds between two cleanings of the memory of interactions and notices. */
const CLEANING_ROUNDS = 600;

const tellsOfTime: Tells = (before, after) => noticesOf(before, after, null);

/**
 * Does the work that no click starts: the computer's moves, reminders, the end of somebody's time and of challenges.
 * The database stores when it is due (`wakeAt`), so after a crash the next process, or another one meanwhile,
 * continues.
 */
export class Scheduler {
  readonly #parts: SchedulerParts;
  readonly #queue: PQueue;
  readonly #working = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #beat: NodeJS.Timeout | undefined;
  #rounds = 0;

  constructor(parts: SchedulerParts) {
    this.#parts = parts;
    this.#queue = new PQueue({ concurrency: parts.concurrency });
  }

  /** Shows what the previous process may not have shown, and starts looking for due games. */
  start(): void {
    const round = async () => {
      try {
        await this.#round();
      } catch (error) {
        this.#parts.log('looking for due games failed', error);
      }
      if (this.#timer !== undefined) this.#timer = setTimeout(round, ROUND_MS);
    };
    this.#beat = setInterval(() => void this.#holdOn(), LEASE_BEAT_MS);
    this.#timer = setTimeout(async () => {
      await this.#catchUp();
      if (this.#timer !== undefined) await round();
    }, 0);
  }

  /** Ends after the work under way; what waits stays due. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue.clear();
    await this.#queue.onIdle();
    clearInterval(this.#beat);
  }

  /** Games at work or waiting in this process. */
  get load(): number {
    return this.#queue.size + this.#queue.pending;
  }

  async #catchUp(): Promise<void> {
    const { store, messageSync, log } = this.#parts;
    try {
      for (const id of await store.changedLast(UNSHOWN_MS)) void messageSync.show(id);
      await this.#tellAgain(0);
    } catch (error) {
      log('looking for unshown games failed', error);
    }
  }

  async #holdOn(): Promise<void> {
    const { store, log } = this.#parts;
    const ids = [...this.#working.keys()];
    if (ids.length === 0) return;
    await store
      .extendLeases(ids, LEASE_MS)
      .catch((error: unknown) => log('leases could not be extended', error));
  }

  /**
   * Archives the threads of games that ended a while ago: until then people look at the end, and begin another game
   * there, which keeps the thread.
   */
  async closeThreads(): Promise<void> {
    const { store, discord, log } = this.#parts;
    for (const { id, channelId } of await store.endedThreads(LOOKED_AT_MS)) {
      await store.setLocation(id, { thread: 'closed' });
      const games = channelId === null ? [] : await store.gamesIn(channelId);
      if (channelId === null || games.some(({ thread }) => thread === 'open')) continue;
      try {
        await discord.archiveThread(channelId);
      } catch (error) {
        log(`the thread of game ${id} could not be archived`, error);
      }
    }
  }

  /** What was not sent when it happened, because a process ended or Discord failed. */
  async #tellAgain(sinceMs: number): Promise<void> {
    const { store, messageSync } = this.#parts;
    for (const id of await store.notices.gamesWaiting(sinceMs)) {
      const game = await store.find(id);
      // A game that is shown nowhere yet is what the notice is about.
      void messageSync.show(id, { repost: game?.messageId === null });
    }
  }

  async #round(): Promise<void> {
    this.#rounds++;
    if (this.#rounds % TELLING_ROUNDS === 0) {
      await this.#tellAgain(UNSHOWN_MS);
      await this.closeThreads();
    }
    if (this.#rounds % CLEANING_ROUNDS === 0) {
      await this.#parts.store.forgetHandled();
      await this.#parts.store.notices.forgetOld();
    }
    for (const id of await this.#parts.store.due(ROUND_SIZE)) void this.run(id);
  }

  /**
   * Does what is due in a game, if anything. Never rejects.
   * @param showing how to show the game afterwards, even when another round was faster or nothing was due.
   * @returns when it is done and shown.
   */
  run(id: string, showing?: Showing): Promise<void> {
    const working = this.#working.get(id);
    if (working !== undefined)
      return showing === undefined ? working : working.then(() => this.run(id, showing));
    const work = this.#queue
      .add(() => this.#work(id, showing))
      .catch((error: unknown) => this.#parts.log(`game ${id} could not be worked on`, error))
      .finally(() => this.#working.delete(id));
    this.#working.set(id, work);
    return work;
  }

  async #work(id: string, showing: Showing | undefined): Promise<void> {
    const { store, messageSync } = this.#parts;
    const game = await store.claim(id, LEASE_MS);
    if (game === null) {
      if (showing !== undefined) await messageSync.show(id, showing);
    } else if (game.status === 'challenge') {
      await store.change(id, expireChallenge, undefined, tellsOfTime);
      await messageSync.show(id, showing);
    } else if (isComputersTurn(game)) {
      await this.#think(game, showing);
    } else if (game.status === 'active') {
      await this.#passTime(game, showing);
    } else {
      await store.change(id, (done) => ({ ...done, wakeAt: null }));
    }
  }

  async #passTime(game: GameRecord, showing: Showing | undefined): Promise<void> {
    const { store, messageSync } = this.#parts;
    const { reminders } = await store.servers.of(game.guildId);
    const tells: Tells = (before, after) =>
      tellsOfTime(before, after).filter(({ event }) => reminders || event !== 'reminder');
    await store.change(game.id, (now) => passTime(now, store.now()), undefined, tells);
    await messageSync.show(game.id, showing);
  }

  async #think(game: GameRecord, showing: Showing | undefined): Promise<void> {
    const { store, messageSync, timing, log } = this.#parts;
    const move = await this.#choose(game).catch((error: unknown) => {
      log(`the engine failed in game ${game.id}`, error);
      return null;
    });
    if (move === null) {
      await store.change(game.id, (now) => ({ ...now, wakeAt: store.now() + RETRY_MS }));
      await messageSync.show(game.id, { ...showing, progress: { kind: 'trouble' } });
      return;
    }
    await store.change(game.id, (now) => {
      const played = playComputer(now, game, move, store.now());
      const goesOn = isWatched(played) && played.wakeAt !== null;
      return goesOn && played !== now ? { ...played, wakeAt: store.now() + timing.paceMs } : played;
    });
    await messageSync.show(game.id, showing);
  }

  async #choose(game: GameRecord): Promise<string | null> {
    const { engine, timing, messageSync, store } = this.#parts;
    const { match } = game;
    const spec = parsePlayer(game.seats[turnOf(game)].player);
    if (spec.kind !== 'computer') return null;
    let shownAt = store.now();
    const answer = await engine.bestMove(
      {
        ...spec.ask,
        ...(spec.ask.level === undefined
          ? { nodes: Math.min(spec.ask.nodes ?? MOST_NODES, MOST_NODES) }
          : {}),
        game: match.game,
        position: match.start,
        played: match.moves,
        seed: (match.seed + match.moves.length) % 0xffffffff,
      },
      {
        deadlineMs: timing.thinkMs,
        onProgress: ({ depth }) => {
          if (store.now() - shownAt < PROGRESS_MS) return;
          shownAt = store.now();
          void messageSync.show(game.id, { progress: { kind: 'depth', depth } });
        },
      },
    );
    return answer.move;
  }
}
