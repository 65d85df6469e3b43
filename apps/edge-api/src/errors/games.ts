import { type ErrorEntry, entries } from './entry.js';

const at = (game: string, position: string) =>
  `GET /v1/legal-moves?${new URLSearchParams({ game, position })}`;
const moves = (game: string, ...list: readonly string[]) =>
  `POST /v1/play ${JSON.stringify({ game, moves: list })}`;
const from = (game: string, position: string, ...list: readonly string[]) =>
  `POST /v1/play ${JSON.stringify({ game, position, moves: list })}`;
const file = (game: string, text: string) => `POST /v1/review ${JSON.stringify({ game, file: text })}`;
const option = (game: string, variant: string) => `GET /v1/legal-moves?game=${game}&variant=${variant}`;

/** What the rules of the games refuse. A game from outside may have codes of its own, which its author explains. */
export const GAME_ERRORS: readonly ErrorEntry[] = [
  ...entries(404, 'game id', 'Take an id of `GET /v1/games`.', {
    'game-unknown': ['There is no such game here.', option('nim', 'x=1')],
  }),
  ...entries(422, 'game', 'Take what `GET /v1/games` lists under `variants` of the game.', {
    'variant-unknown': ['The game has no option of this name.', option('zabor', 'colour=red')],
    'variant-none': ['The game has no options.', option('tic-tac-toe', 'size=4')],
    'variant-bad-value': ['The option does not take this value.', option('zabor', 'size=99')],
    'atari-go-handicap': [
      'The board is too small for so many handicap stones.',
      'GET /v1/legal-moves?game=atari-go&variant=size=5&variant=handicap=9',
    ],
    'atari-go-point-twice': [
      'Two stones of the set-up are on one point.',
      'GET /v1/legal-moves?game=atari-go&variant=black=A1&variant=white=A1',
    ],
  }),
  ...entries(
    422,
    'position',
    'Write the position in the text form of its game; `initial` in `GET /v1/games` is an example.',
    {
      'position-too-long': ['The text is longer than any position.', 'a position of 10,000 characters'],
      'position-side-missing': ['The side to move is missing.', at('zabor', 'br/rb')],
      'position-bad-side': ['The side to move is none of the sides.', at('zabor', 'br/rb x')],
      'position-extra-text': ['Something follows the side to move.', at('tic-tac-toe', '.../.../... x x')],
      'position-both-won': ['Both sides have won, which cannot be.', at('tic-tac-toe', 'xxx/ooo/... x')],
      'board-row-count': ['The board has too few or too many rows.', at('tic-tac-toe', '.../... x')],
      'board-row-length': ['A row is too short or too long.', at('tic-tac-toe', '../.../... x')],
      'board-bad-cell': [
        'A cell has a character that means nothing there.',
        at('tic-tac-toe', 'q../.../... x'),
      ],
      'zabor-size': ['The board is too wide or too high.', at('zabor', `${'.'.repeat(40)} b`)],
      'zabor-row-length': ['A row is shorter or longer than the first.', at('zabor', '../... b')],
      'zabor-bad-cell': ['A cell has a character that means nothing there.', at('zabor', '..q/... b')],
      'chocolate-bad-piece': ['A piece is not HEIGHTxWIDTH.', at('chocolate', '3 A')],
      'chocolate-piece-count': ['The heap has too many pieces.', at('chocolate', '3601*2x2 A')],
      'connect-four-floating': [
        'A disc hangs over a free cell.',
        at('connect-four', 'x....../......./......./......./......./....... o'),
      ],
      'atari-go-size': ['The board is no square, or too large.', at('atari-go', '. X')],
      'atari-go-target': [
        'The number of stones to capture is out of range.',
        at('atari-go', '.../.../... X 0'),
      ],
      'atari-go-captures': [
        'The captures are not two numbers such as 1:0.',
        at('atari-go', '.../.../... X 2 x'),
      ],
      'atari-go-captures-impossible': [
        'The game would be over with so many captures.',
        at('atari-go', '.../.../... X 1 1:1'),
      ],
      'atari-go-ko': ['The ko is no point.', at('atari-go', '.../.../... X 2 0:0 x')],
      'atari-go-ko-impossible': [
        'There cannot be a ko on this point.',
        at('atari-go', '.../.../... X 2 1:0 A1'),
      ],
      'atari-go-extra-text': ['Something follows the ko.', at('atari-go', '.../.../... X 2 0:0 - x')],
      'atari-go-no-liberty': [
        'A group has no liberty, so it would have been captured.',
        at('atari-go', 'XO./O../... X 1'),
      ],
      'draughts-form': ['The text is not the side to move and the pieces.', at('czech-draughts', 'W:Wa1')],
      'draughts-bad-square': ['A piece stands on no square.', at('czech-draughts', 'W:Wz9:Ba7')],
      'draughts-light-square': ['A piece stands on a light square.', at('czech-draughts', 'W:Wa2:Ba7')],
      'draughts-square-twice': ['Two pieces stand on one square.', at('czech-draughts', 'W:Wa1,a1:Ba7')],
      'draughts-man-on-last-row': ['A man stands on its last row.', at('czech-draughts', 'W:Wb8:Ba7')],
      'draughts-bad-field': ['A counter behind the pieces is unknown.', at('czech-draughts', 'W:Wa1:Ba7 X1')],
      'draughts-fields-impossible': [
        'The counters cannot be true together.',
        at('czech-draughts', 'W:Wa1:Ba7 R1 R1'),
      ],
      'fen-field-count': ['A FEN has six fields at most.', at('chess', 'a b c d e f g h')],
      'fen-rank-count': ['The board does not have 8 ranks.', at('chess', '8/8 w')],
      'fen-rank-length': ['A rank does not have 8 squares.', at('chess', 'k6/8/8/8/8/8/8/K7 w')],
      'fen-bad-piece': ['A rank has a letter that is no piece.', at('chess', 'k6x/8/8/8/8/8/8/K7 w')],
      'fen-bad-castling': ['The castling field has other letters.', at('chess', '4k3/8/8/8/8/8/8/4K3 w x')],
      'fen-bad-en-passant': ['The en passant field is no square.', at('chess', '4k3/8/8/8/8/8/8/4K3 w - x')],
      'fen-bad-counter': ['A counter is no whole number.', at('chess', '4k3/8/8/8/8/8/8/4K3 w - - x')],
      'chess-king-count': ['A side does not have one king.', at('chess', '8/8/8/8/8/8/8/4K3 w')],
      'chess-pawn-rank': ['A pawn stands on the first or last rank.', at('chess', '4k2P/8/8/8/8/8/8/4K3 w')],
      'chess-other-in-check': [
        'The side that has just moved is in check.',
        at('chess', '4k3/8/8/8/8/8/8/4RK2 w'),
      ],
      'chess-en-passant-impossible': [
        'No pawn can have made that double step.',
        at('chess', '4k3/8/8/8/8/8/8/4K3 w - e6'),
      ],
      'chess-castling-king': [
        'The king is not where castling begins.',
        at('chess', '4k3/8/8/8/8/8/8/K6R w K'),
      ],
      'chess-castling-rook': ['There is no rook to castle with.', at('chess', '4k3/8/8/8/8/8/8/4K3 w K')],
      'chess-castling-no-outer-rook': [
        'There is no rook beyond the king.',
        'a position of Chess960 without that rook',
      ],
      'chess-castling-two-rooks': ['Two rooks on one side could castle.', 'a position of Chess960 with HG'],
    },
  ),
  ...entries(422, 'move', 'Choose a move of `/v1/legal-moves`.', {
    'move-syntax': ['The text is no move.', moves('zabor', '?')],
    'move-off-board': ['The move leads off the board.', moves('zabor', 'z9')],
    'move-game-over': ['The game is over before this move.', from('tic-tac-toe', 'xxx/oo./... o', 'c1')],
    'move-not-possible': ['The position has no such move.', 'a move of another position'],
    'move-cell-holds': ['The cell is taken.', moves('tic-tac-toe', 'b2', 'b2')],
    'move-cell-taken': ['The cell is taken.', moves('zabor', 'a1', 'a1')],
    'move-cell-blocked': ['The cell is blocked.', from('zabor', '#.../..../..../.... b', 'a4')],
    'move-column-full': ['The column is full.', moves('connect-four', ...'aaaaaaa')],
    'move-bad-piece': ['A part of the move is no piece.', moves('chocolate', '3x99=1x5+2x5')],
    'move-no-such-piece': ['The heap has no such piece.', moves('chocolate', '59x60=1x60+58x60')],
    'move-unbreakable': ['The piece can be broken no more.', from('chocolate', '1x2+3x5 A', '1x2=1x1+1x1')],
    'move-leaves-crumb': [
      'The break leaves a piece of one square.',
      from('chocolate', '1x4 A', '1x4=1x1+1x3'),
    ],
    'move-parts': ['The piece does not break into these parts.', from('chocolate', '3x5 A', '3x5=3x3+1x2')],
    'move-pass': ['Passing is not allowed.', moves('atari-go', 'pass')],
    'move-point-taken': ['The point is taken.', moves('atari-go', 'C3', 'C3')],
    'move-ko': ['The move repeats the position (ko).', 'a stone taken back at once'],
    'move-suicide': ['The stone would have no liberty.', from('atari-go', '.O./O../... X 2', 'A3')],
    'move-ambiguous': ['The move can mean several captures.', 'a capture with two ways'],
    'move-capture-compulsory': ['Capturing is compulsory.', from('czech-draughts', 'W:Wc3,a1:Bd4', 'a1-b2')],
    'move-capture-goes-on': ['The capture must go on.', from('czech-draughts', 'W:Wc3:Bd4,f6', 'c3xe5')],
    'move-king-must-capture': [
      'A king can capture, and must.',
      from('czech-draughts', 'W:WKa1,e3:Bb2,d4', 'e3xc5'),
    ],
    'move-illegal': ['The piece does not move so.', moves('czech-draughts', 'a3-a5')],
    'move-incomplete': ['The move has no destination.', moves('czech-draughts', 'a3')],
    'move-not-own': ['There is no piece of the side to move.', moves('czech-draughts', 'b6-a5')],
    'move-unreachable': ['No such piece can reach the square.', moves('chess', 'e5')],
    'move-piece-absent': ['The side to move has no such piece there.', moves('chess', 'e5e6')],
    'move-leaves-check': ['The king would be in check.', from('chess', '4k3/8/8/8/8/8/4r3/4K3 w - -', 'Kd2')],
    'move-no-castling': ['Castling is not possible now.', moves('chess', 'O-O')],
    'move-no-promotion': ['Only a pawn on the last rank can promote.', moves('chess', 'e4=Q')],
    'move-null': ['A null move is none of the rules.', moves('chess', '--')],
    'move-several-meanings': [
      'The move can mean several moves.',
      from('chess', '4k3/8/8/8/8/8/8/R4R1K w - -', 'Rd1'),
    ],
  }),
  ...entries(
    422,
    'file',
    'Export the game again, or send its `moves`; `detail` names the line. What can be left out is in `warnings` instead.',
    {
      'file-without-moves': ['The file has no moves.', file('chess', '*')],
      'pgn-bad-move': ['A move of the PGN is not legal.', file('chess', '1. e5')],
      'pgn-bad-start': ['The tag FEN is no position.', file('chess', '[FEN "x"]\n\n1. e4')],
      'pgn-variant': [
        'The PGN is of another variant of the game.',
        file('chess', '[Variant "Atomic"]\n\n1. e4'),
      ],
      'pgn-too-long': ['The file is too long.', 'a file of a million characters'],
      'pgn-unreadable': ['The text is no part of PGN.', file('chess', '1. e4 @')],
      'pgn-open-comment': ['A comment has no end.', file('chess', '1. e4 {never')],
      'pgn-open-variation': ['A variation has no end.', file('chess', '1. e4 (1. d4')],
      'pgn-early-variation': ['A variation comes before any move.', file('chess', '(1. e4) 1. d4')],
      'pgn-deep-variation': ['Variations lie too deep in one another.', 'a hundred brackets'],
      'pgn-closed-twice': ['A bracket closes nothing.', file('chess', '1. e4 ) e5')],
      'pdn-syntax': ['The text is no part of PDN.', file('czech-draughts', '1. c3-d4 @')],
      'pdn-misplaced': ['A variation or bracket is out of place.', file('czech-draughts', '1. c3-d4 )')],
      'pdn-game-type': [
        'The PDN is of another kind of draughts.',
        file('czech-draughts', '[GameType "20"]\n\n1. c3-d4'),
      ],
      'pdn-too-long': ['The file is too long.', 'a file of a million characters'],
      'sgf-syntax': ['The text is no part of SGF.', file('atari-go', '(;SZ[5];B[aa]text)')],
      'sgf-misplaced': ['A part of the SGF is out of place.', file('atari-go', ')')],
      'sgf-game': ['The SGF is of another game.', file('atari-go', '(;GM[2])')],
      'sgf-size': ['The SGF has a board of another size.', file('atari-go', '(;SZ[20])')],
      'sgf-rules': ['The SGF has other rules.', file('atari-go', '(;RU[Atari Go 21])')],
      'sgf-no-rules': ['The SGF names no rules.', file('atari-go', '(;SZ[5];B[aa])')],
      'sgf-side': ['The SGF names no side.', file('atari-go', '(;SZ[5]PL[X];B[aa])')],
      'sgf-point': ['A point is not on the board.', file('atari-go', '(;SZ[5]AB[ff];B[aa])')],
      'sgf-point-twice': ['Two stones are on one point.', file('atari-go', '(;SZ[5]AB[aa:bb]AW[bb];B[dd])')],
      'sgf-late-setup': ['Stones are set up after moves.', file('atari-go', '(;SZ[5];B[aa];AW[bb];B[dd])')],
      'sgf-turn': ['A move is out of turn.', file('atari-go', '(;SZ[5];B[aa];B[bb])')],
      'sgf-pass': ['Passing is not allowed.', file('atari-go', '(;SZ[5];B[];W[aa])')],
      'sgf-too-long': ['The file is too long.', 'a file of a million characters'],
      'file-beyond-draw': ['The moves go on after a draw.', 'a file of a long game'],
    },
  ),
];
