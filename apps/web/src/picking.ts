import type { Hit } from '@tahoun/board';
import type { InputError } from '@tahoun/core';
import { onDemand } from './on-demand.js';
import { play } from './play.js';
import { words, wordsOf } from './preferences.js';
import {
  asInputError,
  humanToMove,
  moment,
  moveAt,
  notice,
  picked,
  showError,
  thinking,
  waysAfter,
} from './state.js';

/** A place on the board was chosen by pointer or keyboard. Some moves take one place, others several. */
export function choose(hit: Hit): void {
  if (!humanToMove.peek()) {
    inAdvance(({ choose: chooseInAdvance }) => chooseInAdvance(hit));
    return;
  }
  const before = picked.peek();
  if (goOn([...before, ...hit.targets])) return;
  const kept = before.slice(0, -hit.targets.length);
  const isPickedAgain =
    before.length > 0 && hit.targets.every((target, i) => target === before[kept.length + i]);
  if (isPickedAgain) {
    pick(kept);
    return;
  }
  // Another landing, or another piece: the place replaces as few of the earlier ones as it can.
  for (let length = before.length - 1; length >= 0; length--) {
    if (goOn([...before.slice(0, length), ...hit.targets])) return;
  }
  pick([]);
  refuse(hit, before);
}

/** A place is being dragged from. That picks it, where it begins a longer move. */
export function dragFrom(hit: Hit): void {
  if (!humanToMove.peek()) {
    inAdvance(({ drag }) => drag(hit));
    return;
  }
  const ways = waysAfter(hit.targets);
  if (ways.length > 0 && ways.every(({ targets }) => targets.length > hit.targets.length)) pick(hit.targets);
}

/** One after the other, however long the first has to wait for the code. */
let lastInAdvance = Promise.resolve();

/** While the computer thinks, a move can be entered that answers its own. */
function inAdvance(use: (premove: typeof import('./premove/premove.js')) => void): void {
  if (thinking.peek() === null) return;
  lastInAdvance = lastInAdvance.then(() => onDemand(() => import('./premove/premove.js'), use));
}

/** Plays the move that the chain of targets is, or keeps it as the beginning of one; else returns false. */
function goOn(chain: readonly string[]): boolean {
  const { game, position } = moment.peek();
  const move = moveAt(chain);
  if (move !== undefined) play(game.formatMove(position, move));
  else if (waysAfter(chain).length > 0) pick(chain);
  else return false;
  return true;
}

/** An error that stood there was about another pick. */
function pick(chain: readonly string[]): void {
  picked.value = chain;
  if (notice.peek()?.isError) notice.value = null;
}

/** Says why no move goes over the places picked before and this one. */
function refuse(hit: Hit, before: readonly string[]): void {
  const chain = [...before, ...hit.targets];
  const isBeginning =
    before.length === 0 && waysAfter([]).every(({ targets }) => targets.length > chain.length);
  if (!isBeginning) {
    readChain(chain);
    return;
  }
  const { game } = moment.peek();
  const place = () => wordsOf(game.id).labels[hit.label.key]?.(hit.label.params) ?? chain.join(' ');
  notice.value = { text: () => words.value.noMoveFrom(place()), isError: true };
}

/**
 * Lets the game itself read the places as a move, with and without a dash between them, and at last only the
 * first and the last. What it can make sense of it plays, or says by which rule it does not.
 */
function readChain(chain: readonly string[]): void {
  let unreadable: InputError | undefined;
  for (const text of [chain.join('-'), chain.join(''), `${chain[0]}-${chain.at(-1)}`]) {
    try {
      play(text);
      return;
    } catch (error) {
      const problem = asInputError(error);
      if (problem.code !== 'move-syntax') {
        showError(problem);
        return;
      }
      unreadable ??= problem;
    }
  }
  showError(unreadable);
}
