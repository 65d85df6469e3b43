import { DIRECTIONS, EMPTY, MAX_SIZE } from './board.js';
import { type Groups, bitCount } from './groups.js';

/** The liberties of the group asked for last, a set of points: one at a time is asked for, so all share it. */
const joined = new Int32Array((MAX_SIZE * MAX_SIZE + 31) >> 5);

/** How many liberties the group of a stone placed on an empty point would have, captures aside. */
export function joinedLiberties(groups: Groups, point: number, stone: number): number {
  const { stones, groupOf, sets, goban } = groups;
  const { neighbours, words } = goban;
  for (let word = 0; word < words; word++) joined[word] = 0;
  for (let at = DIRECTIONS * point; at < DIRECTIONS * (point + 1); at++) {
    const neighbour = neighbours[at]!;
    if (neighbour < 0) break;
    const content = stones[neighbour];
    if (content === EMPTY) {
      joined[neighbour >> 5] = joined[neighbour >> 5]! | (1 << neighbour);
    } else if (content === stone) {
      const from = groupOf[neighbour]! * words;
      for (let word = 0; word < words; word++) {
        joined[word] = joined[word]! | sets[from + word]!;
      }
    }
  }
  joined[point >> 5] = joined[point >> 5]! & ~(1 << point);
  let count = 0;
  for (let word = 0; word < words; word++) count += bitCount(joined[word]!);
  return count;
}

/** Whether a point is one of the liberties that `joinedLiberties` counted last. */
export function isJoined(point: number): boolean {
  return (joined[point >> 5]! & (1 << point)) !== 0;
}
