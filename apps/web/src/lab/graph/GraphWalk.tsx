import { labGraphTexts } from '@tahoun/i18n';
import type { SpaceAlgorithm, SpaceSearch, StateGraph } from '@tahoun/lab/state-space';
import { useCallback, useMemo, useState } from 'preact/hooks';
import { language, theme } from '../../kit/preferences.js';
import { amend } from '../address.js';
import { Figure, Legend, type Sign } from '../Figure.js';
import { Player, PseudocodeView } from '../walk/Player.js';
import { Memory } from './Chips.js';
import { figureAt, layoutFor, valueKindOf } from './look.js';
import { CODES, litLines, sentenceAt } from './sentences.js';

interface GraphWalkProps {
  readonly graph: StateGraph;
  readonly search: SpaceSearch;
  /** Steps taken at first. */
  readonly step: number;
}

/** One search of a graph, step by step: the drawing, the stored states, and the last step in words. */
export function GraphWalk({ graph, search, step }: GraphWalkProps) {
  const texts = labGraphTexts(language.value);
  const { algorithm, steps } = search;
  const [count, setCount] = useState(Math.min(step, steps.length));
  const onCount = useCallback((next: number) => {
    setCount(next);
    amend('step', next === 0 ? null : String(next));
  }, []);
  const layout = useMemo(() => layoutFor(graph, algorithm), [graph, algorithm]);
  const figure = useMemo(
    () => figureAt(graph, layout, search, count, theme.value),
    [graph, layout, search, count, theme.value],
  );
  const { width, height, content } = figure;
  const title = texts.treeOf(texts.algorithms[algorithm]);
  return (
    <section class="lab-walkthrough" aria-label={texts.algorithms[algorithm]}>
      <Player count={count} steps={steps.length} onCount={onCount} />
      <div class="lab-stage">
        <div class="lab-panes">
          <div class="lab-pane graph-pane" data-testid={`pane-${algorithm}`}>
            <h3>{texts.algorithms[algorithm]}</h3>
            <Figure picture={figure} title={title} fileName={`tahoun-${algorithm}`}>
              <section class="lab-tree-frame" aria-label={title} tabindex={0}>
                <svg
                  class="lab-tree"
                  role="img"
                  aria-label={title}
                  viewBox={`0 0 ${width} ${height}`}
                  style={{ width: `max(${LEAST * width}px, min(100%, ${width}px))` }}
                >
                  <g aria-hidden="true" dangerouslySetInnerHTML={{ __html: content }} />
                </svg>
              </section>
            </Figure>
            <PseudocodeView lines={texts.code[CODES[algorithm]]} lit={litLines(search, count)} />
            <p class="lab-sentence" aria-live="polite" data-testid="sentence">
              {sentenceAt(graph, search, count, texts)}
            </p>
            <Memory graph={graph} search={search} count={count} />
          </div>
        </div>
      </div>
      <Legend signs={signsOf(algorithm)} />
      <p class="field-hint">{texts.keys}</p>
    </section>
  );
}

/** The least size, as a part of the full one, to which a small screen shrinks the drawing before it scrolls. */
const LEAST = 0.7;

const SIGNS = ['ahead', 'open', 'done', 'current', 'goal', 'path'] as const;

function signsOf(algorithm: SpaceAlgorithm): readonly Sign[] {
  const { legend } = labGraphTexts(language.value);
  const kind = valueKindOf(algorithm);
  return [
    ...SIGNS.map((sign) => ({ look: `graph-sign graph-sign-${sign}`, meaning: legend[sign] })),
    ...(kind === undefined ? [] : [{ meaning: legend.value[kind] }]),
  ];
}
