import { aiOf } from '@tahoun/catalogue/all';
import {
  ONGOING,
  type Position,
  Random,
  alphaBetaSearch,
  legalMoves,
  playRandomMove,
  secondSearch,
} from '@tahoun/core';
import { zabor } from '@tahoun/games/zabor';

/**
 * Čáp's secondary search against his account of it (2.6): a search to depth M whose best line is searched N
 * plies on, beside full alpha-beta to depth M and to depth M + N, on positions with random moves before them.
 * `loss` is the cells that the chosen move gives away, when the full search to depth M + N judges it.
 *
 *     npx node bench/src/second-search.ts [POSITIONS]
 */
const POSITIONS = Number(process.argv[2] ?? 200);
/** Boards with the depths M + N. */
const BOARDS = {
  '5x5': ['1+1', '2+1', '2+2', '3+2', '4+2', '3+3'],
  '7x7': ['1+1', '2+1', '2+2', '3+1', '3+2'],
};

const { textbook: evaluation } = aiOf('zabor');

/** The empty board with up to 8 random moves made. */
function randomPosition(map: string, random: Random): Position {
  const position = zabor.initial({ map });
  const plies = random.below(9);
  for (let ply = 0; ply < plies && position.outcome() === ONGOING; ply++) {
    playRandomMove(position, random);
  }
  return position;
}

/** Sums over the positions: moves made, cells given away, and positions in which none were. */
const NOTHING = { moves: 0, loss: 0, best: 0 };

console.log('board  M + N  search           moves made  of full  best move  loss in cells');
for (const [map, pairs] of Object.entries(BOARDS)) {
  for (const pair of pairs) {
    const [m = 0, n = 0] = pair.split('+').map(Number);
    const random = new Random(1);
    const sums = {
      'to M': { ...NOTHING },
      'second search': { ...NOTHING },
      'to M + N': { ...NOTHING },
    };
    let asked = 0;
    while (asked < POSITIONS) {
      const position = randomPosition(map, random);
      if (legalMoves(position).length < 2) continue;
      asked++;
      const full = alphaBetaSearch({ position, evaluation, limits: { depth: m + n } });
      const results = {
        'to M': alphaBetaSearch({ position, evaluation, limits: { depth: m } }),
        'second search': secondSearch({ position, evaluation, limits: { depth: m }, verifyDepth: n }),
        'to M + N': full,
      };
      for (const [name, sum] of Object.entries(sums)) {
        const { move, nodes } = results[name as keyof typeof results];
        const judged = alphaBetaSearch({ position, evaluation, limits: { depth: m + n }, moves: [move] });
        const loss = full.score - judged.score;
        sum.moves += nodes;
        sum.loss += loss / 100;
        if (loss === 0) sum.best++;
      }
    }
    const whole = sums['to M + N'].moves;
    for (const [name, { moves, loss, best }] of Object.entries(sums)) {
      const cells = [
        map.padEnd(5),
        `${m} + ${n}`.padStart(5),
        name.padEnd(13),
        String(moves).padStart(13),
        `${((100 * moves) / whole).toFixed(1)} %`.padStart(7),
        `${((100 * best) / POSITIONS).toFixed(1)} %`.padStart(9),
        (loss / POSITIONS).toFixed(2).padStart(13),
      ];
      console.log(cells.join('  '));
    }
  }
}
