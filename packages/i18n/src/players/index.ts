import type { Language } from '../language.js';
import { czech } from '../typography.js';
import { playerNamesCs } from './cs.js';
import { playerNamesEn } from './en.js';
import { playerNumbers } from './numbers.js';
import type { PlayerWords } from './types.js';

export { playerLines } from './lines.js';
export { playerNumbers } from './numbers.js';
export type { PlayerNumberWords, PlayerWords } from './types.js';

export function playerWords(language: Language): PlayerWords {
  const { names } = language === 'cs' ? czech(playerNamesCs) : playerNamesEn;
  return { names, numbers: playerNumbers(language) };
}
