import { deflateSync, inflateSync } from 'fflate/browser';

/**
 * A block of a table, by deflate (RFC 1951). Its content is the symbol of each entry, its value's position in
 * the palette: the low bytes of all and, where the palette has more than 256 values, then the high bytes of
 * all.
 */
export function encodeBlock(symbols: Uint16Array, palette: Int16Array): Uint8Array {
  const bytes = new Uint8Array(packedBytes(symbols.length, palette));
  for (let i = 0; i < bytes.length; i++) {
    bytes[i] = i < symbols.length ? symbols[i]! : symbols[i - symbols.length]! >> 8;
  }
  return deflateSync(bytes, { level: 9 });
}

/** Reads a block into `out`. @returns false where the bytes are no such block; `out` then holds anything. */
export function decodeBlock(bytes: Uint8Array, palette: Int16Array, out: Int16Array): boolean {
  const symbols = inflated(bytes, packedBytes(out.length, palette));
  if (symbols === null) return false;
  const isWide = symbols.length > out.length;
  for (let i = 0; i < out.length; i++) {
    const symbol = isWide ? symbols[i]! | (symbols[out.length + i]! << 8) : symbols[i]!;
    if (symbol >= palette.length) return false;
    out[i] = palette[symbol]!;
  }
  return true;
}

function packedBytes(entries: number, palette: Int16Array): number {
  return palette.length > 256 ? 2 * entries : entries;
}

/** null where the bytes are not exactly `length` bytes deflated. */
function inflated(bytes: Uint8Array, length: number): Uint8Array | null {
  try {
    const found = inflateSync(bytes, { out: new Uint8Array(length) });
    return found.length === length ? found : null;
  } catch {
    return null;
  }
}
