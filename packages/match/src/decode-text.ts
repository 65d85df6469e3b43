/** Bytes at the start of a file that are searched for signs of its encoding. */
const HEAD = 4000;

/**
 * The text of a file from anywhere: by its byte order mark; as UTF-16 where every other byte is zero; as
 * UTF-8 where it is valid; in the declared encoding, or that of its SGF property CA (`CA[Shift_JIS]`); else
 * in that of Central European programs for Windows, whose Western European letters are mostly those of
 * Western programs too.
 * @param declared the encoding that came with the file, such as in a header
 */
export function decodeText(bytes: Uint8Array, declared?: string): string {
  const head = bytes.subarray(0, HEAD);
  const utf16 = utf16Of(head);
  if (utf16 !== undefined) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const said = /\bCA\s*\[\s*([^\]]{1,40}?)\s*\]/.exec(new TextDecoder('latin1').decode(head))?.[1];
    return new TextDecoder(encodingOf(declared) ?? encodingOf(said) ?? 'windows-1250').decode(bytes);
  }
}

/** The byte order of UTF-16; in texts without a mark, letters that are mostly ASCII have zeros on one side. */
function utf16Of(head: Uint8Array): string | undefined {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2]!++;
  const [high, low] = zeros as [number, number];
  if (Math.max(high, low) < head.length / 4) return undefined;
  return high < low ? 'utf-16le' : 'utf-16be';
}

/** @param label as files write it; UTF-8 has been ruled out. Undefined for an unknown encoding. */
function encodingOf(label = ''): string | undefined {
  try {
    const { encoding } = new TextDecoder(label);
    return encoding === 'utf-8' ? undefined : encoding;
  } catch {
    return undefined;
  }
}
