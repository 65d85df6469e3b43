import { type Point, THEMES, type Theme, type ThemeName, element, rounded } from '@tahoun/board';
import { LARGE, SMALL, textWidth } from '../text-width.js';
import { type GraphLayout, type GraphRoute, type NodeBox, pointOn } from './layout.js';

/** A node of a graph at one moment of a search. */
export interface GraphNodeLook {
  readonly name: string;
  /** Text under the name, such as its values; empty for none. */
  readonly note: string;
  /** Number on the corner, such as that of the step that examined it; empty for none. */
  readonly number: string;
  /** Not met yet, waiting, or examined. */
  readonly phase: 'ahead' | 'open' | 'done';
  /** The search is at this node. */
  readonly isCurrent: boolean;
  /** Has a double border. */
  readonly isGoal: boolean;
  /** Part of the path that was found. */
  readonly isPath: boolean;
}

/** `tree` is an edge by which a node was found, `path` a part of the path that was found. */
export type GraphEdgeLook = 'plain' | 'tree' | 'path';

interface GraphLook {
  /** `light` by default. */
  readonly theme?: ThemeName;
  readonly nodes: readonly GraphNodeLook[];
  readonly edge: (from: number, to: number) => GraphEdgeLook;
}

/** A graph as a picture, in the units of the drawing. */
export interface GraphFigure {
  readonly width: number;
  readonly height: number;
  /** The content of an `<svg viewBox="0 0 width height">`. */
  readonly content: string;
}

const ROUND = 9;
const HEAD = 8;
const HEAD_WIDTH = 3.6;
/** Edges that nothing has happened on: of a shade that can be seen on the paper, but is not ink. */
const GREY = { light: '#8b877d', dark: '#858892' } as const;
const ORDER: readonly GraphEdgeLook[] = ['plain', 'tree', 'path'];

/** The graph at one moment: waiting nodes have a strong border, examined ones are filled and numbered. */
export function drawGraph(layout: GraphLayout, look: GraphLook): GraphFigure {
  const name = look.theme ?? 'light';
  const theme = THEMES[name];
  const lookOf = ({ from, to, isBothWays }: GraphRoute): GraphEdgeLook => {
    const looks = [look.edge(from, to), ...(isBothWays ? [look.edge(to, from)] : [])];
    return looks.reduce((a, b) => (ORDER.indexOf(a) < ORDER.indexOf(b) ? b : a));
  };
  const routes = layout.routes.map((route) => ({ route, look: lookOf(route) }));
  // The most important edges are drawn last, over the others.
  routes.sort((a, b) => ORDER.indexOf(a.look) - ORDER.indexOf(b.look));
  const content = [
    ...routes.map((each) => drawEdge(each.route, each.look, theme, GREY[name])),
    ...layout.routes.map((route) => drawLabel(route, theme)),
    ...look.nodes.map((node, index) => drawNode(node, layout.boxes[index] as NodeBox, theme)),
  ].join('');
  return {
    width: layout.width,
    height: layout.height,
    content: `<g font-family="system-ui, sans-serif" font-size="${LARGE}" fill="${theme.ink}">${content}</g>`,
  };
}

function drawEdge(
  { curve, isBothWays }: GraphRoute,
  look: GraphEdgeLook,
  theme: Theme,
  grey: string,
): string {
  const stroke = look === 'path' ? theme.accent : look === 'tree' ? theme.ink : grey;
  const width = look === 'path' ? 3.5 : look === 'tree' ? 1.8 : 1;
  const [from, control, to] = [curve.from, curve.control, curve.to].map(
    ({ x, y }) => `${rounded(x)} ${rounded(y)}`,
  );
  const d = `M${from}Q${control} ${to}`;
  return (
    element('path', { d, fill: 'none', stroke, 'stroke-width': width }) +
    (isBothWays ? '' : arrowHead(pointOn(curve, 0.97), curve.to, stroke))
  );
}

function arrowHead(before: Point, tip: Point, fill: string): string {
  const [dx, dy] = [tip.x - before.x, tip.y - before.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const foot = { x: tip.x - ux * HEAD, y: tip.y - uy * HEAD };
  const corners = [
    tip,
    { x: foot.x - uy * HEAD_WIDTH, y: foot.y + ux * HEAD_WIDTH },
    { x: foot.x + uy * HEAD_WIDTH, y: foot.y - ux * HEAD_WIDTH },
  ];
  return element('polygon', {
    points: corners.map(({ x, y }) => `${rounded(x)},${rounded(y)}`).join(' '),
    fill,
  });
}

/** On paper of its own, in the middle of its edge. */
function drawLabel({ label, labelAt: { x, y } }: GraphRoute, theme: Theme): string {
  if (label === '') return '';
  const width = textWidth(label, SMALL) + 6;
  const back = { x: rounded(x - width / 2), y: rounded(y - 7), width: rounded(width), height: 14, rx: 4 };
  const text = { x: rounded(x), y: rounded(y + 4), 'font-size': SMALL + 1, 'text-anchor': 'middle' };
  return element('rect', { ...back, fill: theme.paper }) + element('text', text, label);
}

function drawNode(node: GraphNodeLook, { x, y, width, height }: NodeBox, theme: Theme): string {
  const rect = (gap: number, style: Readonly<Record<string, string | number>>) =>
    element('rect', {
      x: rounded(x - width / 2 - gap),
      y: rounded(y - height / 2 - gap),
      width: rounded(width + 2 * gap),
      height: height + 2 * gap,
      rx: ROUND + gap,
      ...style,
    });
  const line = (baseline: number, text: string, style: Readonly<Record<string, string | number>>) =>
    text === ''
      ? ''
      : element('text', { x: rounded(x), y: rounded(baseline), 'text-anchor': 'middle', ...style }, text);
  const side = theme.sides[0];
  const isMet = node.phase !== 'ahead';
  const fill = node.phase === 'done' ? side.soft : theme.paper;
  const stroke = node.isPath ? theme.accent : isMet ? side.strong : theme.faint;
  return [
    rect(0, { fill, stroke, 'stroke-width': node.isPath ? 3 : node.phase === 'open' ? 2.4 : 1.4 }),
    node.isGoal ? rect(-3.5, { fill: 'none', stroke: isMet ? stroke : theme.ink, 'stroke-width': 1.2 }) : '',
    node.isCurrent ? rect(3.5, { fill: 'none', stroke: theme.accent, 'stroke-width': 3.5 }) : '',
    line(height > 30 ? y - 3 : y + 4.5, node.name, { 'font-weight': 700 }),
    line(y + 13, node.note, { 'font-size': SMALL }),
    numberOn(node, x - width / 2, y - height / 2, theme),
  ].join('');
}

function numberOn({ number }: GraphNodeLook, x: number, y: number, theme: Theme): string {
  if (number === '') return '';
  const width = Math.max(16, textWidth(number, SMALL) + 7);
  const back = {
    x: rounded(x - width / 2 - 2),
    y: rounded(y - 11),
    width: rounded(width),
    height: 16,
    rx: 8,
  };
  const text = { x: rounded(x - 2), y: rounded(y + 1), 'font-size': SMALL, 'font-weight': 700 };
  return (
    element('rect', { ...back, fill: theme.paper, stroke: theme.sides[0].strong, 'stroke-width': 1 }) +
    element('text', { ...text, 'text-anchor': 'middle' }, number)
  );
}
