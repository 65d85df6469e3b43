import { effect } from '@preact/signals';
import { artistOf, isGameId } from '@tahoun/catalogue';
import type { Match } from '@tahoun/match';
import { here, isPage, onVisit } from './address.js';
import { loadGame } from './load-game.js';
import { readMatch, rememberedMatch } from './page-match.js';
import { recall, sounds, storageKey, words } from './preferences.js';
import { perStore } from './store.js';

/**
 * What the address says of the game on the page: `/play/chess`, the game; `/play/chess?moves=e4`, a link that brings a
 * match. The browser's history has an entry for each match, so that its Back goes from match to match.
 */
export const navigation = perStore((store) => {
  const {
    accuraciesShown,
    clocksShown,
    match,
    matchId,
    notice,
    openGame,
    openMatch,
    paceShown,
    replaying,
    result,
    savedGamesShown,
    takenShown,
  } = store;

  /** The matches that were on this page, by their ids: those without a move are kept nowhere else. */
  const shown = new Map<string, Match>();

  /** Parts of the page that come and go with the match. */
  effect(() => {
    const { clock, game, players } = match.value;
    clocksShown.value = clock !== null;
    takenShown.value = artistOf(game).pieces !== undefined;
    paceShown.value = replaying.value || !players.includes('human');
    if (result.value !== null) accuraciesShown.value = true;
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

  let last = matchId.peek();

  /** A match that follows another on the page gets an entry of its own. */
  effect(() => {
    const [id, game] = [matchId.value, match.value.game];
    const known = matchOfEntry(history.state);
    if (id !== last && known !== undefined && known !== id) {
      history.pushState({ match: id }, '', pathOf(game));
    }
    last = id;
  });

  /** An address with the analysis open stays one, so that it is open again after a reload. */
  function claim(id: string, game: string): void {
    const asked = gameOf(here());
    const isAnalysis = asked.part === 'analysis' && asked.id === game;
    history.replaceState({ match: id }, '', isAnalysis ? here() : pathOf(game));
  }

  /** The address of this page may be a link, another game, or a part of the page that lies over the game. */
  async function follow(address: string): Promise<void> {
    const { id, part } = gameOf(address);
    if (part === 'saved') savedGamesShown.value = true;
    if (isLink(address)) await openLink(address);
    else if (isGameId(id)) await openGame(id);
    else if (id !== '' || !isPage(location.pathname))
      notice.value = { text: () => words.value.noSuchPage, isError: true };
    if (isOfGame(here()) && matchOfEntry(history.state) === undefined)
      claim(matchId.peek(), match.peek().game);
  }

  /** Shows the match that the entry of the browser's history belongs to, or what the address says. */
  function arrive(): void {
    const known = matchOfEntry(history.state);
    if (known === undefined) {
      if (isOfGame(here())) void follow(here());
    } else if (known !== matchId.peek()) void returnTo(known);
  }

  onVisit(arrive);

  /** Opens the match that a link brings; with a bad one the match on the page stays. */
  async function openLink(address: string): Promise<void> {
    const { id } = gameOf(address);
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
  }

  /** Opens a match of the list, as an entry of its own in the browser's history. */
  async function openSaved(id: string): Promise<void> {
    if (id === matchId.peek()) return;
    const wanted = await findMatch(id);
    if (wanted === undefined) return;
    history.pushState({ match: id }, '', pathOf(wanted.game));
    openMatch(wanted, { id, waits: true });
  }

  async function returnTo(id: string): Promise<void> {
    const wanted = await findMatch(id).catch(() => undefined);
    const { id: game } = gameOf(here());
    if (wanted !== undefined) openMatch(wanted, { id, waits: true });
    else if (isGameId(game)) await openGame(game);
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

  /** Another tab has gone on with the match that is shown here: this one follows, and its computer waits. */
  addEventListener('storage', ({ key, newValue }) => {
    const { game } = match.peek();
    if (key !== storageKey(`match.${game}`) || recall(`match-id.${game}`) !== matchId.peek()) return;
    const elsewhere = rememberedMatch(game, newValue ?? '');
    if (elsewhere !== undefined) openMatch(elsewhere, { id: matchId.peek(), waits: true });
  });

  arrive();

  return { openSaved };
});

function pathOf(game: string): string {
  return `/play/${game}`;
}

/** The address shows the game, not another part of the page. */
export function isOfGame(address: string): boolean {
  return !/^\/((lab|learn|problems)(?![^/?])|$|\?)/.test(address);
}

/** The address brings a match: `/play/chess?moves=e4`. */
export function isLink(address: string): boolean {
  return /^\/play\/[\w-]+\?(moves|position)=/.test(address);
}

/** The part of the page and the id in an address, which may be no game of ours; empty where it has none. */
export function gameOf(address: string): { readonly part: string; readonly id: string } {
  const [, part = '', id = ''] = (address.split('?')[0] as string).split('/');
  return { part, id };
}

/** The id of the match that an entry belongs to; undefined for an entry that is not the page's own. */
export function matchOfEntry(state: unknown): string | undefined {
  return (state as { match?: string } | null)?.match;
}
