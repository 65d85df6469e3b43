import { giveHint, save } from '../actions.js';
import { gameTitleOf } from '../preferences.js';
import { useStore } from '../store.js';
import { Controls } from './Controls.js';
import { chooseFile } from './FileButton.js';
import { Header } from './Header.js';
import { useShortcuts } from './hooks.js';
import { Part, shows } from './Part.js';
import { Status } from './Status.js';
import { Table } from './Table.js';
import { Tabs } from './Tabs.js';

/** The match of this browser on its table. */
export function App() {
  const store = useStore();
  const { fileGamesShown, newGameShown, savedGamesShown, shortcutsShown } = store;
  const type = (letter: string) => {
    if (store.result.peek() !== null && !store.isAnalysis.peek()) return;
    store.typed.value += letter;
    store.typingShown.value = !store.isAnalysis.peek();
  };
  // Single keys for frequent actions.
  useShortcuts(
    {
      u: store.takeBack,
      r: store.goForward,
      h: () => void giveHint(store),
      n: store.openNewGame,
      '?': shows(shortcutsShown),
      // As in Starý's program.
      f3: () => void save(store),
      f4: chooseFile,
    },
    type,
  );
  return (
    <>
      <Table header={<GameHeader />}>
        <Status />
        <Tabs />
        <Controls />
      </Table>
      <Part shown={newGameShown} load={loadNewGame} />
      <Part shown={savedGamesShown} load={loadSavedGames} />
      <Part shown={shortcutsShown} load={loadShortcuts} />
      <Part shown={fileGamesShown} load={loadFileGames} />
    </>
  );
}

const loadNewGame = async () => (await import('./NewGame.js')).NewGameDialog;
const loadFileGames = async () => (await import('./FileGames.js')).FileGames;
const loadShortcuts = async () => (await import('./Shortcuts.js')).Shortcuts;
const loadSavedGames = async () => (await import('./SavedGames.js')).SavedGames;

/** The head of the page, which knows the game on the board. */
function GameHeader() {
  const { game, isAnalysis } = useStore();
  const current = game.value;
  const part = isAnalysis.value ? 'analysis' : 'play';
  return <Header part={part} title={gameTitleOf(current).name} game={current} />;
}
