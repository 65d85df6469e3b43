/**
 * Random won endings of up to four pieces, played out by the rules of the game: the strong search with
 * tables wins, and the other side defends for as long as the tables allow, or by the same search, which looks
 * for draws by the rules.
 *
 *   npx node bench/src/draughts-endings.ts [ENDINGS] [NODES]
 */

import { gameById, kitOf } from '@tahoun/catalogue/all';
import { ONGOING, type Position, Random, WON, endgameMove, strongSearch } from '@tahoun/core';
import { nodeTables } from '@tahoun/engine/node-tables';

const [endings = 200, nodes = 2000] = process.argv.slice(2).map(Number);
const GAME = 'czech-draughts';
const game = gameById(GAME);
const { best: evaluation, endgames } = kitOf(GAME);
const tables = endgames && nodeTables(endgames);
if (tables === undefined) throw new Error('no tables');

const SQUARES = Array.from({ length: 32 }, (_, i) => {
  const row = Math.floor(i / 4);
  return 'abcdefgh'.charAt(2 * (i % 4) + (row % 2)) + (row + 1);
});

/** A position of 3 or 4 pieces that the side to move wins in `least` to `most` plies. */
function randomWin(random: Random, least: number, most: number): Position {
  for (;;) {
    const squares = new Set<string>();
    const pieces = 3 + random.below(2);
    while (squares.size < pieces) squares.add(SQUARES[random.below(32)] as string);
    const lists: Record<'W' | 'B', string[]> = { W: [], B: [] };
    for (const square of squares) {
      const colour = random.below(2) === 0 ? 'W' : 'B';
      const isLast = square.endsWith(colour === 'W' ? '8' : '1');
      lists[colour].push(isLast || random.below(2) === 0 ? `K${square}` : square);
    }
    const position = game.parsePosition(`${random.below(2) === 0 ? 'W' : 'B'}:W${lists.W}:B${lists.B}`);
    if (position.outcome() !== ONGOING || !tables?.probe(position) || tables.outcome !== WON) continue;
    if ((tables.distance ?? 0) >= least && (tables.distance ?? 0) <= most) return position;
  }
}

const searched = (position: Position) =>
  strongSearch({ position, evaluation, limits: { nodes }, endgames: tables }).move;
const DEFENCES = {
  longest: (position: Position) => endgameMove(tables, position),
  search: searched,
};

for (const [least, most] of [
  [1, 30],
  [31, 83],
] as const) {
  for (const [name, defend] of Object.entries(DEFENCES)) {
    const random = new Random(1);
    const reasons = new Map<string, number>();
    const start = performance.now();
    let longest = 0;
    for (let i = 0; i < endings; i++) {
      const position = randomWin(random, least, most);
      const winner = position.turn;
      const first = game.formatPosition(position);
      let plies = 0;
      for (; position.outcome() === ONGOING; plies++) {
        position.makeMove(position.turn === winner ? searched(position) : defend(position));
      }
      const result = game.result(position);
      const reason = result?.winner === winner ? 'won' : (result?.reason ?? '');
      if (reason !== 'won') console.log(`  ${first}: ${reason} after ${plies} plies`);
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      longest = Math.max(longest, plies);
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const counts = [...reasons].map(([reason, count]) => `${count} ${reason}`).join(', ');
    console.log(
      `wins in ${least} to ${most} plies, defence ${name}: ${counts}; longest ${longest}; ${seconds} s`,
    );
  }
}
