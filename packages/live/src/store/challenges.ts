import { and, eq, gt, inArray, ne, or } from 'drizzle-orm';
import { Refusal } from '../game/refusal.js';
import { isWatched } from '../game/seats.js';
import { type GameRecord, isOpenSeat, isPerson } from '../record/record.js';
import type { Queries, Tables } from '../record/schema.js';
import { OPEN, isOpenFor } from './game-lists.js';

/** Games of one person in which the computer plays itself. */
const MOST_WATCHED = 2;
/** Challenges of one person that wait for an answer. */
const MOST_SENT = 5;
/** Challenges to one person that wait for an answer. */
const MOST_RECEIVED = 10;

/** Whether a game may be added. @throws Refusal when its owner has too many, or may not challenge this person. */
export async function checkNew(
  queries: Queries,
  tables: Tables,
  game: GameRecord,
  most: number,
): Promise<void> {
  if (game.client !== null) return checkClient(queries, tables, game, most);
  await checkRoom(queries, tables, game.ownerId, game.id, most);
  if (isWatched(game)) await checkWatched(queries, tables, game);
  if (game.status === 'challenge') await checkChallenge(queries, tables, game);
}

/** Games of a client in which nothing has happened for so long are not counted: people leave many as they are. */
export const LEFT_MS = 24 * 3_600_000;

/** @throws Refusal when a client has this many open games beside a game. */
async function checkClient(
  queries: Queries,
  { games }: Tables,
  { id, client, createdAt }: GameRecord,
  most: number,
): Promise<void> {
  const isGoingOn = and(inArray(games.status, OPEN), gt(games.updatedAt, createdAt - LEFT_MS));
  const open = await queries
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.client, client as string), isGoingOn, ne(games.id, id)));
  if (open.length >= most) throw new Refusal('too-many-games', { max: most });
}

/** @throws Refusal when a user has this many open games beside a game. */
export async function checkRoom(
  queries: Queries,
  tables: Tables,
  userId: string,
  besides: string,
  most: number,
): Promise<void> {
  const { games } = tables;
  const isOpen = and(isOpenFor(tables, userId), inArray(games.status, OPEN), ne(games.id, besides));
  const open = await queries.select({ id: games.id }).from(games).where(isOpen);
  if (open.length >= most) throw new Refusal('too-many-games', { max: most });
}

/** @throws Refusal when a person has the computer play itself in enough other games. */
async function checkWatched(queries: Queries, { games }: Tables, { id, ownerId }: GameRecord): Promise<void> {
  const isOther = and(eq(games.ownerId, ownerId), eq(games.status, 'active'), ne(games.id, id));
  const own = await queries.select({ one: games.player0, other: games.player1 }).from(games).where(isOther);
  const watched = own.filter(({ one, other }) => ![one, other].some((player) => isPerson({ player })));
  if (watched.length >= MOST_WATCHED) throw new Refusal('too-many-watched', { max: MOST_WATCHED });
}

/** Whether a person may make a challenge, one for anybody included. @throws Refusal */
async function checkChallenge(
  queries: Queries,
  tables: Tables,
  { id, ownerId, seats }: GameRecord,
): Promise<void> {
  const { games, settings } = tables;
  const challenged = seats.find(({ player }) => player !== ownerId) ?? seats[0];
  const { player } = challenged;
  const isOther = and(eq(games.status, 'challenge'), ne(games.id, id));
  const sent = await queries
    .select({ player0: games.player0, player1: games.player1 })
    .from(games)
    .where(and(isOther, eq(games.ownerId, ownerId)));
  if (sent.some(({ player0, player1 }) => player0 === player || player1 === player))
    throw new Refusal(isOpenSeat(challenged) ? 'already-open' : 'already-challenged');
  if (sent.length >= MOST_SENT) throw new Refusal('too-many-challenges', { max: MOST_SENT });
  if (isOpenSeat(challenged)) return;
  await checkBlocks(queries, tables, ownerId, player);
  const [theirs] = await queries.select().from(settings).where(eq(settings.userId, player));
  if (theirs?.challenges === false) throw new Refusal('takes-no-challenges');
  const isTo = and(ne(games.ownerId, player), or(eq(games.player0, player), eq(games.player1, player)));
  const received = await queries.select({ id: games.id }).from(games).where(and(isOther, isTo));
  if (received.length >= MOST_RECEIVED) throw new Refusal('challenged-enough');
}

/** @throws Refusal when either of two people has blocked the other. */
export async function checkBlocks(
  queries: Queries,
  { blocks }: Tables,
  caller: string,
  other: string,
): Promise<void> {
  const between = (blocker: string, blocked: string) =>
    and(eq(blocks.blocker, blocker), eq(blocks.blocked, blocked));
  const found = await queries
    .select()
    .from(blocks)
    .where(or(between(caller, other), between(other, caller)));
  if (found.some(({ blocker }) => blocker === caller)) throw new Refusal('own-block');
  if (found.length > 0) throw new Refusal('blocked');
}
