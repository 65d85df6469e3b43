import './typed-move.css';
import type { InputError } from '@tahoun/core';
import { reviewTexts } from '@tahoun/i18n';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../kit/Button.js';
import { language, moveErrorText, words } from '../kit/preferences.js';
import { openFile } from '../match/actions.js';
import { hides } from '../match/Part.js';
import { useStore } from '../match/store.js';
import { playTyped } from './typed-move.js';

/** More than a move: a position or a game, as text. */
const isMore = (text: string) => /\S\s+\S/.test(text);

/** Over the board from the first letter that is typed there until the move is made, Escape, or a click elsewhere. */
export function TypedMove() {
  const { typingShown } = useStore();
  const leave = hides(typingShown);
  return (
    <div
      class="typed-over"
      onFocusOut={({ currentTarget, relatedTarget }) => {
        if (document.hasFocus() && !currentTarget.contains(relatedTarget as Node | null)) leave();
      }}
    >
      <MoveForm onEnd={leave} />
    </div>
  );
}

interface MoveFormProps {
  /** The move was made, or is not to be; left out where the form stays. */
  readonly onEnd?: () => void;
}

/**
 * A move as text, for those who know the notation; in an analysis also a position or a game, in any format that is read
 * from files. It stays open while the computer thinks.
 */
export function MoveForm({ onEnd }: MoveFormProps) {
  const store = useStore();
  const { humanToMove, isAnalysis, match, play, typed } = store;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<InputError | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => setProblem(null), [match.value]);
  useLayoutEffect(() => {
    const [letters = '', ...entered] = typed.value.split('\n');
    if (onEnd !== undefined || letters !== '') field.current?.focus();
    setText((before) => before + letters);
    typed.value = '';
    if (entered.length > 0) playText(letters);
  }, [typed.value]);
  const label = isAnalysis.value ? reviewTexts(language.value).typeOrPaste : words.value.typeMove;
  const openText = (written: string) => {
    setText('');
    void openFile(store, new File([written], 'text'));
  };
  const playText = (written: string) => {
    if (isAnalysis.peek() && isMore(written)) {
      openText(written);
      return;
    }
    if (written.trim() === '' || !humanToMove.peek()) return;
    const refused = playTyped(play, match.peek().game, written);
    setProblem(refused);
    if (refused !== null) return;
    setText('');
    onEnd?.();
  };
  return (
    <form
      class="typed-move"
      onSubmit={(event) => {
        event.preventDefault();
        playText(text);
      }}
      onKeyDown={({ key }) => key === 'Escape' && onEnd?.()}
    >
      <input
        ref={field}
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
      <Button label={words.value.play} type="submit" disabled={!humanToMove.value && !isAnalysis.value} />
      {problem !== null && (
        <p id="typed-move-error" class="error" role="alert">
          {moveErrorText(match.value.game, problem)}
        </p>
      )}
    </form>
  );
}
