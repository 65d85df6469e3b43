import type { Log } from '../game/log.js';
import { Outages } from '../game/outages.js';
import type { Changes } from './changes.js';
import { Dailies } from './dailies.js';
import { isDatabaseFault } from './database-fault.js';
import { GameLists } from './game-lists.js';
import { Games } from './games.js';
import { Handled } from './handled.js';
import { Keys } from './keys.js';
import { Leases } from './leases.js';
import { Notices } from './notices.js';
import type { OpenDatabase } from './open.js';
import { People } from './people.js';
import { Ratings } from './ratings.js';
import { rowOf } from './rows.js';
import { idsOf, sealOf } from './seal.js';
import { Servers } from './servers.js';
import { Tournaments } from './tournaments.js';
import { Tries } from './tries.js';
import { Webhooks } from './webhooks.js';

/** Everything that is remembered, each kind in a part of its own. */
export class Store {
  readonly games: Games;
  /** Lists of games. */
  readonly lists: GameLists;
  /** The due work of games, and the processes that do it. */
  readonly leases: Leases;
  readonly people: People;
  readonly ratings: Ratings;
  /** The interactions that have changed something. */
  readonly handled: Handled;
  /** The notices that are still to be sent. */
  readonly notices: Notices;
  /** The choices for servers. */
  readonly servers: Servers;
  readonly tournaments: Tournaments;
  /** The places at which the problem of the day is posted. */
  readonly dailies: Dailies;
  /** The problems that people are solving. */
  readonly tries: Tries;
  /** Of those who play at the web page. */
  readonly keys: Keys;
  readonly webhooks: Webhooks;
  /** The times when the database did not answer. */
  readonly outages = new Outages();
  /**
   * The id of a game, or of whatever else an interaction begins: always the same one, and not to be guessed.
   */
  readonly idOf: (interactionId: string) => string;

  readonly #database: OpenDatabase;
  /** Whether a look has shown since the start that the database can be written. */
  #hasWritten = false;

  /**
   * @param secret the bot's own token: those of interactions are kept sealed with it.
   * @param log receives what lists leave out.
   */
  constructor(
    opened: OpenDatabase,
    secret: string,
    readonly now: () => number = Date.now,
    log: Log = () => undefined,
  ) {
    const database: OpenDatabase = {
      ...opened,
      transact: (work) =>
        opened.transact(work).catch((error: unknown) => {
          if (isDatabaseFault(error)) this.outages.failed(now());
          throw error;
        }),
    };
    this.#database = database;
    const seal = sealOf(secret);
    this.idOf = idsOf(secret);
    this.handled = new Handled(database, now);
    this.notices = new Notices(database, now);
    this.people = new People(database);
    this.ratings = new Ratings(database);
    this.servers = new Servers(database);
    this.keys = new Keys(database, now);
    this.webhooks = new Webhooks(database, now);
    this.dailies = new Dailies(database, now);
    this.tries = new Tries(database, now, this.handled);
    this.tournaments = new Tournaments(database, now, async (queries, game, notices) => {
      await queries.insert(database.tables.games).values(rowOf(game, seal));
      await this.notices.add(queries, game.id, notices);
    });
    this.lists = new GameLists(database, seal, now, log);
    this.leases = new Leases(database, seal, now);
    this.games = new Games(database, seal, now, this);
  }

  /** Whether the database has failed, or does not answer, now. */
  get isAway(): boolean {
    return this.outages.isAway(this.now());
  }

  /** Looks whether the database can be written, for the outages; it writes only where nothing else tells. */
  async look(): Promise<void> {
    this.outages.asked(this.now());
    await this.#database.transact(async (queries) => {
      if (this.#hasWritten && !this.outages.hasFailed) return;
      await this.handled.write(queries);
      this.#hasWritten = true;
    });
    this.outages.answered(this.now());
  }

  /** The changes of games by any process. */
  get changes(): Changes {
    return this.#database.changes;
  }
}
