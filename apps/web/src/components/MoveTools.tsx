import './move-tools.css';
import type { InputError } from '@tahoun/core';
import { reviewTexts } from '@tahoun/i18n';
import { useEffect, useState } from 'preact/hooks';
import { language, moveErrorText, words } from '../preferences.js';
import { useStore } from '../store.js';
import { Part, onDemand } from './Part.js';
import { playTyped } from './typed-move.js';

/**
 * Below the list of moves: a field for them as text, and their pace where computers play or a game is
 * replayed.
 */
export function MoveTools() {
  const { paceShown } = useStore();
  return (
    <>
      <Part shown={paceShown} load={loadPace} />
      <TypedMove />
    </>
  );
}

const loadFiles = () => import('../files.js');
const loadPace = async () => (await import('../pace/Pace.js')).Pace;
/** More than a move: a position or a game, as text. */
const isMore = (text: string) => /\S\s+\S/.test(text);

/**
 * A move as text, for those who know the notation; in an analysis also a position or a game, in any format that is read
 * from files. The field stays open while the computer thinks, to keep the focus.
 */
function TypedMove() {
  const store = useStore();
  const { humanToMove, isAnalysis, match, play } = store;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<InputError | null>(null);
  useEffect(() => setProblem(null), [match.value]);
  const label = isAnalysis.value ? reviewTexts(language.value).typeOrPaste : words.value.typeMove;
  const openText = (written: string) => {
    setText('');
    void onDemand(store, loadFiles, ({ openFile }) => openFile(store, new File([written], 'text')));
  };
  const submit = (event: Event) => {
    event.preventDefault();
    if (isAnalysis.peek() && isMore(text)) {
      openText(text);
      return;
    }
    if (text.trim() === '' || !humanToMove.peek()) return;
    const refused = playTyped(play, match.peek().game, text);
    setProblem(refused);
    if (refused === null) setText('');
  };
  return (
    <form class="typed-move" onSubmit={submit}>
      <input
        type="text"
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : 'typed-move-error'}
        placeholder={label}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={text}
        onPaste={(event) => {
          const pasted = event.clipboardData?.getData('text') ?? '';
          // The field would put its lines into one.
          if (!isAnalysis.peek() || !pasted.includes('\n')) return;
          event.preventDefault();
          openText(pasted);
        }}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <button type="submit" disabled={!humanToMove.value && !isAnalysis.value}>
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
