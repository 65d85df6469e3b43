import type { SearchLimits } from '@tahoun/core';
import type { SearchHooks } from './request.js';

/** What a request may say about when to stop; anything may be left out or undefined. */
interface RequestedLimits {
  readonly depth?: number | undefined;
  readonly nodes?: number | undefined;
  readonly timeMs?: number | undefined;
}

/** The limits of a search: what the request asks for and what its host watches. */
export function searchLimits({ depth, nodes, timeMs }: RequestedLimits, hooks: SearchHooks): SearchLimits {
  const { signal, stopFlag, now } = hooks;
  return {
    ...(depth === undefined ? {} : { depth }),
    ...(nodes === undefined ? {} : { nodes }),
    ...(timeMs === undefined ? {} : { timeMs }),
    ...(signal === undefined ? {} : { signal }),
    ...(stopFlag === undefined ? {} : { stopFlag }),
    ...(now === undefined ? {} : { now }),
  };
}
