import type { LabTexts } from '@tahoun/i18n';
import { type Example, tree } from './example.js';
import { LAB_GAMES } from './games/index.js';
import { hrefOf } from './href.js';

/** A source, and what of it can be opened. */
export interface ExampleGroup {
  readonly source: keyof LabTexts['sourcesOf'];
  readonly examples: readonly Example[];
}

/** Trees of no game, made for this page. */
const TEXTBOOK: readonly Example[] = [
  tree('first-cut', { t: '((3 5) (2 9))', show: 'alpha-beta' }),
  tree('two-cuts', { t: '(((3 5) (6 1)) ((2 1) (0 4)))', show: 'alpha-beta' }),
  tree('deep-cut', { t: '(5 (((3 9) 4) 8))', show: 'alpha-beta' }),
  { id: 'quiz-small', href: hrefOf('quiz', { levels: '2', width: '3' }) },
  { id: 'quiz-deep', href: hrefOf('quiz', { levels: '3', width: '2' }) },
];

export const EXAMPLE_GROUPS: readonly ExampleGroup[] = [
  { source: 'textbook', examples: TEXTBOOK },
  ...LAB_GAMES,
];
