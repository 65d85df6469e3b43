import { DIRECTIONS, EMPTY } from './board.js';
import type { Groups } from './groups.js';
import { joinedLiberties } from './joining.js';

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

/** How promising a legal move on an empty point is, for the side whose stone it is. */
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
