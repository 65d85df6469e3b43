import type { Words } from '../types.js';
import { BEYOND } from './beyond.js';
import { SEARCH } from './search.js';

/** A way of finding moves, explained: one figure and about half a page. */
export interface AlgorithmLesson {
  /** Names the topic in addresses. */
  readonly id: string;
  readonly title: Words;
  readonly paragraphs: readonly Words[];
  /** What its figure shows. */
  readonly caption: Words;
  /** What there is to see in the example that opens in the Lab. */
  readonly example: Words;
}

/** In the order in which one leads to the next. */
export const ALGORITHM_LESSONS = [...SEARCH, ...BEYOND] as const satisfies readonly AlgorithmLesson[];

export type AlgorithmId = (typeof ALGORITHM_LESSONS)[number]['id'];
