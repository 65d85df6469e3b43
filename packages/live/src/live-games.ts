import { createHash, randomBytes } from 'node:crypto';
import type { Side, VariantValues } from '@tahoun/core';
import { type EngineHost, parsePlayer } from '@tahoun/engine';
import type { Language } from '@tahoun/i18n';
import { newClock } from '@tahoun/match';
import { Keeper, type Log } from './keeper.js';
import { type LiveAction, acted } from './live-actions.js';
import { type LiveState, liveStateOf } from './live-state.js';
import { beginGame } from './new-game.js';
import { noticesOf } from './notices.js';
import { PHRASE_PAUSE_MS, PHRASE_SHOWN_MS, type Phrase } from './phrases.js';
import { acceptChallenge } from './play.js';
import { type GameRecord, type Seat, isOnDiscord, isPerson } from './record.js';
import { Refusal } from './refusal.js';
import { computerSeat, isComputersTurn } from './seats.js';
import { hashOf, newKey } from './store/keys.js';
import type { Store } from './store/store.js';

/** What a new game is to be. */
export interface NewLiveGame {
  readonly game: string;
  readonly variants?: VariantValues;
  /** Text form; the initial position by default. */
  readonly position?: string;
  /** The side of whoever begins it. */
  readonly side: Side;
  /** What they are called. */
  readonly name: string;
  /** A player of the computer opposite, such as `level:3`; another person when left out. */
  readonly computer?: string;
  /** Minutes for all moves, and seconds that each move adds. */
  readonly clock?: { readonly minutes: number; readonly increment: number };
  /** Time for one move in milliseconds, in games without a clock; no limit when left out. */
  readonly moveMs?: number;
  readonly language: Language;
}

/** A game that has been begun, and what seats people in it: the first key is that of whoever began it. */
export interface BegunLiveGame {
  readonly id: string;
  readonly keys: readonly string[];
}

/** Games by link as clients ask for them, wherever they are kept. */
export type LiveService = Pick<LiveGames, 'begin' | 'state' | 'act' | 'watch'>;

interface LiveParts {
  readonly store: Store;
  readonly engine: Pick<EngineHost, 'bestMove'>;
  readonly log: Log;
  /** Ids of games; of 96 bits by default. */
  readonly ids?: GameIds;
  /** The address at which a player on Discord signs in to a game; nowhere by default. */
  readonly signInAt?: ((id: string) => string) | undefined;
}

export interface GameIds {
  /** Of a new game: not to be guessed. */
  fresh(): string;
  /** Of the game of the same two after this one. */
  next(id: string): string;
}

/** Searches for the computer's moves at the same time. */
const CONCURRENCY = 4;
/** Games that are worked on when a host wakes. */
const MOST_DUE = 50;
const TIMING = { thinkMs: 20_000, paceMs: 3000 };
/** How long somebody waits for the other person to sit down: with a clock, both are to be there. */
const WAITING_MS = 3_600_000;
const LONG_WAITING_MS = 7 * 24 * WAITING_MS;
/** Somebody who looks at a game says so again after a while; without that, they are taken to be away. */
const PRESENT_MS = 45_000;
const PRESENCE_BEAT_MS = 20_000;
/** Games in which nothing has happened for so long are forgotten, with their keys. */
export const KEPT_MS = 30 * 24 * WAITING_MS;
/** Rounds of the keeper, of a second each, between two looks for those. */
const CLEANING_ROUNDS = 3600;

/** Games by link: begun, looked at and played by whoever has the key of a seat, watched by whoever has the address. */
export class LiveGames {
  readonly #store: Store;
  readonly #keeper: Keeper;
  readonly #ids: GameIds;
  readonly #signInAt: LiveParts['signInAt'];
  /** What wakes those who look at a game. */
  readonly #watchers = new Map<string, Set<() => void>>();
  /** Games that somebody looks at, as they are now. */
  readonly #looked = new Map<string, Promise<GameRecord | null>>();
  /** The keys of those who look at their games, as often as they do. */
  readonly #present = new Map<string, number>();
  readonly #stopListening: () => void;
  readonly #beat: NodeJS.Timeout;

  constructor({ store, engine, log, ids = RANDOM_IDS, signInAt }: LiveParts, keptMs = KEPT_MS) {
    this.#store = store;
    this.#ids = ids;
    this.#signInAt = signInAt;
    this.#keeper = new Keeper({
      store,
      engine,
      log,
      timing: TIMING,
      concurrency: CONCURRENCY,
      alsoDue: async (round) => {
        if (round % CLEANING_ROUNDS === 1) await store.forgetGuests(store.now() - keptMs);
      },
    });
    this.#stopListening = store.changes.listen((id) => this.#wake(id));
    this.#beat = setInterval(() => {
      store.keys
        .markPresent([...this.#present.keys()], PRESENT_MS)
        .catch((error: unknown) => log('presence could not be written', error));
      // Whose time there has run out, and what was not told while the database was away.
      for (const id of this.#watchers.keys()) this.#wake(id);
    }, PRESENCE_BEAT_MS);
    // Where there is no process to keep alive, timers are numbers.
    this.#beat.unref?.();
  }

  /** Starts doing what is due: the computer's moves and the end of time. */
  start(): void {
    this.#keeper.start();
  }

  async close(): Promise<void> {
    clearInterval(this.#beat);
    this.#stopListening();
    await this.#keeper.stop();
  }

  /** Does what is due now, for a host that wakes for it instead of looking each second. @returns when the next is due */
  async work(): Promise<number | null> {
    for (const id of await this.#store.due(MOST_DUE)) await this.#keeper.run(id);
    return this.#store.nextDue();
  }

  /** @throws InputError for an unknown option, position or player. */
  async begin(wanted: NewLiveGame): Promise<BegunLiveGame> {
    const { side, name, computer, clock, moveMs, game, variants, position, language } = wanted;
    if (computer !== undefined && parsePlayer(computer).kind !== 'computer')
      throw new Refusal('player-human', { found: computer });
    const own: Seat = { player: guestId(), name };
    const other: Seat = computer === undefined ? { player: guestId(), name: '' } : computerSeat(computer);
    const now = this.#store.now();
    const begun = beginGame({
      id: this.#ids.fresh(),
      game,
      ...(variants === undefined ? {} : { variants }),
      ...(position === undefined ? {} : { position }),
      seats: side === 0 ? [own, other] : [other, own],
      ownerId: own.player,
      language,
      guildId: null,
      channelId: null,
      token: null,
      now,
      moveMs: moveMs ?? null,
      clock: clock === undefined ? null : newClock(clock.minutes, clock.increment),
      challengeMs: clock === undefined ? LONG_WAITING_MS : WAITING_MS,
    });
    const people = [own, other].filter(isPerson);
    const keys = people.map(({ player }) => ({ key: newKey(), player }));
    await this.#store.add(begun, undefined, [], keys);
    this.#doDue(begun);
    return { id: begun.id, keys: keys.map(({ key }) => key) };
  }

  /** @param key of a seat; undefined for those who watch. @throws Refusal for an unknown game, or a key that is none of it. */
  async state(id: string, key?: string): Promise<LiveState> {
    return this.#stateFor(await this.#known(id), await this.#playerOf(id, key));
  }

  /** @throws Refusal or InputError for what cannot be done. */
  async act(id: string, key: string | undefined, action: LiveAction): Promise<LiveState> {
    const userId = await this.#playerOf(id, key);
    if (userId === null) {
      await this.#known(id);
      throw new Refusal('not-player');
    }
    if (action.kind === 'rematch') return this.#playAgain(await this.#known(id), userId);
    if (action.kind === 'say') return this.#say(id, key as string, userId, action.phrase);
    const store = this.#store;
    const changed = await store.change(
      id,
      (game) => acted(game, userId, action, store.now()),
      undefined,
      (before, after) => noticesOf(before, after, userId),
    );
    if (changed === null) throw new Refusal('no-such-game');
    this.#doDue(changed);
    return this.#stateFor(changed, userId);
  }

  /**
   * Seats somebody who has proved which account on Discord is theirs.
   * @returns a new key of their seat; null for an account that plays no side.
   * @throws Refusal for an unknown game
   */
  async seatAccount(id: string, account: string): Promise<string | null> {
    const { seats } = await this.#known(id);
    if (!seats.some((seat) => seat.player === account && isOnDiscord(seat))) return null;
    const key = newKey();
    await this.#store.keys.add(key, id, account);
    return key;
  }

  /**
   * The game that somebody finds at a place on Discord: their own in this channel or, since games have threads, on this
   * server; else the one that is played in the channel.
   */
  async gameAt(
    { channelId, guildId }: Pick<GameRecord, 'guildId'> & { readonly channelId: string },
    account: string,
  ): Promise<string | null> {
    const own = await this.#store.openGamesOf(account);
    const isHere = (game: GameRecord) => game.channelId === channelId;
    const found =
      own.find(isHere) ??
      own.find((game) => guildId !== null && game.guildId === guildId) ??
      (await this.#store.gamesIn(channelId)).find(({ status }) => status === 'active');
    return found?.id ?? null;
  }

  /** Every state of a game from now on, as soon as it is so, until the signal ends it. @throws Refusal as `state`. */
  async *watch(id: string, key: string | undefined, signal: AbortSignal): AsyncGenerator<LiveState> {
    const player = await this.#playerOf(id, key);
    let wake = () => {};
    let isAwake = true;
    const waker = () => {
      isAwake = true;
      wake();
    };
    const watchers = this.#watchers.get(id) ?? new Set();
    this.#watchers.set(id, watchers.add(waker));
    signal.addEventListener('abort', waker);
    const seat = player === null ? undefined : key;
    try {
      if (seat !== undefined) await this.#markPresent(id, seat, 1);
      let seen = '';
      while (!signal.aborted) {
        isAwake = false;
        const state = await this.#stateFor(await this.#known(id), player);
        const { now: _now, clock: _clock, ...rest } = state;
        const news = JSON.stringify(rest);
        if (news !== seen) yield state;
        seen = news;
        if (!isAwake) await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      signal.removeEventListener('abort', waker);
      watchers.delete(waker);
      if (watchers.size === 0) {
        this.#watchers.delete(id);
        this.#looked.delete(id);
      }
      if (seat !== undefined) await this.#markPresent(id, seat, -1);
    }
  }

  /** Of several pages with one key, the last one that goes takes the person away. */
  async #markPresent(id: string, key: string, by: 1 | -1): Promise<void> {
    const hash = hashOf(key);
    const count = (this.#present.get(hash) ?? 0) + by;
    if (count > 0) this.#present.set(hash, count);
    else this.#present.delete(hash);
    if (count > 1) return;
    await this.#store.keys.markPresent([hash], count > 0 ? PRESENT_MS : 0);
    await this.#store.touch(id);
  }

  /** A phrase for all who look; one that comes too soon after the last is not said. */
  async #say(id: string, key: string, userId: string, phrase: Phrase): Promise<LiveState> {
    const store = this.#store;
    if (await store.keys.say(hashOf(key), id, phrase, store.now() - PHRASE_PAUSE_MS)) await store.touch(id);
    return this.#stateFor(await this.#known(id), userId);
  }

  #wake(id: string): void {
    this.#looked.delete(id);
    for (const waker of this.#watchers.get(id) ?? []) waker();
  }

  /** What is due at once, such as the computer's move, need not wait for the keeper's next round. */
  #doDue(game: GameRecord): void {
    if (isComputersTurn(game)) void this.#keeper.run(game.id);
  }

  async #known(id: string): Promise<GameRecord> {
    const isLookedAt = this.#watchers.has(id);
    const finding = this.#looked.get(id) ?? this.#store.find(id);
    if (isLookedAt) this.#looked.set(id, finding);
    finding.catch(() => this.#looked.delete(id));
    const game = await finding;
    if (game === null) throw new Refusal('no-such-game');
    return game;
  }

  async #playerOf(id: string, key: string | undefined): Promise<string | null> {
    if (key === undefined) return null;
    const player = await this.#store.keys.playerOf(key, id);
    if (player !== null) return player;
    await this.#known(id);
    throw new Refusal('not-player');
  }

  async #stateFor(game: GameRecord, player: string | null): Promise<LiveState> {
    const store = this.#store;
    const [present, said] = await Promise.all([
      store.keys.presentIn(game.id),
      store.keys.saidIn(game.id, store.now() - PHRASE_SHOWN_MS),
    ]);
    const rematch = game.status === 'finished' ? await store.find(this.#ids.next(game.id)) : null;
    const signInAt = this.#signInAt?.(game.id);
    return liveStateOf(game, { player, present, said, rematch, signInAt, now: store.now() });
  }

  /** The same two once more with their sides swapped: the first who asks begins it, the other one accepts. */
  async #playAgain(game: GameRecord, userId: string): Promise<LiveState> {
    if (game.status !== 'finished' && game.status !== 'aborted') throw new Refusal('not-over');
    const store = this.#store;
    const now = store.now();
    const [first, second] = game.seats;
    const clock = game.match.clock;
    const again = beginGame({
      id: this.#ids.next(game.id),
      game: game.match.game,
      position: game.match.start,
      seats: [second, first],
      ownerId: userId,
      language: game.language,
      guildId: null,
      channelId: null,
      token: null,
      now,
      moveMs: game.moveMs,
      clock: clock && { ...clock, left: [clock.base, clock.base] },
      challengeMs: WAITING_MS,
    });
    const isFirst = await store.add(again, undefined, [], [], game.id);
    const begun = isFirst
      ? again
      : await store.change(again.id, (asked) =>
          asked.status === 'challenge' && asked.ownerId !== userId
            ? acceptChallenge(asked, { userId, now: store.now() })
            : asked,
        );
    await store.touch(game.id);
    if (begun !== null) this.#doDue(begun);
    return this.#stateFor(await this.#known(game.id), userId);
  }
}

/** Both players and all who watch find the next game by the one before. */
function rematchIdOf(id: string): string {
  return BigInt(
    `0x${createHash('sha256').update(`rematch of ${id}`).digest('hex').slice(0, ID_DIGITS)}`,
  ).toString(36);
}

/** 96 bits: ids cannot be guessed. */
const ID_DIGITS = 24;

function randomId(): string {
  return BigInt(`0x${randomBytes(ID_DIGITS / 2).toString('hex')}`).toString(36);
}

const RANDOM_IDS: GameIds = { fresh: randomId, next: rematchIdOf };

/** Somebody new at the page, whom only a key will know. */
export function guestId(): string {
  return `@${randomId()}`;
}
