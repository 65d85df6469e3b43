/**
 * Sprague-Grundy theory (Sprague 1935, Grundy 1939): under normal play every position of an
 * impartial game is worth one nim-heap, a sum of positions is worth the XOR of its parts, and a
 * position is lost for the side to move exactly when its value is 0.
 */

/** The least non-negative integer that is not among `values`. */
export function mex(values: Iterable<number>): number {
  const seen = new Set(values);
  let candidate = 0;
  while (seen.has(candidate)) candidate++;
  return candidate;
}

/** The value of a sum: the XOR of the values of its parts. */
export function nimSum(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum ^= value;
  return sum;
}

/**
 * Grundy values of a game whose positions fall apart into independent components.
 * `options(component)` lists the result of each move in a component: its parts, again components.
 */
export class GrundyTable<Component> {
  readonly #values = new Map<Component, number>();

  constructor(private readonly options: (component: Component) => Iterable<readonly Component[]>) {}

  /** Grundy value of one component; computed once, then looked up. Components compare as Map keys. */
  value(component: Component): number {
    const known = this.#values.get(component);
    if (known !== undefined) return known;
    const reachable = new Set<number>();
    for (const parts of this.options(component)) reachable.add(this.sum(parts));
    const value = mex(reachable);
    this.#values.set(component, value);
    return value;
  }

  /** Grundy value of several components side by side. */
  sum(components: Iterable<Component>): number {
    let total = 0;
    for (const component of components) total ^= this.value(component);
    return total;
  }
}
