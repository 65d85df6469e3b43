import { useComputed, useSignalEffect } from '@preact/signals';
import { artistOf, gameById, gameIds } from '@tahoun/catalogue';
import type { Side } from '@tahoun/core';
import { useEffect } from 'preact/hooks';
import { flipBoard, gameTitleOf, words } from '../preferences.js';
import { type Store, useStore } from '../store.js';
import { Board } from './Board.js';
import { Controls, giveHint, save } from './Controls.js';
import { chooseFile } from './FileButton.js';
import { Header } from './Header.js';
import { useShortcuts } from './hooks.js';
import { Part } from './Part.js';
import { Seat } from './Seat.js';
import { Status } from './Status.js';
import { Tabs } from './Tabs.js';

export function App() {
  const store = useStore();
  const { evaluationShown, fileGamesShown, matchId, newGameShown, opening } = store;
  const { savedGamesShown, sheetShown, shortcutsShown } = store;
  const leaveZen = useZen(store);
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
    z: () => {
      store.zen.value = !store.zen.peek();
    },
    ...(leaveZen && { escape: leaveZen }),
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
      {leaveZen && (
        <button type="button" class="zen-leave" onClick={leaveZen}>
          {words.value.leaveZen} <kbd aria-hidden="true">Esc</kbd>
        </button>
      )}
      <GameHeader />
      <main class="table" aria-busy={opening.value} style={{ '--ratio': ratio }}>
        <section class="board-side" aria-label={words.value.board}>
          <Seat side={sideOnTop} />
          <div class="board-row">
            <Board />
            <Part shown={evaluationShown} load={loadEvaluation} />
          </div>
          <Seat side={sideBelow} />
        </section>
        <section class={`panel ${sheetShown.value ? 'panel-open' : ''}`} aria-label={words.value.panel}>
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

/** Leaves only the board, the names and the clocks, until the game is over. @returns what shows the rest again */
function useZen({ result, zen }: Store): (() => void) | undefined {
  const leave = () => {
    zen.value = false;
  };
  useEffect(() => {
    if (!zen.value) return;
    // Without a connection, where it was never fetched, everything stays in sight.
    import('./zen.css').catch(() => undefined);
    const page = document.documentElement;
    page.dataset.zen = '';
    return () => {
      delete page.dataset.zen;
    };
  }, [zen.value]);
  useEffect(() => {
    if (result.value !== null) leave();
  }, [result.value]);
  return zen.value ? leave : undefined;
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
function useTitle({ game, humanToMove, match, result }: Store): void {
  useSignalEffect(() => {
    const isTurn =
      humanToMove.value && result.value === null && match.value.players.some((each) => each !== 'human');
    const { name } = gameTitleOf(game.value);
    document.title = [isTurn ? words.value.yourMove : '', name, 'Tahoun'].filter(Boolean).join(' · ');
  });
}

/** Who sits where, and how wide the board is for its height: as at the start of the match, so that nothing jumps later. */
function useTable({ bottom, game, start }: Store) {
  const ratio = useComputed(() => {
    const { width, height } = artistOf(game.value).draw(gameById(game.value).parsePosition(start.value), {});
    return (width / height).toFixed(3);
  }).value;
  const sideBelow = bottom.value;
  return { sideBelow, sideOnTop: (1 - sideBelow) as Side, ratio };
}

const loadNewGame = async () => (await import('./NewGame.js')).NewGameDialog;
const loadFileGames = async () => (await import('./FileGames.js')).FileGames;
const loadShortcuts = async () => (await import('./Shortcuts.js')).Shortcuts;
const loadSavedGames = async () => (await import('./SavedGames.js')).SavedGames;

const loadEvaluation = async () => (await import('../review/EvaluationBar.js')).EvaluationBar;

/** The head of the page, with the games. */
function GameHeader() {
  const { game, openGame } = useStore();
  const current = game.value;
  return (
    <Header part="play" title={gameTitleOf(current).name}>
      {gameIds().map((id) => (
        <button
          key={id}
          type="button"
          class="tab"
          aria-current={current === id ? 'page' : undefined}
          onClick={() => void openGame(id)}
        >
          {gameTitleOf(id).name}
        </button>
      ))}
    </Header>
  );
}
