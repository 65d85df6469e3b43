import type { ChildEstimates, Position } from '../game.js';

const NONE = new Int32Array(0);
const NOTHING: ChildEstimates = { moves: NONE, lo: NONE, hi: NONE, effort: NONE, resistance: NONE };

/** Whether a position estimates its children: some games do so only under some of their rules. */
export function estimatesChildren({ immediateWins }: Position): boolean {
  return immediateWins?.estimateChildren?.(NOTHING, 0, 0) ?? false;
}
