import type { Game, InputError } from '@tahoun/core';
import { useEffect, useRef } from 'preact/hooks';
import { inputErrorText, words } from '../kit/preferences.js';

interface OwnPositionProps {
  /** Null until its code is loaded. */
  readonly game: Game | null;
  readonly value: string;
  /** Error in the start of the game; it is scrolled into view. */
  readonly problem: InputError | null;
  readonly onChange: (text: string) => void;
}

/** A custom position as text. */
export function OwnPosition({ game, value, problem, onChange }: OwnPositionProps) {
  const texts = words.value;
  const explanation = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (problem !== null) explanation.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <>
      <label class="own-position">
        <span>{texts.ownPosition}</span>
        <textarea
          rows={2}
          value={value}
          placeholder={game?.formatPosition(game.initial())}
          spellcheck={false}
          aria-invalid={problem !== null}
          aria-describedby="own-position-hint"
          onInput={(event) => onChange(event.currentTarget.value)}
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
    </>
  );
}
