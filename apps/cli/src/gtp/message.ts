/** A command as it was written. */
export interface GtpMessage {
  /** Digits that the answer repeats; '' without. */
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
}

/** Reads a line: without comment, control characters and blanks. Null when nothing is left of it. */
export function parseMessage(line: string): GtpMessage | null {
  const clean = line
    .replace(/#.*$/s, '')
    .replace(/\t/g, ' ')
    .replace(/\p{Cc}/gu, '');
  const [first, ...rest] = clean.split(' ').filter((word) => word !== '');
  if (first === undefined) return null;
  const [name = '', ...words] = /^\d+$/.test(first) ? rest : [first, ...rest];
  return { id: name === first ? '' : first, name, words };
}

/** GoGui's way of asking a command under way to end early. */
export function isInterrupt(line: string): boolean {
  return /^#\s*interrupt\s*$/.test(line);
}

/** An answer, with the empty line that ends it. No line of the text may be empty. */
export function formatAnswer(id: string, isSuccess: boolean, text: string): string {
  return `${isSuccess ? '=' : '?'}${id} ${text.replace(/\n{2,}/g, '\n')}\n\n`;
}
