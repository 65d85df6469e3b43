import type { FlatNode, WalkMark } from '@tahoun/core';
import type { LabTexts, StepFacts } from '@tahoun/i18n';
import {
  type LabNode,
  type Moment,
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

/** What happened in the last step, for people. */
export function sentenceOf(
  walk: Walk,
  { count, step, marks }: Moment,
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
    // At an open node the best so far is one end of the window.
    ...windowTexts({ alpha: hasWindow ? best : null, beta: node.beta }, isMax, style),
    why: cutText(walk, index, style),
    hasWindow,
  };
}
