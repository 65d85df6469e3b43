import {
  type Evaluation,
  MoveHistory,
  ONGOING,
  Random,
  TranspositionTable,
  alphaBetaSearch,
  legalMoves,
  strongSearch,
} from '@tahoun/core';
import { STRUCTURE_WEIGHTS, czechDraughtsKit, structure } from '@tahoun/eval';
import { type DraughtsPosition, czechDraughts } from '@tahoun/games';
import { summarize } from './match-summary.ts';
import { processorMs } from './processor-clock.ts';

/**
 * Czech draughts, the strong search with the learned evaluation against one of two others: every ballot, four random plies
 * after which nothing can be captured, is played twice with the sides changed. Times are of the processor.
 *
 * - `kuehr`: alpha-beta to depth 8 with Kühr's evaluation, as slow as it likes; ours has a tenth of its time, on the
 *   average of the game so far.
 * - `hand-made`: the same search and time with the evaluation set by hand.
 *
 *     node bench/src/draughts-strength.ts kuehr|hand-made [games, default 200] [ms a move of hand-made, default 50]
 */
const [opponent = '', gamesText = '200', msText = '50'] = process.argv.slice(2);
const games = Number(gamesText);
const moveMs = Number(msText);
const opponents = ['kuehr', 'hand-made'];
if (!opponents.includes(opponent) || !(games >= 2) || !(moveMs > 0)) {
  process.stderr.write(
    `draughts-strength: expected ${opponents.join(' or ')}, then games, then milliseconds\n`,
  );
  process.exit(2);
}
const BALLOT_PLIES = 4;
const TABLE_MIB = 16;
const ALPHA_BETA_DEPTH = 8;
const TIME_SHARE = 10;
/** What ours gets before anything is known of the other's time. */
const FIRST_MS = 2;

type Player = (position: DraughtsPosition) => number;

const handMade = structure(STRUCTURE_WEIGHTS);
const points: number[] = [];
const spent = { alphaBetaMs: 0, moves: 0 };
for (let game = 0; game < games; game++) {
  points.push(playGame(ballot(game >> 1), (game & 1) as 0 | 1));
  if (game % 20 === 19) process.stderr.write(`${game + 1} games: ${summarize(points)}\n`);
}
const share = (100 * points.reduce((sum, each) => sum + each, 0)) / games;
console.log(`against ${opponent}: ${summarize(points)}, ${share.toFixed(1)} %`);
if (opponent === 'kuehr') {
  console.log(`alpha-beta took ${(spent.alphaBetaMs / spent.moves).toFixed(0)} ms a move on the average`);
}

/** @param side ours. @returns our points. */
function playGame(position: DraughtsPosition, side: 0 | 1): number {
  const timeMs = () => (spent.moves === 0 ? FIRST_MS : spent.alphaBetaMs / spent.moves / TIME_SHARE);
  const ours =
    opponent === 'kuehr'
      ? strong(czechDraughtsKit.best, timeMs)
      : strong(czechDraughtsKit.best, () => moveMs);
  const theirs = opponent === 'kuehr' ? alphaBeta : strong(handMade, () => moveMs);
  while (position.outcome() === ONGOING) {
    position.makeMove((position.turn === side ? ours : theirs)(position));
  }
  const winner = czechDraughts.result(position)?.winner ?? null;
  if (winner === null) return 0.5;
  return winner === side ? 1 : 0;
}

function strong(evaluation: Evaluation<DraughtsPosition>, timeMs: () => number): Player {
  const table = new TranspositionTable(TABLE_MIB);
  const history = new MoveHistory();
  return (position) => {
    table.grow();
    history.fade();
    const limits = { timeMs: timeMs(), now: processorMs };
    return strongSearch({ position, evaluation, limits, table, history }).move;
  };
}

function alphaBeta(position: DraughtsPosition): number {
  const start = processorMs();
  const { move } = alphaBetaSearch({
    position,
    evaluation: czechDraughtsKit.textbook,
    depth: ALPHA_BETA_DEPTH,
  });
  spent.alphaBetaMs += processorMs() - start;
  spent.moves++;
  return move;
}

function ballot(seed: number): DraughtsPosition {
  const random = new Random(seed + 1);
  for (;;) {
    const position = czechDraughts.initial();
    for (let ply = 0; ply < BALLOT_PLIES; ply++) {
      const moves = legalMoves(position);
      position.makeMove(moves[random.below(moves.length)] as number);
    }
    if (!position.isForced()) return czechDraughts.parsePosition(czechDraughts.formatPosition(position));
  }
}
