import { type Example, FINISHED_EXCHANGE, LAB_GAMES, example, labGames } from './games/index.js';

const SHARED_TABS = [
  'lecture',
  'position',
  'tree',
  'evaluation',
  'quiz',
  'counts',
  'experiments',
  'graph',
  'examples',
] as const;
const SHARED_OTHERS = ['times'] as const;

/** The pages that are about no single game, by the word in the address: `/lab/tree?t=((3+5)+(2+9))`. */
export type SharedPage = (typeof SHARED_TABS)[number] | (typeof SHARED_OTHERS)[number];

const ownPages = (isTab: boolean) =>
  LAB_GAMES.flatMap(({ game, page }) => (page !== undefined && page.isTab === isTab ? [game] : []));

/** The pages in the Lab's head. A page about one game has the game's id. */
export const LAB_TABS: readonly string[] = [...SHARED_TABS, ...ownPages(true)];

/** All of its pages; those behind the tabs are opened from the sources and from other pages. */
export const LAB_PAGES: readonly string[] = [...LAB_TABS, ...SHARED_OTHERS, ...ownPages(false)];

/** The examples from a source. */
interface ExampleGroup {
  /** The game whose source it is; left out for examples from any textbook. */
  readonly game?: string;
  readonly examples: readonly Example[];
}

export const TWO_LEVELS = '((3 5) (2 9))';
export const THREE_LEVELS = '(((3 5) (6 1)) ((2 1) (0 4)))';

/** The examples of a lecture on searching trees, in order. */
export const LECTURE: readonly Example[] = [
  example('game-tree', 'tree', { t: TWO_LEVELS, show: 'minimax' }),
  example('minimax', 'tree', { t: THREE_LEVELS, show: 'minimax' }),
  example('first-cut', 'tree', { t: TWO_LEVELS, show: 'alpha-beta' }),
  example('ordering', 'tree', { t: THREE_LEVELS, show: 'alpha-beta', order: 'worst' }),
  FINISHED_EXCHANGE,
];

/** The pages for exercises after the lecture. */
export const EXERCISES = ['position', 'tree', 'quiz', 'counts'] as const satisfies readonly SharedPage[];

/** Trees of no game, made for this page. */
const TEXTBOOK: readonly Example[] = [
  example('two-cuts', 'tree', { t: THREE_LEVELS, show: 'alpha-beta' }),
  example('deep-cut', 'tree', { t: '(5 (((3 9) 4) 8))', show: 'alpha-beta' }),
  example('quiz-small', 'quiz', { levels: '2', width: '3' }),
  example('quiz-deep', 'quiz', { levels: '3', width: '2' }),
];

export const exampleGroups = (): readonly ExampleGroup[] => [{ examples: TEXTBOOK }, ...labGames()];
