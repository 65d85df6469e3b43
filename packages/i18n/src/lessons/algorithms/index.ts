import type { AlgorithmLesson } from '../types.js';
import { BEYOND } from './beyond.js';
import { SEARCH } from './search.js';

/** In the order in which one leads to the next. */
export const ALGORITHM_LESSONS = [...SEARCH, ...BEYOND] as const satisfies readonly AlgorithmLesson[];

export type AlgorithmId = (typeof ALGORITHM_LESSONS)[number]['id'];
