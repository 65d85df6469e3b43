import type { Chapter } from '../types.js';
import { IDEAS } from './ideas.js';
import { RULES } from './rules.js';

/** From the first move to the ideas that win games. */
export const CHAPTERS: readonly Chapter[] = [...RULES, ...IDEAS];
