import type { Language } from '../language.js';
import { gameDetails, gameTexts } from './index.js';
import { sentence } from './plain.js';
import type { EvaluationTexts, ParameterTexts, SetUpGameTexts } from './types.js';

/** The words of a game's evaluation functions, by id. */
export function evaluationTexts(
  language: Language,
  gameId: string,
): Readonly<Record<string, EvaluationTexts>> {
  return gameDetails(language, gameId).evaluations ?? {};
}

/** The words for the constants of a game's own player, by id; none in most games. */
export function parameterTexts(language: Language, gameId: string): Readonly<Record<string, ParameterTexts>> {
  return gameDetails(language, gameId).parameters ?? {};
}

/** The words for the named settings of those constants, by id; none in most games. */
export function settingTexts(language: Language, gameId: string): Readonly<Record<string, string>> {
  return gameDetails(language, gameId).settings ?? {};
}

/** How positions are set up; by default the ids of the form. */
export function setUpGameTexts(language: Language, gameId: string): SetUpGameTexts {
  return gameDetails(language, gameId).setUp ?? { piece: sentence, options: {} };
}

/** What an option of a game accepts. @param english as the game says it, which is the default. */
export function acceptsText(language: Language, gameId: string, option: string, english: string): string {
  return gameDetails(language, gameId).accepts?.[option] ?? english;
}

/** So many pieces of a kind of a game's `PieceSet`: `3 pawns`. */
export function pieceWords(language: Language, gameId: string, kind: string, count: number): string {
  return gameTexts(language, gameId).pieces?.[kind]?.(count) ?? `${count} ${kind}`;
}
