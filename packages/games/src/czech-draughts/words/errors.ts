import type { GameErrors } from '@tahoun/i18n';

/** What is refused of its options, positions, moves and files. */
export const czechDraughtsErrors: GameErrors = {
  position: {
    'draughts-form': ['The text is not the side to move and the pieces.', 'W:Wa1'],
    'draughts-bad-square': ['A piece stands on no square.', 'W:Wz9:Ba7'],
    'draughts-light-square': ['A piece stands on a light square.', 'W:Wa2:Ba7'],
    'draughts-square-twice': ['Two pieces stand on one square.', 'W:Wa1,a1:Ba7'],
    'draughts-man-on-last-row': ['A man stands on its last row.', 'W:Wb8:Ba7'],
    'draughts-bad-field': ['A counter behind the pieces is unknown.', 'W:Wa1:Ba7 X1'],
    'draughts-fields-impossible': ['The counters cannot be true together.', 'W:Wa1:Ba7 R1 R1'],
  },
  move: {
    'move-ambiguous': ['The move can mean several captures.', 'a3xg1', 'W:WKa3:Bb4,f2,f4,f6'],
    'move-capture-compulsory': ['Capturing is compulsory.', 'a1-b2', 'W:Wc3,a1:Bd4'],
    'move-capture-goes-on': ['The capture must go on.', 'c3xe5', 'W:Wc3:Bd4,f6'],
    'move-king-must-capture': ['A king can capture, and must.', 'e3xc5', 'W:WKa1,e3:Bb2,d4'],
    'move-illegal': ['The piece does not move so.', 'a3-a5'],
    'move-incomplete': ['The move has no destination.', 'a3'],
    'move-not-own': ['There is no piece of the side to move.', 'b6-a5'],
  },
  file: {
    'pdn-syntax': ['The text is no part of PDN.', '1. c3-d4 @'],
    'pdn-game-type': ['The PDN is of another kind of draughts.', '[GameType "20"]\n\n1. c3-d4'],
  },
  leftOut: {
    'pdn-misplaced': ['A variation or bracket is out of place.', '1. c3-d4 )'],
  },
};
