import type { Language } from '../../language/language.js';
import { czech } from '../../language/typography.js';
import { cardsCs } from './cs.js';
import { cardsEn } from './en.js';

/** The words of a link to the page where it is shown elsewhere, such as in a chat. */
export function cardTexts(language: Language): typeof cardsEn {
  return language === 'cs' ? czech(cardsCs) : cardsEn;
}
