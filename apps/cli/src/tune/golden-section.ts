const STEPS = 25;

/** Where a function with a single valley is least, between `low` and `high`, by golden section. */
export function findLeast(low: number, high: number, valueAt: (x: number) => number): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [from, to] = [low, high];
  for (let step = 0; step < STEPS; step++) {
    const [left, right] = [to - ratio * (to - from), from + ratio * (to - from)];
    if (valueAt(left) < valueAt(right)) to = right;
    else from = left;
  }
  return (from + to) / 2;
}
