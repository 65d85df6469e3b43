import { LAB_GAMES } from './games/index.js';

const SHARED_TABS = ['examples', 'position', 'tree', 'graph', 'quiz', 'counts'] as const;
const SHARED_OTHERS = ['evaluation', 'times'] as const;

/** The pages that are about no single game, by the word in the address: `#lab/tree?t=((3+5)+(2+9))`. */
export type SharedPage = (typeof SHARED_TABS)[number] | (typeof SHARED_OTHERS)[number];

const ownPages = (isTab: boolean) =>
  LAB_GAMES.flatMap(({ game, page }) => (page !== undefined && page.isTab === isTab ? [game] : []));

/** The pages in the Lab's head. A page about one game has the game's id. */
export const LAB_TABS: readonly string[] = [...SHARED_TABS, ...ownPages(true)];

/** All of its pages; those behind the tabs are opened from the examples and from other pages. */
export const LAB_PAGES: readonly string[] = [...LAB_TABS, ...SHARED_OTHERS, ...ownPages(false)];
