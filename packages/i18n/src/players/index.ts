import type { Language } from '../language.js';
import { czech } from '../typography.js';
import { playerWordsCs } from './cs.js';
import { playerWordsEn } from './en.js';
import type { PlayerWords } from './types.js';

export { playerLines } from './lines.js';
export type { PlayerNumberWords, PlayerWords } from './types.js';

export function playerWords(language: Language): PlayerWords {
  return language === 'cs' ? czech(playerWordsCs) : playerWordsEn;
}
