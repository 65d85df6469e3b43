import { signal } from '@preact/signals';
import { recall, remember } from './preferences.js';

/** Parts of the page that are opened on demand. */

export const savedGamesShown = signal(false);
export const reviewShown = signal(false);
export const evaluationShown = signal(recall('evaluation') === 'true');

export function showEvaluation(isShown: boolean): void {
  evaluationShown.value = isShown;
  remember('evaluation', String(isShown));
}
