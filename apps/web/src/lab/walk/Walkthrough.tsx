import './walkthrough.css';
import type { LabSide } from '@tahoun/i18n';
import type { FigureNode } from '@tahoun/lab/tree';
import type { ComponentChildren } from 'preact';
import { useCallback, useMemo, useState } from 'preact/hooks';
import { useNumber } from '../address.js';
import { Legend, type Sign } from '../Figure.js';
import { labWords } from '../page.js';
import { MOST_DRAWN, allUnfolded, figureOf, firstUnfolded, isWide, nodeAt, toggled } from './figure.js';
import {
  type Snapshot,
  type ValueStyle,
  type Walk,
  finalText,
  isMaxAt,
  isRootUnstepped,
  nameText,
  snapshotOf,
} from './model.js';
import { Player, PseudocodeView } from './Player.js';
import { litLines, sentenceOf } from './sentences.js';
import { TreePicture } from './TreePicture.js';

/** A node of one of the walks. */
export interface Selection {
  readonly walk: Walk;
  readonly index: number;
}

interface WalkthroughProps {
  /** One walk, or two that take their steps side by side. */
  readonly walks: readonly Walk[];
  readonly style: ValueStyle;
  readonly params: URLSearchParams;
  /** Whether the note on won and lost values belongs to the pseudocode. */
  readonly hasWins: boolean;
  /** Whether the whole trees are drawn at first, as far as they can be. */
  readonly isWhole?: boolean;
  /** Content beside the trees about a node: the selected one, else the current node of the first search. */
  readonly aside?: (selection: Selection) => ComponentChildren;
}

/**
 * Searches shown step by step: the player, and for each its tree, the last step in words, and the pseudocode.
 */
export function Walkthrough({ walks, style, params, hasWins, isWhole = false, aside }: WalkthroughProps) {
  const texts = labWords.value;
  const steps = Math.max(...walks.map((walk) => walk.steps.length));
  const [count, setCount] = useNumber(params, 'step', { usual: 0, min: 0, max: steps });
  const [selection, setSelection] = useState<Selection | null>(null);
  const onCount = useCallback((next: number) => {
    setCount(next);
    setSelection(null);
  }, []);
  const taken = Math.min(count, steps);
  // What stands for many children is seen as their parent.
  const looked = selection && { ...selection, index: nodeAt(selection.index) };
  return (
    <section class="lab-walkthrough" aria-label={texts.tree}>
      <Player count={taken} steps={steps} onCount={onCount} />
      <div class={aside === undefined ? 'lab-stage' : 'lab-stage lab-stage-aside'}>
        <div class={walks.length > 1 ? 'lab-panes lab-panes-two' : 'lab-panes'}>
          {walks.map((walk) => (
            <Pane
              key={walk.algorithm}
              walk={walk}
              style={style}
              count={taken}
              hasWins={hasWins}
              isWhole={isWhole}
              selected={selection?.walk === walk ? selection.index : null}
              onSelect={setSelection}
            />
          ))}
        </div>
        {aside !== undefined && <aside class="lab-aside">{aside(looked ?? placeOf(walks, taken))}</aside>}
      </div>
      <Legend signs={signsOf(walks, style)} />
      <p class="field-hint">{texts.keys}</p>
    </section>
  );
}

/** The node of the first search after `count` steps; the root at both ends. */
function placeOf(walks: readonly Walk[], count: number): Selection {
  const walk = walks[0] as Walk;
  return { walk, index: walk.steps[count - 1]?.node ?? 0 };
}

interface PaneProps {
  readonly walk: Walk;
  readonly style: ValueStyle;
  readonly count: number;
  readonly hasWins: boolean;
  readonly isWhole: boolean;
  readonly selected: number | null;
  readonly onSelect: (selection: Selection) => void;
}

/** One search. */
function Pane({ walk, style, count, hasWins, isWhole, selected, onSelect }: PaneProps) {
  const texts = labWords.value;
  const { algorithm } = walk;
  const [unfolded, setUnfolded] = useState(() => (isWhole ? allUnfolded(walk) : firstUnfolded(walk)));
  const [isFull, setFull] = useState(false);
  const snapshot = useMemo(() => snapshotOf(walk, count), [walk, count]);
  const root = useMemo(
    () => figureOf(walk, { snapshot, selected, unfolded }, style),
    [walk, snapshot, selected, unfolded, style],
  );
  const { step } = snapshot;
  const side: LabSide = step !== undefined && isMaxAt(walk.nodes[step.node] as never) ? 'max' : 'min';
  const fold = (index: number) => {
    if (walk.nodes[index]?.children.length === 0) return;
    const next = toggled(walk, unfolded, index);
    setFull(next === null);
    if (next !== null) setUnfolded(next);
  };
  return (
    <section class="lab-pane" aria-label={texts.algorithms[algorithm]} data-testid={`pane-${algorithm}`}>
      <h3>
        {texts.algorithms[algorithm]}
        {walk.nodes.length > MOST_DRAWN / 4 && (
          <button type="button" class="lab-tool" onClick={() => setUnfolded(allUnfolded(walk))}>
            {texts.expandAll}
          </button>
        )}
      </h3>
      <p class="lab-sentence" aria-live="polite" data-testid={`sentence-${algorithm}`}>
        {sentenceOf(walk, snapshot, style, texts)}
      </p>
      {isFull && (
        <p class="notice error" role="alert">
          {texts.tooManyNodes(MOST_DRAWN)}
        </p>
      )}
      <TreePicture
        root={root}
        title={texts.treeOf(texts.algorithms[algorithm])}
        fileName={`tahoun-${algorithm}`}
        levels={levelsOf(style)}
        describe={(node) => describe(walk, node, snapshot, style)}
        current={step?.node ?? 0}
        selected={selected}
        onSelect={(index) => onSelect({ walk, index })}
        onFold={fold}
      />
      <PseudocodeView
        lines={texts.code[algorithm][style.view]}
        lit={litLines(algorithm, style.view, step, side === 'max')}
        note={hasWins ? noteOf(algorithm, style) : undefined}
      />
    </section>
  );
}

/** The note on won and lost values. */
function noteOf(algorithm: Walk['algorithm'], style: ValueStyle): string {
  const { winDistance, withoutSteps, rootUnstepped } = labWords.value;
  if (style.withoutSteps) return withoutSteps;
  return isRootUnstepped(algorithm, style) ? `${winDistance} ${rootUnstepped}` : winDistance;
}

/** A node in words, for screen readers. */
function describe(
  walk: Walk,
  { id, rest, folded }: FigureNode,
  { marks }: Snapshot,
  style: ValueStyle,
): string {
  const texts = labWords.peek();
  const index = nodeAt(id);
  const place = walk.nodes[index];
  const phase = marks[index]?.phase;
  if (place === undefined) return '';
  const name = place.node.name === '' ? texts.root : nameText(place.node, style);
  if (rest !== undefined) return texts.rest(rest, name);
  const value =
    phase === 'cut'
      ? texts.cutOff
      : phase === 'done'
        ? `${texts.value} ${finalText(walk, place, style)}`
        : texts.unknown;
  const parts = [name, texts.sides[isMaxAt(place) ? 'max' : 'min'], value];
  return [...parts, ...(folded > 0 ? [texts.folded(folded)] : [])].join(', ');
}

/** What the levels of the tree are called, with the sides of the game. */
function levelsOf({ sides }: ValueStyle): Readonly<Record<LabSide, string>> {
  const { max, min } = labWords.value.sides;
  return sides === undefined ? { max, min } : { max: `${max} · ${sides.max}`, min: `${min} · ${sides.min}` };
}

/** The signs of the drawing, and from which side its values are seen. */
function signsOf(walks: readonly Walk[], style: ValueStyle): readonly Sign[] {
  const { legend } = labWords.value;
  const hasWindow = walks.some(({ algorithm }) => algorithm === 'alpha-beta');
  const hasRest = walks.some(({ nodes }) => nodes.some(({ children }) => isWide(children)));
  return [
    { look: 'lab-sign lab-sign-max', meaning: legend.max },
    { look: 'lab-sign lab-sign-min', meaning: legend.min },
    ...(hasWindow
      ? [{ meaning: legend.window }, { look: 'lab-sign lab-sign-cut', meaning: legend.cut }]
      : []),
    { look: 'lab-sign lab-sign-best', meaning: legend.best },
    { look: 'lab-sign lab-sign-current', meaning: legend.current },
    ...(hasRest ? [{ meaning: legend.more }] : []),
    { meaning: legend.values[style.view](levelsOf(style).max) },
  ];
}
