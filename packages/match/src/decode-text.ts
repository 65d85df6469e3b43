/** How many bytes are looked at for what a file says of itself. */
const HEAD = 4000;

/**
 * The text of a file from anywhere: by its byte order mark; as UTF-8 where it is that; as its SGF property CA says
 * (`CA[Shift_JIS]`); else as Central European programs for Windows write it, whose letters of Western Europe are mostly
 * those of the Western ones too.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD));
    const named = /\bCA\s*\[\s*([^\]]{1,40}?)\s*\]/.exec(head)?.[1];
    return new TextDecoder(encodingOf(named)).decode(bytes);
  }
}

/** @param label as files write it; UTF-8 is known to be wrong */
function encodingOf(label = ''): string {
  try {
    const { encoding } = new TextDecoder(label);
    if (encoding !== 'utf-8') return encoding;
  } catch {
    // Nobody knows that encoding.
  }
  return 'windows-1250';
}
