import type { GameId } from '@tahoun/games';
import {
  ALGORITHM_IDS,
  ALGORITHM_TITLES,
  type AlgorithmId,
  GAMES_WITH_LESSONS,
  type LabView,
} from '@tahoun/i18n';
import { learnAddress } from '../learn/route.js';
import { gameTitleOf, language } from '../preferences.js';
import { labWords } from './words.js';

interface LessonLinksProps {
  /** The algorithms that are shown. */
  readonly topics: readonly AlgorithmId[];
  /** The game that they search. */
  readonly game?: GameId;
}

/** The lessons on the textbook searches that are shown, and others on what is special about the page. */
export function topicsOf(
  shown: 'both' | 'minimax' | 'alpha-beta',
  view: LabView,
  others: readonly AlgorithmId[],
): readonly AlgorithmId[] {
  const searches: readonly AlgorithmId[] = shown === 'both' ? ['minimax', 'alpha-beta'] : [shown];
  return [...searches, ...(view === 'mover' ? (['negamax'] as const) : []), ...others];
}

/** From the Lab to the lessons that explain what it shows. */
export function LessonLinks({ topics, game }: LessonLinksProps) {
  const hasLessons = game !== undefined && GAMES_WITH_LESSONS.includes(game);
  return (
    <p class="lab-lessons">
      {labWords.value.inTheLessons}
      {ALGORITHM_IDS.filter((id) => topics.includes(id)).map((id) => (
        <a key={id} href={learnAddress('algorithms', id)}>
          {ALGORITHM_TITLES[id][language.value]}
        </a>
      ))}
      {hasLessons && <a href={learnAddress(game)}>{gameTitleOf(game).name}</a>}
    </p>
  );
}
