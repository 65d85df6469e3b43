import { hierarchy, tree as tidyTree } from 'd3-hierarchy';
import { THEMES, element } from '../drawing.js';
import { type DrawnNode, type DrawnTree, nodeText } from './model.js';

const LEVEL = 92;
const NODE_HEIGHT = 26;
const MARGIN = 24;
const CHARACTER = 7.4;

/**
 * The tree as textbooks draw it: levels from the top, squares where the root's side chooses and
 * rounded nodes where the other does, the move on the edge, cut branches grey and dashed.
 */
export function treeToSvg({ algorithm, tree }: DrawnTree): string {
  const theme = THEMES.light;
  const withWindow = algorithm !== 'minimax';
  const root = hierarchy<DrawnNode>(tree, (node) => node.children);
  const longest = root
    .descendants()
    .reduce((most, node) => Math.max(most, labelWidth(node.data, withWindow)), 0);
  const laid = tidyTree<DrawnNode>().nodeSize([longest + 14, LEVEL])(root);
  const nodes = laid.descendants();
  const left = nodes.reduce((least, node) => Math.min(least, node.x), 0) - longest / 2 - MARGIN;
  const right = nodes.reduce((most, node) => Math.max(most, node.x), 0) + longest / 2 + MARGIN;
  const height = laid.height * LEVEL + NODE_HEIGHT + 2 * MARGIN;

  const edges = nodes.slice(1).map((node) => {
    const parent = node.parent as typeof node;
    const [x1, y1] = [parent.x - left, parent.y + MARGIN + NODE_HEIGHT];
    const [x2, y2] = [node.x - left, node.y + MARGIN];
    const stroke = node.data.cut ? theme.faint : theme.ink;
    const dashes = node.data.cut ? { 'stroke-dasharray': '4 4' } : {};
    const at = 0.62;
    return (
      element('line', { x1, y1, x2, y2, stroke, 'stroke-width': 1.2, ...dashes }) +
      element(
        'text',
        {
          x: x1 + (x2 - x1) * at,
          y: y1 + (y2 - y1) * at,
          'text-anchor': 'middle',
          'font-size': 12,
          fill: node.data.cut ? '#8a867c' : theme.ink,
          stroke: theme.paper,
          'stroke-width': 4,
          'paint-order': 'stroke',
        },
        node.data.move ?? '',
      )
    );
  });
  const boxes = nodes.map((node) => {
    const [x, y] = [node.x - left, node.y + MARGIN];
    const isMax = node.depth % 2 === 0;
    const width = labelWidth(node.data, withWindow);
    const side = theme.sides[isMax ? 0 : 1];
    return (
      element('rect', {
        x: x - width / 2,
        y,
        width,
        height: NODE_HEIGHT,
        rx: isMax ? 3 : NODE_HEIGHT / 2,
        fill: node.data.cut ? theme.free : side.soft,
        stroke: node.data.cut ? theme.faint : side.strong,
      }) +
      element(
        'text',
        { x, y: y + 18, 'text-anchor': 'middle', 'font-size': 13, fill: theme.ink },
        nodeText(node.data, withWindow),
      )
    );
  });
  const width = Math.ceil(right - left);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif">` +
    `${element('rect', { width, height, fill: theme.paper })}${edges.join('')}${boxes.join('')}</svg>\n`
  );
}

function labelWidth(node: DrawnNode, withWindow: boolean): number {
  return Math.max(30, nodeText(node, withWindow).length * CHARACTER + 14);
}
