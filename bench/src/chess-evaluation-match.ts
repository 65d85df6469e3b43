import { readFileSync } from 'node:fs';
import { ONGOING, TranspositionTable, strongSearch } from '@tahoun/core';
import { chess } from '@tahoun/games/chess';
import { chessEvaluation } from './chess-evaluations.ts';
import { summarize } from './match-summary.ts';

/**
 * Two evaluations of chess against each other: the strong search with as many nodes a move, each opening of
 * a file played twice with the colours changed. Evaluations: see `chess-evaluations.ts`. Two numbers of nodes
 * with a comma between them are A's and B's: as many as each makes in the same time (`chess-evaluation-speed.ts`).
 *
 *     node bench/src/chess-evaluation-match.ts FILE A B [games, default 200] [nodes a move, default 5000]
 */
const [openings, nameOfA, nameOfB, gamesText = '200', nodesText = '5000'] = process.argv.slice(2);
if (openings === undefined || nameOfA === undefined || nameOfB === undefined) {
  process.stderr.write('chess-evaluation-match: expected FILE A B [GAMES] [NODES]\n');
  process.exit(2);
}
const games = Number(gamesText);
const [nodesOfA = 0, nodesOfB = nodesOfA] = nodesText.split(',').map(Number);

/** Nobody has won after so many plies, or has to be asked after so many plies with such scores. */
const LONGEST_GAME = 400;
const WON_PLIES = 6;
const WON_SCORE = 1500;
const TABLE_MIB = 4;
/** Openings are taken from all over the file. */
const OPENING_STEP = 37;

const lines = readFileSync(openings, 'utf8').trim().split(/\r?\n/);
const a = await chessEvaluation(nameOfA);
const b = await chessEvaluation(nameOfB);
const points: number[] = [];
for (let game = 0; game < games; game++) {
  const opening = lines[((game >> 1) * OPENING_STEP) % lines.length] as string;
  points.push(playGame(opening, (game & 1) as 0 | 1));
  if (game % 20 === 19) process.stderr.write(`${game + 1} games: ${summarize(points)}\n`);
}
console.log(`${nameOfA} against ${nameOfB}, ${nodesText} nodes a move: ${summarize(points)}`);

/** @param side A's. @returns A's points. */
function playGame(opening: string, side: 0 | 1): number {
  const position = chess.parsePosition(opening);
  const tables = [new TranspositionTable(TABLE_MIB), new TranspositionTable(TABLE_MIB)] as const;
  let won = 0;
  for (let ply = 0; position.outcome() === ONGOING; ply++) {
    if (ply >= LONGEST_GAME || position.canClaimDraw() !== null) return 0.5;
    const isA = position.turn === side;
    const table = tables[isA ? 0 : 1];
    table.grow();
    const limits = { nodes: isA ? nodesOfA : nodesOfB };
    const { move, score } = strongSearch({ position, evaluation: isA ? a : b, limits, table });
    won = Math.abs(score) >= WON_SCORE ? won + 1 : 0;
    if (won >= WON_PLIES) return score > 0 === isA ? 1 : 0;
    position.makeMove(move);
  }
  const winner = chess.result(position)?.winner ?? null;
  if (winner === null) return 0.5;
  return winner === side ? 1 : 0;
}
