import { gameById, gamesWith } from '@tahoun/catalogue';
import { ALGORITHM_IDS, ALGORITHM_TITLES, type AlgorithmId, type LabView } from '@tahoun/i18n';
import { learnAddress } from '../kit/learn-address.js';
import { gameTitleOf, language, moveText } from '../kit/preferences.js';
import { hrefOf } from './href.js';
import { positionAfter } from './PositionBoard.js';
import { labWords } from './page.js';
import type { Walk } from './walk/model.js';

interface LessonLinksProps {
  /** The algorithms that are shown. */
  readonly topics: readonly AlgorithmId[];
  /** The game that they search. */
  readonly game?: string | undefined;
}

/** Lessons by the searches shown. */
const SEARCHES = {
  both: ['minimax', 'alpha-beta'],
  minimax: ['minimax'],
  'alpha-beta': ['alpha-beta'],
  exchanges: ['minimax', 'quiescence'],
  'minimax-quiescence': ['minimax', 'quiescence'],
} as const satisfies Readonly<Record<string, readonly AlgorithmId[]>>;

/** The lessons on the textbook searches that are shown, and others on special topics of the page. */
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

interface SearchOnProps {
  readonly question: { readonly game: string; readonly position: string; readonly depth: number };
  readonly walk: Walk;
}

/** Again to the same depth, from the end of the best line: the secondary search of the textbooks. */
export function SearchOn({
  question: { game, position: start, depth },
  walk: { nodes, line },
}: SearchOnProps) {
  const moves = line.slice(1).map((index) => nodes[index]?.node.name ?? '');
  const end = positionAfter(game, start, moves)?.position;
  const rules = gameById(game);
  if (moves.length === 0 || end === undefined || rules.result(end) !== null) return null;
  const asked = { game, position: rules.formatPosition(end), depth: String(depth) };
  return (
    <p class="lab-search-on">
      <a href={hrefOf('position', asked)}>
        {labWords.value.searchOn(moveText(game, moves.join(' ')), depth)}
      </a>
    </p>
  );
}
