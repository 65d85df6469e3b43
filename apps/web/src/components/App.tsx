import { flipBoard } from '../preferences.js';
import { useStore } from '../store.js';
import { Board } from './Board.js';
import { Controls, chooseFile, giveHint, save } from './Controls.js';
import { Header } from './Header.js';
import { MoveList } from './MoveList.js';
import { Part } from './Part.js';
import { Players } from './Players.js';
import { Rules } from './Rules.js';
import { Status } from './Status.js';
import { useShortcuts } from './shortcuts.js';

export function App() {
  const store = useStore();
  const { clocksShown, evaluationShown, newGameShown, opening, reviewShown, savedGamesShown } = store;
  // Single keys for what one does often.
  useShortcuts({
    u: store.takeBack,
    r: store.goForward,
    h: () => giveHint(store),
    n: store.openNewGame,
    f: () => store.canFlip.peek() && flipBoard(),
    // As in Starý's program.
    f3: () => save(store),
    f4: chooseFile,
  });
  return (
    <>
      <Header />
      <main class="table" aria-busy={opening.value}>
        <section class="board-side">
          <Status />
          <Part shown={clocksShown} load={loadClocks} />
          <div class={evaluationShown.value ? 'with-evaluation' : ''}>
            <Board />
            <Part shown={evaluationShown} load={loadEvaluation} />
          </div>
        </section>
        <section class="panel">
          <Players />
          <Controls />
          <MoveList />
          <Part shown={reviewShown} load={loadReview} />
          <Rules />
        </section>
      </main>
      <Part shown={newGameShown} load={loadNewGame} />
      <Part shown={savedGamesShown} load={loadSavedGames} />
    </>
  );
}

const loadNewGame = async () => (await import('./NewGame.js')).NewGameDialog;
const loadSavedGames = async () => (await import('./SavedGames.js')).SavedGames;

const loadClocks = async () => (await import('../clock/Clocks.js')).Clocks;
const loadReview = async () => (await import('../review/Review.js')).Review;
const loadEvaluation = async () => (await import('../review/EvaluationBar.js')).EvaluationBar;
