type Numbers = Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array;

/** A typed array of at least twice the length that begins with the same numbers; threads share it if they did. */
export function grown<T extends Numbers>(from: T, length = 2 * from.length): T {
  const Kind = from.constructor as new (source: number | ArrayBufferLike) => T;
  const isShared = from.buffer instanceof SharedArrayBuffer;
  const to = new Kind(isShared ? new SharedArrayBuffer(length * from.BYTES_PER_ELEMENT) : length);
  to.set(from);
  return to;
}
