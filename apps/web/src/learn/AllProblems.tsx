import { gameIds } from '@tahoun/catalogue';
import { learnTexts } from '@tahoun/i18n';
import { problemTexts } from '@tahoun/i18n/problems';
import { problemsAddress } from '../kit/learn-address.js';
import { language, recall } from '../kit/preferences.js';
import { hasProblems } from '../problems/data.js';
import { readResults } from '../problems/results.js';
import { GameCards } from './Card.js';
import { LearnFrame } from './LearnFrame.js';

/**
 * The games that have problems, and the person's results in each.
 * @param astray the reason for showing it instead of the wanted page: an unknown address, a game without
 * problems, or problems that could not be fetched
 */
export function AllProblems({ astray }: { readonly astray: 'nothing' | 'none' | 'not-loaded' | undefined }) {
  const texts = problemTexts(language.value);
  const reasons = {
    nothing: learnTexts(language.value).astray,
    none: texts.noneHere,
    'not-loaded': texts.notLoaded,
  };
  const line = (game: string) => {
    const { rating, streak } = readResults(recall(`problems.${game}`));
    return `${texts.yourRating(String(Math.round(rating)))} · ${texts.streak(streak)}`;
  };
  return (
    <LearnFrame
      title={learnTexts(language.value).problems}
      section=""
      part="problems"
      astray={astray && reasons[astray]}
    >
      <p>{texts.intro}</p>
      <GameCards games={gameIds().filter(hasProblems)} hrefOf={problemsAddress} lineOf={line} />
    </LearnFrame>
  );
}
