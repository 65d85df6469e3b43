import { type Evaluation, NO_MOVE } from '@tahoun/core';
import {
  type AtariGoPosition,
  ATARI_GO_BLACK as BLACK,
  ATARI_GO_DIRECTIONS as DIRECTIONS,
  ATARI_GO_EMPTY as EMPTY,
  ATARI_GO_MOST_COUNTED as MOST_COUNTED,
  atariGoJoinedLiberties as joinedLiberties,
} from '@tahoun/games';

/** Black's and White's stones together. */
const BOTH = 3;

/** What a part weighs on an empty board and on a full one, in hundredths of a liberty; between them by the points that are free. */
export interface Filling {
  readonly open: number;
  readonly full: number;
}

/** What the parts of the evaluation weigh. */
export interface StrengthWeights {
  /** For each group by its liberties, from none to `MOST_COUNTED` and more: its safety. */
  readonly group: readonly Filling[];
  /** For an empty point that only own stones touch. */
  readonly liberty: Filling;
  /** For an empty point that only own stones surround. */
  readonly eye: Filling;
  /** For an empty point on which only an own stone would have two liberties: a move that the other side does not have. */
  readonly reserve: Filling;
  /** For having the move. */
  readonly tempo: Filling;
  /** For a stone captured, in games for several. */
  readonly stone: number;
  /** For a capture that wins now; two groups in atari that cannot both be saved weigh as much. */
  readonly win: number;
}

const even = (weight: number): Filling => ({ open: weight, full: weight });

/** Learned from the results of games by `tahoun tune`; see docs/atari-go-evaluation.md. */
export const STRENGTH_WEIGHTS: StrengthWeights = {
  group: [0, -800, -400, -240, -140, -80, -40, 0].map(even),
  liberty: even(60),
  eye: even(120),
  reserve: even(0),
  tempo: even(100),
  stone: 300,
  win: 10_000,
};

/** Own parts minus the other side's, filled by `survey`. */
const balance = { liberty: 0, eye: 0, reserve: 0, empty: 0 };

/** What of a position the weights are multiplied with. */
export interface StrengthCounts {
  /** By liberties, own groups minus the other side's. */
  readonly groups: Int32Array;
  readonly balance: Readonly<typeof balance>;
}

const groupBalance = new Int32Array(MOST_COUNTED + 1);
const COUNTS: StrengthCounts = { groups: groupBalance, balance };

/** Counts for the side to move; the same object each time. */
export function strengthCounts(position: AtariGoPosition): StrengthCounts {
  const { groups, turn } = position;
  const [own, other] = [BLACK + turn, BLACK + 1 - turn];
  for (let count = 1; count <= MOST_COUNTED; count++) {
    groupBalance[count] = groups.countGroups(own, count) - groups.countGroups(other, count);
  }
  survey(position);
  return COUNTS;
}

/**
 * How safe the groups are by their liberties, how much room there is around them, and how many moves are
 * left that only one side has: they decide when the board fills up, since nobody may pass.
 */
export function strength(weights: StrengthWeights): Evaluation<AtariGoPosition> {
  const { group, liberty, eye, reserve, tempo, stone, win } = weights;
  const terms = (position: AtariGoPosition) => {
    const { taken, turn, goban } = position;
    strengthCounts(position);
    const { empty } = balance;
    let open = 0;
    let full = 0;
    for (let count = 1; count <= MOST_COUNTED; count++) {
      const { open: early, full: late } = group[count] as Filling;
      open += early * (groupBalance[count] as number);
      full += late * (groupBalance[count] as number);
    }
    const { points } = goban;
    return {
      safety: blend(open, full, empty, points),
      liberties: weigh(liberty, balance.liberty, empty, points),
      eyes: weigh(eye, balance.eye, empty, points),
      reserve: weigh(reserve, balance.reserve, empty, points),
      captures: stone * ((taken[turn] as number) - (taken[1 - turn] as number)),
      tempo: weigh(tempo, 1, empty, points),
      decision: win * decision(position),
    };
  };
  return {
    id: 'strength',
    quietSwing: 400,
    evaluate(position) {
      const { safety, liberties, eyes, reserve, captures, tempo, decision } = terms(position);
      return safety + liberties + eyes + reserve + captures + tempo + decision;
    },
    terms,
  };
}

function weigh({ open, full }: Filling, amount: number, empty: number, points: number): number {
  return blend(open * amount, full * amount, empty, points);
}

/** Rounds towards 0, so that it is fair to both sides; never -0. */
function blend(open: number, full: number, empty: number, points: number): number {
  return Math.trunc((open * empty + full * (points - empty)) / points) + 0;
}

/** 1 when the side to move captures and wins, -1 when it cannot save all that is in atari, else 0. */
function decision(position: AtariGoPosition): number {
  if (position.winningMove() !== NO_MOVE) return 1;
  if (position.target > 1 || position.groups.countGroups(BLACK + position.turn, 1) < 2) return 0;
  const { groups, goban } = position;
  const { stones, groupOf, liberties: counts } = groups;
  // Groups in atari are saved by one move only if they share their last liberty.
  let last = -1;
  for (let point = 0; point < goban.points; point++) {
    if (stones[point] !== EMPTY) continue;
    for (let at = DIRECTIONS * point; at < DIRECTIONS * (point + 1); at++) {
      const neighbour = goban.neighbours[at] as number;
      if (neighbour < 0) break;
      if (stones[neighbour] !== BLACK + position.turn || counts[groupOf[neighbour] as number] !== 1) continue;
      if (last >= 0 && last !== point) return -1;
      last = point;
    }
  }
  return 0;
}

/** Fills `balance`. */
function survey({ groups, goban, turn }: AtariGoPosition): void {
  const { stones, groupOf, liberties: counts } = groups;
  const own = BLACK + turn;
  let liberty = 0;
  let eye = 0;
  let reserve = 0;
  let empty = 0;
  for (let point = 0; point < goban.points; point++) {
    if (stones[point] !== EMPTY) continue;
    empty++;
    let touching = 0;
    let open = 0;
    // Colours with a group here that has three liberties or more.
    let roomy = 0;
    for (let at = DIRECTIONS * point; at < DIRECTIONS * (point + 1); at++) {
      const neighbour = goban.neighbours[at] as number;
      if (neighbour < 0) break;
      const content = stones[neighbour] as number;
      if (content === EMPTY) open++;
      else touching |= content;
      if (content !== EMPTY && (counts[groupOf[neighbour] as number] as number) > 2) roomy |= content;
    }
    // Nothing is learned from points that no stone touches, nor from those where both sides have room.
    if (touching === 0) continue;
    // Stones are 1 and 2: together they make 3.
    if (touching !== BOTH) {
      const sign = touching === own ? 1 : -1;
      liberty += sign;
      if (open === 0) eye += sign;
    }
    if (open >= 2 || roomy === BOTH) continue;
    const isOwn = (roomy & own) !== 0 || ((touching & own) !== 0 && joinedLiberties(groups, point, own) > 1);
    const other = BOTH - own;
    const isOther =
      (roomy & other) !== 0 || ((touching & other) !== 0 && joinedLiberties(groups, point, other) > 1);
    if (isOwn !== isOther) reserve += isOwn ? 1 : -1;
  }
  balance.liberty = liberty;
  balance.eye = eye;
  balance.reserve = reserve;
  balance.empty = empty;
}
