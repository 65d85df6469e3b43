import { idOf, randomId } from '../game/ids.js';

/**
 * Ids for games of which each has an object of its own, named by the id: all games of one table, one after
 * the other, begin with the same letters.
 */

/** Letters of 96 bits in base 36. */
const TABLE_LENGTH = 19;
const ID = new RegExp(`^[a-z0-9]{${TABLE_LENGTH}}[a-z0-9]{1,6}$`);

/** The id of the first game at a new table: not to be guessed. @param cause a digest that gives the same id each time */
export function freshId(cause?: Buffer): string {
  const table = cause === undefined ? randomId() : idOf(cause);
  return `${table.padStart(TABLE_LENGTH, '0')}1`;
}

/** The id of the next game of the same two. */
export function nextId(id: string): string {
  const number = Number.parseInt(id.slice(TABLE_LENGTH), 36) + 1;
  return id.slice(0, TABLE_LENGTH) + number.toString(36);
}

/** The table of a game; undefined for an invalid id. */
export function tableOf(id: string): string | undefined {
  return ID.test(id) ? id.slice(0, TABLE_LENGTH) : undefined;
}
