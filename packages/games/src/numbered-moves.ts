import type { MoveNode } from './move-tree.js';

/**
 * The words of a line with its comments and variations, as PGN and PDN number the moves.
 * @param from the first move, then those that might have been played instead
 * @param firstPly of the first move, from 0 at the first side's first
 */
export function numberedMoves(from: readonly MoveNode[], firstPly: number): string[] {
  const words: string[] = [];
  let needsNumber = true;
  let ply = firstPly;
  for (let [node, ...others] = from; node !== undefined; [node, ...others] = node.children) {
    const { move, before = [], comments = [], nags = [] } = node;
    const isSecond = ply % 2 === 1;
    words.push(...before.map(writtenComment));
    if (!isSecond || needsNumber || before.length > 0) {
      words.push(`${Math.floor(ply / 2) + 1}${isSecond ? '...' : '.'}`);
    }
    words.push(move, ...nags.map((nag) => `$${nag}`), ...comments.map(writtenComment));
    for (const other of others) words.push(`(${numberedMoves([other], ply).join(' ')})`);
    needsNumber = comments.length > 0 || others.length > 0;
    ply++;
  }
  return words;
}

/** Braces would end a comment early, or begin another. */
export function writtenComment(text: string): string {
  return `{${text.replaceAll('{', '(').replaceAll('}', ')')}}`;
}

/** Words with spaces between them, in lines of at most that many characters; the words of a comment may be parted too. */
export function wrapped(words: readonly string[], width: number): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words.flatMap((each) => each.split(' '))) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
}
