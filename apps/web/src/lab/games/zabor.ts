import type { PublishedCounts } from '../counts/published.js';
import { type Example, counts, graph, position, tree } from '../example.js';
import { PRESETS } from '../graph/presets.js';
import { hrefOf } from '../href.js';

const FIVE = '...../...../...../...../..... b';
const SEVEN = `${Array(7).fill('.......').join('/')} b`;

/** Čáp 2010: his searches of a state space, figures 1 to 5, Table 2, and his game small enough to be seen whole. */
export const ZABOR_EXAMPLES: readonly Example[] = [
  graph('cap-gradient', PRESETS.hill),
  graph('cap-ordered', PRESETS.greedy),
  graph('cap-a-star', PRESETS.map),
  graph('cap-bound', PRESETS.bound),
  graph('cap-1', PRESETS.breadth),
  graph('cap-2', PRESETS.depth),
  tree('cap-3', { t: '((3 5) (2 9))', show: 'minimax', names: 'numbers' }),
  tree('cap-4', { t: '((2 4) (-2 6) ((3 5) (7 1)))', show: 'alpha-beta' }),
  // Depth M; from the end of the best line the page goes on to depth N.
  position('cap-5', { game: 'zabor', position: '..../..../..../.... b', depth: '2', show: 'minimax' }),
  position('cap-position', { game: 'zabor', position: '.../... b', depth: '4' }),
  counts('cap-5x5', { game: 'zabor', position: FIVE, depth: '10', counting: 'source' }),
  counts('cap-7x7', { game: 'zabor', position: SEVEN, depth: '7', counting: 'source' }),
  { id: 'cap-times', href: hrefOf('times') },
];

/**
 * His Table 2, moves examined, and Table 1, seconds on his machine. His depth d looks d + 1 plies ahead. His
 * counter was a 32-bit float, which is no longer exact above 16,777,216.
 */
export const ZABOR_PUBLISHED: readonly PublishedCounts[] = [
  {
    ...{ game: 'zabor', position: FIVE, source: 'cap', evaluation: 'textbook' },
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
    ...{ game: 'zabor', position: SEVEN, source: 'cap', evaluation: 'textbook' },
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
