import type { InputError, SpaceAlgorithm } from '@tahoun/core';
import { useState } from 'preact/hooks';
import { inputErrorText } from '../../preferences.js';
import { go } from '../address.js';
import { Choice, Field } from '../Fields.js';
import { type GraphPreset, PRESETS } from './presets.js';
import { readGraph } from './read.js';
import { graphWords } from './words.js';

interface GraphFormProps {
  readonly text: string;
  readonly problem: InputError | null;
  /** Kept for the next graph that is written. */
  readonly choices: { readonly algorithm: SpaceAlgorithm; readonly limit: number };
}

const NAMES = Object.keys(PRESETS) as (keyof typeof PRESETS)[];

/** Where the graph comes from: one of the examples, or written. */
export function GraphForm({ text, problem, choices: { algorithm, limit } }: GraphFormProps) {
  const texts = graphWords.value;
  const [draft, setDraft] = useState(text);
  const [refused, setRefused] = useState(problem);
  const preset = NAMES.find((name) => PRESETS[name].g === draft.trim());
  const submit = (event: Event) => {
    event.preventDefault();
    const found = readGraph(draft).problem;
    setRefused(found);
    if (found === null) go('graph', { g: draft.trim(), show: algorithm, limit: String(limit) });
  };
  const open = ({ g, show }: GraphPreset) => go('graph', { g, show });
  return (
    <form class="lab-form" onSubmit={submit}>
      <Choice
        label={texts.examples}
        value={preset ?? ''}
        options={[
          ...NAMES.map((name) => [name, texts.exampleTexts[name]?.title ?? name] as const),
          ...(preset === undefined ? [['', texts.ownGraph] as const] : []),
        ]}
        onChange={(name) => name !== '' && open(PRESETS[name])}
      />
      {preset !== undefined && <p>{texts.exampleTexts[preset]?.text}</p>}
      <div class="lab-form-row">
        <Field label={texts.graph}>
          {(id) => (
            <textarea
              id={id}
              rows={3}
              value={draft}
              spellcheck={false}
              aria-invalid={refused !== null}
              aria-describedby={refused === null ? 'graph-hint' : 'graph-error'}
              onInput={(event) => {
                setDraft(event.currentTarget.value);
                setRefused(null);
              }}
            />
          )}
        </Field>
        <button type="submit" class="primary">
          {texts.show}
        </button>
      </div>
      {refused === null ? (
        <p class="field-hint" id="graph-hint">
          {texts.graphHint}
        </p>
      ) : (
        <p class="error" role="alert" id="graph-error">
          {inputErrorText(refused)}
        </p>
      )}
    </form>
  );
}
