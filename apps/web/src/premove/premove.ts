import { batch, computed, effect, signal } from '@preact/signals';
import type { Hit } from '@tahoun/board';
import { playingTexts } from '@tahoun/i18n';
import { language } from '../preferences.js';
import { perStore } from '../store.js';
import {
  NO_PREMOVE,
  type Premove,
  afterChoice,
  afterDrag,
  afterReply,
  isWaiting,
  waysInAdvance,
} from './chain.js';

/**
 * A move that is entered while the computer thinks, place by place as on the board. Whether it is legal is seen
 * when the reply is there: places of other pieces may be chosen too, for then the board may be another.
 */
export const premoves = perStore((store) => {
  const { humanToMove, match, moment, notice, picked, play, premoveShown, thinking, waysAfter } = store;

  const premove = signal(NO_PREMOVE);
  const chain = computed(() => premove.value.places);
  /** The match that the reply is to come in. */
  let asked = match.peek();

  /** A place was chosen while the computer thinks: a first one, another, or one that takes the move back. */
  function choose(hit: Hit): void {
    if (!isOpen()) return;
    const next = afterChoice(premove.peek(), hit, ways());
    if (typeof next === 'object') {
      set(next);
      return;
    }
    set(NO_PREMOVE);
    tell(() => (next === 'taken-back' ? texts().premoveTakenBack : texts().premoveCannot));
  }

  /** A place is dragged from while the computer thinks: a move begins there. */
  function drag(hit: Hit): void {
    if (!isOpen()) return;
    const next = afterDrag(hit, ways());
    if (next !== undefined) set(next);
  }

  function isOpen(): boolean {
    return isWaiting(thinking.peek() !== null, match.peek().players);
  }

  function ways() {
    const { game, position } = moment.peek();
    return waysInAdvance(game, position);
  }

  function set(next: Premove): void {
    const { places, isWhole } = next;
    batch(() => {
      asked = match.peek();
      premove.value = next;
      premoveShown.value = places.length > 0;
      if (places.length === 0) return;
      const words = places.join(' ');
      tell(() => (isWhole ? texts().premove(words) : texts().premoveBegun(words)));
    });
  }

  function tell(text: () => string): void {
    notice.value = { text, isError: false };
  }

  /** Escape on the board takes it back. */
  effect(() => {
    if (premoveShown.value || chain.peek().length === 0) return;
    set(NO_PREMOVE);
    tell(() => texts().premoveTakenBack);
  });

  /** The reply is there, or something else happened to the match: the move is played, or dropped. */
  effect(() => {
    const now = match.value;
    const canMove = humanToMove.value;
    const entered = premove.peek();
    const { places } = entered;
    if (places.length === 0 || now === asked) return;
    const outcome = afterReply(entered, asked, now, canMove, waysAfter);
    set(NO_PREMOVE);
    const { game, position } = moment.peek();
    if (outcome.kind === 'play') play(game.formatMove(position, outcome.move));
    else if (outcome.kind === 'pick') picked.value = places;
    else if (outcome.kind === 'drop') tell(() => texts().premoveDropped(places.join(' ')));
  });

  return { chain, choose, drag };
});

function texts() {
  return playingTexts(language.value);
}
