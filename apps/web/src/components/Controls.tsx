import { words } from '../preferences.js';
import { type Store, useStore } from '../store.js';
import { FileButton, useDroppedFiles } from './FileButton.js';
import { MenuButton } from './MenuButton.js';
import { Part, onDemand } from './Part.js';
import { Steps } from './Steps.js';

/** Everything one does with a game besides choosing places on the board. */
export function Controls() {
  const store = useStore();
  useDroppedFiles(store);
  const { humanToMove, menuShown, openNewGame } = store;
  const texts = words.value;
  return (
    <div class="controls">
      <Steps />
      <button type="button" onClick={() => giveHint(store)} disabled={!humanToMove.value}>
        {texts.hint}
      </button>
      <MenuButton
        label={texts.more}
        onOpen={() => {
          menuShown.value = true;
        }}
      >
        <Part shown={menuShown} load={loadMenu} />
        <FileButton />
      </MenuButton>
      <button type="button" class="primary" onClick={openNewGame}>
        {texts.newGame}
      </button>
    </div>
  );
}

const loadMenu = async () => (await import('./MoreMenu.js')).MoreMenu;

const loadQuestions = () => import('../ask.js');

export function giveHint(store: Store): void {
  void onDemand(store, loadQuestions, ({ questions }) => questions(store).askHint());
}

const files = () => import('../files.js');

export function save(store: Store): void {
  void onDemand(store, files, ({ saveFile }) => saveFile(store));
}
