import { type Position, type Side, otherSide } from '@tahoun/core';

/** Parts of a position that can be removed to see how an evaluation judges the remainder. */
export interface Ablation<P extends Position> {
  /** Names of the parts. The right to move is one more, `tempo`. */
  readonly parts: readonly string[];
  /** Name of the remainder without all of them; none where its value is 0. */
  readonly rest?: string;
  /** Judges the remainder of a position for the side that is `turn` to move: bit i of `kept` keeps part i. */
  evaluate(position: P, kept: number, turn: Side): number;
}

/**
 * Explains a value by the evaluation itself: the share of each part is the change when it is removed,
 * averaged over all orders in which the parts can be removed (L. S. Shapley, "A value for n-person games",
 * 1953). Without the right to move, the value of a position is the mean of both sides' turns.
 * @returns integers that add up to the value of the whole position, for the side to move.
 */
export function explain<P extends Position>(
  { parts, rest, evaluate }: Ablation<P>,
  position: P,
): Record<string, number> {
  const { turn } = position;
  const names = [...parts, 'tempo'];
  const sets = 1 << parts.length;
  const values = new Float64Array(2 * sets);
  for (let kept = 0; kept < sets; kept++) {
    const value = evaluate(position, kept, turn);
    values[kept] = (value - evaluate(position, kept, otherSide(turn))) / 2;
    values[kept | sets] = value;
  }
  const terms: Record<string, number> = {};
  let total = rest === undefined ? 0 : values[0]!;
  const left = Math.round(total) + 0;
  for (const [part, name] of names.entries()) {
    const before = Math.round(total);
    total += shareOf(values, part, names.length);
    // Sums are rounded, not shares, so that nothing is left over.
    terms[name] = Math.round(total) - before + 0;
  }
  return rest === undefined ? terms : { ...terms, [rest]: left };
}

/** @param values of the remainders, by the set of parts. */
function shareOf(values: Float64Array, part: number, parts: number): number {
  let share = 0;
  for (let kept = 0; kept < values.length; kept++) {
    if ((kept & (1 << part)) !== 0) continue;
    share += ordersWith(countParts(kept), parts) * (values[kept | (1 << part)]! - values[kept]!);
  }
  return share;
}

/** Share of orders in which exactly a given set of `left` parts is left when another given part goes. */
function ordersWith(left: number, parts: number): number {
  let share = 1 / parts;
  for (let i = 1; i <= left; i++) share *= i / (parts - i);
  return share;
}

function countParts(set: number): number {
  return set === 0 ? 0 : (set & 1) + countParts(set >> 1);
}
