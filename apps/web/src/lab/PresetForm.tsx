import type { Game, InputError } from '@tahoun/core';
import { Choice, DraftRow, useDraft } from './Fields.js';
import { labWords, readPosition } from './page.js';

interface PresetFormProps<Name extends string> {
  /** Prefix of the ids of its parts, one for each page. */
  readonly id: string;
  readonly game: Game;
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
  /** Called with a valid position. */
  readonly onOpen: (text: string) => void;
}

/** A position of one game, chosen among examples or typed. */
export function PresetForm<Name extends string>(props: PresetFormProps<Name>) {
  const { id, game, asked, problem, presets, texts, onOpen } = props;
  const { position, positionHint } = labWords.value;
  const draft = useDraft({ text: asked, problem }, (text) => readPosition(game, text).problem, onOpen);
  const names = Object.keys(presets) as Name[];
  const preset = names.find((name) => presets[name] === draft.text.trim());
  return (
    <form
      class="lab-form"
      onSubmit={(event) => {
        event.preventDefault();
        draft.send(draft.text.trim());
      }}
    >
      <DraftRow
        id={id}
        label={position}
        draft={draft}
        hint={texts.positionHint}
        placeholder={positionHint}
        button={texts.showPosition}
      >
        <Choice
          label={texts.examples}
          value={preset ?? ('' as const)}
          choices={preset === undefined ? [...names, ''] : names}
          nameOf={(name) => (name === '' ? texts.ownPosition : texts.exampleNames[name])}
          onChange={(name) => name !== '' && draft.send(presets[name])}
        />
      </DraftRow>
    </form>
  );
}
