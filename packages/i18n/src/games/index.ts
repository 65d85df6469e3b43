import type { Language } from '../language/language.js';
import { czech } from '../language/typography.js';
import { sentence } from './plain/en.js';
import type {
  EvaluationTexts,
  GameDetails,
  GameTexts,
  LabSourceTexts,
  ParameterTexts,
  SetUpGameTexts,
} from './types.js';

export { sentence } from './plain/en.js';
export { type PlainNames, plainGameTexts } from './plain/index.js';
export type {
  EvaluationTexts,
  GameDetails,
  GameErrors,
  GameTexts,
  GameTitle,
  LabExampleText,
  ParameterTexts,
  SetUpGameTexts,
  SetUpOptionTexts,
  SideTexts,
  Title,
} from './types.js';

type ByGame<Words> = Readonly<Record<Language, Map<string, Words>>>;

const TEXTS: ByGame<GameTexts> = { en: new Map(), cs: new Map() };
const DETAILS: ByGame<GameDetails> = { en: new Map(), cs: new Map() };

/** Adds the words of a game in a language. @param written the language that they are written in */
export function addGameTexts(language: Language, id: string, texts: GameTexts, written = language): void {
  TEXTS[language].set(id, written === 'cs' ? czech(texts) : texts);
}

/** The same for its details. */
export function addGameDetails(
  language: Language,
  id: string,
  details: GameDetails,
  written = language,
): void {
  DETAILS[language].set(id, written === 'cs' ? czech(details) : details);
}

/**
 * The words of a game.
 * @throws Error where they have not been added: a client has to load a game before it shows it.
 */
export function gameTexts(language: Language, id: string): GameTexts {
  const texts = TEXTS[language].get(id);
  if (texts === undefined) throw new Error(`the words of ${id} in ${language} are not loaded`);
  return texts;
}

/** The letters of a game's pieces in languages that have their own, from its words in any language. */
export function lettersOf(id: string): NonNullable<GameTexts['letters']> {
  return (TEXTS.en.get(id) ?? TEXTS.cs.get(id))?.letters ?? {};
}

/** The details of a game, as far as they have been added. */
export function gameDetails(language: Language, id: string): GameDetails {
  return { ...TEXTS[language].get(id), ...DETAILS[language].get(id) };
}

/** The sentence that a game has for an error, whichever game it is; undefined where none has any. */
export function gameErrorSentence(language: Language, code: string) {
  const all = [...TEXTS[language].values(), ...DETAILS[language].values()];
  return all.find(({ errors }) => errors?.[code] !== undefined)?.errors?.[code];
}

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

/** What the tables of squares of a game's own player are of, by id; none in most games. */
export function squareTableTexts(language: Language, gameId: string): Readonly<Record<string, string>> {
  return gameDetails(language, gameId).tables ?? {};
}

/** The words for setting up positions; by default the ids of the form. */
export function setUpGameTexts(language: Language, gameId: string): SetUpGameTexts {
  return gameDetails(language, gameId).setUp ?? { piece: sentence, options: {} };
}

/** The Lab's words about a game's source; by default only the game's id. */
export function labSourceTexts(language: Language, gameId: string): LabSourceTexts {
  return gameDetails(language, gameId).lab ?? { source: gameId, examples: {} };
}

/** The input that an option of a game accepts. @param english in the words of the rules, the default. */
export function acceptsText(language: Language, gameId: string, option: string, english: string): string {
  return gameDetails(language, gameId).accepts?.[option] ?? english;
}

/** So many pieces of a kind of a game's `PieceSet`: `3 pawns`. */
export function pieceWords(language: Language, gameId: string, kind: string, count: number): string {
  return gameTexts(language, gameId).pieces?.[kind]?.(count) ?? `${count} ${kind}`;
}
