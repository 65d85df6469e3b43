import { type Evaluation, NO_MOVE } from '@tahoun/core';
import { type AtariGoPosition, BLACK, DIRECTIONS, EMPTY, MOST_COUNTED } from '@tahoun/games/atari-go';

/** Weights of the parts of the evaluation, in hundredths of a liberty. */
export const STRENGTH_WEIGHTS = {
  /** For each group by its liberties, from none to `MOST_COUNTED` and more: its safety. */
  group: [0, -800, -400, -240, -140, -80, -40, 0],
  /** For an empty point that only own stones touch. */
  liberty: 60,
  /** For an empty point that only own stones surround: a move that the other side does not have. */
  eye: 120,
  /** For a stone captured, in games for several. */
  stone: 300,
  /** For having the move. */
  tempo: 100,
  /** For a capture that wins now; two groups in atari that cannot both be saved weigh as much. */
  win: 10_000,
} as const;

/** Stones are 1 and 2: together they make 3. */
const BOTH = 3;
/** Stands for an empty neighbour. */
const OPEN = 4;

/** Sides' liberties and eyes, filled by `survey`: own, the other's. */
const liberties = new Int32Array(2);
const eyes = new Int32Array(2);

/**
 * Safety of the groups by their liberties, the room around them, and the moves left that only one side
 * has: those decide when the board fills up, because nobody may pass.
 */
export const strength: Evaluation<AtariGoPosition> = {
  id: 'strength',
  futilityMargin: 400,
  evaluate(position) {
    const { safety, liberties, eyes, captures, tempo, decision } = termsOf(position);
    return safety + liberties + eyes + captures + tempo + decision;
  },
  terms: termsOf,
};

function termsOf(position: AtariGoPosition) {
  const { group, liberty, eye, stone, tempo, win } = STRENGTH_WEIGHTS;
  const { groups, taken, turn } = position;
  const [own, other] = [BLACK + turn, BLACK + 1 - turn];
  let safety = 0;
  for (let count = 1; count <= MOST_COUNTED; count++) {
    const balance = groups.countGroups(own, count) - groups.countGroups(other, count);
    safety += group[count]! * balance;
  }
  survey(position);
  return {
    safety,
    liberties: liberty * (liberties[0]! - liberties[1]!),
    eyes: eye * (eyes[0]! - eyes[1]!),
    captures: stone * (taken[turn]! - taken[1 - turn]!),
    tempo,
    decision: win * decision(position),
  };
}

/** 1 when the side to move captures and wins, -1 when it cannot save all that is in atari, else 0. */
export function decision(position: AtariGoPosition): number {
  if (position.winningMove() !== NO_MOVE) return 1;
  if (position.target > 1 || position.groups.countGroups(BLACK + position.turn, 1) < 2) return 0;
  const { groups, goban } = position;
  const { stones, groupOf, liberties: counts } = groups;
  // Groups in atari are saved by one move only if they share their last liberty.
  let last = -1;
  for (let point = 0; point < goban.points; point++) {
    if (stones[point] !== EMPTY) continue;
    for (let at = DIRECTIONS * point; at < DIRECTIONS * (point + 1); at++) {
      const neighbour = goban.neighbours[at]!;
      if (neighbour < 0) break;
      if (stones[neighbour] !== BLACK + position.turn || counts[groupOf[neighbour]!] !== 1) continue;
      if (last >= 0 && last !== point) return -1;
      last = point;
    }
  }
  return 0;
}

/** Counts the empty points that touch stones of one side only, and those that stones of one side surround. */
function survey({ groups, goban, turn }: AtariGoPosition): void {
  liberties.fill(0);
  eyes.fill(0);
  for (let point = 0; point < goban.points; point++) {
    if (groups.stones[point] !== EMPTY) continue;
    const touch = touchOf(groups, point);
    const colours = touch & BOTH;
    if (colours === 0 || colours === BOTH) continue;
    const side = colours === BLACK + turn ? 0 : 1;
    liberties[side] = liberties[side]! + 1;
    if (touch < OPEN) eyes[side] = eyes[side]! + 1;
  }
}

/** Neighbours of an empty point: `BLACK`, `WHITE`, their sum, or 0 for no stone; `OPEN` for an empty one. */
function touchOf({ stones, goban }: AtariGoPosition['groups'], point: number): number {
  let touch = 0;
  for (let at = DIRECTIONS * point; at < DIRECTIONS * (point + 1); at++) {
    const neighbour = goban.neighbours[at]!;
    if (neighbour < 0) break;
    touch |= stones[neighbour] || OPEN;
  }
  return touch;
}
