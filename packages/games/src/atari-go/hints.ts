import { DIRECTIONS, EMPTY } from './board.js';
import { type Groups, bitCount } from './groups.js';

/* What a move hints at, highest first. */
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

/** The liberties of the group being joined: one at a time is asked for, so all share this. */
const union = new Int32Array(12);

/** How promising a legal move on an empty point is, for the side whose stone it is. */
export function hintOf(groups: Groups, point: number, own: number): number {
  const { stones, groupOf, liberties, sets } = groups;
  const { neighbours, words } = groups.goban;
  for (let word = 0; word < words; word++) union[word] = 0;
  let hint = 0;
  let saves = false;
  const first = DIRECTIONS * point;
  for (let at = first; at < first + DIRECTIONS; at++) {
    const neighbour = neighbours[at] as number;
    if (neighbour < 0) break;
    const content = stones[neighbour];
    if (content === EMPTY) {
      union[neighbour >> 5] = (union[neighbour >> 5] as number) | (1 << neighbour);
      continue;
    }
    hint += HINT_CONTACT;
    const group = groupOf[neighbour] as number;
    const has = liberties[group] as number;
    if (content === own) {
      if (has === 1) saves = true;
      for (let word = 0; word < words; word++) {
        union[word] = (union[word] as number) | (sets[group * words + word] as number);
      }
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
  union[point >> 5] = (union[point >> 5] as number) & ~(1 << point);
  let count = 0;
  for (let word = 0; word < words; word++) count += bitCount(union[word] as number);
  if (count <= 1 && hint < HINT_CAPTURE) return hint + HINT_SELF_ATARI;
  if (saves) hint += HINT_SAVE;
  return hint + HINT_LIBERTY * Math.min(count, LIBERTIES_THAT_MATTER);
}
