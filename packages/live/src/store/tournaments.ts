import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { Refusal } from '../game/refusal.js';
import type { GameRecord } from '../record/record.js';
import type { Queries, Tables } from '../record/schema.js';
import type { StoredPairing, TournamentRecord, TournamentStatus } from '../record/tournament-record.js';
import { advanced, wakeAtOf } from '../tournament/advance.js';
import { checkBlocks } from './challenges.js';
import { dueIn, isDue } from './due.js';
import type { Notice } from './notices.js';
import type { OpenDatabase } from './open.js';

/** Players of a tournament. */
const MOST_PLAYERS = 32;
const FEWEST_PLAYERS = 3;
/** Tournaments of a server, and of a person, that are not over. */
const MOST_OF_SERVER = 5;
const MOST_OF_PERSON = 5;

const GOING_ON: TournamentStatus[] = ['open', 'running'];
/** Milliseconds that a process has for the due work of a tournament. */
const LEASE_MS = 300_000;

/** Keeps a new game, in the transaction of its round. */
type AddGame = (queries: Queries, game: GameRecord, notices: readonly Notice[]) => Promise<void>;

/** The tournaments. Each change locks its tournament first, so that of two at once the second sees the first. */
export class Tournaments {
  readonly #database: OpenDatabase;
  readonly #now: () => number;
  readonly #addGame: AddGame;

  constructor(database: OpenDatabase, now: () => number, addGame: AddGame) {
    this.#database = database;
    this.#now = now;
    this.#addGame = addGame;
  }

  find(id: string): Promise<TournamentRecord | null> {
    return this.#find(this.#database.db, id);
  }

  /** The last tournament of a channel: no other one can go on there. */
  async in(channelId: string): Promise<TournamentRecord | null> {
    const { tournaments } = this.#database.tables;
    const [last] = await this.#database.db
      .select({ id: tournaments.id })
      .from(tournaments)
      .where(eq(tournaments.channelId, channelId))
      .orderBy(desc(tournaments.createdAt))
      .limit(1);
    return last === undefined ? null : this.find(last.id);
  }

  /** @returns false when there is one with this id already. @throws Refusal when the channel or the server has enough. */
  add(tournament: TournamentRecord): Promise<boolean> {
    const { tournaments, servers } = this.#database.tables;
    const { id, guildId, channelId } = tournament;
    return this.#database.transact(async (queries) => {
      // Of two at once, the second is counted after the first.
      const lock = { target: servers.guildId, set: { guildId } };
      await queries.insert(servers).values({ guildId }).onConflictDoUpdate(lock);
      const known = await queries.select().from(tournaments).where(eq(tournaments.id, id));
      if (known.length > 0) return false;
      const isHere = and(eq(tournaments.guildId, guildId), inArray(tournaments.status, GOING_ON));
      const others = await queries.select().from(tournaments).where(isHere);
      if (others.some((other) => other.channelId === channelId)) throw new Refusal('tournament-here');
      if (others.length >= MOST_OF_SERVER) throw new Refusal('too-many-tournaments', { max: MOST_OF_SERVER });
      const { entrants: _entrants, pairings: _pairings, ...row } = tournament;
      await queries.insert(tournaments).values({ ...row, wakeAt: wakeAtOf(tournament) });
      return true;
    });
  }

  /** @throws Refusal when it has begun, is full, or somebody in it and this person block each other. */
  join(id: string, player: string, name: string): Promise<TournamentRecord> {
    return this.#change(id, async (queries, { status, entrants }) => {
      if (status !== 'open') throw new Refusal('tournament-begun');
      if (entrants.some((entrant) => entrant.player === player)) throw new Refusal('tournament-joined');
      if (entrants.length >= MOST_PLAYERS) throw new Refusal('tournament-full', { max: MOST_PLAYERS });
      if ((await this.#countOf(queries, player)) >= MOST_OF_PERSON)
        throw new Refusal('too-many-tournaments', { max: MOST_OF_PERSON });
      for (const entrant of entrants)
        await checkBlocks(queries, this.#database.tables, player, entrant.player);
      const number = entrants.length;
      await queries.insert(this.#database.tables.entrants).values({ tournamentId: id, number, player, name });
    });
  }

  /** Takes somebody out; once it runs, they are not paired any more. @throws Refusal for somebody who is not in it. */
  leave(id: string, player: string): Promise<TournamentRecord> {
    return this.#change(id, async (queries, { status, entrants }) => {
      const own = entrants.find((entrant) => entrant.player === player && !entrant.hasLeft);
      if (own === undefined || !GOING_ON.includes(status)) throw new Refusal('tournament-not-joined');
      const { entrants: table } = this.#database.tables;
      const isTheirs = (number: number) => and(eq(table.tournamentId, id), eq(table.number, number));
      if (status === 'running') {
        await queries.update(table).set({ hasLeft: true }).where(isTheirs(own.number));
        return;
      }
      await queries.delete(table).where(isTheirs(own.number));
      for (const { number } of entrants.slice(own.number + 1))
        await queries
          .update(table)
          .set({ number: number - 1 })
          .where(isTheirs(number));
    });
  }

  /** @throws Refusal when it has begun, or too few have joined. */
  start(id: string): Promise<TournamentRecord> {
    const { tournaments } = this.#database.tables;
    return this.#change(id, async (queries, { status, entrants }) => {
      if (status !== 'open') throw new Refusal('tournament-begun');
      if (entrants.length < FEWEST_PLAYERS) throw new Refusal('tournament-few', { min: FEWEST_PLAYERS });
      await queries
        .update(tournaments)
        .set({ status: 'running', wakeAt: this.#now() })
        .where(eq(tournaments.id, id));
    });
  }

  /** Writes the result of a game of a tournament, in the transaction that ends it. */
  async record(queries: Queries, game: GameRecord): Promise<void> {
    const { pairings, tournaments } = this.#database.tables;
    const { outcome: result } = game;
    if (game.tournamentId === null || result === null) return;
    const halves = (side: 0 | 1) => (result.winner === null ? 1 : result.winner === side ? 2 : 0);
    await queries
      .update(pairings)
      .set({ halves0: halves(0), halves1: halves(1) })
      .where(eq(pairings.gameId, game.id));
    await queries
      .update(tournaments)
      .set({ version: sql`${tournaments.version} + 1`, wakeAt: this.#now() })
      .where(eq(tournaments.id, game.tournamentId));
  }

  /** Those in which something is due. */
  due(limit: number): Promise<string[]> {
    const { db, tables } = this.#database;
    return dueIn(db, tables.tournaments, this.#now(), limit);
  }

  /**
   * Takes a due tournament for this process, and gives it its next round or its end where that is due.
   * @param gameOf makes the game of a new pairing. @param told makes the notices of it.
   * @returns null when nothing is due, or another process has it.
   */
  async advance(
    id: string,
    gameOf: (tournament: TournamentRecord, pairing: StoredPairing) => GameRecord,
    told: (game: GameRecord) => readonly Notice[],
  ): Promise<TournamentRecord | null> {
    const { tournaments, pairings } = this.#database.tables;
    return this.#database.transact(async (queries) => {
      const claimed = await queries
        .update(tournaments)
        .set({ leaseUntil: this.#now() + LEASE_MS })
        .where(and(eq(tournaments.id, id), isDue(tournaments, this.#now())))
        .returning({ id: tournaments.id });
      const before = claimed.length === 0 ? null : await this.#find(queries, id);
      if (before === null) return null;
      const after = advanced(before, this.#now());
      if (after === before) return before;
      const { status, round } = after;
      const version = before.version + 1;
      await queries.update(tournaments).set({ status, round, version }).where(eq(tournaments.id, id));
      for (const pairing of after.pairings.slice(before.pairings.length)) {
        const { halves, ...row } = pairing;
        const points = { halves0: halves?.[0] ?? null, halves1: halves?.[1] ?? null };
        await queries.insert(pairings).values({ ...row, ...points });
        if (pairing.gameId === null) continue;
        const game = gameOf(after, pairing);
        await this.#addGame(queries, game, told(game));
      }
      return { ...after, version };
    });
  }

  /** Marks the due work as done and shown; the next work is due at once if there is more by now. */
  async settle({ id, version, ...tournament }: TournamentRecord): Promise<void> {
    const { tournaments } = this.#database.tables;
    await this.#database.transact(async (queries) => {
      await queries.update(tournaments).set({ leaseUntil: null }).where(eq(tournaments.id, id));
      await queries
        .update(tournaments)
        .set({ wakeAt: wakeAtOf({ id, version, ...tournament }) })
        .where(and(eq(tournaments.id, id), eq(tournaments.version, version)));
    });
  }

  /** Sets the message that shows the table now, and the round that it was posted for. */
  async setMessage(id: string, messageId: string, messageRound: number): Promise<void> {
    const { tournaments } = this.#database.tables;
    await this.#database.transact(async (queries) => {
      await queries.update(tournaments).set({ messageId, messageRound }).where(eq(tournaments.id, id));
    });
  }

  async #countOf(queries: Queries, player: string): Promise<number> {
    const { entrants, tournaments } = this.#database.tables;
    const isMeant = and(
      eq(entrants.player, player),
      eq(entrants.hasLeft, false),
      inArray(tournaments.status, GOING_ON),
    );
    const rows = await queries
      .select({ id: tournaments.id })
      .from(entrants)
      .innerJoin(tournaments, eq(tournaments.id, entrants.tournamentId))
      .where(isMeant);
    return rows.length;
  }

  async #change(
    id: string,
    work: (queries: Queries, tournament: TournamentRecord) => Promise<void>,
  ): Promise<TournamentRecord> {
    const { tournaments } = this.#database.tables;
    return this.#database.transact(async (queries) => {
      const version = sql`${tournaments.version} + 1`;
      await queries.update(tournaments).set({ version }).where(eq(tournaments.id, id));
      await work(queries, await this.#known(queries, id));
      return this.#known(queries, id);
    });
  }

  async #known(queries: Queries, id: string): Promise<TournamentRecord> {
    const found = await this.#find(queries, id);
    if (found === null) throw new Refusal('no-tournament');
    return found;
  }

  async #find(queries: Queries, id: string): Promise<TournamentRecord | null> {
    const { tournaments, entrants, pairings } = this.#database.tables;
    const [row] = await queries.select().from(tournaments).where(eq(tournaments.id, id));
    if (row === undefined) return null;
    const players = await queries
      .select()
      .from(entrants)
      .where(eq(entrants.tournamentId, id))
      .orderBy(asc(entrants.number));
    const games = await queries
      .select()
      .from(pairings)
      .where(eq(pairings.tournamentId, id))
      .orderBy(asc(pairings.round), asc(pairings.board));
    const { wakeAt: _wakeAt, leaseUntil: _leaseUntil, ...rest } = row;
    return { ...rest, entrants: players, pairings: games.map(pairingOf) };
  }
}

function pairingOf({ halves0, halves1, ...row }: Tables['pairings']['$inferSelect']): StoredPairing {
  return { ...row, halves: halves0 === null || halves1 === null ? null : [halves0, halves1] };
}
