import type { FlatNode, WalkMark } from '@tahoun/lab/lecture';
import type { FigureNode } from '@tahoun/lab/tree';
import {
  type LabNode,
  type Snapshot,
  type ValueStyle,
  type Walk,
  backedUp,
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
  readonly unfolded: Unfolded;
}

/** Inner nodes whose children are drawn, and those of many children of which all are, as `restOf` names them. */
type Unfolded = ReadonlySet<number>;

/** A node of more children shows so many, and how many more there are. */
const WIDE = 7;
const MOST_CHILDREN = 5;

/** Names what stands for the other children of a node of many. */
export function restOf(index: number): number {
  return -1 - index;
}

/** The node that is named, or whose other children are. */
export function nodeAt(id: number): number {
  return id < 0 ? restOf(id) : id;
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
      children: isUnfolded ? childrenOf(place) : [],
    };
  };
  const childrenOf = ({ index, children }: FlatNode<LabNode>): FigureNode[] => {
    const chosen = chosenChildren(walk, index);
    const isWhole = unfolded.has(restOf(index));
    const shown = isWhole ? children : children.filter((child) => chosen.has(child) || open.has(child));
    const drawn = shown.map(draw);
    return isWide(children) ? [...drawn, rest(index, children.length - shown.length)] : drawn;
  };
  const rest = (index: number, hidden: number): FigureNode => ({
    ...{ id: restOf(index), isMax: !isMaxAt(walk.nodes[index] as FlatNode<LabNode>), rest: hidden },
    ...{ phase: 'ahead', isCurrent: false, isSelected: selected === restOf(index), isBest: false },
    ...{ label: '', before: '', value: hidden === 0 ? '−' : `+${hidden}`, after: '', room: '+999' },
    ...{ note: '', noteRoom: '', folded: 0, children: [] },
  });
  return draw(0);
}

/**
 * The children of a node that are drawn in any case: all of a few, else those that are best for the side to move there,
 * which the line that decides goes through, and the first that was cut off.
 */
function chosenChildren(walk: Walk, index: number): ReadonlySet<number> {
  const { children } = walk.nodes[index] as FlatNode<LabNode>;
  if (!isWide(children)) return new Set(children);
  const worth = (child: number) => {
    const { node } = walk.nodes[child] as FlatNode<LabNode>;
    return node.value === null ? Number.NEGATIVE_INFINITY : backedUp(node);
  };
  const firstCut = children.filter((child) => walk.nodes[child]?.node.kind === 'cut').slice(0, 1);
  const line = walk.best.get(index);
  const ranked = [...children].sort((a, b) => worth(b) - worth(a));
  const wanted = [...(line === undefined ? [] : [line]), ...firstCut, ...ranked];
  return new Set([...new Set(wanted)].slice(0, MOST_CHILDREN));
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

/** Whether a node has more children than are drawn at once. */
export function isWide(children: readonly number[]): boolean {
  return children.length > WIDE;
}

/** The most nodes in one drawing. */
export const MOST_DRAWN = 500;
/** The most nodes in the first drawing: by whole levels, and by the line of best play. */
const FIRST_DRAWN = 70;
const FIRST_LINE_DRAWN = 120;

/** The inner nodes to unfold at first: those on the line of best play, and whole levels while there is room. */
export function firstUnfolded(walk: Walk): Unfolded {
  let unfolded: Unfolded = new Set();
  const unfold = (indices: readonly number[], limit: number): boolean => {
    const next = new Set([...unfolded, ...indices]);
    if (drawnNodes(walk, next) > limit) return false;
    unfolded = next;
    return true;
  };
  unfold([0], MOST_DRAWN);
  for (const index of walk.line) unfold([index], FIRST_LINE_DRAWN);
  const height = Math.max(...walk.nodes.map(({ ply }) => ply));
  const level = (ply: number) => walk.nodes.filter((node) => node.ply === ply).map(({ index }) => index);
  for (let ply = 0; ply < height && unfold(level(ply), FIRST_DRAWN); ply++);
  return unfolded;
}

/** All inner nodes with all their children, or as many of the upper ones as can be drawn. */
export function allUnfolded(walk: Walk): Unfolded {
  const unfolded = new Set<number>();
  let drawn = 1;
  for (const { index, children } of [...walk.nodes].sort((a, b) => a.ply - b.ply)) {
    const rest = isWide(children) ? 1 : 0;
    if (drawn + children.length + rest > MOST_DRAWN) break;
    drawn += children.length + rest;
    unfolded.add(index);
    if (rest > 0) unfolded.add(restOf(index));
  }
  return unfolded;
}

/** Folds a node, or the rest of its children, away or unfolds it; null where that would draw too many. */
export function toggled(walk: Walk, unfolded: Unfolded, id: number): Unfolded | null {
  const next = new Set(unfolded);
  if (next.delete(id)) return next;
  next.add(id);
  return drawnNodes(walk, next) > MOST_DRAWN ? null : next;
}

function drawnNodes(walk: Walk, unfolded: Unfolded): number {
  const count = (index: number): number => {
    if (!unfolded.has(index)) return 1;
    const children = walk.nodes[index]?.children ?? [];
    const shown = unfolded.has(restOf(index)) ? children : chosenChildren(walk, index);
    return [...shown].reduce((sum, child) => sum + count(child), isWide(children) ? 2 : 1);
  };
  return count(0);
}
