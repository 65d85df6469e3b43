import { type Judgeable, chances } from '@tahoun/engine';
import { standingSentence } from '@tahoun/i18n';
import { language } from '../preferences.js';

/** The evaluation of a position in words. @param score for the first side */
export function standingWords(game: string, { score, distanceIsBound }: Judgeable): string {
  const { winChance, mate } = chances(Math.abs(score), false);
  const side = score < 0 ? 1 : 0;
  return standingSentence(language.value, game, { side, winChance, mate, within: distanceIsBound === true });
}
