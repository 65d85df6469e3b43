import type { Language } from '../language.js';
import { czech } from '../typography.js';
import { playerNamesCs } from './cs.js';
import { playerNamesEn } from './en.js';
import { playerNumbers } from './lines.js';

export { playerLines, playerNumbers } from './lines.js';

/** What the computer players and their numbers are called. */
export function playerWords(language: Language) {
  const { names } = language === 'cs' ? czech(playerNamesCs) : playerNamesEn;
  return { names, numbers: playerNumbers(language) };
}
