import type { LabTexts } from '@tahoun/i18n';
import { type FlatNode, type LeafTree, leafTreeValue, randomLeafTree } from '@tahoun/lab/lecture';
import { leafWalk } from '../walk/leaf-walks.js';
import { type LabNode, type ValueStyle, type Walk, cutText, isMaxAt, windowTexts } from '../walk/model.js';

/**
 * The student's answers: values by node, as typed, and the branches that were cut, by the node they lead to.
 */
export interface Answers {
  readonly values: ReadonlyMap<number, string>;
  readonly cuts: ReadonlySet<number>;
}

/** One answer judged. */
export interface Verdict {
  readonly index: number;
  readonly about: 'value' | 'cut';
  readonly isRight: boolean;
  readonly text: string;
}

/** The trees in the order of the walk's nodes. */
export function subtrees(tree: LeafTree): readonly LeafTree[] {
  return typeof tree === 'number' ? [tree] : [tree, ...tree.flatMap(subtrees)];
}

/** Branches that alpha-beta cuts, without those that hang below them. */
export function cutBranches({ nodes }: Walk): readonly number[] {
  const isCut = (index: number) => nodes[index]?.node.kind === 'cut';
  return nodes.filter(({ index, parent }) => isCut(index) && !isCut(parent)).map(({ index }) => index);
}

/** Number of random trees to try for one with a cut. */
const TRIES = 200;

/** A random tree with a cut of alpha-beta, or without one where no try has any. */
export function treeWithCut(seed: number, depth: number, width: number): LeafTree {
  const trees = Array.from({ length: TRIES }, (_, i) => seed + i);
  const found = trees.find(
    (each) => cutBranches(leafWalk('alpha-beta', randomLeafTree({ seed: each, depth, width }))).length > 0,
  );
  return randomLeafTree({ seed: found ?? seed, depth, width });
}

/** Judges the values of all inner nodes, and each branch that was cut or should have been. */
export function grade(
  tree: LeafTree,
  walk: Walk,
  answers: Answers,
  style: ValueStyle,
  texts: LabTexts,
): Verdict[] {
  const trees = subtrees(tree);
  const inner = walk.nodes.filter(({ children }) => children.length > 0);
  const right = new Set(cutBranches(walk));
  const isHidden = (index: number) => walk.nodes[index]?.node.kind === 'cut' && !right.has(index);
  const marked = [...answers.cuts].filter((index) => !isHidden(index));
  const branches = [...new Set([...right, ...marked])].sort((a, b) => a - b);
  return [
    ...inner.map((place) => judgeValue(place, trees, walk, answers, texts)),
    ...branches.map((index) => judgeCut(index, right.has(index), walk, answers, style, texts)),
  ];
}

function judgeValue(
  place: FlatNode<LabNode>,
  trees: readonly LeafTree[],
  walk: Walk,
  { values }: Answers,
  { quiz }: LabTexts,
): Verdict {
  const { index, node } = place;
  const valueAt = (at: number) =>
    leafTreeValue(trees[at] as LeafTree, isMaxAt(walk.nodes[at] as FlatNode<LabNode>));
  const value = valueAt(index);
  const typed = (values.get(index) ?? '').trim().replace('−', '-');
  const isRight = typed !== '' && Number(typed) === value;
  const from = place.children.map(valueAt).join(', ');
  const side = isMaxAt(place) ? 'max' : 'min';
  const text = isRight
    ? quiz.valueRight(node.name)
    : typed === ''
      ? quiz.valueMissing(node.name, String(value), side, from)
      : quiz.valueWrong(node.name, typed, String(value), side, from);
  return { index, about: 'value', isRight, text };
}

function judgeCut(
  index: number,
  isCut: boolean,
  walk: Walk,
  { cuts }: Answers,
  style: ValueStyle,
  { quiz }: LabTexts,
): Verdict {
  const place = walk.nodes[index] as FlatNode<LabNode>;
  const { name } = place.node;
  if (!isCut) {
    const { alpha, beta } = windowTexts(place.node, isMaxAt(place), style);
    return { index, about: 'cut', isRight: false, text: quiz.cutWrong(name, alpha, beta) };
  }
  const why = cutText(walk, place.parent, style);
  const isRight = cuts.has(index);
  return {
    index,
    about: 'cut',
    isRight,
    text: isRight ? quiz.cutRight(name, why) : quiz.cutMissed(name, why),
  };
}
