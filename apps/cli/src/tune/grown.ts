type Numbers = Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array;

/** A typed array of at least twice the length that begins with the same numbers. */
export function grown<T extends Numbers>(from: T, length = 2 * from.length): T {
  const to = new (from.constructor as new (length: number) => T)(length);
  to.set(from);
  return to;
}
