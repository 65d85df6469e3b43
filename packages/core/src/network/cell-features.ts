import { InputError } from '../contract/errors.js';
import type { Game, Position } from '../contract/game.js';
import type { NetworkFeatures } from './features.js';

/** Contents of a cell as side 0 sees it: nothing, its own piece, a piece of side 1, or of nobody. */
const CONTENTS = 4;
const NOBODYS = 3;
const BUCKETS = 4;

/**
 * A position that keeps a byte for each cell: 0 for an empty one, 1 and 2 for the pieces of sides 0 and 1, 3
 * for a piece that belongs to nobody.
 */
export interface CellBoard extends Position {
  /** These bytes, four to a word, padded with zeros. */
  readonly words: Int32Array;
}

interface CellOptions {
  /** For each cell, its place as side 1 sees the board from its own end; by default as side 0 sees it. */
  readonly turned?: readonly number[];
  /** For each turned or reflected board of equal value, the place of each cell on it; none by default. */
  readonly images?: readonly (readonly number[])[];
}

/**
 * The features of a game that keeps a byte for each cell: much faster than those of its text form. The network judges
 * only boards of the size that the game begins with by default.
 */
export function cellFeatures<P extends CellBoard>(
  game: Game<P>,
  options: CellOptions = {},
): NetworkFeatures<P> {
  const { turned, images = [] } = options;
  const places = 4 * game.initial().words.length;
  const kinds = CONTENTS - 1;
  const sees = ({ words }: P) => 4 * words.length === places;
  const board = (position: P) => {
    if (sees(position)) return position.words;
    const message = `a network of ${game.id} sees only boards of the size that the game begins with by default`;
    throw new InputError('network-other-board', message, { game: game.id });
  };
  return {
    count: places * kinds,
    places,
    contents: CONTENTS,
    views: 2,
    buckets: BUCKETS,
    board,
    sees,
    *images(position) {
      const words = board(position);
      const cells = new Uint8Array(words.buffer, words.byteOffset, places);
      yield words.slice();
      for (const image of images) {
        const seen = new Uint8Array(places);
        for (const [cell, to] of image.entries()) seen[to] = cells[cell]!;
        yield new Int32Array(seen.buffer);
      }
    },
    viewOf: (_, side) => side,
    featureOf(view, place, content) {
      if (view === 0) return place * kinds + content - 1;
      const own = content === NOBODYS ? content : NOBODYS - content;
      return (turned?.[place] ?? place) * kinds + own - 1;
    },
    bucketOf(position) {
      const words = board(position);
      let filled = 0;
      for (let at = 0; at < words.length; at++) {
        const word = words[at]!;
        // One of the two low bits is set in every byte that is not 0.
        let bits = (word | (word >>> 1)) & 0x01010101;
        for (; bits !== 0; bits &= bits - 1) filled++;
      }
      return Math.min(BUCKETS - 1, Math.floor((BUCKETS * filled) / places));
    },
  };
}

/** The seven images of a square board other than itself, as `images` of `cellFeatures`, its cells row by row. */
export function squareImages(size: number): number[][] {
  const last = size - 1;
  const images: ((row: number, column: number) => readonly [number, number])[] = [
    (row, column) => [row, last - column],
    (row, column) => [last - row, column],
    (row, column) => [last - row, last - column],
    (row, column) => [column, row],
    (row, column) => [column, last - row],
    (row, column) => [last - column, row],
    (row, column) => [last - column, last - row],
  ];
  return images.map((image) =>
    Array.from({ length: size * size }, (_, cell) => {
      const [row, column] = image(Math.floor(cell / size), cell % size);
      return row * size + column;
    }),
  );
}
