import { type Game, InputError } from '@tahoun/core';
import type { UnreadGame } from '@tahoun/games';
import { type FiledGame, openGame } from '@tahoun/match';

/** A game of a file that is too long to be read as a whole: it is read when it is opened. */
export interface UnopenedGame extends Pick<UnreadGame, 'tags'> {
  readonly game: Game;
  readonly unread: UnreadGame;
}

/** The longest time for which the page may be blocked, in milliseconds. */
const STILL_MS = 50;
/** Games to read to find a file's game, where the files of several games look alike. */
const SAMPLE = 5;

/**
 * The games of a long file, only with their tags; none where it looks like no file of these games.
 * @param onCount called now and then with the number so far; the page is drawn in between
 */
export async function listGames(
  filed: readonly FiledGame[],
  text: string,
  onCount: (count: number) => void,
): Promise<readonly UnopenedGame[]> {
  const alike = filed.filter(({ format }) => format.looksLike(text));
  const own = alike.find((each) => hasReadable(each, text)) ?? alike[0];
  const games: UnopenedGame[] = [];
  let drawnAt = performance.now();
  for (const unread of own?.format.games(text) ?? []) {
    games.push({ game: (own as FiledGame).game, unread, tags: unread.tags });
    if (performance.now() - drawnAt < STILL_MS) continue;
    onCount(games.length);
    await new Promise((resolve) => setTimeout(resolve));
    drawnAt = performance.now();
  }
  return games;
}

function hasReadable({ game, format }: FiledGame, text: string): boolean {
  let left = SAMPLE;
  for (const unread of format.games(text)) {
    try {
      openGame(game, unread, () => undefined);
      return true;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
    if (--left === 0) break;
  }
  return false;
}
