import { fileEndingOf, gamesWith } from '@tahoun/catalogue';
import type { InputError } from '@tahoun/core';
import { createRef } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { flipBoard, moveErrorText, words } from '../preferences.js';
import { type Store, useStore } from '../store.js';
import { Marks, MenuButton } from './Menus.js';
import { Part, onDemand } from './Part.js';
import { playTyped } from './typed-move.js';

/** Everything one does with a game besides choosing places on the board. */
export function Controls() {
  const store = useStore();
  const {
    canFlip,
    goForward,
    humanToMove,
    match,
    openNewGame,
    resignGame,
    result,
    showPly,
    switchTurn,
    takeBack,
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
        <button type="button" onClick={() => openReview(store)}>
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

/** The moves as text, the replay, and what the board shows: below the list of moves. */
export function MoveTools() {
  const { match, paceShown, replay, replaying } = useStore();
  return (
    <>
      <TypedMove />
      <div class="control-row replay">
        <button type="button" disabled={match.value.moves.length === 0 || replaying.value} onClick={replay}>
          {words.value.replay}
        </button>
        <Part shown={paceShown} load={loadPace} />
      </div>
      <Marks />
    </>
  );
}

const loadPace = async () => (await import('../pace/Pace.js')).Pace;
const loadQuestions = () => import('../ask.js');

export function giveHint(store: Store): void {
  void onDemand(store, loadQuestions, ({ questions }) => questions(store).askHint());
}

const files = () => import('../files.js');
const links = () => import('../link.js');

export function save(store: Store): void {
  void onDemand(store, files, ({ saveFile }) => saveFile(store));
}

async function open(store: Store, file: File): Promise<void> {
  const { opening } = store;
  opening.value = true;
  await onDemand(store, files, ({ openFile }) => openFile(store, file));
  opening.value = false;
}

export function copyLinkOf(store: Store): void {
  void onDemand(store, links, ({ copyLink }) => copyLink(store));
}

export function openReview({ openTab, reviewShown }: Store): void {
  reviewShown.value = true;
  openTab('analysis');
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

/** Which files the chooser offers: saved matches, positions, and games in their own formats. */
const OPENED = ['json', 'txt', ...gamesWith('file').map(fileEndingOf)]
  .map((ending) => `.${ending}`)
  .join(',');

/** The field of the page's only file button. */
const chooser = createRef<HTMLInputElement>();

/** The system's file chooser, by a key. */
export function chooseFile(): void {
  chooser.current?.click();
}

/** A button that opens the system's file chooser. */
function FileButton() {
  const store = useStore();
  return (
    <label class="file-button">
      {words.value.load} <kbd aria-hidden="true">F4</kbd>
      <input
        ref={chooser}
        type="file"
        accept={OPENED}
        aria-keyshortcuts="F4"
        data-testid="file"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file !== undefined) void open(store, file);
        }}
      />
    </label>
  );
}

/** A move as text, for those who know the notation. The field stays open while the computer thinks, to keep the focus. */
function TypedMove() {
  const { humanToMove, match, play } = useStore();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<InputError | null>(null);
  useEffect(() => setProblem(null), [match.value]);
  const submit = (event: Event) => {
    event.preventDefault();
    if (text.trim() === '' || !humanToMove.peek()) return;
    const refused = playTyped(play, match.peek().game, text);
    setProblem(refused);
    if (refused === null) setText('');
  };
  return (
    <form class="typed-move" onSubmit={submit}>
      <input
        type="text"
        aria-label={words.value.typeMove}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : 'typed-move-error'}
        placeholder={words.value.typeMove}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <button type="submit" disabled={!humanToMove.value}>
        {words.value.play}
      </button>
      {problem !== null && (
        <p id="typed-move-error" class="error" role="alert">
          {moveErrorText(match.value.game, problem)}
        </p>
      )}
    </form>
  );
}
