import { DIRECTIONS, EMPTY, MAX_SIZE } from './goban.js';
import { type Groups, bitCount } from './groups.js';

/** The liberties of the group asked for last, a set of points: one at a time is asked for, so all share it. */
const joined = new Int32Array((MAX_SIZE * MAX_SIZE + 31) >> 5);

/** Number of liberties of the group that a stone on an empty point would form, captures aside. */
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

/* Hints by feature of a move, highest first. */
const HINT_CAPTURE = 200;
const HINT_SAVE = 120;
const HINT_ATARI = 24;
/** Bringing a group of the other side down to two liberties, or only nearer to them. */
const HINT_PRESS = 8;
const HINT_APPROACH = 4;
/** For each liberty that the stone's group then has, as far as they matter. */
const HINT_LIBERTY = 3;
const LIBERTIES_THAT_MATTER = 12;
/** For touching any stone. */
const HINT_CONTACT = 2;
/** Putting oneself into atari. */
const HINT_SELF_ATARI = -100;

/** The hint of a legal move on an empty point, for the side that plays it. */
export function hintOf(groups: Groups, point: number, own: number): number {
  const { stones, groupOf, liberties } = groups;
  const { neighbours } = groups.goban;
  let hint = 0;
  let saves = false;
  const first = DIRECTIONS * point;
  for (let at = first; at < first + DIRECTIONS; at++) {
    const neighbour = neighbours[at]!;
    if (neighbour < 0) break;
    const content = stones[neighbour];
    if (content === EMPTY) continue;
    hint += HINT_CONTACT;
    const has = liberties[groupOf[neighbour]!]!;
    if (content === own) {
      if (has === 1) saves = true;
    } else if (has === 1) {
      hint += HINT_CAPTURE;
    } else if (has === 2) {
      hint += HINT_ATARI;
    } else if (has === 3) {
      hint += HINT_PRESS;
    } else {
      hint += HINT_APPROACH;
    }
  }
  const count = joinedLiberties(groups, point, own);
  if (count <= 1 && hint < HINT_CAPTURE) return hint + HINT_SELF_ATARI;
  if (saves) hint += HINT_SAVE;
  return hint + HINT_LIBERTY * Math.min(count, LIBERTIES_THAT_MATTER);
}
