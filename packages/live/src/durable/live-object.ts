import PQueue from 'p-queue';
import type { LiveState } from '../game/live-state.js';
import type { Log } from '../game/log.js';
import { Refusal } from '../game/refusal.js';
import type { SearchingEngine } from '../server/keeper.js';
import { type BegunLiveGame, CLIENT_GAMES, KEPT_MS, LiveGames, canPlayAgain } from '../server/live-games.js';
import { newKey } from '../store/keys.js';
import { Store } from '../store/store.js';
import { clientObject, countGame, forgetGame } from './client-games.js';
import { nextId } from './ids.js';
import {
  type ClientQuestion,
  type GamesNamespace,
  type LiveQuestion,
  askObject,
  wrongOf,
} from './messages.js';
import { type Migration, type ObjectStorage, hasTables, openDurable } from './open-durable.js';

interface ObjectParts {
  readonly storage: ObjectStorage;
  readonly migrations: readonly Migration[];
  readonly engine: SearchingEngine;
  /** Among which clients have objects that count their games. */
  readonly objects: GamesNamespace;
  /** Open games of one client, at most. */
  readonly clientGames?: number;
  readonly log: Log;
  readonly now?: () => number;
}

/** Between two alarms, in milliseconds. */
const LEAST_SLEEP_MS = 1000;

/** The key of the secret from which the keys of seats come that a request sent again is told once more. */
const SECRET = 'secret';
/** The key of the games that clients' objects count. */
const COUNTED = 'counted';
type Counted = readonly [id: string, client: string];

type Question<Kind extends LiveQuestion['kind']> = Extract<LiveQuestion, { kind: Kind }>;

/** The opened parts of an object that keeps a game. */
interface Open {
  readonly games: LiveGames;
  readonly store: Store;
}

/**
 * The game service of one table: a game and those that the same two play after it, in the storage of one Durable
 * Object. It sleeps while nobody looks and nothing is due; an alarm wakes it for a clock, the computer's move, and to be
 * forgotten. An object of the same class counts the open games of a client.
 */
export class LiveObject {
  #opening: Promise<Open> | undefined;
  /** The id for the game that is being begun. */
  #freshId = '';
  /** What counts games is done one after the other, for the questions to clients' objects let others in between. */
  readonly #counting = new PQueue({ concurrency: 1 });

  constructor(private readonly parts: ObjectParts) {}

  /** Answers with JSON, or with a line of it for every state. */
  async fetch(request: Request): Promise<Response> {
    const question = (await request.json()) as LiveQuestion | ClientQuestion;
    try {
      return question.kind === 'watch'
        ? await this.#watch(question, request.signal)
        : Response.json((await this.#answer(question)) ?? null);
    } catch (error) {
      const wrong = wrongOf(error);
      if (wrong === null) throw error;
      return Response.json(wrong, { status: 422 });
    }
  }

  /**
   * Does the due work, and forgets games in which nothing has happened for a month. A client's object, whose games have
   * all begun long ago, is emptied.
   */
  async alarm(): Promise<void> {
    const { storage, now = Date.now } = this.parts;
    if (!(await hasTables(storage))) return storage.deleteAll();
    const { games, store } = await this.#open();
    await games.work();
    await this.#counting.add(() => this.#recount());
    if ((await store.lists.lastChange()) > now() - KEPT_MS) {
      await this.#setAlarm();
      return;
    }
    await games.close();
    this.#opening = undefined;
    await storage.deleteAll();
  }

  async #answer(question: Exclude<LiveQuestion, { kind: 'watch' }> | ClientQuestion): Promise<unknown> {
    const { storage, now = Date.now, clientGames = CLIENT_GAMES } = this.parts;
    const { id } = question;
    switch (question.kind) {
      case 'count':
        return countGame(storage, id, now(), clientGames);
      case 'forget':
        return forgetGame(storage, id);
      case 'state':
        return (await this.#opened()).games.state(id, question.key);
      case 'begin':
        return this.#counting.add(() => this.#begin(question));
      case 'act': {
        await this.#opened();
        if (question.action.kind === 'rematch') return this.#counting.add(() => this.#playAgain(question));
        const state = await this.#act(question);
        if (canPlayAgain(state)) await this.#counting.add(() => this.#recount());
        return state;
      }
    }
  }

  async #begin({ id, wanted, named }: Question<'begin'>): Promise<BegunLiveGame> {
    await this.#count(id, wanted.client);
    try {
      const { games } = await this.#open();
      this.#freshId = id;
      const begun = await games.begin(wanted, named);
      // One that was begun before may be over.
      if (begun.by !== 'new') await this.#recount();
      return begun;
    } catch (error) {
      await this.#recount();
      throw error;
    } finally {
      // An object whose game could not be begun wakes to be forgotten at once.
      await this.#setAlarm();
    }
  }

  async #playAgain(question: Question<'act'>): Promise<LiveState> {
    const { id, key, client } = question;
    const { games } = await this.#open();
    const before = await games.state(id, key);
    // Only the player who asks first begins a game.
    if (before.you === null || before.rematch !== null || !canPlayAgain(before)) return this.#act(question);
    await this.#count(nextId(id), client);
    try {
      return await this.#act(question);
    } catch (error) {
      await this.#recount();
      throw error;
    }
  }

  async #act({ id, key, action, client }: Question<'act'>): Promise<LiveState> {
    const { games } = await this.#open();
    const state = await games.act(id, key, action, client);
    await this.#setAlarm();
    return state;
  }

  /** Has a client's object count a game before it begins. @throws Refusal for a client that has too many */
  async #count(id: string, client: string | null | undefined): Promise<void> {
    if (client == null) return;
    await askObject(this.parts.objects, clientObject(client), { kind: 'count', id });
    await this.parts.storage.put(COUNTED, [...(await this.#counted()), [id, client]]);
  }

  /** Has clients' objects forget the games that are open no more, or were not begun. Never rejects. */
  async #recount(): Promise<void> {
    const { storage, objects, log } = this.parts;
    try {
      const { store } = await this.#open();
      const counted = await this.#counted();
      const open: Counted[] = [];
      for (const [id, client] of counted) {
        if ((await store.games.find(id))?.client === client) open.push([id, client]);
        else await askObject(objects, clientObject(client), { kind: 'forget', id });
      }
      if (open.length < counted.length) await storage.put(COUNTED, open);
    } catch (error) {
      log('the games of a client could not be counted', error);
    }
  }

  async #counted(): Promise<readonly Counted[]> {
    return (await this.parts.storage.get<Counted[]>(COUNTED)) ?? [];
  }

  async #watch(
    { id, key }: { readonly id: string; readonly key?: string | undefined },
    signal: AbortSignal,
  ): Promise<Response> {
    const { games } = await this.#opened();
    const end = new AbortController();
    signal.addEventListener('abort', () => end.abort());
    const states = games.watch(id, key, end.signal);
    let next: IteratorResult<LiveState, void> = await states.next();
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (!next.done) {
          controller.enqueue(encoder.encode(`${JSON.stringify(next.value)}\n`));
          next = await states.next();
        }
        if (next.done) controller.close();
      },
      cancel: () => {
        end.abort();
        // A state that nobody has read stops the generator where no signal wakes it.
        void states.return(undefined).catch(() => undefined);
      },
    });
    return new Response(body);
  }

  /** An id that somebody made up has no object: nothing is kept for it. */
  async #opened(): Promise<Open> {
    if (!(await hasTables(this.parts.storage))) throw new Refusal('no-such-game');
    return this.#open();
  }

  #open(): Promise<Open> {
    this.#opening ??= this.#openNow();
    return this.#opening;
  }

  async #openNow(): Promise<Open> {
    const { storage, migrations, engine, log, now } = this.parts;
    const store = new Store(await openDurable(storage, migrations), '', now, log);
    // Nobody continues the work that the object did when it went to sleep.
    await store.leases.endAll();
    const ids = { fresh: () => this.#freshId, next: nextId };
    const secret = (await storage.get<string>(SECRET)) ?? newKey();
    await storage.put(SECRET, secret);
    return { store, games: new LiveGames({ store, engine, log, ids, secret }) };
  }

  /** An alarm that is set is never put off: by asking again and again nobody keeps it from going off. */
  async #setAlarm(): Promise<void> {
    const { storage, now = Date.now } = this.parts;
    const { store } = await this.#open();
    const forgotten = (await store.lists.lastChange()) + KEPT_MS;
    const due = (await store.leases.nextDue()) ?? forgotten;
    // Due work that is already under way is looked at again in a moment.
    const at = Math.max(now() + LEAST_SLEEP_MS, Math.min(due, forgotten));
    const set = await storage.getAlarm();
    if (set === null || at < set) await storage.setAlarm(at);
  }
}
