import type { MoveNode } from '@tahoun/games';

/** What a file says about moves. */

/** What people wrote, without the notes of programs: `[%clk 0:03:11]`. */
export function commentText(comments: readonly string[] = []): string {
  const words = comments.map((comment) => comment.replaceAll(/\[%[^\]]*\]/g, ' '));
  return words.join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** Whether something is said about a move of the tree. */
export function hasNotes({ before, comments, nags = [], children }: MoveNode): boolean {
  return (
    nags.length > 0 || commentText(before) !== '' || commentText(comments) !== '' || children.some(hasNotes)
  );
}
