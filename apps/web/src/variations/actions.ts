import { batch } from '@preact/signals';
import { goToPath, promote } from '@tahoun/match';
import type { Store } from '../store.js';
import { withoutVariation } from './lines.js';

/** Shows a place of any line; a computer that would move there waits to be told. */
export function showPath({ match, onTurn, paused, replaying, show }: Store, path: readonly string[]): void {
  batch(() => {
    replaying.value = false;
    show(goToPath(match.peek(), path));
    paused.value = onTurn.peek().kind === 'computer';
  });
}

/** The line on the board becomes the main one, as far as it is on the board. */
export function promoteLine({ match, show }: Store): void {
  show(promote(match.peek()));
}

/** Deletes the innermost variation that the board shows, and goes back to where it began. */
export function deleteVariation({ match, onTurn, paused, show }: Store): void {
  const left = withoutVariation(match.peek());
  if (left === undefined) return;
  batch(() => {
    show(left);
    paused.value = onTurn.peek().kind === 'computer';
  });
}
