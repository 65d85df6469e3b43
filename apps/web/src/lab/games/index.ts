import { gamesWith, isGameId, labExamplesOf } from '@tahoun/catalogue';
import { PRESETS } from '../atari-go/presets.js';
import { GRAPH_PRESETS } from '../graph/graphs.js';
import { hrefOf } from '../href.js';
import type { Page } from '../page.js';

/** An example to open. Its title and description are in the game's details, under its id. */
export interface Example {
  readonly id: string;
  readonly href: string;
}

/** Counts that a source printed for one position; the first entry looks one ply ahead and is the source's depth 0. */
export interface PublishedCounts {
  readonly game: string;
  readonly position: string;
  readonly evaluation: 'textbook';
  readonly moves: Readonly<Record<'minimax' | 'alpha-beta', readonly number[]>>;
  readonly seconds: Readonly<Record<'minimax' | 'alpha-beta', readonly number[]>>;
}

/** An example on a page of the Lab. */
export const example = (
  id: string,
  page: string,
  params: Readonly<Record<string, string>> = {},
): Example => ({
  id,
  href: hrefOf(page, params),
});

const FIVE = '...../...../...../...../..... b';
const SEVEN = `${Array(7).fill('.......').join('/')} b`;

/** Čáp 2010: his searches of a state space, figures 1 to 5, Table 2, and his game small enough to be seen whole. */
const ZABOR_EXAMPLES: readonly Example[] = [
  example('cap-gradient', 'graph', GRAPH_PRESETS.hill),
  example('cap-ordered', 'graph', GRAPH_PRESETS.greedy),
  example('cap-a-star', 'graph', GRAPH_PRESETS.map),
  example('cap-bound', 'graph', GRAPH_PRESETS.bound),
  example('cap-1', 'graph', GRAPH_PRESETS.breadth),
  example('cap-2', 'graph', GRAPH_PRESETS.depth),
  example('cap-3', 'tree', { t: '((3 5) (2 9))', show: 'minimax', names: 'numbers' }),
  example('cap-4', 'tree', { t: '((2 4) (-2 6) ((3 5) (7 1)))', show: 'alpha-beta' }),
  // Depth M; from the end of the best line the page goes on to depth N.
  example('cap-5', 'position', {
    game: 'zabor',
    position: '..../..../..../.... b',
    depth: '2',
    show: 'minimax',
  }),
  example('cap-position', 'position', { game: 'zabor', position: '.../... b', depth: '4' }),
  example('cap-5x5', 'counts', { game: 'zabor', position: FIVE, depth: '10', counting: 'source' }),
  example('cap-7x7', 'counts', { game: 'zabor', position: SEVEN, depth: '7', counting: 'source' }),
  example('cap-times', 'times'),
];

/**
 * His Table 2, moves examined, and Table 1, seconds on his machine. His depth d looks d + 1 plies ahead. His
 * counter was a 32-bit float, which is no longer exact above 16,777,216.
 */
const ZABOR_PUBLISHED: readonly PublishedCounts[] = [
  {
    ...{ game: 'zabor', position: FIVE, evaluation: 'textbook' },
    moves: {
      minimax: [25, 545, 9389, 129_965, 1_418_885, 11_966_885, 76_468_808, 365_039_040],
      'alpha-beta': [25, 285, 2172, 10_126, 63_888, 139_046, 577_667, 990_863, 1_984_847, 2_520_945],
    },
    seconds: {
      minimax: [0, 0, 0.016, 0.062, 0.718, 6.188, 41.172, 195.483],
      'alpha-beta': [0, 0, 0.016, 0.078, 0.172, 0.312, 0.594, 1.281, 1.546, 2.437],
    },
  },
  {
    ...{ game: 'zabor', position: SEVEN, evaluation: 'textbook' },
    moves: {
      minimax: [49, 2233, 90_373, 3_295_429, 107_776_112, 3_143_644_672],
      'alpha-beta': [49, 1057, 15_540, 117_768, 1_005_738, 5_375_828, 37_838_688, 162_370_496, 936_541_696],
    },
    seconds: {
      minimax: [0, 0, 0.078, 1.5, 47.39, 1436.984],
      'alpha-beta': [0, 0, 0.015, 0.109, 0.578, 2.953, 19.078, 81.359, 457.047],
    },
  },
];

const game = 'czech-draughts';
const MINIMAX = {
  ...{ game, position: 'B:We3:Bd6', depth: '4' },
  ...{ moves: 'd6-e5,d6-c5', show: 'minimax' },
} as const;
const HORIZON = { game, position: 'B:Wc5,g5:Be7,f8' } as const;
const PRUNING = { show: 'alpha-beta', view: 'mover' } as const;

/** A capture that wins at depth 2, and its value when the exchange is finished. */
export const FINISHED_EXCHANGE = example('horizon', 'position', {
  ...HORIZON,
  depth: '2',
  show: 'exchanges',
});

/**
 * Kühr's worked examples, in his order; parts of the positions that the scan of his text lost were found
 * again by trying everything. Of the numbers it keeps those made of 0 and 9.
 */
const CZECH_DRAUGHTS_EXAMPLES: readonly Example[] = [
  example('kuhr-game-tree', 'position', { game, position: 'W:Wd2:Bc5', depth: '3', show: 'minimax' }),
  example('kuhr-minimax-root', 'position', { ...MINIMAX, wins: 'constant' }),
  example('kuhr-minimax-simplified', 'position', { ...MINIMAX, view: 'mover', wins: 'constant' }),
  example('kuhr-minimax', 'position', { ...MINIMAX, view: 'mover', wins: 'numbers' }),
  example('kuhr-horizon', 'position', { ...HORIZON, depth: '2', show: 'minimax' }),
  example('kuhr-horizon-deeper', 'position', { ...HORIZON, depth: '3', show: 'minimax' }),
  example('kuhr-exchanges', 'position', { ...HORIZON, depth: '2', show: 'exchanges' }),
  example('kuhr-evaluation', 'czech-draughts'),
  example('kuhr-own', 'evaluation', {
    ...{ game, position: 'W:Wa3,c3,d4,Kf2,g1:Bb8,d6,f6,e7,Kh2' },
    ...{ 'man-d4': '12', 'man-f4': '12', 'man-a3': '-15', lone: '-6' },
  }),
  example('kuhr-abstract', 'tree', { t: '(((3 5) (9 2 4)) ((7 6) (2 4) (8 1)))', show: 'alpha-beta' }),
  example('kuhr-alpha-beta', 'position', {
    ...{ game, position: 'W:Wa3,e3:Ba5,d6', depth: '3' },
    ...{ moves: 'e3-d4,a3-b4,e3-f4', ...PRUNING },
  }),
  // e-d with d-c, a-b, d-e; a-b with a-c; e-f with d-c and the two replies that are cut.
  example('kuhr-alpha-beta-numbers', 'tree', { t: '(((0) (99) (0)) ((0 0)) ((-1 0 -1) 0 0))', ...PRUNING }),
];

/** Milata 2007. */
const CHOCOLATE_EXAMPLES: readonly Example[] = [
  example('milata-table', 'chocolate'),
  example('milata-tree', 'position', { game: 'chocolate', position: '1x7 A', depth: '4' }),
];

/** For Němec 2006: a mate in two moves, with few enough pieces for its tree to be seen, and an evaluation. */
const CHESS_EXAMPLES: readonly Example[] = [
  example('nemec-mate', 'position', {
    ...{ game: 'chess', position: '7k/8/5K2/8/8/8/8/6R1 w - - 0 1', depth: '3' },
    ...{ show: 'alpha-beta' },
  }),
  example('nemec-evaluation', 'evaluation', {
    game: 'chess',
    position: 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR b KQkq - 3 3',
  }),
];

/** For Starý: stones in contact, and his evaluation at work. */
const ATARI_GO_EXAMPLES: readonly Example[] = [
  example('stary-capture', 'position', { game: 'atari-go', position: PRESETS.crosscut4, depth: '2' }),
  example('stary-euler', 'atari-go', { position: PRESETS.eyes, show: 'euler', scan: 'plain' }),
  example('stary-own', 'evaluation', {
    ...{ game: 'atari-go', position: PRESETS.eyes, 'order-4': '0.5', qd: '-1' },
  }),
  example('stary-aware', 'atari-go', { position: PRESETS.eyes, show: 'euler' }),
  example('stary-exchanged', 'tree', { t: '((3 5) (2 9))', show: 'both' }),
  example('stary-proof', 'atari-go', { position: PRESETS.crosscut4, show: 'proof' }),
  example('stary-experiment', 'experiments', {
    ...{ game: 'atari-go', variant: 'size=7', games: '100' },
    players: [
      'source:2?scan=0',
      'source:2?scan=1',
      'source:2?scan=2',
      'source:2?scan=1&beta=0.5',
      'source:2?scan=1&epsilon=0',
    ].join(),
  }),
];

/** A page about a single game, in the head of the Lab or behind it. */
export interface GamePage {
  readonly isTab: boolean;
  readonly load: () => Promise<Page>;
  /** The page shows words of the game's details. */
  readonly hasDetails?: boolean;
}

/** The Lab's content for a single game. */
interface LabGame {
  readonly game: string;
  readonly examples: readonly Example[];
  /** Counts of searches printed in the source. */
  readonly published?: readonly PublishedCounts[];
  readonly page?: GamePage;
}

/** The only list of the page that names games, in the order of their sources. */
export const LAB_GAMES: readonly LabGame[] = [
  { game: 'zabor', examples: ZABOR_EXAMPLES, published: ZABOR_PUBLISHED },
  {
    game: 'czech-draughts',
    examples: CZECH_DRAUGHTS_EXAMPLES,
    page: {
      isTab: false,
      load: async () => (await import('../czech-draughts/CzechDraughtsPage.js')).CzechDraughtsPage,
      hasDetails: true,
    },
  },
  {
    game: 'chocolate',
    examples: CHOCOLATE_EXAMPLES,
    page: {
      isTab: true,
      load: async () => (await import('../chocolate/ChocolatePage.js')).ChocolatePage,
    },
  },
  { game: 'chess', examples: CHESS_EXAMPLES },
  {
    game: 'atari-go',
    examples: ATARI_GO_EXAMPLES,
    page: {
      isTab: true,
      load: async () => (await import('../atari-go/AtariGoPage.js')).AtariGoPage,
      hasDetails: true,
    },
  },
];

/** The same with the examples of games from outside, once those are registered. */
export function labGames(): readonly LabGame[] {
  const brought = gamesWith('lab').map((game) => ({
    game,
    examples: Object.entries(labExamplesOf(game)).map(([id, href]) => ({ id, href })),
  }));
  return [...LAB_GAMES, ...brought];
}

export const PUBLISHED: readonly PublishedCounts[] = LAB_GAMES.flatMap(({ published = [] }) => published);

export function publishedCounts(game: string, position: string): PublishedCounts | undefined {
  return PUBLISHED.find((each) => each.game === game && each.position === position);
}

/** The game that an address of the Lab names; else one whose trees are small. */
export function labGame(asked: string): string {
  return isGameId(asked) ? asked : (LAB_GAMES[0]?.game as string);
}
