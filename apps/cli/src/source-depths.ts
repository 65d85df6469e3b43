import { GAME_IDS } from '@tahoun/games';
import { gameTexts } from '@tahoun/i18n';

/** The games whose source counts depths otherwise than we do. */
export const SOURCE_DEPTHS: readonly string[] = GAME_IDS.filter(
  (id) => gameTexts('en', id).sourceDepth !== undefined,
);
