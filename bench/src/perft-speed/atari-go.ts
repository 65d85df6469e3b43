import type { Contest } from './contest.ts';

/** Beside the rules as plainly as possible: an array, a flood fill, and a new board for each move. */
export const atariGo: Contest = {
  starts: {
    '5x5': { variants: { size: '5' }, depth: 4, leaves: 303_248 },
    '7x7': { variants: { size: '7' }, depth: 3, leaves: 110_544 },
    '9x9': { variants: { size: '9' }, depth: 3, leaves: 511_920 },
  },
  others: {
    plain: async () => (start) => {
      const size = Number(start.variants?.size);
      return (depth) => count(new Array(size ** 2).fill(0), size, 1, depth);
    },
  },
};

function count(board: readonly number[], size: number, colour: number, depth: number): number {
  if (depth === 0) return 1;
  let leaves = 0;
  for (let point = 0; point < board.length; point++) {
    if (board[point] !== 0) continue;
    const next = [...board];
    next[point] = colour;
    const captures = neighbours(point, size).some(
      (each) => next[each] === 3 - colour && !hasLiberty(next, size, each),
    );
    if (captures) leaves += depth === 1 ? 1 : 0;
    else if (hasLiberty(next, size, point)) leaves += count(next, size, 3 - colour, depth - 1);
  }
  return leaves;
}

function neighbours(point: number, size: number): number[] {
  const column = point % size;
  const all = [point - size, point + size];
  if (column > 0) all.push(point - 1);
  if (column < size - 1) all.push(point + 1);
  return all.filter((each) => each >= 0 && each < size * size);
}

function hasLiberty(board: readonly number[], size: number, start: number): boolean {
  const seen = new Set([start]);
  for (const point of seen) {
    for (const next of neighbours(point, size)) {
      if (board[next] === 0) return true;
      if (board[next] === board[start]) seen.add(next);
    }
  }
  return false;
}
