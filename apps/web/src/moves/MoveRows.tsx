import type { Side } from '@tahoun/core';
import type { ComponentChild } from 'preact';

interface MoveRowsProps {
  /** The side that moved first. */
  readonly first: Side;
  /** The moves from this one to before that one, counted from the start of the match. */
  readonly from: number;
  readonly to: number;
  /** In rows of two, with the number before them. */
  readonly paired: boolean;
  readonly move: (ply: number) => ComponentChild;
  /** Content below a move, over the whole width: a comment, other lines. */
  readonly below?: (ply: number) => readonly ComponentChild[];
}

/** The moves of a line as items of a list, with the content between them. */
export function MoveRows({ first, from, to, paired, move, below = () => [] }: MoveRowsProps) {
  const items: ComponentChild[] = [];
  for (let ply = from; ply < to; ply++) {
    const number = Math.floor((first + ply) / 2) + 1;
    const isFirsts = (first + ply) % 2 === 0;
    // The answer is beside it, unless something comes between.
    const hasAnswer = paired && isFirsts && ply + 1 < to && below(ply).length === 0;
    items.push(
      <li key={ply}>
        {paired && <span class="move-number">{number}.</span>}
        {paired && !isFirsts && <span class="move-blank">…</span>}
        {move(ply)}
        {hasAnswer && move(ply + 1)}
      </li>,
    );
    if (hasAnswer) ply++;
    items.push(...below(ply));
  }
  return <>{items}</>;
}

/** Brings the move on the board into sight in its list, and returns it. */
export function scrollToCurrent(within: HTMLElement | null): HTMLElement | undefined {
  const current = within?.querySelector<HTMLElement>('.move[aria-current]');
  const list = current?.closest<HTMLElement>('.move-list');
  if (!current || !list) return undefined;
  list.scrollTo(current.offsetLeft - list.clientWidth / 2, current.offsetTop - list.clientHeight / 2);
  return current;
}
