import { effect } from '@preact/signals';
import { artistOf, isGameId } from '@tahoun/catalogue';
import type { Match } from '@tahoun/match';
import { loadGame } from './load-game.js';
import { readMatch } from './page-match.js';
import { sounds, words } from './preferences.js';
import { perStore } from './store.js';

/**
 * What the address says of the game on the page: `#chess`, the game; `#chess?moves=e4`, a link that brings a match.
 * The browser's history remembers the match of each entry, so that its Back goes from match to match.
 */
export const navigation = perStore((store) => {
  const { clocksShown, match, matchId, notice, openGame, openMatch, paceShown, replaying, takenShown } =
    store;

  /** The matches that were on this page, by their ids: those without a move are kept nowhere else. */
  const shown = new Map<string, Match>();

  /** Parts of the page that come and go with the match. */
  effect(() => {
    const { clock, game, players } = match.value;
    clocksShown.value = clock !== null;
    takenShown.value = artistOf(game).pieces !== undefined;
    paceShown.value = replaying.value || !players.includes('human');
  });
  effect(() => {
    if (sounds.value)
      import('./sound/sounds.js').then(({ soundsOf }) => soundsOf(store)).catch(() => undefined);
  });

  /** Every move goes into the list of saved games. */
  effect(() => {
    const [id, current] = [matchId.value, match.value];
    shown.set(id, current);
    if (current.moves.length > 0) void keep(id, current);
  });

  async function keep(id: string, current: Match): Promise<void> {
    try {
      const { keepGame } = await import('./saved-games.js');
      await keepGame(id, current);
    } catch {
      // Storage may be full or forbidden; the page works without it.
    }
  }

  const { hash } = location;
  effect(() => writeAddress(matchId.value, match.value.game));
  if (isLink(hash)) void openLink(hash);

  function writeAddress(id: string, game: string): void {
    history.replaceState({ match: id }, '', `#${game}`);
  }

  addEventListener('hashchange', () => {
    // Of the page's own entries `popstate` has told.
    if (matchOfEntry(history.state) !== undefined) return;
    const wanted = location.hash.slice(1);
    if (isLink(location.hash)) void openLink(location.hash);
    else if (isGameId(wanted)) void openGame(wanted);
  });

  addEventListener('popstate', () => {
    const id = matchOfEntry(history.state);
    if (id !== undefined && id !== matchId.peek()) void returnTo(id);
  });

  /** Opens the match that a link brings; with a bad one the match on the page stays. */
  async function openLink(address: string): Promise<void> {
    const id = gameOfLink(address);
    try {
      const [{ readLink }] = await Promise.all([
        import('./link.js'),
        isGameId(id) ? loadGame(id) : undefined,
      ]);
      const linked = readLink(store, address);
      if (linked !== undefined) openMatch(linked, { waits: true });
    } catch {
      notice.value = { text: () => words.value.gameNotLoaded, isError: true };
    }
    if (location.hash === address) writeAddress(matchId.peek(), match.peek().game);
  }

  /** Opens a match of the list, as an entry of its own in the browser's history. */
  async function openSaved(id: string): Promise<void> {
    if (id === matchId.peek()) return;
    const wanted = await findMatch(id);
    if (wanted === undefined) return;
    history.pushState({ match: id }, '', `#${wanted.game}`);
    openMatch(wanted, { id, waits: true });
  }

  async function returnTo(id: string): Promise<void> {
    const wanted = await findMatch(id).catch(() => undefined);
    const { hash: now } = location;
    if (wanted !== undefined) openMatch(wanted, { id, waits: true });
    else if (isGameId(now.slice(1))) await openGame(now.slice(1));
  }

  /** @throws InputError when it was saved by another version, or an Error when its game cannot be fetched. */
  async function findMatch(id: string): Promise<Match | undefined> {
    const here = shown.get(id);
    if (here !== undefined) return here;
    const { savedGame } = await import('./saved-games.js');
    const saved = await savedGame(id);
    if (saved === undefined) return undefined;
    if (isGameId(saved.game)) await loadGame(saved.game);
    return readMatch(saved.text);
  }

  return { openSaved };
});

/** The address brings a match: `#chess?moves=e4`. */
export function isLink(hash: string): boolean {
  return /^#[\w-]+\?(moves|position)=/.test(hash);
}

/** The id of the game in a link, which may be none of ours. */
export function gameOfLink(hash: string): string {
  return hash.slice(1, hash.indexOf('?'));
}

/** The id of the match that an entry belongs to; undefined for an entry that is not the page's own. */
export function matchOfEntry(state: unknown): string | undefined {
  return (state as { match?: string } | null)?.match;
}
