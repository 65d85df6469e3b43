import type { BoardArtist } from '@tahoun/board';
import type { Game, NetworkFeatures } from '@tahoun/core';
import {
  type Games,
  PLAYER_FORMS,
  type PlayerForm,
  type PlayerNumber,
  numbersOf,
  unknownGame,
} from '@tahoun/engine';
import type { GameAi } from '@tahoun/eval';
import type { GameFileFormat, GtpForm, SetUpForm } from '@tahoun/games';
import {
  type GameErrors,
  LANGUAGES,
  type Language,
  type Lessons,
  type Opening,
  type Title,
  addGameDetails,
  addGameTexts,
  czech,
} from '@tahoun/i18n';
import type { MakerFactory } from '@tahoun/problems/make';
import type { GameManifest } from './built-in.js';
import { builtInGames } from './built-in.js';
import { checkManifest, checkRules } from './check-manifest.js';

export type { GameManifest } from './built-in.js';
export { builtInGames } from './built-in.js';

/** The parts of a game that can be loaded. */
interface Parts {
  readonly rules: Game;
  readonly ai: GameAi;
  readonly board: BoardArtist;
  readonly words: true;
  readonly details: true;
  readonly errors: GameErrors | undefined;
  readonly setUp: SetUpForm | undefined;
  readonly file: GameFileFormat | undefined;
  readonly gtp: GtpForm | undefined;
  readonly features: NetworkFeatures;
  readonly problems: MakerFactory | undefined;
  readonly lessons: Lessons | undefined;
  readonly openings: readonly Opening[] | undefined;
}

export type GamePart = keyof Parts;

const defaults = () => import('./defaults.js');

const LOADERS: {
  readonly [Name in GamePart]: (game: GameManifest, languages: readonly Language[]) => Promise<Parts[Name]>;
} = {
  rules: async (game) => checkRules(await game.rules()),
  async ai(game) {
    if (game.ai !== undefined) return game.ai();
    const { learnedAi, plainAi } = await defaults();
    const rules = await game.rules();
    if (game.network === undefined) return plainAi(rules);
    return learnedAi(rules, await LOADERS.features(game, []), await game.network());
  },
  board: async (game) => game.board?.() ?? (await defaults()).genericArtist(await game.rules()),
  words: async ({ id, words = {}, title = {}, rules }, languages) => {
    for (const language of languages) {
      const own = await words[language]?.();
      const texts = own ?? (await words.en?.()) ?? (await defaults()).plainGameTexts(await rules());
      const written = own === undefined ? 'en' : language;
      addGameTexts(language, id, { ...texts, ...title[written] }, written);
    }
    return true;
  },
  details: async ({ id, details = {} }, languages) => {
    for (const language of languages) {
      const own = await details[language]?.();
      const texts = own ?? (await details.en?.());
      if (texts !== undefined) addGameDetails(language, id, texts, own === undefined ? 'en' : language);
    }
    return true;
  },
  errors: async (game) => game.errors?.(),
  setUp: async (game) => game.setUp?.(),
  file: async (game) => game.file?.load(),
  gtp: async (game) => game.gtp?.(),
  features: async (game) => game.features?.() ?? (await defaults()).textFeatures(await game.rules()),
  problems: async (game) => game.problems?.(),
  lessons: async (game) => game.lessons?.(),
  openings: async (game) => game.openings?.(),
};

export const GAME_PARTS = Object.keys(LOADERS) as readonly GamePart[];

/** The games of this process, and the parts of them that have been loaded. */
const manifests = new Map<string, GameManifest>(builtInGames.map((game) => [game.id, game]));
const loaded = new Map<string, Partial<Parts>>();

/**
 * Adds games, or replaces those of the same id.
 * @throws InputError for a value that is no game, or unknown parts.
 */
export function registerGames(games: readonly GameManifest[]): void {
  for (const game of games) {
    checkManifest(game);
    manifests.set(game.id, game);
    loaded.delete(game.id);
  }
}

/** In the order in which newcomers see them. */
export function registeredGames(): readonly GameManifest[] {
  return [...manifests.values()];
}

export function gameIds(): readonly string[] {
  return [...manifests.keys()];
}

export function isGameId(id: string): boolean {
  return manifests.has(id);
}

/** The id itself, or that of the first game where it is none: people write ids into addresses. */
export function knownGame(id: string): string {
  return isGameId(id) ? id : (gameIds()[0] as string);
}

/** @throws InputError naming the games that there are. */
function manifestOf(id: string): GameManifest {
  const found = manifests.get(id);
  if (found === undefined) throw unknownGame(id, gameIds());
  return found;
}

/**
 * Loads parts of a game, all by default; its words and details in these languages, all by default. Before
 * that they must not be looked up. Loading again costs nothing.
 * @throws InputError for an unknown game.
 */
export async function loadGame(
  id: string,
  parts: readonly GamePart[] = GAME_PARTS,
  languages: readonly Language[] = LANGUAGES,
): Promise<void> {
  const game = manifestOf(id);
  await Promise.all(
    parts.map(async (name) => {
      // Words come in one language or another.
      const isOfLanguage = name === 'words' || name === 'details';
      if (!isOfLanguage && loaded.get(id)?.[name] !== undefined) return;
      const part = await LOADERS[name](game, languages);
      loaded.set(id, { ...loaded.get(id), [name]: part });
    }),
  );
}

export async function loadAllGames(
  parts?: readonly GamePart[],
  languages?: readonly Language[],
): Promise<void> {
  await Promise.all(gameIds().map((id) => loadGame(id, parts, languages)));
}

/** @throws InputError for an unknown game. @throws Error where the part has not been loaded. */
function partOf<Name extends GamePart>(id: string, name: Name): Parts[Name] {
  manifestOf(id);
  const parts = loaded.get(id);
  if (parts === undefined || !(name in parts)) throw new Error(`${name} of ${id} is not loaded`);
  return parts[name] as Parts[Name];
}

export const gameById = (id: string): Game => partOf(id, 'rules');
export const aiOf = (id: string): GameAi => partOf(id, 'ai');
export const artistOf = (id: string): BoardArtist => partOf(id, 'board');
/** Undefined where positions cannot be set up by hand. */
export const setUpFormOf = (id: string): SetUpForm | undefined => partOf(id, 'setUp');
/** Undefined where there is no format but our own. */
export const fileFormatOf = (id: string): GameFileFormat | undefined => partOf(id, 'file');
/** Undefined where the game has no form in the Go Text Protocol. */
export const gtpFormOf = (id: string): GtpForm | undefined => partOf(id, 'gtp');
export const featuresOf = (id: string): NetworkFeatures => partOf(id, 'features');
/** Undefined where the plain maker makes its problems. */
export const problemMakerOf = (id: string): MakerFactory | undefined => partOf(id, 'problems');
/** Undefined where it has no errors of its own, or does not explain them. */
export const errorsOf = (id: string): GameErrors | undefined => partOf(id, 'errors');
/** Undefined where there are none. */
export const lessonsOf = (id: string): Lessons | undefined => partOf(id, 'lessons');
/** Undefined where none have names. */
export const openingsOf = (id: string): readonly Opening[] | undefined => partOf(id, 'openings');

/** The games as an engine gets them; those that it is asked for have to be loaded. */
export const games: Games = {
  get ids() {
    return gameIds();
  },
  get: (id) => ({
    game: gameById(id),
    // Those who ask for moves alone need not load it.
    get ai() {
      return aiOf(id);
    },
    file: loaded.get(id)?.file,
  }),
};

/** Known without loading: name and a line about it. */
export function gameTitle(language: Language, id: string): Title {
  const { title } = manifestOf(id);
  if (language === 'cs' && title?.cs !== undefined) return czech(title.cs);
  return title?.[language] ?? title?.en ?? { name: id, tagline: '' };
}

/** Known without loading: how the names of files with its games end; undefined where it has no such files. */
export function fileEndingOf(id: string): string | undefined {
  return manifestOf(id).file?.ending;
}

/** The computer players that a game whose rules are loaded offers: those that differ from the others in it. */
export function playerFormsOf(id: string): readonly PlayerForm[] {
  const isMissing: Partial<Record<PlayerForm, boolean>> = {
    source: manifestOf(id).sourcePlayer === undefined,
    // Without exchanges to finish, it is minimax.
    'minimax-quiescence': gameById(id).initial().noisyMoves === undefined,
  };
  return (Object.keys(PLAYER_FORMS) as PlayerForm[]).filter((form) => isMissing[form] !== true);
}

/** The numbers that a player takes in a game: a search of the source's own takes none. Known without loading. */
export function playerNumbersOf(id: string, form: PlayerForm): readonly PlayerNumber[] {
  return form === 'source' && manifestOf(id).sourcePlayer === 'own-search' ? [] : numbersOf(form);
}

/** What the page's Lab offers to open, addresses by id; known without loading. */
export function labExamplesOf(id: string): Readonly<Record<string, string>> {
  return manifestOf(id).lab ?? {};
}

/** The games that have a part; known without loading. */
export function gamesWith(
  part: 'file' | 'gtp' | 'lab' | 'lessons' | 'openings' | 'setUp',
): readonly string[] {
  return gameIds().filter((id) => manifestOf(id)[part] !== undefined);
}
