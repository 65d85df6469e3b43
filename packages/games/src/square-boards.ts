import { type VariantOption, type VariantValues, cellName } from '@tahoun/core';
import { type BoardForm, type BoardRows, readRows, writeRows } from './rows.js';
import { badVariantValue, checkVariants } from './variants.js';

interface SquareBoardsForm extends Omit<BoardForm, 'width' | 'height'> {
  /** The usual one first. */
  readonly sizes: readonly [number, ...number[]];
}

/** Square boards of several sizes, for games whose position is a board and a side to move. */
export interface SquareBoards {
  /** The option `size`, where there are several. */
  readonly variants: readonly VariantOption[];
  /** @throws InputError for another option or value. */
  sizeOf(variants: VariantValues | undefined): number;
  /** Reads rows of any of the sizes. @throws InputError as `readRows`, or for another option. */
  read(text: string, variants: VariantValues | undefined): BoardRows;
  write(cells: ArrayLike<number>, turn: 0 | 1): string;
  /** `b3`: columns from a, rows from 1 at the bottom. @param cell row by row from the top */
  nameOf(cell: number, size: number): string;
}

export function squareBoards(gameId: string, { sizes, ...form }: SquareBoardsForm): SquareBoards {
  const [usual] = sizes;
  const suggestions = sizes.map(String);
  const option = {
    id: 'size',
    default: String(usual),
    accepts: `one of: ${suggestions.join(', ')}`,
    suggestions,
  };
  const variants = sizes.length > 1 ? [option] : [];
  const formOf = (size: number) => ({ ...form, width: size, height: size });
  return {
    variants,
    sizeOf(values = {}) {
      checkVariants(gameId, variants, values);
      const wanted = values.size ?? option.default;
      if (!suggestions.includes(wanted)) throw badVariantValue(gameId, option, wanted);
      return Number(wanted);
    },
    read(text, values = {}) {
      checkVariants(gameId, variants, values);
      const rows = text.trim().split(/[/\n]/).length;
      return readRows(text, formOf(sizes.includes(rows) ? rows : usual));
    },
    write: (cells, turn) => writeRows(cells, turn, formOf(Math.sqrt(cells.length))),
    nameOf: (cell, size) => cellName(cell, size, size),
  };
}
