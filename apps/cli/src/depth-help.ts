import { GAME_IDS } from '@tahoun/games';
import { gameTexts } from '@tahoun/i18n';

/** A depth, to show how the sources call it. */
const EXAMPLE = 3;

/** What `--depth` is, and what the sources that count otherwise call the same depth. */
export function depthHelp(): string {
  const others = GAME_IDS.flatMap((id) => {
    const { sourceDepth } = gameTexts('en', id);
    return sourceDepth === undefined ? [] : `${sourceDepth(EXAMPLE)} (${id})`;
  });
  return ['plies to look ahead', ...(others.length === 0 ? [] : [`${EXAMPLE} is ${others.join(', ')}`])].join('; ');
}
