import type { BestMoveRequest, Thinking } from '@tahoun/engine';

/** The limits at which a search ends by itself; without any it never does. */
export type Goal = Pick<BestMoveRequest, 'depth' | 'nodes' | 'timeMs'> & Pick<Thinking, 'softTimeMs'>;

/** The smallest of some limits; undefined where none is given. */
export function least(...limits: readonly (number | undefined)[]): number | undefined {
  const given = limits.filter((limit) => limit !== undefined);
  return given.length === 0 ? undefined : Math.min(...given);
}
