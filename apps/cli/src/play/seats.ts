import type { Side } from '@tahoun/core';
import { gameTexts } from '@tahoun/i18n';
import type { View } from '../answer.js';

/** The sides that a person plays. */
export const PLAYED_SIDES = ['first', 'second', 'none', 'both'] as const;
export type PlayedSides = (typeof PLAYED_SIDES)[number];

export function isPersons(played: PlayedSides, side: Side): boolean {
  return played === 'both' || played === (side === 0 ? 'first' : 'second');
}

/** One of each for the sides. */
export function bySide<T>(of: (side: Side) => T): [T, T] {
  return [of(0), of(1)];
}

/** The players of both sides, one sentence. */
export function seatsText(
  { texts: { play }, language }: View,
  game: string,
  played: PlayedSides,
  level: number,
): string {
  if (played === 'both') return play.personsOnly;
  if (played === 'none') return play.computersOnly(level);
  return play.against(gameTexts(language, game).sides[played === 'first' ? 0 : 1].name, level);
}
