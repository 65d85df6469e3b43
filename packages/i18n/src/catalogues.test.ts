import { describe, expect, it } from 'vitest';
import {
  ALGORITHM_LESSONS,
  ALGORITHM_TITLES,
  type GameTexts,
  LANGUAGES,
  type Language,
  NO_WORDS,
  cardTexts,
  cliTexts,
  discordTexts,
  gameDetails,
  gameTexts,
  homeTexts,
  labEvaluationTexts,
  labGraphTexts,
  labTexts,
  labTimesTexts,
  learnTexts,
  lookTexts,
  playerLines,
  playerWords,
  playingTexts,
  reviewTexts,
  savedTexts,
  setUpTexts,
  webTexts,
} from './index.js';
import { problemTexts } from './problems/index.js';
import { GAME_IDS, LAB_TEXTS, LESSONS } from './testing/all-games.js';

/** Everything that people read in one language, but for lessons and what the games have in English or Czech alone. */
function wordsIn(language: Language): Record<string, unknown> {
  const ofGames = (texts: (language: Language, id: string) => unknown, ids: readonly string[]) =>
    Object.fromEntries(ids.map((id) => [id, texts(language, id)]));
  return {
    cards: cardTexts(language),
    cli: cliTexts(language),
    discord: discordTexts(language),
    games: ofGames((each, id) => wordsOnly({ ...gameTexts(each, id), ...gameDetails(each, id) }), GAME_IDS),
    home: homeTexts(language),
    lab: labTexts(language),
    labGames: Object.fromEntries([...LAB_TEXTS].map(([id, texts]) => [id, texts(language)])),
    labGraph: labGraphTexts(language),
    labEvaluation: labEvaluationTexts(language),
    labTimes: labTimesTexts(language),
    learn: learnTexts(language),
    looks: lookTexts(language),
    noWords: NO_WORDS[language],
    playerLines: playerLines(language),
    players: playerWords(language),
    problems: problemTexts(language),
    playing: playingTexts(language),
    review: reviewTexts(language),
    saved: savedTexts(language),
    setUp: setUpTexts(language),
    web: webTexts(language),
  };
}

/** Letters are the same in all languages; what options accept and errors are in English where they are found. */
function wordsOnly({ letters, accepts, errors, ...words }: GameTexts) {
  return words;
}

const ALL_LESSONS = { ...Object.fromEntries(LESSONS), ALGORITHM_LESSONS };

interface Pair {
  readonly path: string;
  readonly en: string;
  readonly cs: string;
}

/** Answers to every question a text may ask of a parameter: it is a number, a word, a list and a record. */
const PROBE: unknown = new Proxy(
  {},
  {
    get: (_, key): unknown => {
      if (key === Symbol.toPrimitive) return () => '7';
      if (key === 'length') return 7;
      for (const stand of ['7', ['7']]) {
        const value: unknown = Reflect.get(Object(stand), key);
        if (typeof value === 'function') return value.bind(stand);
      }
      return PROBE;
    },
  },
);

type Text = (...parameters: unknown[]) => unknown;

function isText(value: unknown): value is Text {
  return typeof value === 'function';
}

/** The result of a text; a text that returns the probe has no better word for it. */
function answer(text: Text): unknown {
  const made = text(...Array(6).fill(PROBE));
  return typeof made === 'object' && Object.keys(made ?? {}).length === 0 ? String(PROBE) : made;
}

/** All texts of two values of the same shape, side by side. */
function pairs(path: string, en: unknown, cs: unknown): Pair[] {
  if (isText(en) && isText(cs)) return pairs(`${path}()`, answer(en), answer(cs));
  if (typeof en === 'string' && typeof cs === 'string') return [{ path, en, cs }];
  if (typeof en !== 'object' || typeof cs !== 'object' || en === null || cs === null) {
    expect(typeof cs, path).toBe(typeof en);
    return [];
  }
  expect(Object.keys(cs), path).toEqual(Object.keys(en));
  return Object.entries(en).flatMap(([key, part]) => pairs(`${path}.${key}`, part, Reflect.get(cs, key)));
}

/** Words in both languages (`{ en, cs }`) anywhere in data. */
function pairsIn(path: string, data: unknown): Pair[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('en' in data && 'cs' in data) return pairs(path, data.en, data.cs);
  return Object.entries(data).flatMap(([key, part]) => pairsIn(`${path}.${key}`, part));
}

const ALL: readonly Pair[] = [
  ...pairs('', wordsIn('en'), wordsIn('cs')),
  ...pairsIn('lessons', ALL_LESSONS),
  ...pairsIn('titles', ALGORITHM_TITLES),
];

/** Names, symbols and words that are the same in both languages. */
const SAME = new Set(
  [
    [
      'Tahoun',
      'Tahoun (8)',
      'Home, End',
      'Escape',
      'English',
      'Čeština',
      'Elo',
      'server',
      'SPRT',
      'SVG',
      'PNG',
      'MAX',
      'MIN',
      'XOR',
      'Mex',
      'Nim',
      'text',
    ],
    [
      'Minimax',
      'Monte Carlo',
      'Negamax',
      'Gambit',
      'Tempo',
      'Handicap',
      'Atari',
      'Dame',
      'Dango',
      'Furikawari',
      'Honte',
      'Insei',
      'Nigiri',
      'San-ren-sei',
      'Tasuki',
      'Fuseki',
      'Goban',
      'Gote',
      'Hane',
      'Ko',
    ],
    ['Komi', 'Kosumi', 'Miai', 'Ponnuki', 'Seki', 'Semeai', 'Sente', 'Tengen', 'Tenuki'],
    ['Dame', 'Honte', 'Furikawari', 'Insei', 'Nigiri', 'San-ren-sei', 'Tasuki'],
    // A theme of problems.
    ['atari'],
    // A side of the probe has no name.
    ['OR: undefined', 'AND: undefined'],
  ].flat(),
);
const ADDRESS = /^([#/]|https:)/;

describe('every text', () => {
  it('is there in both languages', () => {
    expect(ALL.length).toBeGreaterThan(1000);
    expect(ALL.filter(({ en, cs }) => en.trim() === '' || cs.trim() === '')).toEqual([]);
    expect(LANGUAGES).toEqual(['en', 'cs']);
  });

  it('is translated, but for names, symbols and words that both languages have', () => {
    const same = ALL.filter(
      ({ en, cs }) => en === cs && /\p{L}{2}/u.test(en) && !SAME.has(en) && !ADDRESS.test(en),
    );
    expect(same.map(({ path, en }) => `${path}: ${en}`)).toEqual([]);
  });
});

describe('Czech texts', () => {
  // A terminal wraps lines by columns, and what it prints is copied into commands.
  const set = ALL.filter(({ path }) => !path.startsWith('.cli'));

  it('end no line with a word of one letter, nor between a number and what it counts', () => {
    const loose = set.filter(
      ({ cs }) => /(?:^|[\s(„])[ksvzouai] \S/iu.test(cs) || /(?:^| )\d+ \p{Ll}{2,}/u.test(cs),
    );
    expect(loose.map(({ path, cs }) => `${path}: ${cs}`)).toEqual([]);
  });

  it('use Czech quotation marks, and signs instead of letters and hyphens', () => {
    const bad = set.filter(({ cs }) => /["“][\p{L}\d]|(?<!=)\d\s?x\s?\d|(?:^|\s)-\d/u.test(cs));
    expect(bad.map(({ path, cs }) => `${path}: ${cs}`)).toEqual([]);
  });
});
