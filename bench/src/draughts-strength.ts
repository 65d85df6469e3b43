import {
  MoveHistory,
  ONGOING,
  Random,
  type SearchLimits,
  TranspositionTable,
  alphaBetaSearch,
  playRandomMove,
  strongSearch,
} from '@tahoun/core';
import { nodeTables } from '@tahoun/engine/node-tables';
import { czechDraughtsAi } from '@tahoun/eval/czech-draughts';
import { czechDraughtsNetwork } from '@tahoun/eval/networks/czech-draughts';
import { type DraughtsPosition, czechDraughts, czechDraughtsEndgames } from '@tahoun/games/czech-draughts';
import { processorMs, summarize } from './measuring.ts';

/**
 * Czech draughts, the strong search with the learned evaluation against alpha-beta to depth 8 with Kühr's: every
 * ballot, four random plies after which nothing can be captured, is played twice with the sides changed. Alpha-beta
 * takes as long as it likes; ours knows the endgame tables that ship and has a share of that time.
 *
 * Times are of the processor, which the system counts in steps of some milliseconds: a share of a few milliseconds is
 * kept on average, by a node limit that follows from the sums of both times so far.
 *
 *     node bench/src/draughts-strength.ts [games, default 200] [ours : theirs, default 0.1]
 */
const [gamesText = '200', amountText = '0.1'] = process.argv.slice(2);
const games = Number(gamesText);
const amount = Number(amountText);
if (!(games >= 2) || !(amount > 0)) {
  process.stderr.write('draughts-strength: expected a number of games, then a share of the time\n');
  process.exit(2);
}
const BALLOT_PLIES = 4;
const TABLE_MIB = 16;
const ALPHA_BETA_DEPTH = 8;
/** Milliseconds for which both sides are measured first, and the node limit until then. */
const MEASURED_MS = 100;
const FIRST_NODES = 2_000;
/** The most that a move may take, in multiples of our average time. */
const MOST_AVERAGES = 4;
/** The most pieces with which a search comes to the positions of the tables. */
const PIECES_NEAR_TABLES = 9;

const points: number[] = [];
const theirSums = { ms: 0, moves: 0 };
const ourSums = { ms: 0, moves: 0, nodes: 0 };
const tables = nodeTables(czechDraughtsEndgames);
const ai = czechDraughtsAi(czechDraughtsNetwork());
for (let game = 0; game < games; game++) {
  points.push(playGame(ballot(game >> 1), (game & 1) as 0 | 1));
  if (game % 20 === 19) process.stderr.write(`${game + 1} games: ${summarize(points)}\n`);
}
const share = (100 * points.reduce((sum, each) => sum + each, 0)) / games;
console.log(`${summarize(points)}, ${share.toFixed(1)} %`);
const [ourMs, theirMs] = [ourSums, theirSums].map(({ ms, moves }) => (ms / moves).toFixed(2));
console.log(`a move took us ${ourMs} ms, alpha-beta ${theirMs} ms, of the processor`);

/** @param side ours. @returns our points. */
function playGame(position: DraughtsPosition, side: 0 | 1): number {
  const ours = strong();
  while (position.outcome() === ONGOING) {
    position.makeMove((position.turn === side ? ours : alphaBeta)(position));
  }
  const winner = czechDraughts.result(position)?.winner ?? null;
  if (winner === null) return 0.5;
  return winner === side ? 1 : 0;
}

/** As many nodes as our time may still take to come to its share of theirs; what easy moves save goes to later ones. */
function shareOfTime(): SearchLimits {
  if (Math.min(ourSums.ms, theirSums.ms) < MEASURED_MS) return { nodes: FIRST_NODES };
  const averageMs = (amount * theirSums.ms) / theirSums.moves;
  const leftMs = amount * theirSums.ms - ourSums.ms;
  const wantedMs = Math.min(Math.max(leftMs, averageMs / 2), MOST_AVERAGES * averageMs);
  return { nodes: Math.max(1, Math.round((wantedMs * ourSums.nodes) / ourSums.ms)) };
}

function strong(): (position: DraughtsPosition) => number {
  const table = new TranspositionTable(TABLE_MIB);
  const history = new MoveHistory();
  return (position) => {
    const start = processorMs();
    table.grow();
    history.fade();
    const isNear = czechDraughtsEndgames.countPieces(position) <= PIECES_NEAR_TABLES;
    const endgames = isNear && tables !== undefined ? { endgames: tables } : {};
    const { move, nodes } = strongSearch({
      position,
      evaluation: ai.best,
      limits: shareOfTime(),
      table,
      history,
      ...endgames,
    });
    ourSums.ms += processorMs() - start;
    ourSums.nodes += nodes;
    ourSums.moves++;
    return move;
  };
}

function alphaBeta(position: DraughtsPosition): number {
  const start = processorMs();
  const { move } = alphaBetaSearch({
    position,
    evaluation: ai.textbook,
    limits: { depth: ALPHA_BETA_DEPTH },
  });
  theirSums.ms += processorMs() - start;
  theirSums.moves++;
  return move;
}

function ballot(seed: number): DraughtsPosition {
  const random = new Random(seed + 1);
  for (;;) {
    const position = czechDraughts.initial();
    for (let ply = 0; ply < BALLOT_PLIES; ply++) {
      playRandomMove(position, random);
    }
    if (!position.mustRespond()) return czechDraughts.parsePosition(czechDraughts.formatPosition(position));
  }
}
