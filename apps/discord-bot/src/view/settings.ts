import type { Side } from '@tahoun/core';
import { LANGUAGES, type Language } from '@tahoun/i18n';
import { type GameRecord, isBetweenPeople, isPerson, turnOf } from '@tahoun/live';
import type { Settings } from '@tahoun/live/store';
import type { View } from './board.js';

/** The view of a game by some settings, with the side at the bottom. */
export function viewOf(game: GameRecord, settings: Settings): View {
  return {
    language: languageOf(settings, game.language),
    style: styleOf(settings),
    bottom: bottomOf(game, settings),
  };
}

export function languageOf(settings: Settings, otherwise: Language): Language {
  return LANGUAGES.find((language) => language === settings.language) ?? otherwise;
}

/** The style of boards by a person's settings. */
export function styleOf({ theme, look, pieces }: Settings): View['style'] {
  return { theme: theme ?? 'light', look: look ?? undefined, pieces: pieces ?? undefined };
}

/** The side of the only person; otherwise the first side. */
function bottomOf(game: GameRecord, settings: Settings): Side {
  if (settings.orientation === 'rotating' && isBetweenPeople(game)) return turnOf(game);
  const [first, second] = game.seats;
  return isPerson(second) && !isPerson(first) ? 1 : 0;
}
