import './dialog.css';
import './new-game.css';
import { gameById, gameIds, gamesWith } from '@tahoun/catalogue';
import type { InputError } from '@tahoun/core';
import { playingTexts } from '@tahoun/i18n';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ClockPicker } from '../clock/ClockPicker.js';
import { fresh } from '../clock/fresh.js';
import { isLoaded, loadGame } from '../load-game.js';
import { asInputError, inAnotherGame } from '../page-match.js';
import { gameTitleOf, inputErrorText, language, words, wordsOf } from '../preferences.js';
import { useStore } from '../store.js';
import { PlayerPicker } from './PlayerPicker.js';
import { SideName } from './SideName.js';
import { StartChoice } from './StartChoice.js';
import { SetUpBoard, problemOf, startOf, variantsOf } from './starts.js';

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

/** The form that starts a game: which, who plays, and from where. At first it says what the match on the page was. */
function NewGame({ onClose }: { readonly onClose: () => void }) {
  const { match, snapshot, startMatch } = useStore();
  const [gameId, setGameId] = useState(match.peek().game);
  const [variants, setVariants] = useState(() => variantsOf(gameById(match.peek().game), match.peek().start));
  const [position, setPosition] = useState('');
  const [players, setPlayers] = useState(match.peek().players);
  const [clock, setClock] = useState(match.peek().clock);
  const [problem, setProblem] = useState<InputError | null>(null);
  const texts = words.value;
  const [failed, setFailed] = useState<string | null>(null);
  const [, setLoaded] = useState(gameId);
  const game = isLoaded(gameId) ? gameById(gameId) : null;
  const initial = useMemo(() => startOf(game, variants), [game, variants]);
  const explanation = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (problem !== null) explanation.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);

  const load = async (id: string) => {
    try {
      await loadGame(id);
      setLoaded(id);
      return true;
    } catch {
      setFailed(id);
      return false;
    }
  };
  const begin = () => {
    const own = position.trim();
    try {
      startMatch({
        game: gameById(gameId),
        players,
        clock: fresh(clock),
        ...(own === '' ? { variants } : { position: own }),
      });
      onClose();
    } catch (error) {
      setProblem(asInputError(error));
    }
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const dialog = (event.currentTarget as HTMLFormElement).closest('dialog');
    // The dialog may have been closed while the game was on its way.
    if (isLoaded(gameId) || ((await load(gameId)) && dialog?.open)) begin();
  };
  const chooseGame = (id: string) => {
    setGameId(id);
    setFailed(null);
    void load(id);
    setVariants({});
    setPlayers(inAnotherGame(players));
    setPosition('');
    setProblem(null);
  };
  return (
    <form onSubmit={submit}>
      <h2 id="new-game-title">{texts.newGame}</h2>
      <div class="game-choice" role="radiogroup" aria-label={texts.games}>
        {gameIds().map((id) => (
          <label key={id} class="game-card">
            <input
              type="radio"
              name="game"
              value={id}
              checked={id === gameId}
              onChange={() => chooseGame(id)}
            />
            <span class="game-card-name">{gameTitleOf(id).name}</span>
            <span class="game-card-line">{gameTitleOf(id).tagline}</span>
          </label>
        ))}
      </div>
      {failed === gameId && (
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
                onChange={(spec) => setPlayers(side === 0 ? [spec, players[1]] : [players[0], spec])}
              />
            </div>
          ))}
        </div>
      )}
      <ClockPicker value={clock} onChange={setClock} />
      {game !== null && (
        <StartChoice
          game={game}
          variants={variants}
          // The start that was chosen last counts.
          onChange={(next) => {
            setVariants(next);
            setPosition('');
            setProblem(problemOf(game, next));
          }}
        />
      )}
      <label class="own-position">
        <span>{texts.ownPosition}</span>
        <textarea
          rows={2}
          value={position}
          placeholder={game?.formatPosition(game.initial())}
          spellcheck={false}
          aria-invalid={problem !== null}
          aria-describedby="own-position-hint"
          onInput={(event) => {
            setPosition(event.currentTarget.value);
            setProblem(null);
          }}
        />
      </label>
      <p
        ref={explanation}
        id="own-position-hint"
        class={problem === null ? 'field-hint' : 'error'}
        role={problem === null ? undefined : 'alert'}
      >
        {problem === null ? texts.ownPositionHint : inputErrorText(problem)}
      </p>
      {initial !== null && gamesWith('setUp').includes(gameId) && (
        <SetUpBoard
          key={gameId}
          game={initial.game}
          initial={initial.position}
          current={snapshot.value.game.id === gameId ? snapshot.value.position : undefined}
          text={position}
          onChange={(next) => {
            setPosition(next);
            setProblem(null);
          }}
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
