import { InputError } from '@tahoun/core';
import type { BestMoveAnswer, TaskOptions } from '@tahoun/engine';
import { afterEach, beforeEach } from 'vitest';
import type { Log } from '../game/log.js';
import type { SearchingEngine } from '../server/keeper.js';
import { LiveGames } from '../server/live-games.js';
import { type OpenDatabase, openDatabase } from '../store/open.js';
import { Store } from '../store/store.js';
import { type DatabasePlace, useDatabasePlace } from './database-place.js';

/** Milliseconds at which each test begins. */
const FIRST_NOW = 1_000_000;

interface Opened {
  readonly games: LiveGames;
  readonly database: OpenDatabase;
  readonly store: Store;
}

interface Searched extends Pick<TaskOptions, 'client' | 'signal'> {
  readonly depth: number | undefined;
}

interface Opening {
  /** Opens the database. */
  readonly opening?: typeof openDatabase;
  /** The most games of one client. */
  readonly clientGames?: number;
}

/** The database of a test, and services of live games on it. */
class LiveService {
  /** The time of all services, in milliseconds. */
  now = FIRST_NOW;
  /** The searches so far. */
  searched: Searched[] = [];
  /** What the next searches find beside the move. */
  searching: () => Promise<Partial<BestMoveAnswer>> = async () => ({});
  readonly #place: DatabasePlace;
  readonly #opened: Opened[] = [];

  constructor(place: DatabasePlace) {
    this.#place = place;
  }

  /** Those of the service that is there at the start of a test. */
  get first(): Opened {
    return this.#opened[0] as Opened;
  }

  /** One more service on the database, as another process has it. The computer plays the first free square. */
  async open({ opening = openDatabase, clientGames }: Opening = {}): Promise<LiveGames> {
    const database = await opening(this.#place);
    const store = new Store(database, 'a secret', () => this.now);
    const engine: SearchingEngine = {
      bestMove: async ({ played = [], depth }, { client, signal } = {}) => {
        this.searched.push({ client, signal, depth });
        const free = ['a1', 'b1', 'c1', 'a2', 'b2'].find((square) => !played.includes(square));
        return { move: free, ...(await this.searching()) } as BestMoveAnswer;
      },
    };
    const log: Log = (said, error) => {
      if (!(error instanceof InputError)) throw new Error(said, { cause: error });
    };
    const games = new LiveGames({ store, engine, clientGames, log });
    this.#opened.push({ games, database, store });
    return games;
  }

  async begin(): Promise<void> {
    this.now = FIRST_NOW;
    this.searched = [];
    this.searching = async () => ({});
    await this.open();
  }

  async end(): Promise<void> {
    for (const { games, database } of this.#opened.splice(0)) {
      await games.close();
      await database.close();
    }
  }
}

/** A service of live games for each test of a block, on a database of that kind. */
export function useLiveService(kind: OpenDatabase['kind']): LiveService {
  const service = new LiveService(useDatabasePlace(kind));
  beforeEach(() => service.begin());
  afterEach(() => service.end());
  return service;
}
