import { type HierarchyNode, type HierarchyPointNode, hierarchy, tree as tidyTree } from 'd3-hierarchy';
import { LARGE, SMALL, textWidth } from '../text-width.js';
import {
  type DrawnNode,
  type DrawnTree,
  type TreeTexts,
  hasWindows,
  isMaxBelow,
  kindOf,
  nodeText,
  reasonText,
} from './model.js';

/** Space between neighbours, between the levels, and inside a box beside its text. */
const GAP = 10;
const RISE = 46;
const PADDING = 8;
const LEAST_WIDTH = 26;
/** Heights of a line of small text, and of a box with one line and with a reason below it. */
const LINE = 14;
const BOX = 24;
const BOX_WITH_REASON = 37;

/** A node with its place: `x` is its middle, `y` the upper end of its move. The root's box is at the top. */
export interface Placed {
  readonly node: DrawnNode;
  readonly parent: Placed | null;
  /** Whether the side to move is that of the root. */
  readonly isMax: boolean;
  readonly x: number;
  readonly y: number;
  readonly box: { readonly top: number; readonly width: number; readonly height: number };
}

export interface Layout {
  readonly nodes: readonly Placed[];
  readonly left: number;
  readonly right: number;
  readonly height: number;
}

/**
 * Reingold and Tilford's tidy tree: the root at 0, levels `level` apart, no two nodes of a level nearer than
 * their widths and a gap allow.
 */
export function tidy<Node>(
  root: HierarchyNode<Node>,
  width: (node: Node) => number,
  level: number,
): HierarchyPointNode<Node> {
  return tidyTree<Node>()
    .nodeSize([1, level])
    .separation((a, b) => (width(a.data) + width(b.data)) / 2 + GAP)(root);
}

/** Levels from the top, no two nodes of a level nearer than their texts allow. */
export function layOut(drawn: DrawnTree, texts: TreeTexts): Layout {
  const withWindow = hasWindows(drawn);
  const boxWidth = (node: DrawnNode): number => {
    if (node.cut) return 0;
    const kind = kindOf(node);
    const reason = kind === null ? '' : texts.kinds[kind].word;
    const text = Math.max(textWidth(nodeText(node, withWindow, texts), LARGE), textWidth(reason, SMALL));
    return Math.max(LEAST_WIDTH, text + 2 * PADDING);
  };
  const width = (node: DrawnNode): number =>
    Math.max(boxWidth(node), textWidth(node.move ?? '', LARGE), textWidth(reasonText(node, texts), SMALL));

  const root = hierarchy<DrawnNode>(drawn.tree, (node) => node.children);
  const all = root.descendants().map(({ data }) => data);
  // A line for the move, one for the reason where there are any, the box, and room for the branches.
  const head = LINE + (all.some((node) => reasonText(node, texts) !== '') ? LINE : 0) + 4;
  const deepBox = all.some((node) => kindOf(node) !== null) ? BOX_WITH_REASON : BOX;
  const level = head + deepBox + RISE;
  const laid = tidy(root, width, level);

  const placed = new Map<object, Placed>();
  const nodes = laid.descendants().map((point) => {
    const parent = point.parent === null ? null : (placed.get(point.parent) as Placed);
    const node: Placed = {
      node: point.data,
      parent,
      isMax: parent === null || isMaxBelow(parent.isMax, point.data),
      x: point.x,
      y: point.y - head,
      box: {
        top: point.y,
        width: boxWidth(point.data),
        height: kindOf(point.data) === null ? BOX : BOX_WITH_REASON,
      },
    };
    placed.set(point, node);
    return node;
  });
  return {
    nodes,
    left: nodes.reduce((least, { node, x }) => Math.min(least, x - width(node) / 2), 0),
    right: nodes.reduce((most, { node, x }) => Math.max(most, x + width(node) / 2), 0),
    height: laid.height * level + deepBox,
  };
}
