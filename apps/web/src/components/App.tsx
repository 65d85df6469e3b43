import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { askHint, goForward, takeBack } from '../play.js';
import { flipBoard } from '../preferences.js';
import { canFlip, opening } from '../state.js';
import { evaluationShown, reviewShown, savedGamesShown } from '../view.js';
import { Board } from './Board.js';
import { Controls } from './Controls.js';
import { Header } from './Header.js';
import { MoveList } from './MoveList.js';
import { NewGame } from './NewGame.js';
import { Part } from './Part.js';
import { Players } from './Players.js';
import { Rules } from './Rules.js';
import { Status } from './Status.js';

export function App() {
  const dialog = useRef<HTMLDialogElement>(null);
  // Each opening shows the dialog afresh.
  const [openings, setOpenings] = useState(0);
  const openNewGame = useCallback(() => setOpenings((count) => count + 1), []);
  useLayoutEffect(() => {
    if (openings === 0) return;
    dialog.current?.showModal();
    // The browser would focus the first game instead of the chosen one.
    dialog.current?.querySelector<HTMLElement>(':checked')?.focus();
  }, [openings]);
  useShortcuts(openNewGame);
  return (
    <>
      <Header />
      <main class="table" aria-busy={opening.value}>
        <section class="board-side">
          <Status />
          <div class={evaluationShown.value ? 'with-evaluation' : ''}>
            <Board />
            {evaluationShown.value && <Part load={loadEvaluation} />}
          </div>
        </section>
        <section class="panel">
          <Players />
          <Controls onNewGame={openNewGame} />
          <MoveList />
          {reviewShown.value && <Part load={loadReview} />}
          <Rules />
        </section>
      </main>
      <dialog ref={dialog} class="new-game" aria-labelledby="new-game-title">
        <NewGame key={openings} onClose={() => dialog.current?.close()} />
      </dialog>
      {savedGamesShown.value && <Part load={loadSavedGames} />}
    </>
  );
}

const loadSavedGames = async () => (await import('./SavedGames.js')).SavedGames;

const loadReview = async () => (await import('../review/Review.js')).Review;
const loadEvaluation = async () => (await import('../review/EvaluationBar.js')).EvaluationBar;

/** Single keys for what one does often; not while typing or in a dialog. */
function useShortcuts(openNewGame: () => void): void {
  useEffect(() => {
    const shortcuts: Readonly<Record<string, () => void>> = {
      u: takeBack,
      r: goForward,
      h: () => void askHint(),
      n: openNewGame,
      f: () => canFlip.peek() && flipBoard(),
    };
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const isTyping = target.closest('input, select, textarea, dialog') !== null;
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      const action = shortcuts[event.key.toLowerCase()];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [openNewGame]);
}
