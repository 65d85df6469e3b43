import { batch } from '@preact/signals';
import { forkBefore, goToPath, promote, removeFrom } from '@tahoun/match';
import { show } from '../play.js';
import { match, onTurn, paused, replaying } from '../state.js';

/** Shows a place of any line; a computer that would move there waits to be told. */
export function showPath(path: readonly string[]): void {
  batch(() => {
    replaying.value = false;
    show(goToPath(match.peek(), path));
    paused.value = onTurn.peek().kind === 'computer';
  });
}

/** The line on the board becomes the main one, as far as it is on the board. */
export function promoteLine(): void {
  show(promote(match.peek()));
}

/** Deletes the innermost variation that the board shows, and goes back to where it began. */
export function deleteVariation(): void {
  const current = match.peek();
  const fork = forkBefore(current);
  if (fork === undefined) return;
  batch(() => {
    show(removeFrom(current, current.moves.slice(0, fork + 1)));
    paused.value = onTurn.peek().kind === 'computer';
  });
}
