import {
  type Evaluation,
  type Move,
  SELECTIVE_TECHNIQUES,
  TranspositionTable,
  pliesToEnd,
  proofNumberSearch,
  solveDistance,
  strongSearch,
} from '@tahoun/core';
import { atariGo } from '@tahoun/games';

/**
 * Solves Atari Go from a start: who wins, and in how many plies, by one of three ways: `deepening` (the
 * strong search without what is not exact, ply by ply), `distance` (by yes/no questions) or `proof`
 * (proof-number search, which tells the winner only).
 *
 *     npx node bench/src/atari-go-solve.ts WAY [size] [start] [first] [seconds: 600] [MiB: 512]
 */
const [way, size = '5', start = 'empty', first = 'black', seconds = '600', mib = '512'] =
  process.argv.slice(2);
const position = atariGo.initial({ size, start, first });
const limits = { timeMs: 1000 * Number(seconds) };
const table = new TranspositionTable(Number(mib));
const NOTHING: Evaluation = { id: 'nothing', evaluate: () => 0, terms: () => ({}) };

function report(result: string, nodes: number, timeMs: number, pv: readonly Move[]): void {
  const line = pv.map((move) => atariGo.formatMove(position, move)).join(' ');
  console.log(`${size}x${size} ${start}, ${first} first, by ${way}: ${result}`);
  console.log(`${nodes} nodes, ${(timeMs / 1000).toFixed(1)} s: ${line}`);
}

function result(score: number, exact: boolean): string {
  if (!exact) return 'not solved';
  return `${score > 0 ? 'won' : 'lost'} in ${pliesToEnd(score)} plies`;
}

if (way === 'proof') {
  const { answer, nodes, timeMs, pv } = proofNumberSearch({
    position,
    question: 'wins',
    limits,
    tableEntries: (Number(mib) * 2 ** 20) / 24,
  });
  report({ yes: 'won', no: 'lost', unknown: 'not solved' }[answer], nodes, timeMs, pv);
} else if (way === 'distance') {
  const { score, exact, nodes, timeMs, pv } = solveDistance({
    position,
    limits,
    table,
    onAnswer: ({ low, high, nodes }) => console.log(`from ${low} to ${high}: ${nodes} nodes`),
  });
  report(result(score, exact), nodes, timeMs, pv);
} else if (way === 'deepening') {
  const { score, exact, nodes, timeMs, pv } = strongSearch({
    position,
    evaluation: NOTHING,
    limits,
    table,
    without: SELECTIVE_TECHNIQUES,
    onDepth: ({ depth, nodes }) => console.log(`depth ${depth}: ${nodes} nodes`),
  });
  report(result(score, exact), nodes, timeMs, pv);
} else {
  process.stderr.write(`atari-go-solve: "${way ?? ''}" is no way; expected deepening, distance or proof\n`);
  process.exitCode = 2;
}
