import { gameIds } from '@tahoun/catalogue';
import { flipBoard, gameTitleOf, words, wordsOf } from '../preferences.js';
import { useStore } from '../store.js';
import { Board } from './Board.js';
import { Controls, chooseFile, giveHint, save } from './Controls.js';
import { useShortcuts } from './hooks.js';
import { MoveList } from './MoveList.js';
import { Part } from './Part.js';
import { Players } from './Players.js';
import { Preferences } from './Preferences.js';
import { Status } from './Status.js';

export function App() {
  const store = useStore();
  const {
    clocksShown,
    evaluationShown,
    newGameShown,
    opening,
    reviewShown,
    savedGamesShown,
    shortcutsShown,
  } = store;
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
      <Part shown={shortcutsShown} load={loadShortcuts} />
    </>
  );
}

const loadNewGame = async () => (await import('./NewGame.js')).NewGameDialog;
const loadShortcuts = async () => (await import('./Shortcuts.js')).Shortcuts;
const loadSavedGames = async () => (await import('./SavedGames.js')).SavedGames;

const loadClocks = async () => (await import('../clock/Clocks.js')).Clocks;
const loadReview = async () => (await import('../review/Review.js')).Review;
const loadEvaluation = async () => (await import('../review/EvaluationBar.js')).EvaluationBar;

/** Name of the product, the games, language and colours. */
export function Header() {
  const { match, openGame } = useStore();
  return (
    <header class="header">
      <h1>
        <img src="/icon.svg" alt="" width="30" height="30" /> Tahoun
      </h1>
      <nav class="games" aria-label={words.value.games}>
        {gameIds().map((id) => (
          <button
            key={id}
            type="button"
            class="tab"
            aria-current={match.value.game === id ? 'page' : undefined}
            onClick={() => void openGame(id)}
          >
            {gameTitleOf(id).name}
          </button>
        ))}
        <a class="tab part" href="#lab">
          {words.value.lab}
        </a>
        <a class="tab part" href="#learn">
          {words.value.learn}
        </a>
      </nav>
      <Preferences />
    </header>
  );
}

/** The rules of the game on the page and the keys, and the way to its lessons. */
export function Rules() {
  const { match } = useStore();
  const texts = wordsOf(match.value.game);
  return (
    <section class="rules">
      <details>
        <summary>{words.value.rules}</summary>
        {texts.rules.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </details>
      {texts.lessons !== undefined && <a href={`#learn/${match.value.game}`}>{texts.lessons}</a>}
    </section>
  );
}
