/** Brings the move on the board into sight in its list, and returns it. */
export function scrollToCurrent(within: HTMLElement | null): HTMLElement | undefined {
  const current = within?.querySelector<HTMLElement>('.move[aria-current]');
  const list = current?.closest<HTMLElement>('.move-list');
  if (!current || !list) return undefined;
  list.scrollTo(current.offsetLeft - list.clientWidth / 2, current.offsetTop - list.clientHeight / 2);
  return current;
}
