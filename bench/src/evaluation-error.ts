import { readFileSync } from 'node:fs';
import type { Evaluation } from '@tahoun/core';
import { networkChess, simpleChess } from '@tahoun/eval/chess';
import { chessNetwork } from '@tahoun/eval/networks/chess';
import { type ChessPosition, chess } from '@tahoun/games/chess';

/**
 * The distance of evaluations of chess from a strong teacher: the mean square error of
 * 1 / (1 + e^(-score / 213)), each with the scale that suits it best.
 *
 *     npx tahoun learn chess --teacher 'uci:stockfish?nodes=30000' --only positions --positions 2000 --seed 77 --folder held-out
 *     npx node bench/src/evaluation-error.ts held-out/data/1-77.txt [NETWORK...]
 */

const UNIT = 213;
const [file, ...networks] = process.argv.slice(2);
if (file === undefined) throw new Error('Usage: node bench/src/evaluation-error.ts POSITIONS [NETWORK...]');

const lines = readFileSync(file, 'utf8').split('\n');
const labelled = lines.flatMap((line) => {
  const [text = '', , score] = line.split(';');
  if (score === undefined) return [];
  const position = chess.parsePosition(text);
  return [{ position, expected: expectedResult(position.turn === 0 ? Number(score) : -Number(score)) }];
});

const nothing: Evaluation<ChessPosition> = { id: 'nothing', evaluate: () => 0, terms: () => ({}) };
const evaluations = [
  ['nothing', nothing],
  ['simple', simpleChess],
  ['shipped', networkChess(chessNetwork())],
  ...networks.map((name) => [name, networkChess(new Uint8Array(readFileSync(name)))]),
] as [string, Evaluation<ChessPosition>][];

console.log(`${labelled.length} positions`);
for (const [name, evaluation] of evaluations) {
  const scores = labelled.map(({ position }) => evaluation.evaluate(position));
  const errorAt = (scale: number) =>
    labelled.reduce(
      (sum, { expected }, at) => sum + (expectedResult(scale * scores[at]!) - expected) ** 2,
      0,
    ) / labelled.length;
  const scales = Array.from({ length: 61 }, (_, at) => 0.4 + at / 40);
  const best = scales.reduce((a, b) => (errorAt(b) < errorAt(a) ? b : a));
  console.log(`${name.padEnd(12)} ${errorAt(best).toFixed(4)}  scale ${best.toFixed(2)}`);
}

function expectedResult(score: number): number {
  return 1 / (1 + Math.exp(-score / UNIT));
}
