import { artistOf, gameById, gameIds } from '@tahoun/catalogue';
import type { Side } from '@tahoun/core';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { flipBoard, gameTitleOf, words } from '../preferences.js';
import { type Store, useStore } from '../store.js';
import { Board } from './Board.js';
import { Controls, chooseFile, giveHint, save } from './Controls.js';
import { useShortcuts } from './hooks.js';
import { Part } from './Part.js';
import { Preferences } from './Preferences.js';
import { Seat } from './Seat.js';
import { Status } from './Status.js';
import { Tabs } from './Tabs.js';

export function App() {
  const store = useStore();
  const { evaluationShown, fileGamesShown, matchId, newGameShown, opening, savedGamesShown, shortcutsShown } =
    store;
  const goTo = (ply: number) => {
    const { cursor, moves } = store.match.peek();
    const next = Math.min(Math.max(ply, 0), moves.length);
    if (next !== cursor) store.showPly(next);
  };
  // Single keys for what one does often.
  useShortcuts({
    u: store.takeBack,
    r: store.goForward,
    h: () => giveHint(store),
    n: store.openNewGame,
    f: () => store.canFlip.peek() && flipBoard(),
    arrowleft: () => goTo(store.match.peek().cursor - 1),
    arrowright: () => goTo(store.match.peek().cursor + 1),
    home: () => goTo(0),
    end: () => goTo(Number.POSITIVE_INFINITY),
    '?': () => {
      shortcutsShown.value = true;
    },
    // As in Starý's program.
    f3: () => save(store),
    f4: chooseFile,
  });
  // On a phone the board is on screen when a game begins.
  useEffect(() => scrollTo(0, 0), [matchId.value]);
  useTitle(store);
  const { sideOnTop, sideBelow, ratio } = useTable(store);
  return (
    <>
      <SkipLink />
      <Header />
      <main class="table" aria-busy={opening.value} style={{ '--ratio': ratio }}>
        <section class="board-side" aria-label={words.value.board}>
          <Seat side={sideOnTop} />
          <div class="board-row">
            <Board />
            <Part shown={evaluationShown} load={loadEvaluation} />
          </div>
          <Seat side={sideBelow} />
        </section>
        <section class="panel" aria-label={words.value.panel}>
          <Status />
          <Tabs />
          <Controls />
        </section>
      </main>
      <Part shown={newGameShown} load={loadNewGame} />
      <Part shown={savedGamesShown} load={loadSavedGames} />
      <Part shown={shortcutsShown} load={loadShortcuts} />
      <Part shown={fileGamesShown} load={loadFileGames} />
    </>
  );
}

/** For those who come by keyboard: past the games to the board. */
function SkipLink() {
  return (
    <button
      type="button"
      class="skip-link"
      onClick={() => document.querySelector<HTMLElement>('.board svg')?.focus()}
    >
      {words.value.skipToBoard}
    </button>
  );
}

/** What the tab of the browser says: that it is one's turn, or how the game stands. */
function useTitle({ humanToMove, match, result }: Store): void {
  const { name } = gameTitleOf(match.value.game);
  const isTurn =
    humanToMove.value && result.value === null && match.value.players.some((each) => each !== 'human');
  const title = [isTurn ? words.value.yourMove : '', name, 'Tahoun'].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Who sits where, and how wide the board is for its height: as at the start of the match, so that nothing jumps later. */
function useTable({ bottom, match }: Store) {
  const { game, start } = match.value;
  const sideBelow = bottom.value;
  const ratio = useMemo(() => {
    const { width, height } = artistOf(game).draw(gameById(game).parsePosition(start), {});
    return (width / height).toFixed(3);
  }, [game, start]);
  return { sideBelow, sideOnTop: (1 - sideBelow) as Side, ratio };
}

const loadNewGame = async () => (await import('./NewGame.js')).NewGameDialog;
const loadFileGames = async () => (await import('./FileGames.js')).FileGames;
const loadShortcuts = async () => (await import('./Shortcuts.js')).Shortcuts;
const loadSavedGames = async () => (await import('./SavedGames.js')).SavedGames;

const loadEvaluation = async () => (await import('../review/EvaluationBar.js')).EvaluationBar;

/** Name of the product, the games, language and colours; on a narrow window the games are behind a button. */
export function Header() {
  const { match, openGame } = useStore();
  const [isOpen, setOpen] = useState(false);
  const current = match.value.game;
  useEffect(() => setOpen(false), [current]);
  return (
    <header class="header">
      <h1>
        <img src="/icon.svg" alt="" width="28" height="28" /> <span class="brand">Tahoun</span>
      </h1>
      <button
        type="button"
        class="games-button"
        aria-expanded={isOpen}
        aria-controls="games"
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">☰</span> {gameTitleOf(current).name}
      </button>
      <nav
        id="games"
        class={`games ${isOpen ? 'games-open' : ''}`}
        aria-label={words.value.games}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        {gameIds().map((id) => (
          <button
            key={id}
            type="button"
            class="tab"
            aria-current={current === id ? 'page' : undefined}
            onClick={() => {
              setOpen(false);
              void openGame(id);
            }}
          >
            {gameTitleOf(id).name}
          </button>
        ))}
        <a class="tab part" href="/lab">
          {words.value.lab}
        </a>
        <a class="tab part" href="/learn">
          {words.value.learn}
        </a>
      </nav>
      <Preferences />
    </header>
  );
}
