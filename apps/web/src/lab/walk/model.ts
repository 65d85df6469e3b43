import { type TreeBound, boundOf, further, isDecided, nearer, opposite, pliesToEnd } from '@tahoun/core';
import { type LabSide, type LabTexts, type LabView, type Language, formatNumber } from '@tahoun/i18n';
import {
  type FlatNode,
  type WalkMark,
  type WalkStep,
  type WalkedNode,
  flatTree,
  marksAfter,
  walkSteps,
} from '@tahoun/lab/lecture';

/** A node of a recorded search as the Lab shows it, whatever game it is of. Values are seen by the side to move. */
export interface LabNode extends WalkedNode {
  /** Name of the node: the move that led there, or a letter. Empty at the root of a position. */
  readonly name: string;
  readonly beta: number | null;
  /** A leaf's value, known before any search. */
  readonly given?: number;
  readonly children: readonly LabNode[];
}

/** A recorded search, ready to be shown step by step. */
export interface Walk {
  readonly algorithm: 'minimax' | 'minimax-quiescence' | 'alpha-beta';
  /** Depth of the search in plies, where it may go on beyond that. */
  readonly depth?: number | undefined;
  readonly nodes: readonly FlatNode<LabNode>[];
  readonly steps: readonly WalkStep[];
  /** The child of each inner node that gave it its value. */
  readonly best: ReadonlyMap<number, number>;
  /** The nodes on the line that both sides would play, the root first. */
  readonly line: readonly number[];
}

/** @param move the answer of the search; an incomplete tree may not contain it */
export function walkOf(algorithm: Walk['algorithm'], root: LabNode, move?: string, depth?: number): Walk {
  const nodes = flatTree(root);
  const steps = walkSteps(nodes);
  const best = new Map<number, number>();
  for (const step of steps) if (step.kind === 'back' && step.better) best.set(step.node, step.child);
  const isMissing = move !== undefined && nodes[best.get(0) ?? -1]?.node.name !== move;
  if (isMissing) best.delete(0);
  const line: number[] = [];
  for (let at: number | undefined = 0; at !== undefined; at = best.get(at)) line.push(at);
  return { algorithm, depth, nodes, steps, best, line };
}

export function isMaxAt({ ply }: FlatNode<LabNode>): boolean {
  return ply % 2 === 0;
}

/** Settings of the text form of values. */
export interface ValueStyle {
  readonly view: LabView;
  /** Points in one displayed unit: 100 in games, where a pawn has a hundred. */
  readonly unit: number;
  /** Value of a win on the board, where wins are written as numbers, like MAX of the source; else null. */
  readonly max: number | null;
  /** True where such numbers do not lose one on each ply, as in the source's simplified minimax. */
  readonly withoutSteps?: boolean;
  readonly texts: Pick<LabTexts, 'win' | 'loss'>;
  /** Names of MAX and MIN in the game; none where the tree belongs to no game. */
  readonly sides?: Readonly<Record<LabSide, string>> | undefined;
  /** The language of numbers. */
  readonly language: Language;
  /** Writes the move that names a node as the page's language does; without it names stay as they are. */
  readonly writeMove?: (move: string) => string;
}

/** The name of a node for people. */
export function nameText({ name }: LabNode, { writeMove }: ValueStyle): string {
  return writeMove?.(name) ?? name;
}

/** A value of a node in the view that is asked for. @param value seen by the side to move there */
export function valueText(value: number, isMax: boolean, style: ValueStyle): string {
  return scoreText(style.view === 'mover' || isMax ? value : opposite(value), style);
}

/**
 * Whether a walk's root has a won or lost value as its child returned it: the source's minimax, whose numbers are
 * those of `max`, takes no step at the root. Its alpha-beta does, and so do plies to the end.
 */
export function isRootUnstepped(algorithm: Walk['algorithm'], { max, withoutSteps }: ValueStyle): boolean {
  return max !== null && !withoutSteps && algorithm !== 'alpha-beta';
}

/** A value of a node of a walk in the view that is asked for. @param value seen by the side to move there */
export function valueAt(
  { algorithm }: Walk,
  place: FlatNode<LabNode>,
  value: number,
  style: ValueStyle,
): string {
  const isUnstepped = place.index === 0 && isRootUnstepped(algorithm, style);
  return valueText(isUnstepped ? further(value) : value, isMaxAt(place), style);
}

function scoreText(score: number, { unit, max, withoutSteps, texts, language }: ValueStyle): string {
  if (Math.abs(score) === Number.POSITIVE_INFINITY) return score > 0 ? '∞' : '−∞';
  if (!isDecided(score)) return formatNumber(language, score / unit).replace('-', '−');
  // An end of a window may lie beyond every score.
  const plies = Math.max(0, pliesToEnd(score) ?? 0);
  if (max !== null) return `${score > 0 ? '' : '−'}${withoutSteps ? max : max - plies}`;
  return score > 0 ? texts.win(plies) : texts.loss(plies);
}

const SIGNS = { exact: '', lower: '≥ ', upper: '≤ ' } as const satisfies Record<TreeBound, string>;
const TURNED = { exact: 'exact', lower: 'upper', upper: 'lower' } as const;

/** The value that a node was left with, with a sign where it is only a bound. */
export function finalText(walk: Walk, place: FlatNode<LabNode>, style: ValueStyle): string {
  const { node } = place;
  if (node.value === null) return '?';
  const bound = boundOf(node, node.value);
  const sign = SIGNS[style.view === 'mover' || isMaxAt(place) ? bound : TURNED[bound]];
  return sign + valueAt(walk, place, node.value, style);
}

/** The window of a node as it was called: the smaller end first, in the view that is asked for. */
export function windowTexts(
  { alpha, beta }: { readonly alpha: number | null; readonly beta: number | null },
  isMax: boolean,
  style: ValueStyle,
): { readonly alpha: string; readonly beta: string } {
  const [low, high] = [alpha ?? Number.NEGATIVE_INFINITY, beta ?? Number.POSITIVE_INFINITY];
  const [first, second] = style.view === 'mover' || isMax ? [low, high] : [high, low];
  return { alpha: valueText(first, isMax, style), beta: valueText(second, isMax, style) };
}

/** Value of a child for its parent's side. */
export function backedUp({ value }: LabNode): number {
  return nearer(opposite(value as number));
}

/** The child whose value cut off those after it; undefined where nothing was cut. */
export function cuttingChild({ nodes }: Walk, index: number): FlatNode<LabNode> | undefined {
  const children = childrenOf(nodes, index);
  const at = children.findIndex(({ node }) => node.kind === 'cut');
  return children[at - 1];
}

/** The reason for a cut: `5 ≥ β 3`, or `2 ≤ α 3` from the other side. */
export function cutText(walk: Walk, index: number, style: ValueStyle): string {
  const cause = cuttingChild(walk, index);
  if (cause === undefined) return '';
  const place = walk.nodes[index] as FlatNode<LabNode>;
  const isMax = isMaxAt(place);
  const value = valueText(backedUp(cause.node), isMax, style);
  const { alpha, beta } = windowTexts(place.node, isMax, style);
  return style.view === 'mover' || isMax ? `${value} ≥ β ${beta}` : `${value} ≤ α ${alpha}`;
}

export function childrenOf(nodes: readonly FlatNode<LabNode>[], index: number): FlatNode<LabNode>[] {
  const { children } = nodes[index] as FlatNode<LabNode>;
  return children.map((child) => nodes[child] as FlatNode<LabNode>);
}

/** The indices from the root to a node. */
export function pathTo(nodes: readonly FlatNode<LabNode>[], index: number): number[] {
  const path: number[] = [];
  for (let at = index; at >= 0; at = (nodes[at] as FlatNode<LabNode>).parent) path.unshift(at);
  return path;
}

/** A snapshot of the walk after some steps. */
export interface Snapshot {
  /** Steps taken. */
  readonly count: number;
  /** The last of them; undefined before the first. */
  readonly step: WalkStep | undefined;
  readonly marks: readonly WalkMark[];
}

export function snapshotOf(walk: Walk, count: number): Snapshot {
  const taken = Math.min(count, walk.steps.length);
  return {
    count: taken,
    step: walk.steps[taken - 1],
    marks: marksAfter(walk.nodes, walk.steps, taken),
  };
}
