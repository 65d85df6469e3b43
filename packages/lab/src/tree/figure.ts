import { THEMES, type Theme, type ThemeName, element, escapeText, rounded } from '@tahoun/board';
import { hierarchy } from 'd3-hierarchy';
import { LARGE, SMALL, textWidth } from '../text-width.js';
import { tidy } from './layout.js';

/** A node of a search tree at one moment of the search. */
export interface FigureNode {
  /** Identifies the node to the caller of the drawing. */
  readonly id: number;
  /** Square where the root's side chooses, rounded where the other does. */
  readonly isMax: boolean;
  /** Not reached yet, being searched, left with its value, or cut off. */
  readonly phase: 'ahead' | 'open' | 'done' | 'cut';
  /** The search is at this node. */
  readonly isCurrent: boolean;
  /** Looked at by the person. */
  readonly isSelected: boolean;
  /** Part of the line that both sides would play. */
  readonly isBest: boolean;
  /** Over the node: the move that leads here, or its name. */
  readonly label: string;
  /** In the node; the bold part is in the middle. Empty texts are left out. */
  readonly before: string;
  readonly value: string;
  readonly after: string;
  /**
   * The longest text that the search will write in the node, so that no node moves while the search goes on.
   */
  readonly room: string;
  /** Under the node: why the rest of its moves is cut off. Its longest text has room from the beginning. */
  readonly note: string;
  readonly noteRoom: string;
  /** Nodes below that are folded away. */
  readonly folded: number;
  /** Present where this is no node but the fold of its siblings: how many of them it hides, 0 when open. */
  readonly rest?: number;
  readonly children: readonly FigureNode[];
}

export interface FigureOptions {
  /** `light` by default. */
  readonly theme?: ThemeName;
  /** Names of the levels of the two sides; by default there are none. */
  readonly levels?: { readonly max: string; readonly min: string } | undefined;
}

/** Place of a node in the drawing, with its label. */
export interface FigurePlace {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A tree as a picture, in the units of the drawing. */
export interface TreeFigure {
  readonly width: number;
  readonly height: number;
  /** The content of an `<svg viewBox="0 0 width height">`. */
  readonly content: string;
  /** In the order of a walk in depth. */
  readonly places: readonly FigurePlace[];
}

const MARGIN = 16;
const LABEL = 18;
const BOX = 26;
const LEAST_WIDTH = 28;
const PADDING = 9;
const RISE = 44;
const LEVEL = LABEL + BOX + RISE;
/** Radius of a corner of the two shapes. */
const SQUARE = 1.5;
const ROUND = 13;
/** Of what stands for other siblings. */
const REST = 6;
const DASHES = { 'stroke-dasharray': '4 4' };
/** Cut branches are grey, of a shade that can be read on the paper. */
const GREY = { light: '#77736a', dark: '#9a9ca4' } as const;

/** A node with the middle of its box's upper edge. */
interface Spot {
  readonly node: FigureNode;
  readonly parent: Spot | null;
  readonly x: number;
  readonly y: number;
}

interface Ink {
  readonly theme: Theme;
  readonly grey: string;
}

/** The tree as a lecture draws it: levels from the top, unknown nodes pale, cut branches grey and crossed. */
export function drawTree(root: FigureNode, options: FigureOptions = {}): TreeFigure {
  const name = options.theme ?? 'light';
  const ink: Ink = { theme: THEMES[name], grey: GREY[name] };
  const laid = tidy(
    hierarchy(root, (node) => node.children),
    widthOf,
    LEVEL,
  );
  const levelRoom = options.levels === undefined ? 0 : levelWidth(options.levels);
  let [left, right] = [0, 0];
  laid.each(({ x, data }) => {
    left = Math.min(left, x - widthOf(data) / 2);
    right = Math.max(right, x + widthOf(data) / 2);
  });
  const toRight = MARGIN + levelRoom - left;
  const spots = new Map<object, Spot>();
  laid.eachBefore((point) => {
    const parent = point.parent === null ? null : (spots.get(point.parent) as Spot);
    spots.set(point, { node: point.data, parent, x: point.x + toRight, y: point.y + MARGIN + LABEL });
  });
  const all = [...spots.values()];
  const height = laid.height * LEVEL + LABEL + BOX + 2 * MARGIN + (all.some(hasFoot) ? LABEL : 0);
  const content = [
    ...levelNames(laid.height, root.isMax, options, ink),
    ...all.map((spot) => drawBranch(spot, ink)),
    ...all.map((spot) => drawNode(spot, ink)),
  ].join('');
  return {
    width: Math.ceil(right + toRight + MARGIN),
    height: Math.ceil(height),
    content: `<g font-family="system-ui, sans-serif" font-size="${LARGE}" fill="${ink.theme.ink}">${content}</g>`,
    places: all.map(({ node, x, y }) => ({
      id: node.id,
      x: x - widthOf(node) / 2,
      y: y - LABEL,
      width: widthOf(node),
      height: LABEL + BOX,
    })),
  };
}

function hasFoot({ node }: Spot): boolean {
  return node.noteRoom !== '' || node.folded > 0;
}

function boxWidth({ room }: FigureNode): number {
  return Math.max(LEAST_WIDTH, textWidth(room, LARGE) + 2 * PADDING);
}

function widthOf(node: FigureNode): number {
  return Math.max(boxWidth(node), textWidth(node.label, LARGE), textWidth(node.noteRoom, SMALL) + 8);
}

function levelWidth({ max, min }: { readonly max: string; readonly min: string }): number {
  return Math.max(textWidth(max, SMALL, true), textWidth(min, SMALL, true)) + 10;
}

function levelNames(height: number, isMaxFirst: boolean, { levels }: FigureOptions, ink: Ink): string[] {
  if (levels === undefined) return [];
  return Array.from({ length: height + 1 }, (_, ply) => {
    const isMax = isMaxFirst === (ply % 2 === 0);
    const y = MARGIN + LABEL + ply * LEVEL + BOX / 2 + 4;
    const style = { 'font-size': SMALL, 'font-weight': 700, fill: ink.theme.sides[isMax ? 0 : 1].strong };
    return element('text', { x: MARGIN, y, ...style }, isMax ? levels.max : levels.min);
  });
}

/** The line from the parent's box to above the label. */
function drawBranch({ node, parent, x, y }: Spot, { theme, grey }: Ink): string {
  if (parent === null) return '';
  const top = parent.y + BOX;
  const foot = y - (node.label === '' ? 0 : LABEL);
  const line = { x1: rounded(parent.x), y1: rounded(top), x2: rounded(x), y2: rounded(foot) };
  if (node.phase === 'cut') {
    const isFirst = parent.node.phase !== 'cut';
    return (
      element('line', { ...line, stroke: grey, ...DASHES }) +
      (isFirst ? cross(parent.x, top, x, foot, grey) : '')
    );
  }
  const isBest = node.isBest && parent.node.isBest;
  return element('line', {
    ...line,
    stroke: isBest ? theme.accent : node.phase === 'ahead' ? theme.faint : theme.ink,
    'stroke-width': isBest ? 3.5 : 1.2,
  });
}

/** Two short strokes across the middle of a branch, the usual sign of a cut on a blackboard. */
function cross(x1: number, y1: number, x2: number, y2: number, stroke: string): string {
  const stroked = (along: number) => {
    const [x, y] = [x1 + (x2 - x1) * along, y1 + (y2 - y1) * along];
    const line = { x1: rounded(x - 6), y1: rounded(y + 3), x2: rounded(x + 6), y2: rounded(y - 3) };
    return element('line', { ...line, stroke, 'stroke-width': 2 });
  };
  return stroked(0.5) + stroked(0.62);
}

function drawNode({ node, x, y }: Spot, ink: Ink): string {
  const { theme, grey } = ink;
  const isCut = node.phase === 'cut';
  const fill = isCut ? grey : theme.ink;
  const width = boxWidth(node);
  const centred = { x: rounded(x), 'text-anchor': 'middle' };
  const label =
    node.label === ''
      ? ''
      : element('text', { ...centred, y: rounded(y - 5), fill: isCut ? grey : theme.ink }, node.label);
  const ring = (gap: number, stroke: string, strokeWidth: number) =>
    element('rect', {
      x: rounded(x - width / 2 - gap),
      y: rounded(y - gap),
      width: rounded(width + 2 * gap),
      height: BOX + 2 * gap,
      rx: node.isMax ? SQUARE + gap : ROUND + gap,
      fill: 'none',
      stroke,
      'stroke-width': strokeWidth,
    });
  return [
    label,
    element('rect', {
      x: rounded(x - width / 2),
      y: rounded(y),
      width: rounded(width),
      height: BOX,
      ...(node.rest !== undefined
        ? { rx: REST, fill: theme.faint }
        : { rx: node.isMax ? SQUARE : ROUND, ...boxStyle(node, ink) }),
    }),
    node.isCurrent ? ring(2.5, theme.accent, 3.5) : '',
    node.isSelected ? ring(node.isCurrent ? 6.5 : 4, theme.ink, 1.2) : '',
    boxText(node, rounded(x), rounded(y + BOX / 2 + 4.5), fill),
    footText(node, x, y + BOX, ink),
  ].join('');
}

function boxStyle(
  { phase, isMax, isBest }: FigureNode,
  { theme, grey }: Ink,
): Record<string, string | number> {
  const side = theme.sides[isMax ? 0 : 1];
  switch (phase) {
    case 'cut':
      return { fill: theme.paper, stroke: grey, ...DASHES };
    case 'ahead':
      return { fill: theme.paper, stroke: theme.faint };
    case 'open':
      return { fill: theme.paper, stroke: side.strong, 'stroke-width': 2 };
    default:
      return {
        fill: side.soft,
        stroke: isBest ? theme.accent : side.strong,
        'stroke-width': isBest ? 2.5 : 1.2,
      };
  }
}

function boxText({ before, value, after }: FigureNode, x: number, y: number, fill: string): string {
  if (before === '' && value === '' && after === '') return '';
  const bold = `<tspan font-weight="700">${escapeText(value)}</tspan>`;
  const parts = [
    before === '' ? '' : `${escapeText(before)} | `,
    bold,
    after === '' ? '' : ` | ${escapeText(after)}`,
  ];
  return `<text x="${x}" y="${y}" text-anchor="middle" fill="${fill}">${parts.join('')}</text>`;
}

/** The text right under a node, on paper of its own, because branches begin there. */
function footText({ note, folded }: FigureNode, x: number, foot: number, { theme, grey }: Ink): string {
  const text = note !== '' ? note : folded > 0 ? `+${folded}` : '';
  if (text === '') return '';
  const width = textWidth(text, SMALL) + 8;
  const back = element('rect', {
    x: rounded(x - width / 2),
    y: rounded(foot + 3),
    width: rounded(width),
    height: 15,
    rx: 7,
    fill: theme.paper,
    stroke: note !== '' ? theme.accent : grey,
    'stroke-width': 0.8,
  });
  const style = { 'font-size': SMALL, 'text-anchor': 'middle', fill: theme.ink };
  return back + element('text', { x: rounded(x), y: rounded(foot + 14), ...style }, text);
}
