import { TranspositionTable, pliesToEnd, solveDistance } from '@tahoun/core';
import { connectFour } from '@tahoun/games/connect-four';

/**
 * Solves Connect Four from the empty board, or after some moves: the winner, and the number of plies.
 *
 *     npx node bench/src/solve-connect-four.ts [table in MiB, default 2048] [moves already made, e.g. "dd"]
 */
const mib = Number(process.argv[2] ?? 2048);
const position = connectFour.initial();
for (const move of process.argv[3] ?? '') position.makeMove(connectFour.parseMove(position, move));

const { score, exact, nodes, timeMs, move } = solveDistance({
  position,
  limits: {},
  table: new TranspositionTable(mib),
  onAnswer: (known) => {
    const seconds = (known.timeMs / 1000).toFixed(1);
    console.log(`from ${known.low} to ${known.high}: ${known.nodes} nodes, ${seconds} s`);
  },
});
const result = score === 0 ? 'drawn' : `${score > 0 ? 'won' : 'lost'} in ${pliesToEnd(score)} plies`;
console.log(
  `${exact ? result : 'not solved'}, ${connectFour.formatMove(position, move)}, ` +
    `${nodes} nodes, ${(timeMs / 1000).toFixed(1)} s`,
);
