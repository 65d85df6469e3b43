import { artistOf } from '@tahoun/catalogue/all';
import type { Position } from '@tahoun/core';

type Place = readonly [row: number, column: number];

/** The ways to turn and mirror a square board, of which `last` is the last row and column. */
const IMAGES: readonly ((place: Place, last: number) => Place)[] = [
  ([row, column]) => [row, column],
  ([row, column], last) => [row, last - column],
  ([row, column], last) => [last - row, column],
  ([row, column], last) => [last - row, last - column],
  ([row, column]) => [column, row],
  ([row, column], last) => [column, last - row],
  ([row, column], last) => [last - column, row],
  ([row, column], last) => [last - column, last - row],
];

/**
 * What stands where on a board, in a text that is equal for positions that differ only in whose turn it is, in
 * counters and rights, in the colours, or in how the board is turned or mirrored. Which places hold the same kind of
 * piece tells boards with many pieces apart; which kind it is does not matter. Null for a board that has no two ends.
 */
export function lookOf(gameId: string, position: Position): string | null {
  const artist = artistOf(gameId);
  if (artist.turns !== true) return null;
  const { areas } = artist.draw(position, {});
  const last = Math.max(...areas.flatMap(({ row, column }) => [row, column]));
  const pieces = areas.filter(({ occupied }) => occupied === true);
  const placed = pieces.map(({ row, column, label }) => ({
    at: [row, column] as Place,
    piece: `${label.key} ${label.params.piece}`,
  }));
  return IMAGES.map((image) => textOf(placed, (at) => image(at, last))).sort()[0] as string;
}

/** Places in order, each with the number of its kind of piece: kinds are numbered as they are met. */
function textOf(
  placed: readonly { readonly at: Place; readonly piece: string }[],
  image: (at: Place) => Place,
): string {
  const kinds: string[] = [];
  return placed
    .map(({ at, piece }) => ({ at: image(at), piece }))
    .sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1])
    .map(({ at, piece }) => {
      if (!kinds.includes(piece)) kinds.push(piece);
      return `${at.join('.')}=${kinds.indexOf(piece)}`;
    })
    .join(' ');
}
