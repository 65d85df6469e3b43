import { fileEndingOf } from '@tahoun/catalogue';
import { words } from '../preferences.js';
import { type Store, useStore } from '../store.js';
import { FileButton, useDroppedFiles } from './FileButton.js';
import { MenuButton } from './MenuButton.js';
import { onDemand } from './Part.js';
import { Steps } from './Steps.js';
import { SureButton } from './SureButton.js';

/** Everything one does with a game besides choosing places on the board. */
export function Controls() {
  const store = useStore();
  useDroppedFiles(store);
  const { humanToMove, match, openNewGame, openReview, resignGame, result, switchTurn, zen } = store;
  const texts = words.value;
  const { game, players } = match.value;
  const ending = fileEndingOf(game);
  const canResign = result.value === null && players.includes('human');
  return (
    <div class="controls">
      <Steps />
      <button type="button" onClick={() => giveHint(store)} disabled={!humanToMove.value}>
        {texts.hint}
      </button>
      <MenuButton label={texts.more}>
        <SureButton label={texts.resign} sure={texts.resignSure} disabled={!canResign} onSure={resignGame} />
        <button
          type="button"
          onClick={() => onDemand(store, loadQuestions, ({ questions }) => questions(store).offer())}
          disabled={!humanToMove.value}
        >
          {texts.offerDraw}
        </button>
        <button type="button" onClick={switchTurn}>
          {texts.switchTurn}
        </button>
        <button type="button" onClick={openReview}>
          {texts.review}
        </button>
        <LabLink />
        <button type="button" aria-keyshortcuts="F3" onClick={() => save(store)}>
          {texts.save} <kbd aria-hidden="true">F3</kbd>
        </button>
        {ending !== undefined && (
          <button
            type="button"
            onClick={() => onDemand(store, files, ({ saveGameFile }) => saveGameFile(store))}
          >
            {texts.saveAs(ending.toUpperCase())}
          </button>
        )}
        <FileButton />
        <button type="button" onClick={() => openSavedGames(store)}>
          {texts.savedGames}
        </button>
        <button type="button" onClick={() => copyLinkOf(store)}>
          {texts.copyLink}
        </button>
        <button
          type="button"
          aria-keyshortcuts="Z"
          onClick={() => {
            zen.value = true;
          }}
        >
          {texts.zen} <kbd aria-hidden="true">Z</kbd>
        </button>
        <button type="button" aria-keyshortcuts="?" onClick={() => openShortcuts(store)}>
          {texts.keys} <kbd aria-hidden="true">?</kbd>
        </button>
      </MenuButton>
      <button type="button" class="primary" onClick={openNewGame}>
        {texts.newGame}
      </button>
    </div>
  );
}

const loadQuestions = () => import('../ask.js');

export function giveHint(store: Store): void {
  void onDemand(store, loadQuestions, ({ questions }) => questions(store).askHint());
}

const files = () => import('../files.js');
const links = () => import('../link.js');

export function save(store: Store): void {
  void onDemand(store, files, ({ saveFile }) => saveFile(store));
}

export function copyLinkOf(store: Store): void {
  void onDemand(store, links, ({ copyLink }) => copyLink(store));
}

function openShortcuts({ shortcutsShown }: Store): void {
  shortcutsShown.value = true;
}

function openSavedGames({ savedGamesShown }: Store): void {
  savedGamesShown.value = true;
}

/** To the trees of the position on the board. */
function LabLink() {
  const { snapshot } = useStore();
  const { game, position } = snapshot.value;
  const asked = new URLSearchParams({ game: game.id, position: game.formatPosition(position) });
  return (
    <a class="button" href={`/lab/position?${asked}`}>
      {words.value.lookInside}
    </a>
  );
}
