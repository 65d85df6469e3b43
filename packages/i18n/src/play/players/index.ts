import type { Language } from '../../language/language.js';
import { czech } from '../../language/typography.js';
import { playerNamesCs } from '../names/cs.js';
import { playerNamesEn } from '../names/en.js';
import { playersCs } from './cs.js';
import { playersEn } from './en.js';

function playersTexts(language: Language): typeof playersEn {
  return language === 'cs' ? czech(playersCs) : playersEn;
}

/** The manner of each computer player, one sentence by its form. */
export function playerLines(language: Language): Readonly<Record<string, string>> {
  return playersTexts(language).lines;
}

/** The names of the numbers of computer players. */
export function playerNumbers(language: Language): (typeof playersEn)['numbers'] {
  return playersTexts(language).numbers;
}

/** The names of the computer players and of their numbers. */
export function playerWords(language: Language) {
  const { names } = language === 'cs' ? czech(playerNamesCs) : playerNamesEn;
  return { names, numbers: playerNumbers(language) };
}
