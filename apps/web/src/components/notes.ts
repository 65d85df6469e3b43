import type { MoveNode } from '@tahoun/games';

/** What a file says about moves. */

/** What people wrote, without the notes of programs: `[%clk 0:03:11]`. */
export function commentText(comments: readonly string[] = []): string {
  const words = comments.map((comment) => comment.replaceAll(/\[%[^\]]*\]/g, ' '));
  return words.join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** Whether something is said about a move of the tree, which may be deep. */
export function hasNotes(tree: MoveNode): boolean {
  const open = [tree];
  for (const { before, comments, nags = [], children } of open) {
    if (nags.length > 0 || commentText(before) !== '' || commentText(comments) !== '') return true;
    open.push(...children);
  }
  return false;
}
