import { fileEndingOf } from '@tahoun/catalogue';
import { flipBoard, words } from '../preferences.js';
import { type Store, useStore } from '../store.js';
import { FileButton, useDroppedFiles } from './FileButton.js';
import { MenuButton } from './MenuButton.js';
import { onDemand } from './Part.js';

/** Everything one does with a game besides choosing places on the board. */
export function Controls() {
  const store = useStore();
  useDroppedFiles(store);
  const {
    canFlip,
    goForward,
    humanToMove,
    match,
    openNewGame,
    openReview,
    resignGame,
    result,
    showPly,
    switchTurn,
    takeBack,
    zen,
  } = store;
  const texts = words.value;
  const { cursor, game, moves, players } = match.value;
  const ending = fileEndingOf(game);
  const canResign = result.value === null && players.includes('human');
  return (
    <div class="controls">
      <Step
        isFar
        label={texts.toStart}
        icon="M3 2v10h2V2zM13 2 6 7l7 5z"
        disabled={cursor === 0}
        onClick={() => showPly(0)}
      />
      <Step label={texts.undo} icon="M11 2 4 7l7 5z" disabled={cursor === 0} onClick={takeBack} />
      <Step label={texts.redo} icon="M3 2l7 5-7 5z" disabled={cursor === moves.length} onClick={goForward} />
      <Step
        isFar
        label={texts.toEnd}
        icon="M1 2l7 5-7 5zM9 2v10h2V2z"
        disabled={cursor === moves.length}
        onClick={() => showPly(moves.length)}
      />
      {canFlip.value && (
        <Step
          label={texts.flip}
          icon="M4 1 1 4.5h2V13h2V4.5h2zM10 13l3-3.5h-2V1H9v8.5H7z"
          disabled={false}
          onClick={flipBoard}
        />
      )}
      <button type="button" onClick={() => giveHint(store)} disabled={!humanToMove.value}>
        {texts.hint}
      </button>
      <MenuButton label={texts.more}>
        <button type="button" onClick={() => confirm(texts.resignSure) && resignGame()} disabled={!canResign}>
          {texts.resign}
        </button>
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
    <a class="file-button" href={`/lab/position?${asked}`}>
      {words.value.lookInside}
    </a>
  );
}

interface StepProps {
  readonly label: string;
  /** Path in a 14 x 14 box. */
  readonly icon: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
  /** It goes further than one move. */
  readonly isFar?: boolean;
}

function Step({ isFar = false, label, icon, disabled, onClick }: StepProps) {
  return (
    <button
      type="button"
      class={isFar ? 'step step-far' : 'step'}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14" fill="currentColor">
        <path d={icon} />
      </svg>
    </button>
  );
}
