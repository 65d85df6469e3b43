import type { SpaceSearch, StateGraph } from '@tahoun/core';
import { useCallback, useMemo, useState } from 'preact/hooks';
import { theme } from '../../preferences.js';
import { amend } from '../address.js';
import { Player } from '../walk/Player.js';
import { PseudocodeView } from '../walk/PseudocodeView.js';
import { Memory } from './Chips.js';
import { GraphPicture } from './GraphPicture.js';
import { Legend } from './Legend.js';
import { figureAt, layoutFor } from './look.js';
import { CODES, litLines } from './pseudocode.js';
import { sentenceAt } from './sentences.js';
import { graphWords } from './words.js';

interface GraphWalkProps {
  readonly graph: StateGraph;
  readonly search: SpaceSearch;
  /** Steps taken at first; the end where that is left out. */
  readonly step: number | null;
}

/** One search of a graph, step by step: the drawing, what waits and what is remembered, and what happens. */
export function GraphWalk({ graph, search, step }: GraphWalkProps) {
  const texts = graphWords.value;
  const { algorithm, steps } = search;
  const [count, setCount] = useState(Math.min(step ?? steps.length, steps.length));
  const onCount = useCallback(
    (next: number) => {
      setCount(next);
      amend('step', next === steps.length ? null : String(next));
    },
    [steps.length],
  );
  const layout = useMemo(() => layoutFor(graph, algorithm), [graph, algorithm]);
  const figure = useMemo(
    () => figureAt(graph, layout, search, count, theme.value),
    [graph, layout, search, count, theme.value],
  );
  return (
    <section class="lab-walkthrough" aria-label={texts.algorithms[algorithm]}>
      <Player count={count} steps={steps.length} onCount={onCount} />
      <div class="lab-stage">
        <div class="lab-panes">
          <div class="lab-pane graph-pane" data-testid={`pane-${algorithm}`}>
            <h3>{texts.algorithms[algorithm]}</h3>
            <GraphPicture
              figure={figure}
              title={texts.treeOf(texts.algorithms[algorithm])}
              fileName={`tahoun-${algorithm}`}
            />
            <PseudocodeView lines={texts.code[CODES[algorithm]]} lit={litLines(search, count)} />
            <p class="lab-sentence" aria-live="polite" data-testid="sentence">
              {sentenceAt(graph, search, count, texts)}
            </p>
            <Memory graph={graph} search={search} count={count} />
          </div>
        </div>
      </div>
      <Legend algorithm={algorithm} />
      <p class="field-hint">{texts.keys}</p>
    </section>
  );
}
