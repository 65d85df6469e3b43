import type { Position } from '../game.js';

/** The same for a position and all its images, in games that know those. */
export function imageKey(position: Position): string {
  const key = new Int32Array([position.hashLo, position.hashHi]);
  position.symmetry?.symmetricKey(key);
  return key.join();
}
