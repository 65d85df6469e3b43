import { computed, effect, signal } from '@preact/signals';
import { isGameId, loadGame as loadParts } from '@tahoun/catalogue';
import { InputError } from '@tahoun/core';
import type { Match } from '@tahoun/match';
import { here, onVisit, readAddress } from '../kit/address.js';
import { loadGame } from '../kit/load-game.js';
import { partOf, screenOf } from '../kit/parts.js';
import { recall, storageKey, words } from '../kit/preferences.js';
import { analysisOfMatch } from '../match/address.js';
import { readMatch, rememberedMatch } from '../match/page-match.js';
import { perStore } from '../match/store.js';

/**
 * The address of the game on the page: `/play/chess`, the game; `/play/chess?moves=e4`, a link that contains
 * a match; `/analysis/chess?moves=e4`, one that is analysed; `/saved/ID`, one of this browser. The browser's
 * history has an entry for each match, so that its Back goes from match to match.
 */
export const navigation = perStore((store) => {
  const { isAnalysis, isFree, match, matchId, openGame, openMatch, openTab } = store;
  const { savedGamesShown, showError, tab, warn } = store;

  /** The matches that were on this page, by their ids: those without a move are kept nowhere else. */
  const shown = new Map<string, Match>();

  /** Every move goes into the list of saved games. */
  effect(() => {
    const [id, current] = [matchId.value, match.value];
    shown.set(id, current);
    if (current.moves.length > 0) void keep(id, current);
  });

  async function keep(id: string, current: Match): Promise<void> {
    try {
      const { keepGame } = await import('../match/saved-games.js');
      await keepGame(id, current);
    } catch {
      // Storage may be full or forbidden; the page works without it.
    }
  }

  /** The match that was opened by its address in the list of saved games. */
  const opened = signal('');

  /** Of the match on the page. Where no computer moves, the tab of the analysis makes it one. */
  const address = computed(() =>
    isAnalysis.value || (isFree.value && tab.value === 'analysis')
      ? analysisOfMatch(match.value)
      : opened.value === matchId.value
        ? `/saved/${opened.value}`
        : `/play/${match.value.game}`,
  );

  // Before the address follows the tab.
  openTabOf(here());
  let last = matchId.peek();

  /** A match that follows another on the page gets an entry of its own, whose address goes along with it. */
  effect(() => {
    const [id, now] = [matchId.value, address.value];
    const known = matchOfEntry(history.state);
    if (known === id && here() !== now) history.replaceState(history.state, '', now);
    if (id !== last && known !== undefined && known !== id) history.pushState({ match: id }, '', now);
    last = id;
  });

  /** The address of this page may be a link, another game, or a part of the page that lies over the game. */
  async function follow(wanted: string): Promise<void> {
    const { id, part } = readAddress(wanted);
    if (part === 'analysis' && id === '') {
      history.replaceState(null, '', `/analysis/${match.peek().game}`);
      return follow(here());
    }
    if (part === 'saved') await openSaved(id);
    else if (isLink(wanted)) await openLink(wanted);
    else if (isGameId(id)) await openGame(id);
    else if (id !== '' || part === undefined) warn(() => words.value.noSuchPage);
    // The page may have come to another address while the game was being fetched.
    if (here() === wanted && matchOfEntry(history.state) === undefined)
      history.replaceState({ match: matchId.peek() }, '', address.peek());
  }

  /** An address without an analysis closes one that is open: it would change where no computer moves. */
  function openTabOf(wanted: string): void {
    if (partOf(wanted) === 'analysis') openTab('analysis');
    else if (tab.peek() === 'analysis') tab.value = 'moves';
  }

  /** Shows the match of the present entry of the browser's history, or the content of the address. */
  function arrive(): void {
    if (!isOfGame(here())) return;
    openTabOf(here());
    const known = matchOfEntry(history.state);
    if (known === undefined) void follow(here());
    else if (known !== matchId.peek()) void returnTo(known);
  }

  onVisit(arrive);

  /** Opens the match in a link; with a bad link, the match on the page stays. */
  async function openLink(wanted: string): Promise<void> {
    const { id, part } = readAddress(wanted);
    try {
      const [{ readLink }] = await Promise.all([
        import('../match/link.js'),
        isGameId(id) ? loadGame(id) : undefined,
        isGameId(id) && wanted.includes('against=') ? loadParts(id, ['ai']) : undefined,
      ]);
      const linked = here() === wanted ? readLink(store, wanted) : undefined;
      if (linked !== undefined) openMatch(linked, { waits: true, toAnalyse: part === 'analysis' });
    } catch {
      warn(() => words.value.gameNotLoaded);
    }
  }

  /** Opens a match of the list of saved games, or the list where there is no such match. */
  async function openSaved(id: string): Promise<void> {
    try {
      const wanted = id === '' ? undefined : await findMatch(id);
      if (wanted === undefined) savedGamesShown.value = true;
      else {
        opened.value = id;
        if (id !== matchId.peek()) openMatch(wanted, { id, waits: true });
      }
    } catch (error) {
      if (error instanceof InputError) showError(error);
      else warn(() => words.value.gameNotLoaded);
    }
  }

  /**
   * Shows the match of an entry of the history; where it cannot be found, or a page that was left at once did not save
   * its last move, the content of the address.
   */
  async function returnTo(id: string): Promise<void> {
    const wanted = await findMatch(id).catch(() => undefined);
    if (matchOfEntry(history.state) !== id) return;
    const toAnalyse = partOf(here()) === 'analysis';
    if (wanted !== undefined && (!toAnalyse || analysisOfMatch(wanted) === here())) {
      openMatch(wanted, { id, waits: true, toAnalyse });
      return;
    }
    history.replaceState(null, '', here());
    await follow(here());
  }

  /** @throws InputError when it was saved by another version, or an Error when its game cannot be fetched. */
  async function findMatch(id: string): Promise<Match | undefined> {
    const known = shown.get(id);
    if (known !== undefined) return known;
    const { savedGame } = await import('../match/saved-games.js');
    const saved = await savedGame(id);
    if (saved === undefined) return undefined;
    if (isGameId(saved.game)) await loadGame(saved.game);
    return readMatch(saved.text);
  }

  /** Another tab has gone on with the match that is shown here: this one follows, and its computer waits. */
  addEventListener('storage', ({ key, newValue }) => {
    const { game } = match.peek();
    if (key !== storageKey(`match.${game}`) || recall(`match-id.${game}`) !== matchId.peek()) return;
    const elsewhere = rememberedMatch(game, newValue ?? '');
    if (elsewhere !== undefined) openMatch(elsewhere, { id: matchId.peek(), waits: true });
  });

  arrive();
});

/** The address shows the game, not another part of the page. */
function isOfGame(address: string): boolean {
  return screenOf(address) === 'board';
}

/** Whether the address contains a match: `/play/chess?moves=e4`, `/analysis/chess`. */
export function isLink(address: string): boolean {
  const { id, part } = readAddress(address);
  if (part === 'analysis') return isGameId(id);
  return part === 'play' && id !== '' && /\?(against|moves|position)=/.test(address);
}

/** The id of the match that an entry belongs to; undefined for an entry that is not the page's own. */
export function matchOfEntry(state: unknown): string | undefined {
  return (state as { match?: string } | null)?.match;
}
