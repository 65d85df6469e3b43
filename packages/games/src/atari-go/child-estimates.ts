import type { ChildEstimates, Side } from '@tahoun/core';
import { BLACK, DIRECTIONS, EMPTY, KEYS, TURN_KEY, stoneKey } from './goban.js';
import { type Groups, MOST_COUNTED, bitCount } from './groups.js';
import { isJoined, joinedLiberties } from './hints.js';

/*
 * Estimates for proof-number search of the positions after safe moves, in games in which the first capture
 * wins. Such a move captures nothing, so it changes only the groups and the empty points next to it and need
 * not be made. The weights were tuned by the nodes that known boards take.
 */

/** Value of a group by its liberties, from none to `MOST_COUNTED` and more. */
const GROUP_WORTH = [0, -80, -40, -24, -14, -8, -4, 0];
/** Value of an empty point that only stones of one side touch, and of one that they surround. */
const LIBERTY_WORTH = 4;
const EYE_WORTH = 20;
/** Value of having the move. */
const TEMPO = 35;
/** A balance better by this halves the estimated work of a win; an even one takes `EVEN_WORK`. */
const HALF_LIFE = 16;
const EVEN_WORK = 32;

/** Work by the balance from `-WORST` on, where a positive balance favours the side. */
const WORST = 256;
const WORK = Int32Array.from({ length: 2 * WORST + 1 }, (_, i) =>
  Math.max(1, Math.round(EVEN_WORK * 2 ** ((WORST - i) / HALF_LIFE))),
);

/** Stands for the change of the balance where the other side can no longer save all its stones. */
const DECIDED = 1 << 20;

/** The part of a position that the estimates need. */
interface Estimated {
  readonly groups: Groups;
  readonly turn: Side;
  readonly hashLo: number;
  readonly hashHi: number;
}

/** The position's key under each symmetry, its turn handed over. */
const SYMMETRIES = 8;
const keysLo = new Int32Array(SYMMETRIES);
const keysHi = new Int32Array(SYMMETRIES);

/** Estimates the children for non-losing moves: see `ImmediateWins`. */
export function estimateChildren(
  position: Estimated,
  children: ChildEstimates,
  at: number,
  end: number,
): void {
  const { groups, turn } = position;
  const own = BLACK + turn;
  listKeys(position);
  const balance = balanceOf(groups, own) - TEMPO;
  for (let i = at; i < end; i++) {
    const point = children.moves[i]!;
    writeKey(groups, point, own, children, i);
    const gain = gainOf(groups, point, own);
    const after = Math.max(-WORST, Math.min(WORST, balance + gain));
    children.effort[i] = gain === DECIDED ? 0 : WORK[WORST + after]!;
    children.resistance[i] = WORK[WORST - after]!;
  }
}

/** Value of the groups and the empty points for `own` minus their value for the other side. */
function balanceOf(groups: Groups, own: number): number {
  const { stones } = groups;
  let balance = 0;
  for (let count = 1; count <= MOST_COUNTED; count++) {
    const more = groups.countGroups(own, count) - groups.countGroups(3 - own, count);
    balance += GROUP_WORTH[count]! * more;
  }
  for (let point = 0; point < stones.length; point++) {
    if (stones[point] === EMPTY) balance += emptyWorth(groups, point, own, NOWHERE);
  }
  return balance;
}

const NOWHERE = -1;

/** Value of an empty point for `own`. @param filled a point to be treated as an own stone, or `NOWHERE`. */
function emptyWorth({ stones, goban }: Groups, point: number, own: number, filled: number): number {
  const { neighbours } = goban;
  let touching = 0;
  let isOpen = false;
  for (let at = DIRECTIONS * point; at < DIRECTIONS * (point + 1); at++) {
    const neighbour = neighbours[at]!;
    if (neighbour < 0) break;
    const content = neighbour === filled ? own : stones[neighbour]!;
    if (content === EMPTY) isOpen = true;
    else touching |= content;
  }
  // Stones are 1 and 2: together they make 3.
  if (touching === 0 || touching === 3) return 0;
  const worth = isOpen ? LIBERTY_WORTH : EYE_WORTH;
  return touching === own ? worth : -worth;
}

function worthOf(liberties: number): number {
  return GROUP_WORTH[Math.min(liberties, MOST_COUNTED)]!;
}

/** Change of the balance for `own` by a stone, or `DECIDED`. */
function gainOf(groups: Groups, point: number, own: number): number {
  const { stones, groupOf, liberties, goban } = groups;
  const { neighbours } = goban;
  const first = DIRECTIONS * point;
  let gain = -emptyWorth(groups, point, own, NOWHERE);
  // The last liberty of the groups that the stone puts into atari.
  let last = NOWHERE;
  for (let at = first; at < first + DIRECTIONS; at++) {
    const neighbour = neighbours[at]!;
    if (neighbour < 0) break;
    const content = stones[neighbour]!;
    if (content === EMPTY) {
      gain += emptyWorth(groups, neighbour, own, point) - emptyWorth(groups, neighbour, own, NOWHERE);
      continue;
    }
    if (isAmongEarlier(groups, first, at)) continue;
    const group = groupOf[neighbour]!;
    const has = liberties[group]!;
    if (content === own) {
      gain -= worthOf(has);
      continue;
    }
    gain += worthOf(has) - worthOf(has - 1);
    if (has !== 2) continue;
    const left = otherLiberty(groups, group, point);
    if (last !== NOWHERE && last !== left) return DECIDED;
    last = left;
  }
  gain += worthOf(joinedLiberties(groups, point, own));
  return last !== NOWHERE && !isSaved(groups, last, point, own) ? DECIDED : gain;
}

/** Whether the group at a neighbour, the one listed at `at`, was met among those listed from `first` on. */
function isAmongEarlier({ stones, groupOf, goban }: Groups, first: number, at: number): boolean {
  const { neighbours } = goban;
  const neighbour = neighbours[at]!;
  for (let earlier = first; earlier < at; earlier++) {
    const seen = neighbours[earlier]!;
    if (stones[seen] === stones[neighbour] && groupOf[seen] === groupOf[neighbour]) return true;
  }
  return false;
}

/** Whether a stone of the other side on its `last` liberty gives two liberties, with an own stone on `point`. */
function isSaved(groups: Groups, last: number, point: number, own: number): boolean {
  const count = joinedLiberties(groups, last, 3 - own);
  return (isJoined(point) ? count - 1 : count) > 1;
}

/** The other one of a group's two liberties. */
function otherLiberty({ sets, goban }: Groups, group: number, point: number): number {
  const { words } = goban;
  for (let word = 0; word < words; word++) {
    const set = sets[group * words + word]!;
    const rest = word === point >> 5 ? set & ~(1 << point) : set;
    if (rest !== 0) return 32 * word + bitCount((rest & -rest) - 1);
  }
  return NOWHERE;
}

/** Fills `keysLo` and `keysHi`. */
function listKeys({ groups, hashLo, hashHi }: Estimated): void {
  const { stones, goban } = groups;
  const { symmetries } = goban;
  keysLo.fill(hashLo ^ KEYS[2 * TURN_KEY]!);
  keysHi.fill(hashHi ^ KEYS[2 * TURN_KEY + 1]!);
  for (let point = 0; point < stones.length; point++) {
    const stone = stones[point]!;
    if (stone === EMPTY) continue;
    const from = 2 * stoneKey(point, stone);
    // The first symmetry is none.
    for (let i = 1; i < SYMMETRIES; i++) {
      const to = 2 * stoneKey(symmetries[i]![point]!, stone);
      keysLo[i] = keysLo[i]! ^ KEYS[from]! ^ KEYS[to]!;
      keysHi[i] = keysHi[i]! ^ KEYS[from + 1]! ^ KEYS[to + 1]!;
    }
  }
}

/** The least of the keys with one stone more: the `symmetricKey` after the move. */
function writeKey(
  { goban }: Groups,
  point: number,
  own: number,
  { lo, hi }: ChildEstimates,
  i: number,
): void {
  let leastLo = 0;
  let leastHi = 0;
  for (let symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
    const key = 2 * stoneKey(goban.symmetries[symmetry]![point]!, own);
    const keyLo = keysLo[symmetry]! ^ KEYS[key]!;
    const keyHi = keysHi[symmetry]! ^ KEYS[key + 1]!;
    if (symmetry === 0 || keyLo < leastLo || (keyLo === leastLo && keyHi < leastHi)) {
      leastLo = keyLo;
      leastHi = keyHi;
    }
  }
  lo[i] = leastLo;
  hi[i] = leastHi;
}
