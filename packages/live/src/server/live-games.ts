import { replayInPieces, resultOf } from '@tahoun/match';
import { type GameIds, RANDOM_IDS, guestId } from '../game/ids.js';
import { LagQuotas } from '../game/lag.js';
import { type LiveAction, acted } from '../game/live-actions.js';
import { type LiveState, type OwnGame, liveStateOf } from '../game/live-state.js';
import type { Log } from '../game/log.js';
import { acceptChallenge, outageOf } from '../game/play.js';
import { Refusal } from '../game/refusal.js';
import { isComputersTurn } from '../game/seats.js';
import { PHRASE_PAUSE_MS, PHRASE_SHOWN_MS, type Phrase } from '../phrases/index.js';
import { type GameRecord, isOnDiscord, isOpen, isPerson } from '../record/record.js';
import type { ListedGame, Page } from '../store/game-lists.js';
import { hashOf, newKey } from '../store/keys.js';
import type { Store } from '../store/store.js';
import { answerDraw } from './draw-answer.js';
import { Keeper, type SearchingEngine } from './keeper.js';
import { type NewLiveGame, liveRematch, newLiveGame } from './live-game.js';
import { type Drawn, type NamedRequest, drawnFrom } from './named-request.js';
import { noticesOf } from './notices.js';
import { listedGameOf } from './own-game.js';
import { Presence } from './presence.js';
import { Watchers } from './watchers.js';
import { type Post, WebhookCalls } from './webhook-calls.js';

/**
 * A game that has been begun, and the keys that seat people in it: the first is that of the person who began
 * it.
 */
export interface BegunLiveGame {
  readonly id: string;
  readonly keys: readonly string[];
  /**
   * By which request it was begun: this one, the same one `again`, or an `other` one that has the same name, which is told
   * no keys.
   */
  readonly by: 'new' | 'again' | 'other';
}

/** Games by link as clients ask for them, wherever they are kept. */
export type LiveService = Pick<LiveGames, 'begin' | 'state' | 'act' | 'watch'> &
  // Games that are each kept by themselves have no list, and call no webhooks.
  Partial<Pick<LiveGames, 'own' | 'watchOwn' | 'setWebhook'>>;

interface LiveParts {
  readonly store: Store;
  /** Bounds what it searches at the same time, and gives each client its turn. */
  readonly engine: SearchingEngine;
  readonly log: Log;
  /** Ids of games; of 96 bits by default. */
  readonly ids?: GameIds;
  /** The address at which a player on Discord signs in to a game; nowhere by default. */
  readonly signInAt?: ((id: string) => string) | undefined;
  /** Calls webhooks; none are called by default. */
  readonly post?: Post | undefined;
  /** The public address of the page, for those calls; they have the path alone where it is not known. */
  readonly webUrl?: string | undefined;
  /**
   * From it come the ids and keys of requests that are sent again, so all processes that begin games need the same one.
   * By default one of this process.
   */
  readonly secret?: string | undefined;
  /** Open games of one client, at most. */
  readonly clientGames?: number | undefined;
}

/** Open games of one client; a school may have one address. */
export const CLIENT_GAMES = 200;
/** Open games whose states one stream has, at most. */
const MOST_WATCHED = 100;
/** Games that are worked on when a host wakes. */
const MOST_DUE = 50;
const TIMING = { thinkMs: 20_000, paceMs: 3000 };
/**
 * Milliseconds between two beats: players who look are marked as present, and everybody who looks asks again.
 */
const BEAT_MS = 20_000;
/** Games in which nothing has happened for so long are forgotten, with their keys. */
export const KEPT_MS = 30 * 24 * 3_600_000;
/** Rounds of the keeper, of a second each, between two looks for those. */
const CLEANING_ROUNDS = 3600;

/** Games by link: people with the key of a seat play, people with the address watch. */
export class LiveGames {
  readonly #parts: LiveParts;
  readonly #store: Store;
  readonly #keeper: Keeper;
  readonly #ids: GameIds;
  readonly #secret: string;
  readonly #presence: Presence;
  readonly #calls: WebhookCalls | undefined;
  readonly #lags = new LagQuotas();
  readonly #watchers: Watchers;
  readonly #stopListening: () => void;
  readonly #beat: NodeJS.Timeout;

  constructor(parts: LiveParts, keptMs = KEPT_MS) {
    this.#parts = parts;
    const { store, engine, log, ids = RANDOM_IDS, secret = newKey(), post, webUrl } = parts;
    this.#store = store;
    this.#ids = ids;
    this.#secret = secret;
    this.#calls = post && new WebhookCalls(store, post, log, webUrl);
    this.#keeper = new Keeper({
      store,
      engine,
      log,
      timing: TIMING,
      alsoDue: async (round) => {
        if (round % CLEANING_ROUNDS === 1) await store.games.forgetGuests(store.now() - keptMs);
        await this.#calls?.round();
      },
    });
    this.#presence = new Presence(store, log);
    this.#watchers = new Watchers(store, (game, player) => this.#stateFor(game, player));
    this.#stopListening = store.changes.listen((id) => {
      this.#watchers.wake(id);
      void this.#keeper.look(id);
    });
    this.#beat = setInterval(() => {
      this.#presence.beat();
      // Shows that players are gone, and changes of which nobody heard because a process or a connection
      // ended.
      void this.#watchers.wakeAll();
    }, BEAT_MS);
    // Timers are numbers on hosts without a process to keep alive.
    this.#beat.unref?.();
  }

  /** Starts the due work: the computer's moves and the end of time. */
  start(): void {
    this.#keeper.start();
  }

  async close(): Promise<void> {
    clearInterval(this.#beat);
    this.#presence.close();
    this.#stopListening();
    this.#calls?.stop();
    await this.#keeper.stop();
  }

  /**
   * Does the work that is due now, for a host that wakes for it instead of looking each second.
   * @returns the time of the next, in milliseconds since 1970; null for none
   */
  async work(): Promise<number | null> {
    for (const id of await this.#store.leases.due(MOST_DUE)) await this.#keeper.run(id);
    return this.#store.leases.nextDue();
  }

  /**
   * @param named begins one game, however often it is sent.
   * @throws InputError for an unknown option, position or player, Refusal for a position in which the game is over.
   */
  async begin(wanted: NewLiveGame, named?: NamedRequest): Promise<BegunLiveGame> {
    const ids = this.#ids;
    const drawn: Drawn =
      named === undefined
        ? { id: ids.fresh(), owner: guestId(), key: newKey }
        : drawnFrom(this.#secret, named, ids);
    const begun = newLiveGame(wanted, drawn, this.#store.now());
    if (resultOf(begun.match) !== null) throw new Refusal('game-over');
    // The first key is that of the person who begins it.
    const people = begun.seats
      .filter(isPerson)
      .sort((one, other) => Number(other.player === begun.ownerId) - Number(one.player === begun.ownerId));
    const keys = people.map(({ player }, nth) => ({ key: drawn.key(nth), player }));
    const isNew = await this.#store.games.add(begun, this.#mostOf(begun), [], keys);
    if (isNew) this.#doDue(begun);
    else if ((await this.#store.games.find(begun.id))?.ownerId !== begun.ownerId)
      return { id: begun.id, keys: [], by: 'other' };
    return { id: begun.id, keys: keys.map(({ key }) => key), by: isNew ? 'new' : 'again' };
  }

  /** @param key of a seat; undefined for those who watch. @throws Refusal for an unknown game, or a key that is none of it. */
  async state(id: string, key?: string): Promise<LiveState> {
    return this.#stateFor(await this.#watchers.game(id), await this.#playerOf(id, key));
  }

  /** The games in which somebody with these keys sits, the one touched last first. */
  async own(keys: readonly string[], page?: Page): Promise<readonly OwnGame[]> {
    const players = await this.#store.keys.seatsOf(keys);
    const games = await this.#listed([...players.keys()], page);
    return games.map((game) => listedGameOf(game, players.get(game.id) as string));
  }

  /**
   * @param client the client that asks, whose game a rematch is; not counted when left out.
   * @throws Refusal or InputError for an action that is not possible.
   */
  async act(
    id: string,
    key: string | undefined,
    action: LiveAction,
    client: string | null = null,
  ): Promise<LiveState> {
    const userId = await this.#playerOf(id, key);
    if (userId === null) {
      await this.#watchers.game(id);
      throw new Refusal('not-player');
    }
    if (action.kind === 'rematch') return this.#playAgain(await this.#watchers.game(id), userId, client);
    if (action.kind === 'here') {
      await this.#presence.hear(key as string);
      return this.state(id, key);
    }
    if (action.kind === 'say') return this.#say(id, key as string, userId, action.phrase);
    const store = this.#store;
    // The time that the database takes from here on is not thinking time.
    const when = { now: store.now(), outages: store.outages, lag: this.#lags.of(id, userId) };
    const changed = await store.games.change(
      id,
      (game) => acted(game, userId, action, when),
      undefined,
      (before, after) => noticesOf(before, after, userId),
    );
    if (changed === null) throw new Refusal('no-such-game');
    this.#keeper.changed(changed);
    this.#doDue(changed);
    if (action.kind !== 'offer-draw') return this.#stateFor(changed, userId);
    const parts = { store, engine: this.#parts.engine, thinkMs: TIMING.thinkMs };
    return this.#stateFor(await answerDraw(parts, changed), userId);
  }

  /**
   * Seats somebody who has proved that an account on Discord is theirs.
   * @returns a new key of their seat; null for an account that plays no side.
   * @throws Refusal for an unknown game
   */
  async seatAccount(id: string, account: string): Promise<string | null> {
    const { seats } = await this.#watchers.game(id);
    if (!seats.some((seat) => seat.player === account && isOnDiscord(seat))) return null;
    const key = newKey();
    await this.#store.keys.add(key, id, account);
    return key;
  }

  /**
   * The game that somebody plays at a place on Discord, in this channel or, since games have threads, on this server;
   * null where they play none.
   */
  async ownGameAt(
    { channelId, guildId }: Pick<GameRecord, 'guildId'> & { readonly channelId: string },
    account: string,
  ): Promise<string | null> {
    const own = await this.#store.lists.openGamesOf(account);
    const found =
      own.find((game) => game.channelId === channelId) ??
      own.find((game) => guildId !== null && game.guildId === guildId);
    return found?.id ?? null;
  }

  /** The game that is played in one of these channels, the one touched last; null where none is. */
  async gameIn(channelIds: readonly string[]): Promise<string | null> {
    const [found] = await this.#store.lists.activeIn(channelIds);
    return found?.id ?? null;
  }

  /**
   * Sets the address that is called when it is the turn of whoever has this key, and when the game ends; it stays for
   * rematches. @param url null: none any more. @throws Refusal for a key that is none of the game
   */
  async setWebhook(id: string, key: string | undefined, url: string | null): Promise<LiveState> {
    if (key === undefined || !(await this.#store.webhooks.set(id, key, url))) throw new Refusal('not-player');
    return this.state(id, key);
  }

  /** Streams that are open in this process, and the games that they are of. */
  watching(): { readonly streams: number; readonly games: number } {
    return this.#watchers.count();
  }

  /**
   * The open games in which these keys seat somebody, and their rematches: every state from now on, until the signal
   * ends it. It marks nobody as present.
   */
  async *watchOwn(keys: readonly string[], signal: AbortSignal): AsyncGenerator<LiveState> {
    const players = await this.#store.keys.seatsOf(keys);
    const games = await this.#listed([...players.keys()], { most: MOST_WATCHED });
    const open = games.filter(isOpen).map(({ id }) => [id, players.get(id) as string] as const);
    yield* this.#watchers.watchAll(new Map(open), signal);
  }

  /** Every state of a game from now on, as soon as it is so, until the signal ends it. @throws Refusal as `state`. */
  async *watch(id: string, key: string | undefined, signal: AbortSignal): AsyncGenerator<LiveState> {
    const player = await this.#playerOf(id, key);
    const seat = player === null ? undefined : key;
    try {
      if (seat !== undefined) await this.#presence.come(id, seat);
      yield* this.#watchers.watch(id, player, signal);
    } finally {
      // Also after a failure to say that they came, with which the page is counted already.
      if (seat !== undefined) await this.#presence.go(id, seat);
    }
  }

  /**
   * A phrase for all who look, and for the channel of a game on Discord; one that comes too soon after the
   * last is dropped.
   */
  async #say(id: string, key: string, userId: string, phrase: Phrase): Promise<LiveState> {
    const store = this.#store;
    const game = await this.#watchers.game(id);
    if (await store.keys.say(hashOf(key), id, phrase, store.now() - PHRASE_PAUSE_MS)) {
      if (game.messageId !== null) await store.notices.addPhrase({ gameId: id, by: userId, phrase });
      await store.games.touch(id);
    }
    return this.#stateFor(game, userId);
  }

  /** Work that is due at once, such as the computer's move, need not wait for the keeper's next round. */
  #doDue(game: GameRecord): void {
    if (isComputersTurn(game)) void this.#keeper.run(game.id);
  }

  async #listed(ids: readonly string[], page?: Page): Promise<readonly ListedGame[]> {
    const { lists, games } = this.#store;
    const listed = await lists.listed(ids, page);
    const old = listed.filter(({ plies }) => plies === null).map(({ id }) => id);
    if (old.length === 0) return listed;
    await games.fillOld(old);
    return lists.listed(ids, page);
  }

  #mostOf({ client }: GameRecord): number | undefined {
    return client === null ? undefined : (this.#parts.clientGames ?? CLIENT_GAMES);
  }

  async #playerOf(id: string, key: string | undefined): Promise<string | null> {
    if (key === undefined) return null;
    const player = await this.#store.keys.playerOf(key, id);
    if (player !== null) return player;
    await this.#watchers.game(id);
    throw new Refusal('not-player');
  }

  async #stateFor(game: GameRecord, player: string | null): Promise<LiveState> {
    const store = this.#store;
    // Whether a draw may be claimed shows at the end of the moves, of which there may be thousands.
    if (game.status === 'active' && game.match.rules.claimableDraw !== undefined)
      await replayInPieces(game.match);
    const [present, said] = await Promise.all([
      store.keys.presentIn(game.id),
      store.keys.saidIn(game.id, store.now() - PHRASE_SHOWN_MS),
    ]);
    const rematch = canPlayAgain(game) ? await store.games.find(this.#ids.next(game.id)) : null;
    const signInAt = this.#parts.signInAt?.(game.id);
    const now = store.now();
    const outage = outageOf(game, now, store.outages);
    return liveStateOf(game, { player, present, said, rematch, signInAt, now, outage });
  }

  /** The same two once more with their sides swapped: the first who asks begins it, the other one accepts. */
  async #playAgain(game: GameRecord, userId: string, client: string | null): Promise<LiveState> {
    if (!canPlayAgain(game)) throw new Refusal('not-over');
    const store = this.#store;
    const id = this.#ids.next(game.id);
    const again = liveRematch(game, { id, ownerId: userId, client, now: store.now() });
    const isFirst = await store.games.add(again, this.#mostOf(again), [], [], game.id);
    const begun = isFirst
      ? again
      : await store.games.change(again.id, (asked) =>
          asked.status === 'challenge' && asked.ownerId !== userId
            ? acceptChallenge(asked, { userId, now: store.now() })
            : asked,
        );
    // It was declined or aborted, or nobody answered.
    if (begun !== null && !isOpen(begun) && begun.status !== 'finished') throw new Refusal('challenge-over');
    await store.games.touch(game.id);
    if (begun !== null) this.#doDue(begun);
    return this.#stateFor(await this.#watchers.game(game.id), userId);
  }
}

/** Whether a game is over, so that its two players may play another one after it. */
export function canPlayAgain({ status }: Pick<GameRecord, 'status'> | Pick<LiveState, 'status'>): boolean {
  return status === 'finished' || status === 'aborted';
}
