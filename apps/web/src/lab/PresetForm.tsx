import type { InputError } from '@tahoun/core';
import { useState } from 'preact/hooks';
import { Choice } from './Fields.js';
import { PositionField } from './PositionBoard.js';
import { Hint } from './page.js';

interface PresetFormProps<Name extends string> {
  /** Prefix of the ids of its parts, one for each page. */
  readonly id: string;
  /** The requested position, and the error in it. */
  readonly asked: string;
  readonly problem: InputError | null;
  /** Positions to choose from. */
  readonly presets: Readonly<Record<Name, string>>;
  readonly texts: {
    readonly examples: string;
    readonly exampleNames: Readonly<Record<Name, string>>;
    readonly ownPosition: string;
    readonly positionHint: string;
    readonly showPosition: string;
  };
  /** The error in a position; null for a valid one. */
  readonly check: (text: string) => InputError | null;
  /** Called with a valid position. */
  readonly onOpen: (text: string) => void;
}

/** A position of one game, chosen among examples or typed. */
export function PresetForm<Name extends string>(props: PresetFormProps<Name>) {
  const { id, presets, texts } = props;
  const [draft, setDraft] = useState(props.asked);
  const [refused, setRefused] = useState(props.problem);
  const open = (text: string) => {
    const problem = props.check(text);
    setDraft(text);
    setRefused(problem);
    if (problem === null) props.onOpen(text);
  };
  const names = Object.keys(presets) as Name[];
  const preset = names.find((name) => presets[name] === draft.trim());
  const options: (readonly [Name | '', string])[] = names.map((name) => [name, texts.exampleNames[name]]);
  if (preset === undefined) options.push(['', texts.ownPosition]);
  return (
    <form
      class="lab-form"
      onSubmit={(event) => {
        event.preventDefault();
        open(draft.trim());
      }}
    >
      <div class="lab-form-row">
        <Choice
          label={texts.examples}
          value={preset ?? ''}
          options={options}
          onChange={(name) => name !== '' && open(presets[name])}
        />
        <PositionField
          position={draft}
          describedBy={refused === null ? `${id}-hint` : `${id}-error`}
          isInvalid={refused !== null}
          onChange={(text) => {
            setDraft(text);
            setRefused(null);
          }}
        />
        <button type="submit" class="primary">
          {texts.showPosition}
        </button>
      </div>
      <Hint id={id} hint={texts.positionHint} problem={refused} />
    </form>
  );
}
