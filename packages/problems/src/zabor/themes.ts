import { BLUE, FREE, type ZaborPosition } from '@tahoun/games/zabor';
import type { Step, Verdict } from '../maker/maker.js';

/**
 * `raid`: the move takes two cells of the other side or more. `enclosure`: nobody can take its cells back.
 * `cut`: it parts the free cells. `parity`: an odd or even number of moves is left, and the solver has
 * the last. `sacrifice`: another move would have taken more. `saving-draw`: no move wins.
 */
export function zaborThemes(steps: readonly Step<ZaborPosition>[], verdict: Verdict): string[] {
  const [first] = steps;
  if (first === undefined) return [];
  const { before, after, move } = first;
  const taken = before.reachOf(move);
  const themes: string[] = [];
  if (verdict.goal === 'draw') themes.push('saving-draw');
  if (taken.filter((cell) => before.cells[cell] === BLUE + (1 - before.turn)).length >= 2)
    themes.push('raid');
  if (taken.every((cell) => !isReachable(after, cell))) themes.push('enclosure');
  if (regionsOf(after) > regionsOf(before)) themes.push('cut');
  if (after.counts[FREE]! % 2 === 0 && after.counts[FREE]! <= 6) themes.push('parity');
  if (freeCells(before).some((cell) => gainOf(before, cell) > gainOf(before, move))) themes.push('sacrifice');
  return themes;
}

/** Change of the margin by a move. */
function gainOf(position: ZaborPosition, move: number): number {
  const other = BLUE + (1 - position.turn);
  return position
    .reachOf(move)
    .reduce(
      (sum, cell) => sum + (position.cells[cell] === FREE ? 1 : position.cells[cell] === other ? 2 : 0),
      0,
    );
}

function freeCells({ cells }: ZaborPosition): number[] {
  return [...cells.keys()].filter((cell) => cells[cell] === FREE);
}

/** Whether a later move could still change who owns the cell. */
function isReachable(position: ZaborPosition, cell: number): boolean {
  return position.reachOf(cell).some((near) => position.cells[near] === FREE);
}

/** Number of groups of free cells, where moves that take a common cell belong together. */
function regionsOf(position: ZaborPosition): number {
  const left = new Set(freeCells(position));
  let regions = 0;
  for (const start of left) {
    regions++;
    const open = [start];
    left.delete(start);
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      const reach = position.reachOf(cell);
      for (const other of left) {
        if (!position.reachOf(other).some((each) => reach.includes(each))) continue;
        left.delete(other);
        open.push(other);
      }
    }
  }
  return regions;
}
