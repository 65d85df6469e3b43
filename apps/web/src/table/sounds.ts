import { effect } from '@preact/signals';
import { sounds } from '../kit/preferences.js';
import { perStore } from '../match/store.js';
import { type Heard, awaitGesture, play, soundOf } from './tones.js';

/** Plays the sounds of the game on the page. */
export const soundsOf = perStore(({ match, matchId, snapshot, result }) => {
  awaitGesture();

  let before: Heard = heardNow();

  function heardNow(): Heard {
    return { id: matchId.value, cursor: match.value.cursor, isOver: result.value !== null };
  }

  effect(() => {
    const [last, now] = [before, heardNow()];
    before = now;
    if (!sounds.value) return;
    const sound = soundOf(last, now, snapshot.peek());
    if (sound !== undefined) play(sound);
  });

  return {};
});
