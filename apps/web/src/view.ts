import { signal } from '@preact/signals';
import { recall, remember } from './preferences.js';

/** Parts of the page that are opened on demand. */

export const newGameShown = signal(false);
export const savedGamesShown = signal(false);
/** The match has a clock. */
export const clocksShown = signal(false);
/** A move in advance is being entered, or waits for the computer's reply. */
export const premoveShown = signal(false);
/** Pieces of the game can be taken. */
export const takenShown = signal(false);
/** Computers play each other, or a game is replayed: how fast may be chosen. */
export const paceShown = signal(false);
/** Variations are shown where there are any. */
export const variationsShown = signal(true);
export const reviewShown = signal(false);
export const evaluationShown = signal(recall('evaluation') === 'true');

export function openNewGame(): void {
  newGameShown.value = true;
}

export function showEvaluation(isShown: boolean): void {
  evaluationShown.value = isShown;
  remember('evaluation', String(isShown));
}

/** A sign behind a move in the list, and what it says. */
export interface MoveMark {
  readonly sign: string;
  readonly words: () => string;
}

/** By the number of the move, from 0; where there is none, null. */
export const moveMarks = signal<readonly (MoveMark | null)[]>([]);
