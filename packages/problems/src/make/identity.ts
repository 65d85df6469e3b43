import type { Position } from '@tahoun/core';

const KEY = new Int32Array(2);

/** A name that all images of a position share: the least of their keys. */
export function identityOf<P extends Position>(position: P, images: readonly P[] = []): string {
  return [position, ...images].map(keyText).sort()[0]!;
}

function keyText({ symmetry, hashLo, hashHi }: Position): string {
  if (symmetry === undefined) return hex(hashLo, 8) + hex(hashHi & 0xffff, 4);
  symmetry.symmetricKey(KEY);
  return hex(KEY[0]!, 8) + hex(KEY[1]! & 0xffff, 4);
}

function hex(number: number, digits: number): string {
  return (number >>> 0).toString(16).padStart(digits, '0');
}
