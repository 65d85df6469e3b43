import { readFileSync } from 'node:fs';
import { type Evaluation, legalMoves, strongSearch } from '@tahoun/core';
import { type ChessPosition, chess } from '@tahoun/games/chess';
import { chessEvaluation } from './chess-evaluations.ts';

/**
 * What one evaluation of chess costs, in CPU time of a fresh process: positions two plies from each
 * position of a file, in the order in which a search meets them, less the cost of the moves alone; and how many
 * nodes a search makes with it. Evaluations: see `chess-evaluations.ts`.
 *
 *     node bench/src/chess-evaluation-speed.ts FILE [positions of the file, default 60] [evaluation, default tree]
 */
const SEARCH_NODES = 50_000;

const [file, count = '60', name = 'tree'] = process.argv.slice(2);
if (file === undefined || !(Number(count) >= 1)) {
  process.stderr.write(
    'chess-evaluation-speed: expected FILE [POSITIONS] [EVALUATION], a file of one position a line\n',
  );
  process.exit(2);
}

const lines = readFileSync(file, 'utf8').trim().split(/\r?\n/);
const starts = lines.slice(0, Number(count)).map((line) => chess.parsePosition(line));
const best = await chessEvaluation(name);
const nothing: Evaluation<ChessPosition> = { id: 'nothing', evaluate: () => 0, terms: () => ({}) };

let sum = 0;
for (const evaluation of [best, nothing]) walkAll(evaluation);
const moves = walkAll(nothing);
const { positions, nanoseconds } = walkAll(best);
const cost = nanoseconds / positions - moves.nanoseconds / moves.positions;
console.log(`${best.id}: ${cost.toFixed(0)} ns an evaluation, over ${positions} positions (sum ${sum})`);
searchAll();
console.log(`${best.id}: ${searchAll().toFixed(0)} nodes a second of CPU time`);

function walkAll(evaluation: Evaluation<ChessPosition>): { positions: number; nanoseconds: number } {
  let positions = 0;
  const before = process.cpuUsage();
  for (const position of starts) {
    for (const first of legalMoves(position)) {
      position.makeMove(first);
      for (const second of legalMoves(position)) {
        position.makeMove(second);
        sum += evaluation.evaluate(position);
        positions++;
        position.undoMove();
      }
      position.undoMove();
    }
  }
  const { user, system } = process.cpuUsage(before);
  return { positions, nanoseconds: 1000 * (user + system) };
}

/** Searches from every position. @returns nodes a second of CPU time. */
function searchAll(): number {
  let nodes = 0;
  const before = process.cpuUsage();
  for (const position of starts) {
    nodes += strongSearch({ position, evaluation: best, limits: { nodes: SEARCH_NODES } }).nodes;
  }
  const { user, system } = process.cpuUsage(before);
  return (1_000_000 * nodes) / (user + system);
}
