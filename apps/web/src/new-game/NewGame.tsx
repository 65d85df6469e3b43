import './new-game.css';
import { gamesWith } from '@tahoun/catalogue';
import { newGameTexts, playingTexts } from '@tahoun/i18n';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../kit/Button.js';
import { Dialog, closeDialog } from '../kit/Dialog.js';
import { Select, gameOptions } from '../kit/fields.js';
import { language, words, wordsOf } from '../kit/preferences.js';
import { SideName } from '../kit/SideName.js';
import { hides } from '../match/Part.js';
import { useStore } from '../match/store.js';
import { OpponentChoice } from '../players/OpponentChoice.js';
import { PlayerPicker } from '../players/PlayerPicker.js';
import { ClockPicker } from './ClockPicker.js';
import { OwnPosition } from './OwnPosition.js';
import { StartChoice } from './StartChoice.js';
import { SetUpBoard } from './starts.js';
import { type NewGameForm, useNewGame } from './use-new-game.js';

/** The form that starts a game, in a dialog. */
export function NewGameDialog() {
  const { newGameShown } = useStore();
  return (
    <Dialog titleId="new-game-title" onOpen={showChoices} onClose={hides(newGameShown)}>
      <NewGame />
    </Dialog>
  );
}

function showChoices(dialog: HTMLDialogElement): void {
  // The browser would focus the game; most users want to change the strength.
  dialog.querySelector<HTMLElement>('input:checked')?.focus();
  const start = dialog.querySelector<HTMLElement>('.starts-strip :has(:checked)');
  const strip = start?.parentElement;
  // Only sideways: the form itself stays where it is.
  if (strip) strip.scrollLeft = start.offsetLeft - strip.offsetLeft - strip.clientWidth / 2;
}

/** The form that starts a game: against whom, as which side, with which clock; the rest is behind *More options*. */
function NewGame() {
  const form = useNewGame();
  const { gameId, game, players } = form;
  const texts = words.value;
  return (
    <form onSubmit={form.submit}>
      <div class="new-game-head">
        <h2 id="new-game-title">{texts.newGame}</h2>
        <Select
          aria-label={newGameTexts(language.value).game}
          value={gameId}
          options={gameOptions()}
          onChange={form.chooseGame}
        />
      </div>
      {form.hasFailed && (
        <p class="error" role="alert">
          {texts.gameNotLoaded}
        </p>
      )}
      {game !== null && (
        <>
          <OpponentChoice
            game={gameId}
            players={players}
            opponent={form.opponent}
            seat={form.seat}
            onOpponent={form.chooseOpponent}
            onSeat={form.chooseSeat}
          />
          <StartChoice isFirst={true} game={game} form={form} />
        </>
      )}
      <ClockPicker value={form.clock} onChange={form.chooseClock} />
      <MoreOptions form={form} />
      <div class="dialog-actions">
        <a href="/live" onClick={closeDialog}>
          {playingTexts(language.value).friend}
        </a>
        <Button label={texts.cancel} onClick={closeDialog} />
        <Button label={texts.start} type="submit" class="primary" />
      </div>
    </form>
  );
}

/**
 * The players of both sides, the game's own options, and a position to begin from; unfolds at an error in
 * them.
 */
function MoreOptions({ form }: { readonly form: NewGameForm }) {
  const { snapshot } = useStore();
  const { gameId, game, initial, players, problem } = form;
  const texts = newGameTexts(language.value);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (problem !== null) setOpen(true);
  }, [problem]);
  return (
    <details
      class="more-options"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      // The browser shows a field that it finds wrong only where it is in sight.
      onInvalidCapture={() => setOpen(true)}
    >
      <summary>{texts.moreOptions}</summary>
      {game !== null && (
        <>
          <div class="player-choice">
            {([0, 1] as const).map((side) => (
              <div key={side}>
                <SideName game={gameId} side={side} />
                <PlayerPicker
                  id={`new-player-${side}`}
                  game={gameId}
                  label={wordsOf(gameId).sides[side].name}
                  value={players[side]}
                  onChange={(spec) => form.choosePlayer(side, spec)}
                />
              </div>
            ))}
          </div>
          <div class="control-row">
            <Button label={texts.twoPeople} onClick={form.choosePeople} />
          </div>
          <StartChoice isFirst={false} game={game} form={form} />
        </>
      )}
      <OwnPosition game={game} value={form.position} problem={problem} onChange={form.choosePosition} />
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
    </details>
  );
}
