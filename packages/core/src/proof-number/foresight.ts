import type { Foresight, Position } from '../game.js';

const NONE = new Int32Array(0);
const NOTHING: Foresight = { moves: NONE, lo: NONE, hi: NONE, effort: NONE, resistance: NONE };

/** Whether a position foresees its moves: some games do so only under some of their rules. */
export function foresees(position: Position): boolean {
  return position.foresee?.(NOTHING, 0, 0) ?? false;
}
