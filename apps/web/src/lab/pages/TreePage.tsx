import type { InputError } from '@tahoun/core';
import {
  type LeafTree,
  formatLeafTree,
  parseLeafTree,
  randomLeafTree,
  sortLeafTree,
} from '@tahoun/lab/lecture';
import { useMemo, useState } from 'preact/hooks';
import { NumberField } from '../../kit/NumberField.js';
import { language } from '../../kit/preferences.js';
import { go, useChoice } from '../address.js';
import { Choice, DraftRow, useDraft } from '../Fields.js';
import { USUAL_TREE, numberParam } from '../href.js';
import { LessonLinks, topicsOf } from '../Links.js';
import { attempt, labWords } from '../page.js';
import { type Naming, leafWalk } from '../walk/leaf-walks.js';
import type { ValueStyle } from '../walk/model.js';
import { Walkthrough } from '../walk/Walkthrough.js';

const SHOWN = ['both', 'minimax', 'alpha-beta'] as const;
const VIEWS = ['root', 'mover'] as const;
/** Leaves that a random tree may have, so that it can be drawn. */
const MOST_LEAVES = 250;
const LEVELS = { usual: 3, min: 1, max: 6 } as const;
const WIDTHS = { usual: 2, min: 1, max: 5 } as const;
const SEEDS = { usual: 1, min: 0, max: 999_999 } as const;
const ORDERS = ['given', 'best', 'worst'] as const;
/** Names of nodes. */
const NAMES = ['letters', 'numbers'] as const satisfies readonly Naming[];

/** Trees of numbers: written, or drawn at random, and walked by the searches of the textbooks. */
export function TreePage({ params }: { readonly params: URLSearchParams }) {
  const text = params.get('t') ?? USUAL_TREE;
  const { read: tree, problem } = useMemo(() => attempt(() => parseLeafTree(text)), [text]);
  return (
    <>
      {tree !== null && <Shown tree={tree} params={params} />}
      <TreeForm text={text} problem={problem} params={params} />
    </>
  );
}

interface TreeFormProps {
  readonly text: string;
  readonly problem: InputError | null;
  readonly params: URLSearchParams;
}

/** Chooses the tree. */
function TreeForm({ text, problem, params }: TreeFormProps) {
  const texts = labWords.value;
  const [levels, setLevels] = useState(() => numberParam(params, 'levels', LEVELS));
  const [width, setWidth] = useState(() => numberParam(params, 'width', WIDTHS));
  const [seed, setSeed] = useState(() => numberParam(params, 'seed', SEEDS));
  const kept = () => {
    const entries = ['show', 'view', 'names'].map((name) => [name, params.get(name)] as const);
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null));
  };
  const draft = useDraft(
    { text, problem },
    (typed) => attempt(() => parseLeafTree(typed)).problem,
    (t) => go('tree', { ...kept(), t }),
  );
  const submit = (event: Event) => {
    event.preventDefault();
    draft.send(draft.text);
  };
  const drawRandom = (event: Event) => {
    event.preventDefault();
    const t = formatLeafTree(randomLeafTree({ seed, depth: levels, width }));
    const next = String((seed + 1) % (SEEDS.max + 1));
    go('tree', { ...kept(), t, levels: String(levels), width: String(width), seed: next });
  };
  return (
    <div class="lab-form">
      <form onSubmit={submit}>
        <DraftRow
          id="tree"
          label={texts.leaves}
          draft={draft}
          hint={texts.leavesHint}
          rows={2}
          button={texts.draw}
        />
      </form>
      <form class="lab-form-row" onSubmit={drawRandom}>
        <NumberField
          label={texts.levels}
          value={levels}
          min={LEVELS.min}
          max={mostLevels(width)}
          onChange={setLevels}
        />
        <NumberField label={texts.width} value={width} {...WIDTHS} onChange={setWidth} />
        <NumberField label={texts.seed} value={seed} {...SEEDS} onChange={setSeed} />
        <button type="submit">{texts.random}</button>
      </form>
    </div>
  );
}

function mostLevels(width: number): number {
  return width === 1 ? LEVELS.max : Math.min(LEVELS.max, Math.floor(Math.log(MOST_LEAVES) / Math.log(width)));
}

function Shown({ tree, params }: { readonly tree: LeafTree; readonly params: URLSearchParams }) {
  const texts = labWords.value;
  const shown = useChoice(params, 'show', SHOWN);
  const view = useChoice(params, 'view', VIEWS);
  const order = useChoice(params, 'order', ORDERS);
  const naming = useChoice(params, 'names', NAMES);
  const walked = useMemo(
    () => (order.value === 'given' ? tree : sortLeafTree(tree, order.value)),
    [tree, order.value],
  );
  const walks = useMemo(
    () => ({
      minimax: leafWalk('minimax', walked, naming.value),
      'alpha-beta': leafWalk('alpha-beta', walked, naming.value),
    }),
    [walked, naming.value],
  );
  const style = useMemo<ValueStyle>(
    () => ({ view: view.value, unit: 1, max: null, texts, language: language.peek() }),
    [view.value, texts],
  );
  const { minimax, 'alpha-beta': alphaBeta } = texts.algorithms;
  const names = { both: `${minimax} + ${alphaBeta}`, minimax, 'alpha-beta': alphaBeta };
  return (
    <>
      <Walkthrough
        key={`${shown.value} ${order.value} ${naming.value}`}
        walks={shown.value === 'both' ? [walks.minimax, walks['alpha-beta']] : [walks[shown.value]]}
        style={style}
        params={params}
        hasWins={false}
        isWhole={true}
      />
      <div class="lab-form-row">
        <Choice label={texts.show} {...shown} nameOf={(each) => names[each]} />
        <Choice label={texts.order} {...order} nameOf={(each) => texts.orders[each]} />
        <Choice label={texts.view} {...view} nameOf={(each) => texts.views[each]} />
        <Choice label={texts.names} {...naming} nameOf={(each) => texts.namings[each]} />
      </div>
      <LessonLinks topics={topicsOf(shown.value, view.value, order.value === 'given' ? [] : ['ordering'])} />
    </>
  );
}
