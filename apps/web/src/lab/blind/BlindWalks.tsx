import type { FigureNode } from '@tahoun/board';
import {
  type BlindOrder,
  type BlindStep,
  type FlatNode,
  type LeafTree,
  blindSearch,
  flatTree,
} from '@tahoun/core';
import { useCallback, useMemo, useState } from 'preact/hooks';
import { amend } from '../address.js';
import { Field } from '../Fields.js';
import { numberParam } from '../settings.js';
import { type NamedTree, nameNodes } from '../walk/leaf-walks.js';
import { Player } from '../walk/Player.js';
import { PseudocodeView } from '../walk/PseudocodeView.js';
import { TreePicture } from '../walk/TreePicture.js';
import { labWords } from '../words.js';

interface BlindWalk {
  readonly order: BlindOrder;
  readonly nodes: readonly FlatNode<NamedTree>[];
  readonly steps: readonly BlindStep[];
  readonly goal: number | null;
}

const ORDERS: readonly BlindOrder[] = ['breadth-first', 'depth-first'];
/** Lines of the pseudocode. */
const LINES = { take: [1, 2, 3, 4], found: [1, 2, 3], none: [5] } as const;

/** Uninformed search, in breadth and in depth beside each other: each names the nodes in its own order. */
export function BlindWalks({ tree, params }: { readonly tree: LeafTree; readonly params: URLSearchParams }) {
  const texts = labWords.value;
  const [goal, setGoal] = useState(params.get('goal') ?? '');
  const wanted = /^-?\d+$/.test(goal) ? Number(goal) : null;
  const walks = useMemo(() => ORDERS.map((order) => blindWalk(tree, order, wanted)), [tree, wanted]);
  const steps = Math.max(...walks.map((walk) => walk.steps.length));
  const [count, setCount] = useState(() => numberParam(params, 'step', { usual: steps, min: 0, max: steps }));
  const taken = Math.min(count, steps);
  const onCount = useCallback((next: number) => {
    setCount(next);
    amend('step', String(next));
  }, []);
  return (
    <section class="lab-walkthrough" aria-label={texts.tree}>
      <div class="lab-form-row">
        <Field label={texts.goal}>
          {(id) => (
            <input
              id={id}
              class="number-input"
              type="number"
              value={goal}
              aria-describedby="goal-hint"
              onInput={(event) => {
                setGoal(event.currentTarget.value);
                amend('goal', event.currentTarget.value || null);
              }}
            />
          )}
        </Field>
        <p class="field-hint" id="goal-hint">
          {texts.goalHint}
        </p>
      </div>
      <Player count={taken} steps={steps} onCount={onCount} />
      <div class="lab-panes lab-panes-two">
        {walks.map((walk) => (
          <BlindPane key={walk.order} walk={walk} count={Math.min(taken, walk.steps.length)} />
        ))}
      </div>
    </section>
  );
}

function blindWalk(tree: LeafTree, order: BlindOrder, wanted: number | null): BlindWalk {
  const nodes = flatTree(nameNodes(tree, order));
  const isGoal = (index: number) => wanted !== null && nodes[index]?.node.leaf === wanted;
  const steps = blindSearch(nodes, order, isGoal);
  return { order, nodes, steps, goal: steps.at(-1)?.found ?? null };
}

function BlindPane({ walk, count }: { readonly walk: BlindWalk; readonly count: number }) {
  const texts = labWords.value;
  const [selected, setSelected] = useState<number | null>(null);
  const step = walk.steps[count - 1];
  const name = (index: number) => walk.nodes[index]?.node.name ?? '';
  const root = useMemo(() => figureOf(walk, count, selected), [walk, count, selected]);
  const waiting = step?.waiting ?? [0];
  const isFound = step?.found != null;
  const isEnd = step !== undefined && count === walk.steps.length && !isFound;
  return (
    <section class="lab-pane" aria-label={texts.algorithms[walk.order]} data-testid={`pane-${walk.order}`}>
      <h3>{texts.algorithms[walk.order]}</h3>
      <TreePicture
        root={root}
        title={texts.treeOf(texts.algorithms[walk.order])}
        fileName={`tahoun-${walk.order}`}
        describe={name}
        current={step?.node ?? 0}
        selected={selected}
        onSelect={setSelected}
        onFold={() => undefined}
      />
      <p class="lab-waiting">
        <strong>{texts.waiting[walk.order]}:</strong>{' '}
        <span data-testid={`waiting-${walk.order}`}>
          {waiting.length === 0 ? texts.noneWaits : waiting.map(name).join(', ')}
        </span>
      </p>
      <p class="lab-sentence" aria-live="polite">
        {sentence(walk, step, name)} {isEnd && texts.blind.end}
      </p>
      <PseudocodeView lines={texts.blindCode} lit={litOf(step, isFound, isEnd)} />
    </section>
  );
}

function litOf(step: BlindStep | undefined, isFound: boolean, isEnd: boolean): readonly number[] {
  if (step === undefined) return [0];
  if (isFound) return LINES.found;
  return isEnd ? LINES.none : LINES.take;
}

function sentence(
  { nodes }: BlindWalk,
  step: BlindStep | undefined,
  name: (index: number) => string,
): string {
  const { blind } = labWords.value;
  if (step === undefined) return blind.start;
  if (step.found !== null) return blind.found(name(step.node), name(step.found));
  const { children } = nodes[step.node] as FlatNode<NamedTree>;
  return children.length === 0
    ? blind.leaf(name(step.node))
    : blind.expand(name(step.node), children.map(name).join(', '));
}

/** Expanded nodes are filled and numbered in their order, those that wait are outlined. */
function figureOf(walk: BlindWalk, count: number, selected: number | null): FigureNode {
  const taken = walk.steps.slice(0, count);
  const last = taken.at(-1);
  const number = new Map(taken.map(({ node }, index) => [node, String(index + 1)]));
  const waiting = new Set(last?.waiting ?? [0]);
  const draw = (index: number): FigureNode => {
    const { node, ply, children } = walk.nodes[index] as FlatNode<NamedTree>;
    const expanded = number.get(index);
    const isGoal = last?.found === index;
    return {
      id: index,
      isMax: ply % 2 === 0,
      phase: expanded !== undefined || isGoal ? 'done' : waiting.has(index) ? 'open' : 'ahead',
      isCurrent: last?.node === index,
      isSelected: selected === index,
      isBest: isGoal,
      label: node.name,
      before: '',
      value: expanded ?? (isGoal ? '★' : ''),
      after: '',
      room: String(walk.nodes.length),
      note: '',
      noteRoom: '',
      folded: 0,
      children: children.map(draw),
    };
  };
  return draw(0);
}
