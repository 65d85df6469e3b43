/** The result that a value predicts, 0 to 1. @param k its steepness, in log-odds per unit of the value. */
export function expectedResult(value: number, k: number): number {
  return 1 / (1 + Math.exp(-k * value));
}

/**
 * The place of the only minimum of a function between `low` and `high`, to a part in 100,000 of the range.
 */
export function goldenSection(f: (x: number) => number, low: number, high: number): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  for (let step = 0; step < 25; step++) {
    const [left, right] = [high - ratio * (high - low), low + ratio * (high - low)];
    if (f(left) < f(right)) high = right;
    else low = left;
  }
  return (low + high) / 2;
}
