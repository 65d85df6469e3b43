import { cellName } from '@tahoun/core';
import { ONE_PIECE_A_PLACE, type SetUp, type SetUpForm, numbersFrom } from '../set-up.js';
import { zabor } from './index.js';
import { formatCell } from './notation.js';
import { FREE, MAX_SIZE, type ZaborPosition } from './position.js';
import { MAX_VALUE } from './values.js';

/** In the order of `Cell`. */
const CONTENTS = ['free', 'blue', 'red', 'blocked'];
const SIZES = numbersFrom(1, MAX_SIZE);
const VALUES = numbersFrom(2, MAX_VALUE).map((value) => `free${value}`);

/**
 * Zabor: land of both colours and blocked cells, on a board of any size. The id of a piece is its content, then its
 * value where that is above 1: `free3` gives a value to the land that it is put on, and land that is taken keeps it.
 */
export const zaborSetUp: SetUpForm<ZaborPosition> = {
  ...ONE_PIECE_A_PLACE,
  palette: () => [...CONTENTS.slice(1), ...VALUES].map((id) => ({ id })),
  options: () => [
    { id: 'width', values: SIZES },
    { id: 'height', values: SIZES },
  ],

  put(setUp, place, piece) {
    const [content, value] = partsOf(setUp.pieces.get(place));
    const [newContent, newValue] = partsOf(piece ?? undefined);
    const isValue = newValue !== '';
    const both =
      piece && piece !== 'blocked' ? `${isValue ? content : newContent}${newValue || value}` : piece;
    return ONE_PIECE_A_PLACE.put(setUp, place, both);
  },

  read(position) {
    const { width, height, values } = position.map;
    const pieces = new Map<string, string>();
    for (const [cell, content] of position.cells.entries()) {
      const id = `${CONTENTS[content]}${values[cell] === 1 ? '' : values[cell]}`;
      if (id !== CONTENTS[FREE]) pieces.set(formatCell(position, cell), id);
    }
    return {
      pieces,
      turn: position.turn,
      options: { width: String(width), height: String(height) },
    };
  },

  write: (setUp) => zabor.formatPosition(sketch(setUp)),
  sketch,
};

/** The content and the value of a piece, the value empty where it is 1. */
function partsOf(piece = CONTENTS[FREE]!): readonly [string, string] {
  const [, content = '', value = ''] = /^([a-z]+)(\d?)$/.exec(piece) ?? [];
  return [content === 'blocked' ? CONTENTS[FREE]! : content, value];
}

/** Land of one's own outside a board that was made smaller is left out. */
function sketch({ pieces, turn, options }: SetUp): ZaborPosition {
  const [width, height] = [Number(options.width), Number(options.height)];
  const ids = Array.from(
    { length: width * height },
    (_, cell) => pieces.get(cellName(cell, width, height)) ?? 'free',
  );
  const rowsOf = (characters: readonly string[]) =>
    Array.from({ length: height }, (_, row) => characters.slice(row * width, (row + 1) * width).join(''));
  const cells = ids.map((id) => '.br#'[CONTENTS.indexOf(id.replace(/\d$/, ''))]!);
  const values = ids.map((id) => /\d$/.exec(id)?.[0] ?? '1');
  return zabor.parsePosition(`${rowsOf(cells).join('/')} ${'br'[turn]} ${rowsOf(values).join(',')}`);
}
