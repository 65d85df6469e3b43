import { useSignal } from '@preact/signals';
import { Button } from '../kit/Button.js';
import { MenuButton } from '../kit/MenuButton.js';
import { words } from '../kit/preferences.js';
import { giveHint } from '../match/actions.js';
import { Part, shows } from '../match/Part.js';
import { useStore } from '../match/store.js';
import { Step, Steps } from '../table/Steps.js';
import { FileButton, useDroppedFiles } from './FileButton.js';

/** All actions of a game besides choosing places on the board. */
export function Controls() {
  const store = useStore();
  useDroppedFiles(store);
  const { humanToMove, isAnalysis, match, newGameShown, result, takeBack } = store;
  const menuShown = useSignal(false);
  const openNewGame = shows(newGameShown);
  const texts = words.value;
  return (
    <div class="controls">
      <Steps />
      {!isAnalysis.value && (
        <Step
          label={texts.undo}
          icon="M5 1 1 5l4 4V6.5h4a2.5 2.5 0 0 1 0 5H5V13h4a4 4 0 0 0 0-8.5H5z"
          disabled={match.value.cursor === 0}
          onClick={takeBack}
        />
      )}
      <Button
        label={texts.hint}
        title={texts.help.hint}
        onClick={() => giveHint(store)}
        disabled={!humanToMove.value}
      />
      <MenuButton label={texts.more} onOpen={shows(menuShown)}>
        <Part shown={menuShown} load={loadMenu} />
        <FileButton />
      </MenuButton>
      {result.value === null ? (
        <Step
          label={texts.newGame}
          icon="M6 1h2v5h5v2H8v5H6V8H1V6h5z"
          disabled={false}
          onClick={openNewGame}
        />
      ) : (
        <Button label={texts.newGame} class="primary" onClick={openNewGame} />
      )}
    </div>
  );
}

const loadMenu = async () => (await import('./MoreMenu.js')).MoreMenu;
