import type { BoardArtist } from '@tahoun/board';
import type { Game, NetworkFeatures } from '@tahoun/core';
import type { GameAi } from '@tahoun/eval';
import type { GameFileFormat, GtpForm, SetUpForm } from '@tahoun/games';
import { atariGoTitle } from '@tahoun/games/atari-go/words/title';
import { chessTitle } from '@tahoun/games/chess/words/title';
import { chocolateTitle } from '@tahoun/games/chocolate/words/title';
import { connectFourTitle } from '@tahoun/games/connect-four/words/title';
import { czechDraughtsTitle } from '@tahoun/games/czech-draughts/words/title';
import { zaborTitle } from '@tahoun/games/zabor/words/title';
import type { GameDetails, GameErrors, GameTexts, Language, Lessons, Opening, Title } from '@tahoun/i18n';
import type { MakerFactory } from '@tahoun/problems/make';
import ticTacToe from 'tahoun-tic-tac-toe';

/**
 * A game, as every client gets it: two players in turn (a pass is a move), no chance, nothing hidden. Only
 * `id` and `rules` are required. The parts are functions, so that a client loads only those that it shows.
 */
export interface GameManifest {
  /** Lower-case words joined by `-`, unique. */
  readonly id: string;
  readonly rules: () => Promise<Game>;
  /** Evaluations and levels; by default every unfinished position is worth 0. */
  readonly ai?: () => Promise<GameAi>;
  /** The drawing; by default a grid made of the places that moves name. */
  readonly board?: () => Promise<BoardArtist>;
  /** Name and a line about it, known before anything is loaded; by default the id. */
  readonly title?: Readonly<Partial<Record<Language, Title>>>;
  /** By default English, made of the names that the rules have. */
  readonly words?: Readonly<Partial<Record<Language, () => Promise<GameTexts>>>>;
  /** Texts for people who look closer, where they are not among the words; by default the ids. */
  readonly details?: Readonly<Partial<Record<Language, () => Promise<GameDetails>>>>;
  /** What its own errors mean, for the endpoint's pages about them; none by default. */
  readonly errors?: () => Promise<GameErrors>;
  /**
   * Whether the player that its source describes searches to a depth or by a search of its own
   * (`SourcePlayer.search`); by default there is no such player.
   */
  readonly sourcePlayer?: 'to-depth' | 'own-search';
  /** The form in which a position is set up by hand; none by default. */
  readonly setUp?: () => Promise<SetUpForm>;
  /** The files in which its players exchange games, and how their names end; none by default. */
  readonly file?: { readonly ending: string; readonly load: () => Promise<GameFileFormat> };
  /** For programs that speak the Go Text Protocol; none by default. */
  readonly gtp?: () => Promise<GtpForm>;
  /**
   * The features of a position that a network sees (`tahoun learn`); by default the characters of its text
   * form.
   */
  readonly features?: () => Promise<NetworkFeatures>;
  /** A network that `tahoun learn` made, as `networks/ship.mjs` writes it: judges where the game brings no `ai`. */
  readonly network?: () => Promise<{ readonly base64: string }>;
  /**
   * The maker that finds and names its problems (`tahoun problems make`); by default one that uses its rules
   * and `ai`.
   */
  readonly problems?: () => Promise<MakerFactory>;
  /** None by default. */
  readonly lessons?: () => Promise<Lessons>;
  /** The names of its openings; none by default. */
  readonly openings?: () => Promise<readonly Opening[]>;
  /** What the page's Lab offers to open, addresses by id; their words are `lab` of the details. None by default. */
  readonly lab?: Readonly<Record<string, string>>;
  /**
   * The URL of a module whose default export is this manifest: worker threads import the game from there. Only
   * the games of this package do without.
   */
  readonly module?: string;
}

/** The parts of a manifest, by name. */
const MANIFEST_PARTS: Readonly<Record<keyof GameManifest, true>> = {
  id: true,
  rules: true,
  ai: true,
  board: true,
  title: true,
  words: true,
  details: true,
  errors: true,
  sourcePlayer: true,
  setUp: true,
  file: true,
  gtp: true,
  features: true,
  network: true,
  problems: true,
  lessons: true,
  openings: true,
  lab: true,
  module: true,
};
export const manifestParts = Object.keys(MANIFEST_PARTS);

/** A game from outside, bundled with this package, whose users need not know the types of its own. */
const outside: GameManifest = ticTacToe;

/**
 * The built-in games. A new one is one entry here; nothing else names it but the Lab's list of pages and examples
 * of single games (`apps/web/src/lab/games`), which a game can do without.
 */
export const builtInGames = [
  {
    id: 'chess',
    title: chessTitle,
    sourcePlayer: 'to-depth',
    rules: async () => (await import('@tahoun/games/chess')).chess,
    ai: async () => {
      const [{ chessAi }, { chessNetwork }] = await Promise.all([
        import('@tahoun/eval/chess'),
        import('@tahoun/eval/chess/network'),
      ]);
      return chessAi(chessNetwork);
    },
    board: async () => (await import('@tahoun/games/chess/board')).chessArtist,
    words: {
      en: async () => (await import('@tahoun/games/chess/words/en')).chessEn,
      cs: async () => (await import('@tahoun/games/chess/words/cs')).chessCs,
    },
    errors: async () => (await import('@tahoun/games/chess/words/errors')).chessErrors,
    details: {
      en: async () => (await import('@tahoun/games/chess/words/details/en')).chessDetailsEn,
      cs: async () => (await import('@tahoun/games/chess/words/details/cs')).chessDetailsCs,
    },
    setUp: async () => (await import('@tahoun/games/chess/set-up')).chessSetUp,
    features: async () => (await import('@tahoun/eval/chess')).chessFeatures,
    file: {
      ending: 'pgn',
      load: async () => (await import('@tahoun/games/chess/file')).chessFile,
    },
    problems: async () => (await import('@tahoun/problems/chess')).chessProblems,
    lessons: async () => (await import('@tahoun/games/chess/lessons')).chessLessons,
    openings: async () => (await import('@tahoun/games/chess/openings')).chessOpenings,
  },
  {
    id: 'czech-draughts',
    title: czechDraughtsTitle,
    sourcePlayer: 'to-depth',
    rules: async () => (await import('@tahoun/games/czech-draughts')).czechDraughts,
    ai: async () => {
      const [{ czechDraughtsAi }, { czechDraughtsNetwork }] = await Promise.all([
        import('@tahoun/eval/czech-draughts'),
        import('@tahoun/eval/czech-draughts/network'),
      ]);
      return czechDraughtsAi(czechDraughtsNetwork);
    },
    board: async () => (await import('@tahoun/games/czech-draughts/board')).czechDraughtsArtist,
    words: {
      en: async () => (await import('@tahoun/games/czech-draughts/words/en')).czechDraughtsEn,
      cs: async () => (await import('@tahoun/games/czech-draughts/words/cs')).czechDraughtsCs,
    },
    errors: async () => (await import('@tahoun/games/czech-draughts/words/errors')).czechDraughtsErrors,
    details: {
      en: async () => (await import('@tahoun/games/czech-draughts/words/details/en')).czechDraughtsDetailsEn,
      cs: async () => (await import('@tahoun/games/czech-draughts/words/details/cs')).czechDraughtsDetailsCs,
    },
    setUp: async () => (await import('@tahoun/games/czech-draughts/set-up')).czechDraughtsSetUp,
    features: async () => (await import('@tahoun/eval/czech-draughts')).czechDraughtsFeatures,
    file: {
      ending: 'pdn',
      load: async () => (await import('@tahoun/games/czech-draughts/file')).czechDraughtsFile,
    },
    problems: async () => (await import('@tahoun/problems/czech-draughts')).draughtsProblems,
    lessons: async () => (await import('@tahoun/games/czech-draughts/lessons')).czechDraughtsLessons,
  },
  {
    id: 'atari-go',
    title: atariGoTitle,
    sourcePlayer: 'to-depth',
    rules: async () => (await import('@tahoun/games/atari-go')).atariGo,
    ai: async () => {
      const [{ atariGoAi }, { atariGoNetwork }] = await Promise.all([
        import('@tahoun/eval/atari-go'),
        import('@tahoun/eval/atari-go/network'),
      ]);
      return atariGoAi(atariGoNetwork);
    },
    board: async () => (await import('@tahoun/games/atari-go/board')).atariGoArtist,
    words: {
      en: async () => (await import('@tahoun/games/atari-go/words/en')).atariGoEn,
      cs: async () => (await import('@tahoun/games/atari-go/words/cs')).atariGoCs,
    },
    errors: async () => (await import('@tahoun/games/atari-go/words/errors')).atariGoErrors,
    details: {
      en: async () => (await import('@tahoun/games/atari-go/words/details/en')).atariGoDetailsEn,
      cs: async () => (await import('@tahoun/games/atari-go/words/details/cs')).atariGoDetailsCs,
    },
    setUp: async () => (await import('@tahoun/games/atari-go/set-up')).atariGoSetUp,
    file: {
      ending: 'sgf',
      load: async () => (await import('@tahoun/games/atari-go/file')).atariGoFile,
    },
    features: async () => (await import('@tahoun/eval/atari-go')).atariGoFeatures,
    gtp: async () => (await import('@tahoun/games/atari-go/gtp')).atariGoGtp,
    problems: async () => (await import('@tahoun/problems/atari-go')).atariGoProblems,
    lessons: async () => (await import('@tahoun/games/atari-go/lessons')).atariGoLessons,
  },
  {
    id: 'zabor',
    title: zaborTitle,
    sourcePlayer: 'to-depth',
    rules: async () => (await import('@tahoun/games/zabor')).zabor,
    ai: async () => {
      const [{ zaborAi }, { zaborNetwork }] = await Promise.all([
        import('@tahoun/eval/zabor'),
        import('@tahoun/eval/zabor/network'),
      ]);
      return zaborAi(zaborNetwork);
    },
    board: async () => (await import('@tahoun/games/zabor/board')).zaborArtist,
    words: {
      en: async () => (await import('@tahoun/games/zabor/words/en')).zaborEn,
      cs: async () => (await import('@tahoun/games/zabor/words/cs')).zaborCs,
    },
    errors: async () => (await import('@tahoun/games/zabor/words/errors')).zaborErrors,
    details: {
      en: async () => (await import('@tahoun/games/zabor/words/details/en')).zaborDetailsEn,
      cs: async () => (await import('@tahoun/games/zabor/words/details/cs')).zaborDetailsCs,
    },
    setUp: async () => (await import('@tahoun/games/zabor/set-up')).zaborSetUp,
    features: async () => (await import('@tahoun/eval/zabor')).zaborFeatures,
    problems: async () => (await import('@tahoun/problems/zabor')).zaborProblems,
    lessons: async () => (await import('@tahoun/games/zabor/lessons')).zaborLessons,
  },
  {
    id: 'chocolate',
    title: chocolateTitle,
    sourcePlayer: 'own-search',
    rules: async () => (await import('@tahoun/games/chocolate')).chocolate,
    ai: async () => (await import('@tahoun/eval/chocolate')).chocolateAi,
    board: async () => (await import('@tahoun/games/chocolate/board')).chocolateArtist,
    words: {
      en: async () => (await import('@tahoun/games/chocolate/words/en')).chocolateEn,
      cs: async () => (await import('@tahoun/games/chocolate/words/cs')).chocolateCs,
    },
    errors: async () => (await import('@tahoun/games/chocolate/words/errors')).chocolateErrors,
    setUp: async () => (await import('@tahoun/games/chocolate/set-up')).chocolateSetUp,
    problems: async () => (await import('@tahoun/problems/chocolate')).chocolateProblems,
    lessons: async () => (await import('@tahoun/games/chocolate/lessons')).chocolateLessons,
  },
  {
    id: 'connect-four',
    title: connectFourTitle,
    rules: async () => (await import('@tahoun/games/connect-four')).connectFour,
    ai: async () => {
      const [{ connectFourAi }, { connectFourNetwork }] = await Promise.all([
        import('@tahoun/eval/connect-four'),
        import('@tahoun/eval/connect-four/network'),
      ]);
      return connectFourAi(connectFourNetwork);
    },
    board: async () => (await import('@tahoun/games/connect-four/board')).connectFourArtist,
    words: {
      en: async () => (await import('@tahoun/games/connect-four/words/en')).connectFourEn,
      cs: async () => (await import('@tahoun/games/connect-four/words/cs')).connectFourCs,
    },
    errors: async () => (await import('@tahoun/games/connect-four/words/errors')).connectFourErrors,
    setUp: async () => (await import('@tahoun/games/connect-four/set-up')).connectFourSetUp,
    features: async () => (await import('@tahoun/eval/connect-four')).connectFourFeatures,
  },
  outside,
] as const satisfies readonly GameManifest[];
