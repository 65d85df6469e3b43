import {
  type Evaluation,
  LOSS,
  type Move,
  SELECTIVE_TECHNIQUES,
  TranspositionTable,
  WON,
  pliesToEnd,
  proofNumberSearch,
  solveDistance,
  solveWholly,
  strongSearch,
} from '@tahoun/core';
import { atariGo } from '@tahoun/games/atari-go';

/**
 * Solves Atari Go from a start: who wins, and in how many plies, by one of four ways: `deepening` (the
 * strong search without what is not exact, ply by ply), `distance` (by yes/no questions), `proof`
 * (proof-number search, which tells the winner only) or `whole` (proof numbers for the winner, the distance and
 * all winning first moves, as `tahoun solve` does).
 *
 *     npx node bench/src/atari-go-solve.ts WAY [size] [start] [first] [seconds: 600] [MiB: 512]
 */
const [way, size = '5', start = 'empty', first = 'black', seconds = '600', mib = '512'] =
  process.argv.slice(2);
const position = atariGo.initial({ size, start, first });
const limits = { timeMs: 1000 * Number(seconds) };
const table = new TranspositionTable(Number(mib));
const tableEntries = (Number(mib) * 2 ** 20) / 24;
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
    tableEntries,
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
} else if (way === 'whole') {
  const { outcome, distance, winningMoves, nodes, timeMs, pv } = solveWholly({
    position,
    limits,
    tableEntries,
  });
  const winner = { [WON]: 'won', [LOSS]: 'lost' }[outcome as number] ?? 'not solved';
  report(`${winner} in ${distance ?? 'unknown'} plies`, nodes, timeMs, pv);
  const winning = winningMoves?.map((move) => atariGo.formatMove(position, move)).join(' ');
  console.log(`winning first moves: ${winning ?? 'unknown'}`);
} else {
  process.stderr.write(
    `atari-go-solve: "${way ?? ''}" is no way; expected deepening, distance, proof or whole\n`,
  );
  process.exitCode = 2;
}
