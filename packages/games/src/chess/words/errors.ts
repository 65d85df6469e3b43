import type { GameErrors } from '@tahoun/i18n';

/** What is refused of its options, positions, moves and files. */
export const chessErrors: GameErrors = {
  position: {
    'fen-field-count': ['A FEN has six fields at most.', 'a b c d e f g h'],
    'fen-rank-count': ['The board does not have 8 ranks.', '8/8 w'],
    'fen-rank-length': ['A rank does not have 8 squares.', 'k6/8/8/8/8/8/8/K7 w'],
    'fen-bad-piece': ['A rank has a letter that is no piece.', 'k6x/8/8/8/8/8/8/K7 w'],
    'fen-bad-castling': ['The castling field has other letters.', '4k3/8/8/8/8/8/8/4K3 w x'],
    'fen-bad-en-passant': ['The en passant field is no square.', '4k3/8/8/8/8/8/8/4K3 w - x'],
    'fen-bad-counter': ['A counter is no whole number.', '4k3/8/8/8/8/8/8/4K3 w - - x'],
    'chess-king-count': ['A side does not have one king.', '8/8/8/8/8/8/8/4K3 w'],
    'chess-pawn-rank': ['A pawn stands on the first or last rank.', '4k2P/8/8/8/8/8/8/4K3 w'],
    'chess-other-in-check': ['The side that has just moved is in check.', '4k3/8/8/8/8/8/8/4RK2 w'],
    'chess-en-passant-impossible': ['No pawn can have made that double step.', '4k3/8/8/8/8/8/8/4K3 w - e6'],
    'chess-castling-king': ['The king is not where castling begins.', '4k3/8/8/8/8/8/8/K6R w K'],
    'chess-castling-rook': ['There is no rook to castle with.', '4k3/8/8/8/8/8/8/4K3 w K'],
    'chess-castling-no-outer-rook': [
      'There is no rook beyond the king.',
      '4k3/8/8/8/8/8/8/R3K3 w K',
      'chess960=true',
    ],
    'chess-castling-two-rooks': ['Two rooks on one side could castle.', '4k3/8/8/8/8/8/8/4K1RR w HG'],
  },
  move: {
    'move-unreachable': ['No such piece can reach the square.', 'e5'],
    'move-piece-absent': ['The side to move has no such piece there.', 'e5e6'],
    'move-leaves-check': ['The king would be in check.', 'Kd2', '4k3/8/8/8/8/8/4r3/4K3 w - -'],
    'move-no-castling': ['Castling is not possible now.', 'O-O'],
    'move-no-promotion': ['Only a pawn on the last rank can promote.', 'e4=Q'],
    'move-null': ['A null move is none of the rules.', '--'],
    'move-several-meanings': ['The move can mean several moves.', 'Rd1', '4k3/8/8/8/8/8/8/R4R1K w - -'],
  },
  file: {
    'pgn-bad-move': ['A move of the PGN is not legal.', '1. e5'],
    'pgn-bad-start': ['The tag FEN is no position.', '[FEN "x"]\n\n1. e4'],
    'pgn-variant': ['The PGN is of another variant of the game.', '[Variant "Atomic"]\n\n1. e4'],
    'pgn-unreadable': ['The text is no part of PGN.', '1. e4 @'],
    'pgn-deep-variation': ['Variations lie too deep in one another.', `1. e4 ${'('.repeat(101)}`],
  },
  leftOut: {
    'pgn-open-comment': ['A comment has no end.', '1. e4 {never'],
    'pgn-open-variation': ['A variation has no end.', '1. e4 (1. d4'],
    'pgn-early-variation': ['A variation comes before any move.', '(1. e4) 1. d4'],
    'pgn-closed-twice': ['A bracket closes nothing.', '1. e4 ) e5'],
  },
  warnings: {
    'file-beyond-draw': ['The moves go on after a draw.', `${'Nf3 Nf6 Ng1 Ng8 '.repeat(4)}e4`],
  },
};
