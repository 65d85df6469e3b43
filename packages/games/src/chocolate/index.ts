import { type Game, InputError, type Move } from '@tahoun/core';
import { plainResult } from '../plain-game.js';
import { badVariantValue, checkVariants } from '../variants.js';
import { formatBreak, formatChocolate, parseBreak, parseChocolate, parsePiece } from './notation.js';
import { MAX_SIDE, PIECES, type Piece, breakOf, isBreakable, pieceText } from './pieces.js';
import { ChocolatePosition } from './position.js';

export { formatBreak, withFirstSide } from './notation.js';
export * from './pieces.js';
export { ChocolatePosition } from './position.js';

const SIZE = {
  id: 'size',
  default: '4x6',
  accepts: `HEIGHTxWIDTH, each 1 to ${MAX_SIDE}`,
  suggestions: ['3x5', '4x6', '3x15', '5x7', '7x9', '9x9', '8x12'],
} as const;

/** Chocolate breaking: the game of Milata's note (2007), normal play. */
export const chocolate: Game<ChocolatePosition> = {
  id: 'chocolate',
  name: 'Chocolate breaking',
  sides: [
    { id: 'A', name: 'A' },
    { id: 'B', name: 'B' },
  ],
  unit: 'win',
  variants: [SIZE],

  initial(variants = {}) {
    checkVariants('chocolate', [SIZE], variants);
    const wanted = variants.size ?? SIZE.default;
    const counts = new Int16Array(PIECES.length);
    counts[parseSize(wanted)] = 1;
    return new ChocolatePosition(counts, 0);
  },

  parsePosition(text, variants = {}) {
    checkVariants('chocolate', [SIZE], variants);
    return parseChocolate(text);
  },
  formatPosition: formatChocolate,
  parseMove: parseBreak,
  formatMove: (_position, move) => formatBreak(move),

  withTurn: ({ counts }, turn) => new ChocolatePosition(counts, turn),

  result: (position) => plainResult(position, 'no-break'),

  figures({ counts }) {
    let pieces = 0;
    let left = 0;
    for (const [kind, count] of counts.entries()) {
      pieces += count;
      if (isBreakable(kind)) left += count;
    }
    return { pieces, left };
  },

  targets: (_position, move) => breakTargets(move),
};

function parseSize(text: string): number {
  try {
    return parsePiece(text);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw badVariantValue('chocolate', SIZE, text);
  }
}

/**
 * A piece, then a line on it: `|2` runs down after the second column, `-1` across below the first
 * row, on the piece drawn with its smaller side upright. Lines that mirror each other are one move.
 */
export function breakTargets(move: Move): string[][] {
  const { kind, vertical, offset } = breakOf(move);
  const { height, width } = PIECES[kind] as Piece;
  const lines = new Set<string>();
  if (vertical) lines.add(`|${offset}`).add(`|${width - offset}`);
  if (!vertical || height === width) lines.add(`-${offset}`).add(`-${height - offset}`);
  return [...lines].map((line) => [pieceText(kind), line]);
}
