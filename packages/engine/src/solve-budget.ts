import type { SearchLimits, SearchResult } from '@tahoun/core';
import { nodesMade } from './request.js';

/** The limits of a whole solve, which several searches one after the other have to keep. */
export class SolveBudget {
  nodes = 0;
  #timeMs = 0;

  constructor(private readonly limits: SearchLimits) {}

  /** The limits that are left, or a share of them. */
  left(share = 1): SearchLimits {
    const { nodes, timeMs, onNodes } = this.limits;
    const before = this.nodes;
    const part = (limit: number | undefined, spent: number) =>
      limit === undefined ? undefined : Math.max(1, Math.floor((limit - spent) * share));
    return {
      ...this.limits,
      nodes: part(nodes, this.nodes),
      timeMs: part(timeMs, this.#timeMs),
      onNodes: onNodes && ((made) => onNodes(before + made)),
    };
  }

  spend<Result extends SearchResult>(result: Result): Result {
    this.nodes += nodesMade(result);
    this.#timeMs += result.timeMs;
    return result;
  }
}
