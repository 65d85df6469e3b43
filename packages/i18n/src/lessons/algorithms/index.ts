import { withCzech } from '../../typography.js';
import type { AlgorithmLesson } from '../types.js';
import { BEYOND } from './beyond.js';
import { SEARCH } from './search.js';
import { STATE_SPACE } from './state-space.js';

/** In the order of their titles. */
export const ALGORITHM_LESSONS: readonly AlgorithmLesson[] = withCzech([
  ...STATE_SPACE,
  ...SEARCH,
  ...BEYOND,
]);
