import { WIN } from '@tahoun/core';
import type { MoveNode } from '@tahoun/games';

/** Annotations of moves in a file. */

/** Comments by people, without the notes of programs: `[%clk 0:03:11]`. */
export function commentText(comments: readonly string[] = []): string {
  const words = comments.map((comment) => comment.replaceAll(/\[%[^\]]*\]/g, ' '));
  return words.join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** The evaluation that a program left in a comment, `[%eval -0.31]` or `[%eval #3]`, from the first side; else null. */
export function evaluationIn(comments: readonly string[] = []): number | null {
  const [, mate, units] = /\[%eval (?:#([+-]?\d+)|([+-]?\d+(?:\.\d+)?))/.exec(comments.join(' ')) ?? [];
  if (mate !== undefined) return mate.startsWith('-') ? -WIN : WIN;
  return units === undefined ? null : Math.round(100 * Number(units));
}

/** Whether a move of the tree, which may be deep, has a comment or a mark. */
export function hasNotes(tree: MoveNode): boolean {
  const open = [tree];
  for (const { before, comments, nags = [], children } of open) {
    if (nags.length > 0 || commentText(before) !== '' || commentText(comments) !== '') return true;
    open.push(...children);
  }
  return false;
}
