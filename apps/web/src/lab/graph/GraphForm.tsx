import type { InputError } from '@tahoun/core';
import { labGraphTexts } from '@tahoun/i18n';
import { SPACE_ALGORITHMS, type SpaceAlgorithm } from '@tahoun/lab/state-space';
import { language } from '../../kit/preferences.js';
import { go } from '../address.js';
import { Choice, DraftRow, useDraft } from '../Fields.js';
import { GRAPH_PRESETS, type GraphPreset, readGraph } from './graphs.js';

interface GraphFormProps {
  readonly text: string;
  readonly problem: InputError | null;
  /** Kept for the next typed graph. */
  readonly choices: { readonly algorithm: SpaceAlgorithm; readonly limit: number };
}

const NAMES = Object.keys(GRAPH_PRESETS) as (keyof typeof GRAPH_PRESETS)[];

/** Chooses the graph: one of the examples, or a typed one. */
export function GraphForm({ text, problem, choices: { algorithm, limit } }: GraphFormProps) {
  const texts = labGraphTexts(language.value);
  const draft = useDraft(
    { text, problem },
    (typed) => readGraph(typed).problem,
    (g) => go('graph', { g, show: algorithm, limit: String(limit) }),
  );
  const preset = NAMES.find((name) => GRAPH_PRESETS[name].g === draft.text.trim());
  const submit = (event: Event) => {
    event.preventDefault();
    draft.send(draft.text);
  };
  const open = ({ g, show }: GraphPreset) => go('graph', { g, show });
  return (
    <form class="lab-form" onSubmit={submit}>
      <Choice
        label={texts.examples}
        value={preset ?? ''}
        choices={preset === undefined ? [...NAMES, ''] : NAMES}
        nameOf={(name) => (name === '' ? texts.ownGraph : (texts.exampleTexts[name]?.title ?? name))}
        onChange={(name) => name !== '' && open(GRAPH_PRESETS[name])}
      />
      {preset !== undefined && <p>{texts.exampleTexts[preset]?.text}</p>}
      <DraftRow
        id="graph"
        label={texts.graph}
        draft={draft}
        hint={texts.graphHint}
        rows={3}
        button={texts.show}
      />
    </form>
  );
}

/** Those that use costs or estimates. */
export const INFORMED: readonly SpaceAlgorithm[] = [
  'hill-climbing',
  'best-first',
  'a-star',
  'branch-and-bound',
];

interface AlgorithmSelectProps {
  readonly id: string;
  readonly value: SpaceAlgorithm;
  readonly onChange: (algorithm: SpaceAlgorithm) => void;
}

export function AlgorithmSelect({ id, value, onChange }: AlgorithmSelectProps) {
  const texts = labGraphTexts(language.value);
  const group = (label: string, isInformed: boolean) => (
    <optgroup label={label}>
      {SPACE_ALGORITHMS.filter((each) => INFORMED.includes(each) === isInformed).map((each) => (
        <option key={each} value={each}>
          {texts.algorithms[each]}
        </option>
      ))}
    </optgroup>
  );
  return (
    <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value as SpaceAlgorithm)}>
      {group(texts.groups.uninformed, false)}
      {group(texts.groups.informed, true)}
    </select>
  );
}
