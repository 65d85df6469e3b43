import type { Parameter, ParameterValues } from '@tahoun/eval';

/** The constants of a player, and the stops of their sliders. */

/** The constants with one of them changed; those that are the source's own are left out. */
export function withValue(
  values: ParameterValues,
  { id, default: usual }: Pick<Parameter, 'id' | 'default'>,
  value: number,
): ParameterValues {
  const { [id]: _before, ...others } = values;
  return value === usual ? others : { ...others, [id]: value };
}

export function areSame(one: ParameterValues, other: ParameterValues): boolean {
  const ids = Object.keys(one);
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id]);
}

/** The constants as an address and the notation of a player have them. */
export function entriesOf(values: ParameterValues): readonly (readonly [string, string])[] {
  return Object.entries(values).map(([id, value]) => [id, String(value)]);
}

/** The typed number, clamped to its bounds; undefined for text that is no number. */
export function typedNumber(text: string, { min, max }: Pick<Parameter, 'min' | 'max'>): number | undefined {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) return undefined;
  return rounded(Math.min(max, Math.max(min, number)));
}

/** Number of stops on each side of zero. */
const STOPS = 200;

/**
 * The stops of a slider: every step near zero, where the constants of use are, and further apart towards
 * the ends of a range that may be thousands of steps wide.
 */
export function stopsOf(
  { min, max, step, default: usual }: Pick<Parameter, 'min' | 'max' | 'step' | 'default'>,
  value: number,
): readonly number[] {
  const reach = Math.max(Math.abs(min), Math.abs(max));
  const stops = new Set([min, max, usual, value]);
  for (let count = -STOPS; count <= STOPS; count++) {
    const stop = rounded(Math.round((reach * (count / STOPS) ** 3) / step) * step);
    if (stop >= min && stop <= max) stops.add(stop);
  }
  return [...stops].sort((a, b) => a - b);
}

/** Rounds to the decimals that a player's notation and a person can use. */
function rounded(value: number): number {
  return Number(value.toFixed(4));
}
