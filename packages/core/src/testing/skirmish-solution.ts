import { DRAW, LOSS, ONGOING } from '../contract/game.js';
import { legalMoves } from '../contract/moves.js';
import { WIN } from '../contract/score.js';
import { MATERIAL, SkirmishPosition, type SkirmishShape } from './skirmish.js';

/**
 * Value of every position of the made-up game, as `score.ts` has it: wins and losses with their plies under best
 * play, 0 where neither side can force anything. Solved backwards from the end, so it shares nothing with a search:
 * no depth, no window, no table, no repetition rule.
 */
export function solveSkirmish(shape: SkirmishShape): (position: SkirmishPosition) => number {
  const known = new Map<number, number>();
  const children = new Map<number, readonly number[]>();
  for (let place = 0; place < shape.places; place++) {
    for (let material = 0; material < MATERIAL; material++) {
      const position = new SkirmishPosition(place, material, shape);
      const outcome = position.outcome();
      if (outcome === LOSS) known.set(position.state, -WIN);
      else if (outcome === DRAW) known.set(position.state, 0);
      else children.set(position.state, statesAfter(position));
    }
  }
  for (let plies = 1, hasChanged = true; hasChanged; plies++) {
    hasChanged = false;
    for (const [state, after] of children) {
      if (known.has(state)) continue;
      // All that ends in fewer plies is known by now, so a win found here is the nearest, a loss the furthest.
      const isWon = after.some((each) => known.get(each) === plies - 1 - WIN);
      const isLost = after.every((each) => isWin(known.get(each)));
      if (!isWon && !isLost) continue;
      if (isLost && !after.some((each) => known.get(each) === WIN - plies + 1)) continue;
      known.set(state, isWon ? WIN - plies : plies - WIN);
      hasChanged = true;
    }
  }
  return (position) => known.get(position.state) ?? 0;
}

const isWin = (value: number | undefined) => value !== undefined && value > 0;

function statesAfter(position: SkirmishPosition): number[] {
  if (position.outcome() !== ONGOING) return [];
  return legalMoves(position).map((move) => {
    position.makeMove(move);
    const { state } = position;
    position.undoMove();
    return state;
  });
}
