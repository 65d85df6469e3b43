import type { Chapter } from '../types.js';
import { ENDINGS } from './endings.js';
import { LENGTH } from './length.js';
import { RULES } from './rules.js';
import { TACTICS } from './tactics.js';

/** From the first lesson to the ideas that win games. */
export const CHAPTERS: readonly Chapter[] = [...RULES, ...TACTICS, ...ENDINGS, ...LENGTH];
