import { gameIds } from '@tahoun/catalogue';
import { gameTitleOf } from '../preferences.js';
import { Choice, Field } from './Fields.js';
import { labWords } from './words.js';

interface PositionFieldsProps {
  readonly game: string;
  /** As it was typed; empty for the start of the game. */
  readonly position: string;
  readonly onChange: (next: { readonly game: string; readonly position: string }) => void;
}

/** A game, and a position of it as text. Another game begins at its start. */
export function PositionFields({ game, position, onChange }: PositionFieldsProps) {
  const texts = labWords.value;
  return (
    <>
      <Choice
        label={texts.game}
        value={game}
        options={gameIds().map((id) => [id, gameTitleOf(id).name])}
        onChange={(next) => onChange({ game: next, position: '' })}
      />
      <PositionField position={position} onChange={(next) => onChange({ game, position: next })} />
    </>
  );
}

interface PositionFieldProps {
  /** As it was typed. */
  readonly position: string;
  readonly onChange: (next: string) => void;
  /** What is said of it below, by the id of that. */
  readonly describedBy?: string;
  readonly isInvalid?: boolean;
}

/** A position as text. */
export function PositionField({ position, onChange, describedBy, isInvalid }: PositionFieldProps) {
  const texts = labWords.value;
  return (
    <Field label={texts.position}>
      {(id) => (
        <input
          id={id}
          type="text"
          class="lab-wide"
          value={position}
          spellcheck={false}
          placeholder={texts.positionHint}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
