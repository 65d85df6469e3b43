import { gamesWith } from '@tahoun/catalogue';
import { ALGORITHM_IDS, ALGORITHM_TITLES, type AlgorithmId, type LabView } from '@tahoun/i18n';
import { learnAddress } from '../learn/route.js';
import { gameTitleOf, language } from '../preferences.js';
import { labWords } from './words.js';

interface LessonLinksProps {
  /** The algorithms that are shown. */
  readonly topics: readonly AlgorithmId[];
  /** The game that they search. */
  readonly game?: string | undefined;
}

/** By what is shown. */
const SEARCHES = {
  both: ['minimax', 'alpha-beta'],
  minimax: ['minimax'],
  'alpha-beta': ['alpha-beta'],
  exchanges: ['minimax', 'quiescence'],
  'minimax-quiescence': ['minimax', 'quiescence'],
} as const satisfies Readonly<Record<string, readonly AlgorithmId[]>>;

/** The lessons on the textbook searches that are shown, and others on what is special about the page. */
export function topicsOf(
  shown: keyof typeof SEARCHES,
  view: LabView,
  others: readonly AlgorithmId[],
): readonly AlgorithmId[] {
  return [...SEARCHES[shown], ...(view === 'mover' ? (['negamax'] as const) : []), ...others];
}

/** From the Lab to the lessons that explain what it shows. */
export function LessonLinks({ topics, game }: LessonLinksProps) {
  const hasLessons = game !== undefined && gamesWith('lessons').includes(game);
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
