import type { LabTexts, LabView, StepFacts } from '@tahoun/i18n';
import type { FlatNode, WalkMark, WalkStep } from '@tahoun/lab/lecture';
import {
  type LabNode,
  type Snapshot,
  type ValueStyle,
  type Walk,
  backedUp,
  cutText,
  isMaxAt,
  nameText,
  valueAt,
  valueText,
  windowTexts,
} from './model.js';

/** The last step in words. */
export function sentenceOf(
  walk: Walk,
  { count, step, marks }: Snapshot,
  style: ValueStyle,
  texts: LabTexts,
): string {
  const { sentences } = texts;
  if (step === undefined) return sentences.start;
  const place = walk.nodes[step.node] as FlatNode<LabNode>;
  const facts = factsOf(walk, place, marks, style);
  switch (step.kind) {
    case 'enter':
      return sentences.enter(facts);
    case 'judge':
      return place.node.kind === 'final' && style.unit !== 1
        ? sentences.judgeFinal(facts)
        : sentences.judge(facts);
    case 'back': {
      const child = walk.nodes[step.child] as FlatNode<LabNode>;
      const value = valueAt(walk, place, backedUp(child.node), style);
      return sentences[step.better ? 'better' : 'worse']({
        ...facts,
        child: nameText(child.node, style),
        value,
      });
    }
    case 'cut':
      return sentences.cut(facts);
    case 'return': {
      if (step.node !== 0 || count < walk.steps.length) return sentences.return(facts);
      const best = walk.nodes[walk.best.get(0) ?? 0] as FlatNode<LabNode>;
      return sentences.end({ ...facts, child: best.index === 0 ? '' : nameText(best.node, style) });
    }
  }
}

function factsOf(
  walk: Walk,
  place: FlatNode<LabNode>,
  marks: readonly WalkMark[],
  style: ValueStyle,
): StepFacts {
  const { index, node } = place;
  const isMax = isMaxAt(place);
  const { best } = marks[index] as WalkMark;
  const hasWindow = walk.algorithm === 'alpha-beta';
  return {
    side: isMax ? 'max' : 'min',
    node: nameText(node, style),
    child: '',
    value: node.value === null ? '?' : valueAt(walk, place, node.value, style),
    best: valueAt(walk, place, best, style),
    stand: node.stand == null ? '' : valueText(node.stand, isMax, style),
    isBeyond: walk.depth !== undefined && place.ply >= walk.depth,
    // At an open node, the best value so far is one end of the window.
    ...windowTexts({ alpha: hasWindow ? best : null, beta: node.beta }, isMax, style),
    why: cutText(walk, index, style),
    hasWindow,
  };
}

type Lines = Readonly<Record<WalkStep['kind'] | 'worse', readonly number[]>>;

const MINIMAX: Readonly<Record<LabView, readonly [max: Lines, min: Lines]>> = {
  root: [
    { enter: [0, 2, 3], judge: [1], back: [4, 5], worse: [4, 5], cut: [], return: [10] },
    { enter: [0, 6, 7], judge: [1], back: [8, 9], worse: [8, 9], cut: [], return: [10] },
  ],
  mover: both({ enter: [0, 2], judge: [1], back: [3, 4, 5], worse: [3, 4], cut: [], return: [6] }),
};

/** Lines of the pseudocode that a step runs through, for both sides where they have lines of their own. */
const LIT: Readonly<Record<Walk['algorithm'], Readonly<Record<LabView, readonly [max: Lines, min: Lines]>>>> =
  {
    minimax: MINIMAX,
    // The same lines, with more in them.
    'minimax-quiescence': MINIMAX,
    'alpha-beta': {
      root: [
        { enter: [0, 2], judge: [1], back: [3, 4], worse: [3, 4], cut: [5], return: [6] },
        { enter: [0, 7], judge: [1], back: [8, 9], worse: [8, 9], cut: [10], return: [11] },
      ],
      mover: both({ enter: [0], judge: [1], back: [2, 3, 4], worse: [2, 3], cut: [5], return: [6] }),
    },
  };

function both(lines: Lines): readonly [Lines, Lines] {
  return [lines, lines];
}

export function litLines(
  algorithm: Walk['algorithm'],
  view: LabView,
  step: WalkStep | undefined,
  isMax: boolean,
): readonly number[] {
  if (step === undefined) return [];
  const lines = LIT[algorithm][view][isMax ? 0 : 1];
  return lines[step.kind === 'back' && !step.better ? 'worse' : step.kind];
}
