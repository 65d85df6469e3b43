import { pluralEn } from '../../language.js';
import { TITLES } from '../titles.js';
import type { GameTexts } from '../types.js';
import type { Param } from './shared.js';

export const chessEn: GameTexts = {
  ...TITLES.en.chess,
  rules: [
    'White and Black take turns; White begins. The king steps to any square next to him, the rook goes straight, the bishop slantwise, the queen both ways as far as the way is free, and the knight jumps two squares straight and one aside. Whoever arrives on an opponent’s piece captures it.',
    'A pawn steps one square forwards, from its first square one or two, and captures one square slantwise forwards. A pawn that has just gone two squares may be captured on the square that it passed (en passant). On the last rank a pawn becomes a queen, rook, bishop or knight.',
    'Once a game the king may castle: two squares towards a rook, which jumps over him, if neither has moved, nothing stands between them, and the king is not attacked before, on his way or after.',
    'A king who is attacked is in check and must be saved at once. If that is impossible it is mate, and the game is lost. If the side to move is not in check but has no move, the game is a draw (stalemate).',
    'The game is also drawn when nobody can mate with what is left, when a position occurs for the fifth time, or after 75 moves without a capture or a pawn’s move. Three times or 50 moves entitle to claim a draw.',
  ],
  lessons: 'Learn: rules in pictures, tactics, problems',
  sourcePlayer: "Němec's player (2006)",
  sourceDepth: (plies) => `Němec's depth ${plies - 1}`,
  howToMove:
    'Choose one of your pieces, then the square that it goes to. To castle, move the king two squares.',
  sides: [
    { name: 'White', turn: 'White to move', wins: 'White wins' },
    { name: 'Black', turn: 'Black to move', wins: 'Black wins' },
  ],
  variants: { start: { label: 'Start (Chess960)', values: { '518': 'Usual' } } },
  reasons: {
    checkmate: 'Checkmate',
    stalemate: 'Stalemate',
    'insufficient-material': 'Nobody can mate with what is left',
    'fivefold-repetition': 'The position has occurred five times',
    'seventy-five-moves': '75 moves without a capture or a pawn’s move',
  },
  units: (value, written) => `${written} ${pluralEn(Math.abs(value), 'pawn', 'pawns')}`,
  labels: {
    square: ({ square, piece, mark }) =>
      `${square}, ${piece === undefined ? 'empty' : namedEn(piece)}${markEn(mark)}`,
    promotion: ({ piece }) => `Becomes a ${namedEn(piece)}`,
  },
  figures: {
    side0: 'White’s pieces, in pawns',
    side1: 'Black’s pieces, in pawns',
    halfmoves: 'Half-moves since a capture or a pawn’s move',
  },
};

/** `white-pawn` as `white pawn`. */
function namedEn(piece: Param): string {
  return String(piece).replace('-', ' ');
}

/** What the picture shows by a ground or a dot. */
function markEn(mark: Param): string {
  if (mark === 'picked') return ', chosen';
  return mark === 'target' ? ', can be moved to' : '';
}
