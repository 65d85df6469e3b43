import type { GameErrors } from '@tahoun/i18n';

/** What is refused of its options, positions, moves and files. */
export const atariGoErrors: GameErrors = {
  options: {
    'atari-go-handicap': ['The board has no places for so many handicap stones.', 'size=5 handicap=9'],
    'atari-go-point-twice': ['Two stones of the set-up are on one point.', 'black=A1 white=A1'],
  },
  position: {
    'atari-go-size': ['The board is no square, or too large.', '. X'],
    'atari-go-target': ['The number of stones to capture is out of range.', '.../.../... X 0'],
    'atari-go-captures': ['The captures are not two numbers such as 1:0.', '.../.../... X 2 x'],
    'atari-go-captures-impossible': ['The game would be over with so many captures.', '.../.../... X 1 1:1'],
    'atari-go-ko': ['The ko is no point.', '.../.../... X 2 0:0 x'],
    'atari-go-ko-impossible': ['There cannot be a ko on this point.', '.../.../... X 2 1:0 A1'],
    'atari-go-extra-text': ['Something follows the ko.', '.../.../... X 2 0:0 - x'],
    'atari-go-no-liberty': ['A group has no liberty, so it would have been captured.', 'XO./O../... X 1'],
  },
  move: {
    'move-pass': ['Passing is not allowed.', 'pass'],
    'move-point-taken': ['The point is taken.', 'C3 C3'],
    'move-ko': ['The move repeats the position (ko).', 'C3', '.XO./XO.O/.XO./.... X 3 0:1 C3'],
    'move-suicide': ['The stone would have no liberty.', 'A3', '.O./O../... X 2'],
  },
  file: {
    'sgf-misplaced': ['A part of the SGF is out of place.', ')'],
    'sgf-game': ['The SGF is of another game.', '(;GM[2])'],
    'sgf-size': ['The SGF has a board of another size.', '(;SZ[20])'],
    'sgf-rules': ['The SGF has other rules.', '(;RU[Atari Go 21])'],
  },
  leftOut: {
    'sgf-syntax': ['The text is no part of SGF.', '(;SZ[5];B[aa]text)'],
    'sgf-side': ['The SGF names no side.', '(;SZ[5]PL[X];B[aa])'],
    'sgf-point': ['A point is not on the board.', '(;SZ[5]AB[ff];B[aa])'],
    'sgf-point-twice': ['Two stones are on one point.', '(;SZ[5]AB[aa:bb]AW[bb];B[dd])'],
    'sgf-late-setup': ['Stones are set up after moves.', '(;SZ[5];B[aa];AW[bb];B[dd])'],
    'sgf-turn': ['A move is out of turn.', '(;SZ[5];B[aa];B[bb])'],
  },
  warnings: {
    'sgf-no-rules': ['The SGF names no rules.', '(;SZ[5];B[aa])'],
    'sgf-pass': ['Passing is not allowed.', '(;SZ[5];B[];W[aa])'],
  },
  shared: {
    'parameter-unknown': { evaluation: 'textbook', parameters: { omega: 2 } },
    'parameter-range': { evaluation: 'textbook', parameters: { delta: 1_000_000 } },
    'parameter-choice': { evaluation: 'textbook', parameters: { scan: 0.5 } },
  },
};
