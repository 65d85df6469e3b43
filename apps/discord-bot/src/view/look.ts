import { artistOf } from '@tahoun/catalogue/all';
import type { Position } from '@tahoun/core';

type Place = readonly [row: number, column: number];

/** The symmetries of a square board, whose last row and column is `last`. */
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
 * A text of the places of the pieces, equal for positions that differ only in the side to move, in counters
 * and rights, in the colours, or by a symmetry of the board. It shows which places hold the same kind of
 * piece, which tells boards with many pieces apart, but not the kind itself. Null for boards that never turn.
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

/** Places in order, each with the number of its kind of piece, in the order in which the kinds appear. */
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
