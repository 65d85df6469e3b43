import type { ChessWeights } from './layout.js';

/**
 * Begun by hand after what is usual in engines, then learned from games of the engine against itself with
 * `tahoun tune`: see docs/chess-evaluation.md. `layout.ts` says what each is.
 */
export const CHESS_WEIGHTS: ChessWeights = {
  material: { middlegame: [77, 325, 345, 463, 983], endgame: [104, 303, 316, 537, 969] },
  pawnSquares: {
    middlegame: [
      -6, -2, 0, 8, -9, 0, -3, 6, -9, -4, -1, 6, -1, 1, 5, 12, -1, 11, 10, 15, 11, 12, 13, 17, 11, 13, 16, 25,
      -6, -2, 0, 8,
    ],
    endgame: [
      3, 2, 0, -2, 10, -2, 0, 2, 3, 3, 0, -4, 9, 7, 3, 2, 11, 14, 10, 8, 20, 21, 16, 14, 32, 25, 23, 22, 3, 2,
      0, -2,
    ],
  },
  knightSquares: {
    middlegame: [
      -35, -25, -21, -13, -22, -11, -4, 1, -8, 4, 6, 12, 0, 6, 20, 19, 6, 12, 14, 25, 4, 8, 17, 24, -9, -1, 7,
      13, -26, -16, -10, -1,
    ],
    endgame: [
      -18, -13, -6, 0, -14, -7, 2, 7, -6, 1, 4, 12, -2, 5, 15, 19, 0, 6, 10, 20, -6, -1, 7, 14, -11, -5, 0, 5,
      -20, -11, -6, 1,
    ],
  },
  bishopSquares: {
    middlegame: [
      -18, -14, -13, -8, -2, 1, 8, 7, -2, 2, 2, 5, 2, 1, 6, 11, -3, 7, 4, 10, 1, 0, 3, 4, -6, -4, -3, 3, -12,
      -11, -8, -5,
    ],
    endgame: [
      -5, -4, -3, 1, -4, -3, 1, -1, -2, -1, 4, 8, 0, 5, 2, 5, -2, 2, 6, 4, -1, 1, 2, 2, -3, -2, -1, 4, -4, -5,
      -2, 0,
    ],
  },
  rookSquares: {
    middlegame: [
      -5, -3, 3, 5, -11, -5, -4, -1, -9, -5, -5, 1, -8, -3, -2, -2, -5, -3, -1, 4, -4, 1, 3, 8, 2, 7, 9, 12,
      0, 3, 7, 9,
    ],
    endgame: [
      -6, -2, -9, -9, -3, -3, -4, -2, 2, 0, -1, 1, 3, 3, 0, 0, 5, 6, 3, 5, 7, 6, 6, 6, 5, 10, 5, 6, 8, 9, 8,
      7,
    ],
  },
  queenSquares: {
    middlegame: [
      1, 0, -6, 1, 2, 2, 4, -2, -1, 3, -1, 2, -1, -1, 2, 3, 1, -1, 3, 5, -1, 0, 2, 1, -5, -3, -2, 0, -5, -6,
      -6, -4,
    ],
    endgame: [
      -21, -17, -14, -12, -13, -8, -5, 2, -7, -3, 3, 8, 0, 5, 10, 15, 3, 7, 14, 19, 1, 5, 11, 16, -4, 2, 6,
      13, -5, -1, 3, 8,
    ],
  },
  kingSquares: {
    middlegame: [
      17, 21, 2, -4, 2, 11, -7, -23, -21, -13, -32, -43, -39, -30, -47, -60, -48, -40, -58, -71, -48, -40,
      -58, -70, -48, -40, -58, -70, -48, -40, -58, -70,
    ],
    endgame: [
      -33, -27, -18, -12, -19, -15, -5, 6, -7, -1, 8, 18, -1, 8, 22, 26, -1, 11, 21, 28, -6, 5, 15, 22, -11,
      -2, 6, 16, -19, -10, -2, 9,
    ],
  },
  knightMobility: {
    middlegame: [-24, -15, -9, -5, -1, 3, 6, 11, 12],
    endgame: [-26, -16, -9, -3, 1, 5, 9, 14, 11],
  },
  bishopMobility: {
    middlegame: [-37, -25, -16, -13, -7, -3, 1, 5, 6, 8, 12, 16, 19, 21],
    endgame: [-47, -34, -25, -18, -8, -3, 4, 8, 10, 11, 16, 18, 23, 27],
  },
  rookMobility: {
    middlegame: [-36, -23, -15, -12, -10, -6, -5, -2, 2, 4, 8, 9, 12, 14, 15],
    endgame: [-55, -43, -29, -22, -14, -8, -1, 0, 4, 11, 15, 16, 20, 24, 27],
  },
  queenMobility: {
    middlegame: [
      -40, -30, -25, -21, -20, -17, -13, -12, -7, -7, -5, -2, -2, 2, 3, 4, 8, 8, 12, 13, 15, 15, 17, 18, 20,
      21, 22, 24,
    ],
    endgame: [
      -80, -65, -55, -46, -40, -34, -28, -22, -17, -14, -7, -1, 0, 5, 9, 13, 17, 18, 22, 24, 29, 31, 34, 36,
      39, 42, 45, 47,
    ],
  },
  bishopPair: { middlegame: [29], endgame: [43] },
  outpost: { middlegame: [26, 18], endgame: [10, 6] },
  shielded: { middlegame: [6], endgame: [1] },
  badBishop: { middlegame: [-3], endgame: [-3] },
  rookOnFile: { middlegame: [15, 29], endgame: [7, 10] },
  rookOnSeventh: { middlegame: [2], endgame: [11] },
  isolated: { middlegame: [-8, -13], endgame: [-10, -14] },
  backward: { middlegame: [-5, -11], endgame: [-7, -10] },
  doubled: { middlegame: [-8], endgame: [-13] },
  connected: { middlegame: [0, 4, 11, 10, 16, 34, 51, 0], endgame: [0, -1, 3, 5, 13, 28, 41, 0] },
  candidate: { middlegame: [0, -2, 5, 4, 12, 28, 40, 0], endgame: [0, 4, 3, 8, 22, 44, 60, 0] },
  passed: { middlegame: [0, -2, 6, 6, 23, 50, 91, 0], endgame: [0, 11, 13, 26, 54, 103, 163, 0] },
  passedBlocked: {
    middlegame: [0, -3, -3, -5, -9, -17, -26, 0],
    endgame: [0, -4, -6, -10, -21, -44, -71, 0],
  },
  passedFree: { middlegame: [0, 2, 1, 4, 9, 21, 38, 0], endgame: [0, 5, 4, 12, 27, 59, 88, 0] },
  passedSupported: { middlegame: [7], endgame: [15] },
  passedOwnKing: { middlegame: [2, 0, 0, 1, -2, -4, -2, 0], endgame: [12, 15, 6, -1, -5, -8, -9, -8] },
  passedTheirKing: { middlegame: [-3, -1, 1, -1, -2, 0, 0, 0], endgame: [-13, -13, -7, 5, 15, 17, 19, 15] },
  rookBehind: { middlegame: [4, -5], endgame: [14, -19] },
  shelter: {
    middlegame: [
      -10, 23, 17, 4, 5, 3, -1, 0, -25, 31, 24, 3, -8, -10, -10, 0, -16, 21, 7, -4, 0, -5, -8, 0, -12, 12, 4,
      0, -6, -7, -8, 0,
    ],
    endgame: [
      -3, -3, 1, -1, -1, 4, 3, 0, 2, 0, 1, 1, 0, -1, 2, 0, -1, 1, 0, -2, 1, 0, 0, 0, -4, -1, 0, 2, -1, 0, -1,
      0,
    ],
  },
  storm: {
    middlegame: [-3, 0, -34, -18, -9, -2, -3, 0, 0, 0, -12, -6, -1, 1, -1, 0],
    endgame: [-1, 2, 1, 1, -1, 1, -2, 0, 0, 0, 0, -2, -3, 2, 1, 0],
  },
  dangerBase: { middlegame: [-55], endgame: [-9] },
  dangerAttacker: { middlegame: [49, 25, 38, 34], endgame: [20, 15, 10, 16] },
  dangerRing: { middlegame: [20], endgame: [2] },
  dangerWeak: { middlegame: [39], endgame: [22] },
  dangerCheck: { middlegame: [106, 58, 98, 103], endgame: [0, 20, 10, 61] },
  dangerNoQueen: { middlegame: [-187], endgame: [-120] },
  threatByPawn: { middlegame: [60], endgame: [47] },
  threatByPush: { middlegame: [17], endgame: [12] },
  threatByMinor: { middlegame: [0, 6, 28, 35, 47, 49], endgame: [0, 18, 30, 34, 52, 68] },
  threatByRook: { middlegame: [0, 3, 30, 29, 1, 55], endgame: [0, 24, 30, 30, 19, 33] },
  threatByKing: { middlegame: [16], endgame: [35] },
  hanging: { middlegame: [21], endgame: [23] },
  space: { middlegame: [2], endgame: [-2] },
  tempo: { middlegame: [21], endgame: [16] },
};
