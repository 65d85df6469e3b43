import './graph.css';
import { labGraphTexts } from '@tahoun/i18n';
import {
  SPACE_ALGORITHMS,
  type SpaceAlgorithm,
  type StateGraph,
  searchStateSpace,
} from '@tahoun/lab/state-space';
import { useMemo, useState } from 'preact/hooks';
import { NumberField } from '../../kit/NumberField.js';
import { language } from '../../kit/preferences.js';
import { amend } from '../address.js';
import { Field } from '../Fields.js';
import { choiceParam, numberParam } from '../href.js';
import { LessonLinks } from '../Links.js';
import { Comparison } from './Comparison.js';
import { AlgorithmSelect, GraphForm, INFORMED } from './GraphForm.js';
import { GraphWalk } from './GraphWalk.js';
import { USUAL_GRAPH, graphOfLeafTree, readGraph } from './graphs.js';

const LIMIT = { usual: 2, min: 0, max: 60 };

/** The choices besides the graph. */
interface Choices {
  readonly algorithm: SpaceAlgorithm;
  /** Of the depth-limited search. */
  readonly limit: number;
  /** Steps taken at first. The number in the address belongs to the search there. */
  readonly step: number;
}

/** Graphs with costs and estimates, searched by the algorithms of the textbooks, step by step. */
export function GraphPage({ params }: { readonly params: URLSearchParams }) {
  const { text, graph, problem } = useMemo(() => asked(params), [params]);
  const [choices, setChoices] = useState<Choices>(() => ({
    algorithm: choiceParam(params, 'show', SPACE_ALGORITHMS),
    limit: numberParam(params, 'limit', LIMIT),
    step: numberParam(params, 'step', { usual: 0, min: 0, max: 9999 }),
  }));
  const change = (next: Partial<Choices>) => {
    const { algorithm, limit } = { ...choices, ...next };
    setChoices({ algorithm, limit, step: 0 });
    amend('show', algorithm);
    amend('limit', limit === LIMIT.usual ? null : String(limit));
    amend('step', null);
  };
  return (
    <>
      <p class="lab-intro">{labGraphTexts(language.value).intro}</p>
      <GraphForm text={text} problem={problem} choices={choices} />
      {graph !== null && <Searches graph={graph} choices={choices} onChange={change} />}
    </>
  );
}

function asked(params: URLSearchParams) {
  const tree = params.get('t');
  if (tree === null) return readGraph(params.get('g') ?? USUAL_GRAPH.g);
  return readGraph(tree, () => graphOfLeafTree(tree, params.get('goal') ?? ''));
}

interface SearchesProps {
  readonly graph: StateGraph;
  readonly choices: Choices;
  readonly onChange: (next: Partial<Choices>) => void;
}

function Searches({ graph, choices: { algorithm, limit, step }, onChange }: SearchesProps) {
  const texts = labGraphTexts(language.value);
  const searches = useMemo(
    () => SPACE_ALGORITHMS.map((each) => searchStateSpace(graph, each, { limit })),
    [graph, limit],
  );
  const search = searches[SPACE_ALGORITHMS.indexOf(algorithm)] as (typeof searches)[number];
  const show = (next: SpaceAlgorithm) => onChange({ algorithm: next });
  return (
    <>
      <div class="lab-form-row">
        <Field label={texts.algorithm}>
          {(id) => <AlgorithmSelect id={id} value={algorithm} onChange={show} />}
        </Field>
        {algorithm === 'depth-limited' && (
          <NumberField
            label={texts.limit}
            value={limit}
            {...LIMIT}
            onChange={(next) => onChange({ limit: next })}
          />
        )}
      </div>
      <p class="graph-note">{texts.notes[algorithm]}</p>
      <LessonLinks topics={[INFORMED.includes(algorithm) ? 'informed' : 'uninformed']} />
      <GraphWalk key={`${algorithm} ${limit}`} graph={graph} search={search} step={step} />
      <Comparison graph={graph} searches={searches} shown={algorithm} onShow={show} />
    </>
  );
}
