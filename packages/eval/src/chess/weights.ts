import type { ChessWeights } from './layout.js';

/** Set by hand after what is usual in engines; `layout.ts` says what each is. */

export const CHESS_WEIGHTS: ChessWeights = {
  material: { middlegame: [82, 330, 345, 470, 980], endgame: [105, 300, 315, 530, 960] },
  pawnSquares: {
    middlegame: [
      -6, -2, 0, 8, -6, -2, 0, 8, -6, -2, 0, 8, -2, 2, 4, 12, 2, 6, 8, 16, 6, 10, 12, 20, 10, 14, 16, 24, -6,
      -2, 0, 8,
    ],
    endgame: [
      3, 2, 0, -2, 3, 2, 0, -2, 5, 4, 2, 0, 9, 8, 6, 4, 13, 12, 10, 8, 19, 18, 16, 14, 27, 26, 24, 22, 3, 2,
      0, -2,
    ],
  },
  knightSquares: {
    middlegame: [
      -35, -28, -21, -14, -18, -11, -4, 3, -9, -2, 5, 12, 0, 7, 14, 21, 6, 13, 20, 27, 3, 10, 17, 24, -8, -1,
      6, 13, -23, -16, -9, -2,
    ],
    endgame: [
      -18, -12, -6, 0, -12, -6, 0, 6, -6, 0, 6, 12, 0, 6, 12, 18, 0, 6, 12, 18, -6, 0, 6, 12, -12, -6, 0, 6,
      -18, -12, -6, 0,
    ],
  },
  bishopSquares: {
    middlegame: [
      -17, -14, -11, -8, -2, 1, 4, 7, -3, 0, 3, 6, 0, 3, 6, 9, 0, 3, 6, 9, -3, 0, 3, 6, -6, -3, 0, 3, -13,
      -10, -7, -4,
    ],
    endgame: [
      -6, -4, -2, 0, -4, -2, 0, 2, -2, 0, 2, 4, 0, 2, 4, 6, 0, 2, 4, 6, -2, 0, 2, 4, -4, -2, 0, 2, -6, -4, -2,
      0,
    ],
  },
  rookSquares: {
    middlegame: [
      -4, -2, 2, 5, -8, -6, -2, 1, -8, -6, -2, 1, -8, -6, -2, 1, -6, -4, 0, 3, -2, 0, 4, 7, 4, 6, 10, 13, 0,
      2, 6, 9,
    ],
    endgame: [
      -3, -3, -3, -3, -2, -2, -2, -2, -1, -1, -1, -1, 0, 0, 0, 0, 3, 3, 3, 3, 6, 6, 6, 6, 7, 7, 7, 7, 6, 6, 6,
      6,
    ],
  },
  queenSquares: {
    middlegame: [
      0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, -1, 0, 1, 2, -3, -2, -1, 0, -5, -4, -3, -2, -7, -6, -5,
      -4,
    ],
    endgame: [
      -21, -16, -11, -6, -14, -9, -4, 1, -7, -2, 3, 8, 0, 5, 10, 15, 2, 7, 12, 17, -1, 4, 9, 14, -4, 1, 6, 11,
      -7, -2, 3, 8,
    ],
  },
  kingSquares: {
    middlegame: [
      16, 24, 6, -6, 2, 10, -8, -20, -23, -15, -33, -45, -38, -30, -48, -60, -48, -40, -58, -70, -48, -40,
      -58, -70, -48, -40, -58, -70, -48, -40, -58, -70,
    ],
    endgame: [
      -33, -24, -15, -6, -22, -13, -4, 5, -11, -2, 7, 16, 0, 9, 18, 27, 2, 11, 20, 29, -5, 4, 13, 22, -12, -3,
      6, 15, -19, -10, -1, 8,
    ],
  },
  knightMobility: {
    middlegame: [-23, -15, -9, -4, 0, 4, 7, 10, 13],
    endgame: [-23, -15, -9, -4, 0, 4, 7, 10, 13],
  },
  bishopMobility: {
    middlegame: [-37, -26, -19, -13, -8, -4, 0, 4, 7, 11, 14, 17, 19, 22],
    endgame: [-46, -33, -24, -17, -11, -5, 0, 5, 9, 13, 17, 21, 24, 28],
  },
  rookMobility: {
    middlegame: [-33, -24, -19, -14, -10, -6, -3, 0, 3, 5, 8, 10, 13, 15, 17],
    endgame: [-55, -41, -31, -23, -16, -10, -5, 0, 5, 9, 13, 17, 21, 25, 28],
  },
  queenMobility: {
    middlegame: [
      -40, -32, -27, -23, -20, -17, -14, -11, -9, -6, -4, -2, 0, 2, 4, 6, 7, 9, 11, 12, 14, 15, 17, 18, 20,
      21, 22, 24,
    ],
    endgame: [
      -80, -65, -55, -46, -39, -33, -27, -22, -17, -13, -8, -4, 0, 4, 8, 11, 15, 18, 21, 24, 28, 31, 34, 36,
      39, 42, 45, 47,
    ],
  },
  bishopPair: { middlegame: [28], endgame: [45] },
  outpost: { middlegame: [26, 18], endgame: [14, 6] },
  shielded: { middlegame: [6], endgame: [3] },
  badBishop: { middlegame: [-3], endgame: [-5] },
  rookOnFile: { middlegame: [14, 28], endgame: [6, 10] },
  rookOnSeventh: { middlegame: [6], endgame: [16] },
  isolated: { middlegame: [-8, -14], endgame: [-10, -16] },
  backward: { middlegame: [-6, -14], endgame: [-8, -14] },
  doubled: { middlegame: [-10], endgame: [-18] },
  connected: { middlegame: [0, 4, 8, 10, 18, 32, 50, 0], endgame: [0, 0, 3, 6, 12, 26, 40, 0] },
  candidate: { middlegame: [0, 0, 2, 6, 14, 28, 40, 0], endgame: [0, 4, 6, 12, 24, 44, 60, 0] },
  passed: { middlegame: [0, 2, 4, 8, 24, 52, 90, 0], endgame: [0, 12, 16, 30, 56, 100, 160, 0] },
  passedBlocked: {
    middlegame: [0, -2, -4, -6, -12, -20, -26, 0],
    endgame: [0, -4, -6, -12, -24, -46, -70, 0],
  },
  passedFree: { middlegame: [0, 2, 2, 6, 12, 22, 36, 0], endgame: [0, 4, 6, 14, 30, 54, 80, 0] },
  passedSupported: { middlegame: [6], endgame: [12] },
  passedOwnKing: { middlegame: [0, 0, 0, 0, 0, 0, 0, 0], endgame: [6, 5, 2, -1, -4, -6, -7, -8] },
  passedTheirKing: { middlegame: [0, 0, 0, 0, 0, 0, 0, 0], endgame: [-10, -8, -3, 3, 7, 10, 11, 12] },
  rookBehind: { middlegame: [4, -4], endgame: [14, -12] },
  shelter: {
    middlegame: [
      -10, 24, 18, 6, 2, 0, -2, 0, -22, 30, 20, 2, -6, -8, -10, 0, -16, 22, 10, -2, -4, -6, -8, 0, -14, 14, 6,
      -2, -6, -6, -8, 0,
    ],
    endgame: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  },
  storm: {
    middlegame: [0, 0, -34, -22, -8, -2, 0, 0, 0, 0, -16, -6, 0, 0, 0, 0],
    endgame: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  },
  dangerBase: { middlegame: [-60], endgame: [-10] },
  dangerAttacker: { middlegame: [45, 28, 38, 30], endgame: [20, 15, 10, 15] },
  dangerRing: { middlegame: [22], endgame: [0] },
  dangerWeak: { middlegame: [36], endgame: [20] },
  dangerCheck: { middlegame: [100, 60, 95, 95], endgame: [0, 20, 10, 60] },
  dangerNoQueen: { middlegame: [-190], endgame: [-120] },
  threatByPawn: { middlegame: [60], endgame: [50] },
  threatByPush: { middlegame: [16], endgame: [14] },
  threatByMinor: { middlegame: [0, 4, 30, 34, 56, 50], endgame: [0, 18, 26, 34, 60, 70] },
  threatByRook: { middlegame: [0, 2, 28, 30, 4, 56], endgame: [0, 22, 30, 28, 20, 34] },
  threatByKing: { middlegame: [14], endgame: [40] },
  hanging: { middlegame: [32], endgame: [20] },
  space: { middlegame: [2], endgame: [0] },
  tempo: { middlegame: [16], endgame: [14] },
};
