/** FNV-1a, 32 bits (G. Fowler, L. C. Noll, K.-P. Vo, 1991), unsigned. @param data a text counts as its UTF-8. */
export function fnv1a(data: Uint8Array | string): number {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  let hash = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193);
  return hash >>> 0;
}
