import type { GameErrors } from '@tahoun/i18n';

/** What is refused of its options, positions, moves and files. */
export const chocolateErrors: GameErrors = {
  position: {
    'chocolate-bad-piece': ['A piece is not HEIGHTxWIDTH.', '3 A'],
    'chocolate-piece-count': ['The heap has too many pieces.', '3601*2x2 A'],
  },
  solve: {
    'chocolate-bar-open': ['Nobody knows who wins the bar: both sides are odd and long.', '61x63 A'],
  },
  move: {
    'move-bad-piece': ['A part of the move is no piece.', '3x99=1x5+2x5'],
    'move-no-such-piece': ['The heap has no such piece.', '59x60=1x60+58x60'],
    'move-unbreakable': ['The piece can be broken no more.', '1x2=1x1+1x1', '1x2+3x5 A'],
    'move-leaves-crumb': ['The break leaves a piece of one square.', '1x4=1x1+1x3', '1x4 A'],
    'move-parts': ['The piece does not break into these parts.', '3x5=3x3+1x2', '3x5 A'],
  },
};
