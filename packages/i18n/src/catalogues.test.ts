import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Pair, pairs, pairsIn, testTexts } from '../../../testing/texts.js';
import {
  ALGORITHM_LESSONS,
  ALGORITHM_TITLES,
  type Language,
  NO_WORDS,
  cardTexts,
  cliTexts,
  discordTexts,
  homeTexts,
  labTexts,
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

/** The words of the Lab's parts, each in a folder of its own. */
const LAB = new Map<string, (language: Language) => unknown>();
for (const { name, parentPath } of readdirSync(join(import.meta.dirname, 'lab'), { withFileTypes: true })) {
  if (name.includes('.')) continue;
  const [texts] = Object.values(await import(join(parentPath, name, 'index.ts')));
  LAB.set(name, texts as (language: Language) => unknown);
}

/** Everything that people read in one language, but for lessons and what is about a game. */
function wordsIn(language: Language): Record<string, unknown> {
  return {
    cards: cardTexts(language),
    cli: cliTexts(language),
    discord: discordTexts(language),
    home: homeTexts(language),
    lab: labTexts(language),
    labParts: Object.fromEntries([...LAB].map(([part, texts]) => [part, texts(language)])),
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

const ALL: readonly Pair[] = [
  ...pairs('', wordsIn('en'), wordsIn('cs')),
  ...pairsIn('lessons', ALGORITHM_LESSONS),
  ...pairsIn('titles', ALGORITHM_TITLES),
];

/** Names, symbols and words that are the same in both languages. */
const SAME = new Set([
  ...['Tahoun', 'Tahoun (8)', 'Home, End', 'Escape', 'English', 'Čeština', 'Elo', 'server', 'SPRT', 'SVG'],
  ...['PNG', 'MAX', 'MIN', 'XOR', 'Mex', 'Nim', 'text', 'Minimax', 'Monte Carlo', 'Negamax'],
  // A theme of problems.
  'atari',
  // A side of the probe has no name.
  ...['OR: undefined', 'AND: undefined'],
]);

testTexts(ALL, SAME);
