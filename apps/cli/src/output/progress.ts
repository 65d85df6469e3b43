import type { BestMoveAnswer } from '@tahoun/engine';
import { type CliTexts, type Language, moveWords } from '@tahoun/i18n';
import { secondsText, whole } from './numbers.js';
import { plainScore } from './score.js';

/** What a search knows after a depth, in one line. */
export function progressText(texts: CliTexts, language: Language, answer: BestMoveAnswer): string {
  const { game, depth, nodes, seconds, pv } = answer;
  const view = { language };
  return texts.searchProgress(
    whole(view, depth),
    plainScore(language, game, answer),
    whole(view, nodes),
    secondsText(view, seconds),
    moveWords(language, game, pv.join(' ')),
  );
}
