import './dialog.css';
import './new-game.css';
import { gamesWith } from '@tahoun/catalogue';
import { playingTexts } from '@tahoun/i18n';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { ClockPicker } from '../clock/ClockPicker.js';
import { language, words, wordsOf } from '../preferences.js';
import { useStore } from '../store.js';
import { GameChoice } from './GameChoice.js';
import { OwnPosition } from './OwnPosition.js';
import { PlayerPicker } from './PlayerPicker.js';
import { SideName } from './SideName.js';
import { StartChoice } from './StartChoice.js';
import { SetUpBoard } from './starts.js';
import { useNewGame } from './use-new-game.js';

/** The form that starts a game, in a dialog that opens by itself. */
export function NewGameDialog() {
  const { newGameShown } = useStore();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    // The browser would focus the first game instead of the chosen one.
    dialog.current?.querySelector<HTMLElement>(':checked')?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="new-game"
      aria-labelledby="new-game-title"
      onClose={() => {
        newGameShown.value = false;
      }}
    >
      <NewGame onClose={() => dialog.current?.close()} />
    </dialog>
  );
}

/** The form that starts a game: which, who plays, and from where. */
function NewGame({ onClose }: { readonly onClose: () => void }) {
  const { snapshot } = useStore();
  const form = useNewGame(onClose);
  const { gameId, game, initial, players, choosePlayer } = form;
  const texts = words.value;
  return (
    <form onSubmit={form.submit}>
      <h2 id="new-game-title">{texts.newGame}</h2>
      <GameChoice value={gameId} onChange={form.chooseGame} />
      {form.hasFailed && (
        <p class="error" role="alert">
          {texts.gameNotLoaded}
        </p>
      )}
      {game !== null && (
        <div class="player-choice">
          {([0, 1] as const).map((side) => (
            <div key={side}>
              <SideName game={gameId} side={side} />
              <PlayerPicker
                id={`new-player-${side}`}
                game={gameId}
                label={wordsOf(gameId).sides[side].name}
                value={players[side]}
                onChange={(spec) => choosePlayer(side, spec)}
              />
            </div>
          ))}
        </div>
      )}
      <ClockPicker value={form.clock} onChange={form.setClock} />
      {game !== null && (
        <StartChoice
          game={game}
          variants={form.variants}
          onChange={(chosen) => form.chooseStart(game, chosen)}
        />
      )}
      <OwnPosition game={game} value={form.position} problem={form.problem} onChange={form.choosePosition} />
      {initial !== null && gamesWith('setUp').includes(gameId) && (
        <SetUpBoard
          key={gameId}
          game={initial.game}
          initial={initial.position}
          current={snapshot.value.game.id === gameId ? snapshot.value.position : undefined}
          text={form.position}
          onChange={form.choosePosition}
        />
      )}
      <p>
        <a href="/live" onClick={onClose}>
          {playingTexts(language.value).friend}
        </a>
      </p>
      <div class="dialog-actions">
        <button type="button" onClick={onClose}>
          {texts.cancel}
        </button>
        <button type="submit" class="primary">
          {texts.start}
        </button>
      </div>
    </form>
  );
}
