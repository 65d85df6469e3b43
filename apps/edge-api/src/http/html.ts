const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as HTML, in which people may have written anything. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] as string);
}
