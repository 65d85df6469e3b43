import { isBetweenPeople } from '@tahoun/live';
import { Keeper } from '@tahoun/live/store';
import type { MessageSync, Showing } from '../game/message-sync.js';
import { postDaily } from './daily.js';
import type { Parts } from './parts.js';
import { showPhrases } from './phrases.js';
import { runTournament } from './tournament.js';

interface SchedulerParts extends Omit<Parts, 'applicationId'> {
  readonly messageSync: MessageSync;
}

/** Tournaments, and servers that get the problem of the day, in one round, at most. */
const ROUND_SIZE = 50;
/** Milliseconds in which the last changes may not have been shown, and after which notices are sent again. */
const UNSHOWN_MS = 30_000;
/** Milliseconds after the end of a game until its thread is archived, so that people can look at it. */
const LOOKED_AT_MS = 2 * 60_000;
/** Rounds between two checks for notices that were not sent, and for threads to archive. */
const TELLING_ROUNDS = 30;
/** Rounds between two cleanings of the memory of interactions and notices. */
const CLEANING_ROUNDS = 600;

/** Does and shows the work that no click starts: in games (`Keeper`), in tournaments, and once a day. */
export class Scheduler {
  readonly #parts: SchedulerParts;
  readonly #keeper: Keeper<Showing>;
  /** Tournaments and daily posts at work. */
  readonly #working = new Map<string, Promise<void>>();
  #stopListening: () => void = () => {};
  /** Milliseconds since 1970. */
  #startedAt = 0;

  constructor(parts: SchedulerParts) {
    const { store, messageSync } = parts;
    this.#parts = parts;
    this.#keeper = new Keeper({
      ...parts,
      show: (id, showing, progress) => messageSync.show(id, progress ? { ...showing, progress } : showing),
      tells: async ({ guildId }) => {
        const { reminders } = await store.servers.of(guildId);
        return ({ event }) => reminders || event !== 'reminder';
      },
      ended: ({ tournamentId }) => {
        if (tournamentId !== null) void this.advance(tournamentId);
      },
      alsoDue: (round) => this.#alsoDue(round),
    });
  }

  /** Shows changes that the previous process may not have shown, and starts looking for due work. */
  start(): void {
    const { store, log } = this.#parts;
    this.#startedAt = store.now();
    this.#stopListening = store.changes.listen((id, version, isOwn) => {
      void this.#keeper.look(id);
      if (!isOwn && version > 0)
        this.#showOthers(id).catch((error) => log(`game ${id} could not be shown`, error));
    });
    this.#keeper.start();
  }

  /** Shows a change that was made at the web page, where Discord shows the game at all. */
  async #showOthers(id: string): Promise<void> {
    const { store, messageSync } = this.#parts;
    const game = await store.games.find(id);
    if (game === null || game.messageId === null) return;
    await messageSync.show(id, { repost: isBetweenPeople(game) });
    if (game.status === 'finished' && game.tournamentId !== null) await this.advance(game.tournamentId);
  }

  /** Ends after the work under way; waiting work stays due. */
  async stop(): Promise<void> {
    this.#stopListening();
    await this.#keeper.stop();
    await Promise.all(this.#working.values());
  }

  /** Games, tournaments and daily posts at work or waiting in this process. */
  get load(): number {
    return this.#keeper.load + this.#working.size;
  }

  /** As `Keeper.run`. */
  run(id: string, showing?: Showing): Promise<void> {
    return this.#keeper.run(id, showing);
  }

  async #alsoDue(round: number): Promise<void> {
    const { store } = this.#parts;
    if (round === 1) await this.#catchUp();
    // By now another process, which goes on, has shown its own.
    if (round === TELLING_ROUNDS)
      for (const id of await store.lists.unshown(this.#startedAt - 4 * UNSHOWN_MS, this.#startedAt))
        void this.#parts.messageSync.show(id, { repost: true });
    if (round % TELLING_ROUNDS === 0) {
      await this.#tellAgain(UNSHOWN_MS);
      await this.closeThreads();
    }
    if (round % CLEANING_ROUNDS === 0) {
      await store.handled.forgetOld();
      await store.notices.forgetOld();
      await store.tries.forgetOld();
    }
    await showPhrases(this.#parts);
    for (const guildId of await store.dailies.due(ROUND_SIZE)) void this.postDaily(guildId);
    for (const id of await store.tournaments.due(ROUND_SIZE)) void this.advance(id);
  }

  async #catchUp(): Promise<void> {
    const { store, messageSync, log } = this.#parts;
    try {
      for (const id of await store.lists.changedLast(UNSHOWN_MS)) void messageSync.show(id);
      await this.#tellAgain(0);
    } catch (error) {
      log('looking for unshown games failed', error);
    }
  }

  /**
   * Archives the threads of games that ended a while ago: until then, people look at the end, or begin
   * another game there, which keeps the thread open.
   */
  async closeThreads(): Promise<void> {
    const { store, discord, log } = this.#parts;
    for (const { id, channelId } of await store.lists.endedThreads(LOOKED_AT_MS)) {
      await store.games.setLocation(id, { thread: 'closed' });
      const games = channelId === null ? [] : await store.lists.gamesIn(channelId);
      if (channelId === null || games.some(({ thread }) => thread === 'open')) continue;
      try {
        await discord.archiveThread(channelId);
      } catch (error) {
        log(`the thread of game ${id} could not be archived`, error);
      }
    }
  }

  /** Sends notices that were not sent at their time, because a process ended or Discord failed. */
  async #tellAgain(sinceMs: number): Promise<void> {
    const { store, messageSync } = this.#parts;
    for (const id of await store.notices.gamesWaiting(sinceMs)) {
      const game = await store.games.find(id);
      // A game without a message is shown first, because the notice is about it.
      void messageSync.show(id, { repost: game?.messageId === null });
    }
  }

  /** Does the due work of a tournament, if any. Never rejects. */
  advance(id: string): Promise<void> {
    return this.#work(`tournament ${id}`, () => runTournament(this.#parts, id));
  }

  /** Posts the problem of the day in a server, if that is due. Never rejects. */
  postDaily(guildId: string): Promise<void> {
    return this.#work(`the problem of the day of server ${guildId}`, () => postDaily(this.#parts, guildId));
  }

  #work(what: string, work: () => Promise<void>): Promise<void> {
    const before = this.#working.get(what);
    // Work that became due meanwhile follows.
    if (before !== undefined) return before.then(() => this.#work(what, work));
    const working = work()
      .catch((error: unknown) => this.#parts.log(`work on ${what} failed`, error))
      .finally(() => this.#working.delete(what));
    this.#working.set(what, working);
    return working;
  }
}
