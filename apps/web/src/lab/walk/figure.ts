import type { FigureNode } from '@tahoun/board';
import type { FlatNode, WalkMark } from '@tahoun/core';
import {
  type LabNode,
  type Moment,
  type ValueStyle,
  type Walk,
  cutText,
  finalText,
  isMaxAt,
  nameText,
  pathTo,
  valueAt,
  valueText,
  windowTexts,
} from './model.js';

export interface FigureState {
  readonly moment: Moment;
  readonly selected: number | null;
  /** Inner nodes whose children are drawn. */
  readonly unfolded: ReadonlySet<number>;
}

/** The walk at a moment as something to draw. */
export function figureOf(
  walk: Walk,
  { moment, selected, unfolded }: FigureState,
  style: ValueStyle,
): FigureNode {
  const { marks, step } = moment;
  const isOver = moment.count === walk.steps.length;
  const open = new Set(step === undefined ? [] : pathTo(walk.nodes, step.node));
  const line = new Set(isOver ? walk.line : []);
  const draw = (index: number): FigureNode => {
    const place = walk.nodes[index] as FlatNode<LabNode>;
    const mark = marks[index] as WalkMark;
    const isUnfolded = unfolded.has(index) || open.has(index);
    const note = cutText(walk, index, style);
    return {
      id: index,
      isMax: isMaxAt(place),
      phase: mark.phase,
      isCurrent: step?.node === index && !isOver,
      isSelected: selected === index,
      isBest: line.has(index),
      label: nameText(place.node, style),
      ...nodeTexts(walk, place, mark, style),
      note: mark.phase === 'done' ? note : '',
      noteRoom: note,
      folded: isUnfolded ? 0 : nodesBelow(walk, index),
      children: isUnfolded ? place.children.map(draw) : [],
    };
  };
  return draw(0);
}

function nodeTexts(walk: Walk, place: FlatNode<LabNode>, { phase, best }: WalkMark, style: ValueStyle) {
  const isMax = isMaxAt(place);
  const { node } = place;
  const given = node.given === undefined ? '' : valueText(node.given, isMax, style);
  if (node.kind === 'cut') return { before: '', value: given, after: '', room: given };
  const end = finalText(walk, place, style);
  const window = walk.algorithm === 'alpha-beta' ? windowTexts(node, isMax, style) : { alpha: '', beta: '' };
  const room = [window.alpha, end, window.beta].filter((text) => text !== '').join(' | ');
  if (phase === 'ahead') return { before: '', value: given, after: '', room };
  const isImproved = best > (node.alpha ?? Number.NEGATIVE_INFINITY);
  const now = isImproved ? valueAt(walk, place, best, style) : '?';
  return { before: window.alpha, value: phase === 'open' ? now : end, after: window.beta, room };
}

/** Nodes of the subtree besides its root. They follow it in the list. */
export function nodesBelow({ nodes }: Walk, index: number): number {
  const { ply } = nodes[index] as FlatNode<LabNode>;
  let end = index + 1;
  while (end < nodes.length && (nodes[end] as FlatNode<LabNode>).ply > ply) end++;
  return end - index - 1;
}
