import type { FigureNode } from '@tahoun/board';
import type { FlatNode, WalkMark } from '@tahoun/core';
import {
  type LabNode,
  type Snapshot,
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

interface FigureState {
  readonly snapshot: Snapshot;
  readonly selected: number | null;
  /** Inner nodes whose children are drawn. */
  readonly unfolded: ReadonlySet<number>;
}

/** The walk at a snapshot as something to draw. */
export function figureOf(
  walk: Walk,
  { snapshot, selected, unfolded }: FigureState,
  style: ValueStyle,
): FigureNode {
  const { marks, step } = snapshot;
  const isOver = snapshot.count === walk.steps.length;
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

/** The most nodes in one drawing. */
export const MOST_DRAWN = 500;
/** The most nodes in the first drawing: by whole levels, and by the line of best play. */
const FIRST_DRAWN = 70;
const FIRST_LINE_DRAWN = 120;

/** The inner nodes to unfold at first: those on the line of best play, and whole levels while there is room. */
export function firstUnfolded(walk: Walk): ReadonlySet<number> {
  const unfolded = new Set<number>();
  let drawn = 1;
  const unfold = (indices: readonly number[], limit: number): boolean => {
    const fresh = indices.filter((index) => !unfolded.has(index));
    const count = fresh.reduce((sum, index) => sum + (walk.nodes[index]?.children.length ?? 0), 0);
    if (drawn + count > limit) return false;
    for (const index of fresh) unfolded.add(index);
    drawn += count;
    return true;
  };
  unfold([0], MOST_DRAWN);
  for (const index of walk.line) unfold([index], FIRST_LINE_DRAWN);
  const height = Math.max(...walk.nodes.map(({ ply }) => ply));
  const level = (ply: number) => walk.nodes.filter((node) => node.ply === ply).map(({ index }) => index);
  for (let ply = 0; ply < height && unfold(level(ply), FIRST_DRAWN); ply++);
  return unfolded;
}

/** All inner nodes, or as many of the upper ones as can be drawn. */
export function allUnfolded(walk: Walk): ReadonlySet<number> {
  const unfolded = new Set<number>();
  let drawn = 1;
  for (const { index, children } of [...walk.nodes].sort((a, b) => a.ply - b.ply)) {
    if (drawn + children.length > MOST_DRAWN) break;
    drawn += children.length;
    unfolded.add(index);
  }
  return unfolded;
}

/** Folds a node away or unfolds it; null where that would draw too many. */
export function toggled(
  walk: Walk,
  unfolded: ReadonlySet<number>,
  index: number,
): ReadonlySet<number> | null {
  const next = new Set(unfolded);
  if (next.delete(index)) return next;
  next.add(index);
  return drawnNodes(walk, next) > MOST_DRAWN ? null : next;
}

function drawnNodes(walk: Walk, unfolded: ReadonlySet<number>): number {
  let drawn = 0;
  for (let index = 0; index < walk.nodes.length; index++) {
    drawn++;
    if (!unfolded.has(index)) index += nodesBelow(walk, index);
  }
  return drawn;
}
