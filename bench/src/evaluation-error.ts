import { readFileSync } from 'node:fs';
import type { Evaluation } from '@tahoun/core';
import { networkChess, simpleChess } from '@tahoun/eval/chess';
import { chessNetwork } from '@tahoun/eval/chess/network';
import { type ChessPosition, chess } from '@tahoun/games/chess';
import { readLabelled } from '@tahoun/workshop/learn';

/**
 * The distance of evaluations of chess from a strong teacher: the mean square error of
 * 1 / (1 + e^(-score / 213)), each with the scale that suits it best, over all positions and by phase: the pieces
 * on the board, a minor one counted once, a rook twice, a queen four times, 24 at the beginning.
 *
 *     npx tahoun learn chess --teacher 'uci:stockfish?nodes=30000' --only positions --positions 2000 --seed 77 --folder held-out
 *     npx node bench/src/evaluation-error.ts held-out/data/1-77.txt [NETWORK...]
 */

const UNIT = 213;
const [file, ...networks] = process.argv.slice(2);
if (file === undefined) throw new Error('Usage: node bench/src/evaluation-error.ts POSITIONS [NETWORK...]');

const labelled: { position: ChessPosition; expected: number; phase: number }[] = [];
readLabelled(file, chess, ({ position, score }) => {
  if (score === undefined) return;
  const expected = expectedResult(position.turn === 0 ? score : -score);
  const text = chess.formatPosition(position as ChessPosition);
  labelled.push({ position: chess.parsePosition(text), expected, phase: phaseOf(text) });
});

const nothing: Evaluation<ChessPosition> = { id: 'nothing', evaluate: () => 0, terms: () => ({}) };
const evaluations = [
  ['nothing', nothing],
  ['simple', simpleChess],
  ['shipped', networkChess(chessNetwork())],
  ...networks.map((name) => [name, networkChess(new Uint8Array(readFileSync(name)))]),
] as [string, Evaluation<ChessPosition>][];

const PHASES = [0, 4, 9, 17, Number.POSITIVE_INFINITY];
const parts = [
  ['all', labelled],
  ...PHASES.slice(1).map((to, at) => {
    const from = PHASES[at] as number;
    const name = `${from}${Number.isFinite(to) ? ` to ${to - 1}` : ' and more'}`;
    return [name, labelled.filter(({ phase }) => phase >= from && phase < to)];
  }),
] as [string, typeof labelled][];
console.log(`positions    ${parts.map(([name, { length }]) => `${name}: ${length}`).join(', ')}`);
for (const [name, evaluation] of evaluations) {
  const scoreOf = new Map(labelled.map(({ position }) => [position, evaluation.evaluate(position)]));
  const errorAt = (scale: number, of: typeof labelled) =>
    of.reduce(
      (sum, { expected, position }) =>
        sum + (expectedResult(scale * (scoreOf.get(position) as number)) - expected) ** 2,
      0,
    ) / of.length;
  const scales = Array.from({ length: 61 }, (_, at) => 0.4 + at / 40);
  const best = scales.reduce((a, b) => (errorAt(b, labelled) < errorAt(a, labelled) ? b : a));
  const errors = parts.map(([, of]) => errorAt(best, of).toFixed(4));
  console.log(`${name.padEnd(12)} ${errors.join('  ')}  scale ${best.toFixed(2)}`);
}

/** @param text a FEN */
function phaseOf(text: string): number {
  const worth: Readonly<Record<string, number>> = { n: 1, b: 1, r: 2, q: 4 };
  return [...(text.split(' ')[0] as string)].reduce(
    (sum, piece) => sum + (worth[piece.toLowerCase()] ?? 0),
    0,
  );
}

function expectedResult(score: number): number {
  return 1 / (1 + Math.exp(-score / UNIT));
}
