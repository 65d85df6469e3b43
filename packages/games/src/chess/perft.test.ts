import { perft } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { type ChessPosition, chess } from './index.js';
import { generateLegal } from './moves.js';

/*
 * Counts of move sequences as published by the Chess Programming Wiki ("Perft Results" and "Chess960
 * Perft Results").
 */
const ORDINARY: readonly [fen: string, counts: readonly number[]][] = [
  ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', [20, 400, 8902, 197_281, 4_865_609]],
  ['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -', [48, 2039, 97_862, 4_085_603]],
  ['8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -', [14, 191, 2812, 43_238, 674_624]],
  ['r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -', [6, 264, 9467, 422_333]],
  ['rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ -', [44, 1486, 62_379, 2_103_487]],
  ['r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10', [46, 2079, 89_890, 3_894_594]],
];

const CHESS960: readonly [fen: string, counts: readonly number[]][] = [
  ['bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9', [21, 528, 12_189, 326_672]],
  ['2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9', [21, 807, 18_002, 667_366]],
  ['b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9', [20, 479, 10_471, 273_318]],
  ['qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9', [22, 593, 13_440, 382_958]],
  ['1nbbnrkr/p1p1ppp1/3p4/1p3P1p/3Pq2P/8/PPP1P1P1/QNBBNRKR w HFhf - 0 9', [28, 1120, 31_058, 1_171_749]],
  ['nqn2krb/p1prpppp/1pbp4/7P/5P2/8/PPPPPKP1/NQNRB1RB w g - 3 9', [21, 461, 10_608, 248_069]],
];

/** Positions that each try one rule, as engines' test suites share them (M. Bluemenau and others). */
const SINGLE_RULES: readonly [rule: string, fen: string, depth: number, count: number][] = [
  ['en passant would bare the king', '3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1', 6, 1_134_888],
  ['en passant gives check', '8/5k2/8/2Pp4/2B5/1K6/8/8 w - d6 0 1', 6, 1_440_467],
  ['castling gives check', '5k2/8/8/8/8/8/8/4K2R w K - 0 1', 6, 661_072],
  ['castling rights go with the rook', 'r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1', 4, 1_274_206],
  ['promotion out of check', '2K2r2/4P3/8/8/8/8/8/3k4 w - - 0 1', 6, 3_821_001],
  ['stalemate and checkmate', '8/k1P5/8/1K6/8/8/8/8 w - - 0 1', 7, 567_584],
  ['two checks at once', '8/8/2k5/5q2/5n2/8/5K2/8 b - - 0 1', 4, 23_527],
];

describe.each([...ORDINARY, ...CHESS960])('counts the moves of %s', (fen, counts) => {
  const position = chess.parsePosition(fen);
  const counted = counts.map((count, i) => [i + 1, count] as const);

  it.each(counted.slice(0, -1))('as published, %i plies ahead', (depth, count) => {
    expect(perft(position, depth)).toBe(count);
  });

  it.each(counted.slice(-1))('as published, %i plies ahead', { tags: 'rest' }, (depth, count) => {
    expect(perft(position, depth)).toBe(count);
  });
});

describe('single rules', { tags: 'rest' }, () => {
  it.each(SINGLE_RULES)('%s', (_rule, fen, depth, count) => {
    expect(perftPastDraws(chess.parsePosition(fen), depth)).toBe(count);
  });
});

/** The published counts go on where the game is drawn by dead material; ours end there. */
function perftPastDraws(position: ChessPosition, depth: number): number {
  const moves = new Int32Array(256);
  const end = generateLegal(position, position.checks(), moves, 0, false);
  if (depth === 1) return end;
  let count = 0;
  for (const move of moves.subarray(0, end)) {
    position.makeMove(move);
    count += perftPastDraws(position, depth - 1);
    position.undoMove();
  }
  return count;
}
