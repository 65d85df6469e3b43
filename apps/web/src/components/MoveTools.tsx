import './move-tools.css';
import type { InputError } from '@tahoun/core';
import { useEffect, useState } from 'preact/hooks';
import { moveErrorText, words } from '../preferences.js';
import { useStore } from '../store.js';
import { Marks } from './Marks.js';
import { Part } from './Part.js';
import { playTyped } from './typed-move.js';

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
