import { gameTexts } from '@tahoun/i18n';
import { gameIds } from './games.js';

/** The games whose source counts depths otherwise than we do. */
export const SOURCE_DEPTHS: readonly string[] = gameIds().filter(
  (id) => gameTexts('en', id).sourceDepth !== undefined,
);
