import { type GameTexts, countedEn, pluralEn } from '@tahoun/i18n';
import { LETTERS, type Param, chessTitle } from './title.js';

export const chessEn: GameTexts = {
  ...chessTitle.en,
  rules: [
    'White and Black take turns; White moves first. The king moves one square in any direction, the rook along ranks and files, the bishop along diagonals, and the queen along either, as far as the path is clear. The knight jumps two squares one way and one to the side. A piece that lands on an opposing piece captures it.',
    'A pawn moves one square forward, or two from its first square, and captures one square diagonally forward. A pawn that has just moved two squares may be captured on the square that it crossed (en passant). On the last rank, a pawn becomes a queen, rook, bishop or knight.',
    'Once a game, the king may castle: it moves two squares towards a rook, and the rook jumps over it. Neither may have moved before, no piece may be between them, and the king must not be attacked before, on its way or after.',
    'A king under attack is in check and must be saved immediately. If that is impossible, it is mate, and the game is lost. If the side to move is not in check but has no legal move, the game is a draw (stalemate).',
    'The game is also drawn when neither side has enough material left to mate, when a position occurs for the fifth time, or after 75 moves without a capture or pawn move. After a third occurrence, or 50 such moves, a player may claim a draw.',
  ],
  lessons: 'Learn: rules in pictures, tactics, problems',
  sourcePlayer: "Němec's player (2006)",
  sourceDepth: (plies) => `Němec's depth ${plies - 1}`,
  howToMove: 'Choose one of your pieces, then its destination. To castle, move the king two squares.',
  sides: [
    { name: 'White', turn: 'White to move', wins: 'White wins' },
    { name: 'Black', turn: 'Black to move', wins: 'Black wins' },
  ],
  variants: { start: { label: 'Starting position (Chess960)', values: { '518': 'Standard' } } },
  reasons: {
    checkmate: 'Checkmate',
    stalemate: 'Stalemate',
    'insufficient-material': 'Insufficient material',
    'threefold-repetition': 'Claimed at the third repetition',
    'fifty-moves': 'Claimed after 50 moves without a capture or pawn move',
    'fivefold-repetition': 'The position has occurred five times',
    'seventy-five-moves': '75 moves without a capture or pawn move',
  },
  units: (value, written) => `${written} ${pluralEn(Math.abs(value), 'pawn', 'pawns')}`,
  labels: {
    square: ({ square, piece, mark }) =>
      `${square}, ${piece === undefined ? 'empty' : namedEn(piece)}${markEn(mark)}`,
    promotion: ({ piece }) => `Promote to ${namedEn(piece)}`,
  },
  figures: {
    side0: 'White material, in pawns',
    side1: 'Black material, in pawns',
    halfmoves: 'Half-moves without a capture or pawn move',
  },
  pieces: {
    pawn: countedEn('pawn'),
    knight: countedEn('knight'),
    bishop: countedEn('bishop'),
    rook: countedEn('rook'),
    queen: countedEn('queen'),
    king: countedEn('king'),
  },
  letters: LETTERS,
};

/** `white-pawn` as `white pawn`. */
function namedEn(piece: Param): string {
  return String(piece).replace('-', ' ');
}

/** The mark that the picture shows by a square’s colour or a dot. */
function markEn(mark: Param): string {
  if (mark === 'picked') return ', chosen';
  return mark === 'target' ? ', can be moved to' : '';
}
