import { nextTurn } from '@tahoun/match';
import type { LiveState } from '../game/live-state.js';
import { Refusal } from '../game/refusal.js';
import type { GameRecord } from '../record/record.js';
import type { Store } from '../store/store.js';

/** A state, and the news in it: all but the time that goes by. */
interface View {
  readonly state: LiveState;
  readonly news: string;
}

/** Milliseconds for which all who watch a game share one view; then it is made again, with newer clocks. */
const SHARED_MS = 100;

/** The state of a game that somebody looks at. */
interface Watched {
  /** The functions that wake those who look. */
  readonly wakers: Set<() => void>;
  game: Promise<GameRecord> | undefined;
  /** The view of each player, and under an empty id that of everybody else. */
  readonly views: Map<string, { readonly view: Promise<View>; readonly at: number }>;
}

/** Those who look at games in this process. */
export class Watchers {
  readonly #store: Store;
  readonly #stateFor: (game: GameRecord, player: string | null) => Promise<LiveState>;
  readonly #watched = new Map<string, Watched>();

  /** @param stateFor makes the state that a player sees; null for those who watch */
  constructor(store: Store, stateFor: (game: GameRecord, player: string | null) => Promise<LiveState>) {
    this.#store = store;
    this.#stateFor = stateFor;
  }

  count(): { readonly streams: number; readonly games: number } {
    let streams = 0;
    for (const { wakers } of this.#watched.values()) streams += wakers.size;
    return { streams, games: this.#watched.size };
  }

  /** A game as it is; one that somebody looks at is read once for each change. @throws Refusal for an unknown game */
  game(id: string): Promise<GameRecord> {
    const watched = this.#watched.get(id);
    if (watched === undefined) return this.#read(id);
    watched.game ??= this.#read(id);
    watched.game.catch(() => this.#forget(watched));
    return watched.game;
  }

  async #read(id: string): Promise<GameRecord> {
    const game = await this.#store.games.find(id);
    if (game === null) throw new Refusal('no-such-game');
    return game;
  }

  /** Something has changed: all who look at the game look again. */
  wake(id: string): void {
    const watched = this.#watched.get(id);
    if (watched === undefined) return;
    this.#forget(watched);
    for (const waker of watched.wakers) waker();
  }

  /** One game after the other, so that looking again at many does not keep everybody else waiting. */
  async wakeAll(): Promise<void> {
    for (const id of [...this.#watched.keys()]) {
      this.wake(id);
      await nextTurn();
    }
  }

  /**
   * Every state of a game from now on, as soon as it is so, until the signal ends it. Those who see the same get the
   * same object. @throws Refusal for an unknown game
   */
  async *watch(id: string, player: string | null, signal: AbortSignal): AsyncGenerator<LiveState> {
    let wake = () => {};
    let isAwake = true;
    const waker = () => {
      isAwake = true;
      wake();
    };
    const watched = this.#watched.get(id) ?? { wakers: new Set(), game: undefined, views: new Map() };
    this.#watched.set(id, watched);
    watched.wakers.add(waker);
    signal.addEventListener('abort', waker);
    try {
      let seen = '';
      while (!signal.aborted) {
        isAwake = false;
        const { state, news } = await this.#viewOf(watched, id, player);
        if (news !== seen) yield state;
        seen = news;
        if (!isAwake) await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      signal.removeEventListener('abort', waker);
      watched.wakers.delete(waker);
      if (watched.wakers.size === 0) this.#watched.delete(id);
    }
  }

  /**
   * The same of several games and of their rematches. Of a game that changes more than once before its state is taken,
   * only the newest state comes. @param players who watches each game, by its id
   */
  async *watchAll(players: ReadonlyMap<string, string>, signal: AbortSignal): AsyncGenerator<LiveState> {
    const end = new AbortController();
    const either = AbortSignal.any([signal, end.signal]);
    const followed = new Set<string>();
    const news = new Map<string, LiveState>();
    let failure: { readonly error: unknown } | undefined;
    let wake = () => {};
    const follow = async (id: string, player: string) => {
      if (followed.has(id)) return;
      followed.add(id);
      for await (const state of this.watch(id, player, either)) {
        if (state.rematch !== null) begin(state.rematch.id, player);
        news.set(id, state);
        wake();
      }
    };
    const begin = (id: string, player: string) =>
      void follow(id, player).catch((error: unknown) => {
        failure = { error };
        wake();
      });
    either.addEventListener('abort', () => wake());
    // One after the other, so that the first states of many games do not keep everybody else waiting.
    const beginAll = async () => {
      for (const [id, player] of players) {
        await nextTurn();
        if (either.aborted) return;
        begin(id, player);
      }
    };
    void beginAll();
    try {
      while (!signal.aborted) {
        for (const [id, state] of news) {
          news.delete(id);
          yield state;
          // To write a long one takes a while.
          await nextTurn();
        }
        if (failure !== undefined) throw failure.error;
        if (news.size === 0 && !signal.aborted) await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      end.abort();
    }
  }

  #viewOf(watched: Watched, id: string, player: string | null): Promise<View> {
    const now = this.#store.now();
    const known = watched.views.get(player ?? '');
    if (known !== undefined && now - known.at < SHARED_MS) return known.view;
    const view = this.#look(id, player);
    watched.views.set(player ?? '', { view, at: now });
    view.catch(() => this.#forget(watched));
    return view;
  }

  async #look(id: string, player: string | null): Promise<View> {
    const state = await this.#stateFor(await this.game(id), player);
    const { now: _now, clock: _clock, ...rest } = state;
    return { state, news: JSON.stringify(rest) };
  }

  #forget(watched: Watched): void {
    watched.game = undefined;
    watched.views.clear();
  }
}
