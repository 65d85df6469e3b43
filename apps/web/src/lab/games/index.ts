import type { LabTexts } from '@tahoun/i18n';
import type { PublishedCounts } from '../counts/published.js';
import type { Example } from '../example.js';
import type { Page } from '../page.js';
import { ATARI_GO_EXAMPLES } from './atari-go.js';
import { CHESS_EXAMPLES } from './chess.js';
import { CHOCOLATE_EXAMPLES } from './chocolate.js';
import { CZECH_DRAUGHTS_EXAMPLES } from './czech-draughts.js';
import { ZABOR_EXAMPLES, ZABOR_PUBLISHED } from './zabor.js';

/** What the Lab shows of a single game. */
interface LabGame {
  readonly game: string;
  /** The text that the examples are from. */
  readonly source: keyof LabTexts['sourcesOf'];
  readonly examples: readonly Example[];
  /** What was printed there of searches. */
  readonly published?: readonly PublishedCounts[];
  /** A page about this game alone, in the head of the Lab or behind it. */
  readonly page?: { readonly isTab: boolean; readonly load: () => Promise<Page> };
}

/** The only list of the page that names games, in the order of their sources. */
export const LAB_GAMES: readonly LabGame[] = [
  { game: 'zabor', source: 'cap', examples: ZABOR_EXAMPLES, published: ZABOR_PUBLISHED },
  {
    game: 'czech-draughts',
    source: 'kuhr',
    examples: CZECH_DRAUGHTS_EXAMPLES,
    page: {
      isTab: false,
      load: async () => (await import('../czech-draughts/load.js')).loadCzechDraughtsPage(),
    },
  },
  {
    game: 'chocolate',
    source: 'milata',
    examples: CHOCOLATE_EXAMPLES,
    page: { isTab: true, load: async () => (await import('../chocolate/load.js')).loadChocolatePage() },
  },
  { game: 'chess', source: 'nemec', examples: CHESS_EXAMPLES },
  {
    game: 'atari-go',
    source: 'stary',
    examples: ATARI_GO_EXAMPLES,
    page: { isTab: true, load: async () => (await import('../atari-go/load.js')).loadAtariGoPage() },
  },
];

export const PUBLISHED: readonly PublishedCounts[] = LAB_GAMES.flatMap(({ published = [] }) => published);

export function publishedCounts(game: string, position: string): PublishedCounts | undefined {
  return PUBLISHED.find((each) => each.game === game && each.position === position);
}
