import type { LabTexts } from '@tahoun/i18n';
import { type Example, tree } from './example.js';
import { ATARI_GO_EXAMPLES } from './games/atari-go.js';
import { CHESS_EXAMPLES } from './games/chess.js';
import { CHOCOLATE_EXAMPLES } from './games/chocolate.js';
import { CZECH_DRAUGHTS_EXAMPLES } from './games/czech-draughts.js';
import { ZABOR_EXAMPLES } from './games/zabor.js';
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
  { source: 'cap', examples: ZABOR_EXAMPLES },
  { source: 'kuhr', examples: CZECH_DRAUGHTS_EXAMPLES },
  { source: 'milata', examples: CHOCOLATE_EXAMPLES },
  { source: 'nemec', examples: CHESS_EXAMPLES },
  { source: 'stary', examples: ATARI_GO_EXAMPLES },
];
