import { gameIds } from '@tahoun/catalogue/all';
import { gameTexts } from '@tahoun/i18n';

/** The games whose source counts depths otherwise than we do. */
export const SOURCE_DEPTHS: readonly string[] = gameIds().filter(
  (id) => gameTexts('en', id).sourceDepth !== undefined,
);
