import { useSignalEffect } from '@preact/signals';
import { Header } from '../header/Header.js';
import { useShortcuts } from '../kit/hooks.js';
import { gameTitleOf } from '../kit/preferences.js';
import { giveHint, save } from '../match/actions.js';
import { Part, shows } from '../match/Part.js';
import { useStore } from '../match/store.js';
import { Status } from '../table/Status.js';
import { Table } from '../table/Table.js';
import { Tabs } from '../table/Tabs.js';
import { Controls } from './Controls.js';
import { chooseFile } from './FileButton.js';

/** The match of this browser on its table. */
export function App() {
  const store = useStore();
  const { accuraciesShown, evaluationShown, fileGamesShown, newGameShown, savedGamesShown } = store;
  // Single keys for frequent actions, beside those of every table.
  useShortcuts({
    u: store.takeBack,
    r: store.goForward,
    h: () => void giveHint(store),
    n: shows(newGameShown),
    // As in Starý's program.
    f3: () => void save(store),
    f4: chooseFile,
  });
  useSignalEffect(() => {
    if (store.result.value !== null) accuraciesShown.value = true;
  });
  return (
    <>
      <Table
        header={<GameHeader />}
        seatOf={(side) => ({
          children: <Part shown={accuraciesShown} load={loadAccuracy} props={{ side }} />,
        })}
        bar={<Part shown={evaluationShown} load={loadEvaluation} />}
      >
        <Status />
        <GameTabs />
        <Controls />
      </Table>
      <Part shown={newGameShown} load={loadNewGame} />
      <Part shown={savedGamesShown} load={loadSavedGames} />
      <Part shown={fileGamesShown} load={loadFileGames} />
    </>
  );
}

const loadAccuracy = async () => (await import('../analysis/SeatAccuracy.js')).SeatAccuracy;
const loadEvaluation = async () => (await import('../analysis/EvaluationBar.js')).EvaluationBar;
const loadAnalysis = async () => (await import('../analysis/Analysis.js')).Analysis;
const loadGameTab = async () => (await import('./GameTab.js')).GameTab;
const loadNewGame = async () => (await import('../new-game/NewGame.js')).NewGameDialog;
const loadFileGames = async () => (await import('./FileGames.js')).FileGames;
const loadSavedGames = async () => (await import('./SavedGames.js')).SavedGames;

/** The head of the page, which knows the game on the board. */
function GameHeader() {
  const { game, isAnalysis } = useStore();
  const current = game.value;
  const part = isAnalysis.value ? 'analysis' : 'play';
  return <Header part={part} title={gameTitleOf(current).name} game={current} />;
}

/** What only this table has behind its tabs is fetched when they are opened. */
function GameTabs() {
  const { analysisShown, tab } = useStore();
  return (
    <Tabs
      analysis={<Part shown={analysisShown} load={loadAnalysis} />}
      game={tab.value === 'game' && <Part load={loadGameTab} />}
    />
  );
}
