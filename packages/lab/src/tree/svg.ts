import { THEMES, element, escapeText, rounded } from '@tahoun/board';
import { LARGE, SMALL, textWidth } from '../text-width.js';
import { type Placed, layOut } from './layout.js';
import {
  type DrawnTree,
  type LegendItem,
  type TreeTexts,
  hasWindows,
  kindOf,
  legendOf,
  reasonText,
  valueText,
} from './model.js';

const MARGIN = 24;
/** Distance of a line of text's foot from its top. */
const LARGE_FOOT = 12;
const SMALL_FOOT = 25;
const GREY = '#77736a';
const DASHES = { 'stroke-dasharray': '4 4' };
/** The legend: the width of its lines, the least width of an item's sign, and the height of a line. */
const LEGEND_WIDTH = 940;
const SIGN_WIDTH = 26;
const LEGEND_LINE = 22;
const LEGEND_GAP = 22;

const theme = THEMES.light;

/**
 * The tree as textbooks draw it: levels from the top, squares where the root's side chooses and
 * rounded nodes where the other does, the move over each node, branches that were not searched grey and
 * dashed, moves that were searched again on thick branches, and a legend at the foot.
 */
export function treeToSvg(drawn: DrawnTree, texts: TreeTexts): string {
  const { nodes, left, right, height: treeHeight } = layOut(drawn, texts);
  const legend = legendLines(legendOf(drawn, texts));
  const legendWidth = Math.max(...legend.map((line) => line.width));
  const treeWidth = right - left;
  const width = Math.ceil(Math.max(treeWidth, legendWidth) + 2 * MARGIN);
  const height = Math.ceil(treeHeight + legend.length * LEGEND_LINE + 3 * MARGIN);
  const toRight = (width - treeWidth) / 2 - left;
  // The viewer looks at the root of a wide tree first: the legend is below it.
  const legendLeft = clamp(toRight - legendWidth / 2, MARGIN, width - MARGIN - legendWidth);
  const withWindow = hasWindows(drawn);
  const content = [
    ...nodes.map((node) => branch(node)),
    ...nodes.map((node) => drawNode(node, withWindow, texts)),
  ];
  const key = legend.flatMap(({ items }, line) =>
    items.map(({ item, x }) =>
      legendItem(item, legendLeft + x, treeHeight + 2 * MARGIN + line * LEGEND_LINE),
    ),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `width="${width}" height="${height}" ` +
    `font-family="system-ui, sans-serif" font-size="${LARGE}" fill="${theme.ink}">` +
    `${element('rect', { width, height, fill: theme.paper })}` +
    `<g transform="translate(${rounded(toRight)} ${MARGIN})">${content.join('')}</g>${key.join('')}</svg>\n`
  );
}

/** The line from the parent, which ends over the move. */
function branch({ node, parent, x, y }: Placed): string {
  if (parent === null) return '';
  const from = parent.box.top + parent.box.height;
  const line = { x1: rounded(parent.x), y1: rounded(from), x2: rounded(x), y2: rounded(y) };
  if (node.cut) return element('line', { ...line, stroke: GREY, ...DASHES });
  const isAgain = node.pass === 're-search';
  return element('line', {
    ...line,
    stroke: isAgain ? theme.accent : theme.ink,
    'stroke-width': isAgain ? 3 : 1,
  });
}

function drawNode({ node, isMax, x, y, box }: Placed, withWindow: boolean, texts: TreeTexts): string {
  const fill = node.cut ? GREY : theme.ink;
  const centred = { x: rounded(x), 'text-anchor': 'middle' };
  const reason = reasonText(node, texts);
  const head =
    element('text', { ...centred, y: rounded(y + LARGE_FOOT), fill }, node.move ?? '') +
    (reason === ''
      ? ''
      : element('text', { ...centred, y: rounded(y + SMALL_FOOT), fill, 'font-size': SMALL }, reason));
  if (node.cut) return head;
  const kind = kindOf(node);
  const { alpha, value, beta } = valueText(node, withWindow, texts);
  const bold = `<tspan font-weight="700">${escapeText(value)}</tspan>`;
  const foot = box.top + 17;
  return (
    head +
    nodeShape(isMax, x - box.width / 2, box.top, box.width, box.height) +
    `<text x="${rounded(x)}" y="${rounded(foot)}" text-anchor="middle">` +
    `${withWindow ? `${escapeText(alpha)} | ${bold} | ${escapeText(beta)}` : bold}</text>` +
    (kind === null
      ? ''
      : element('text', { ...centred, y: rounded(foot + 13), 'font-size': SMALL }, texts.kinds[kind].word))
  );
}

/** Square for the side to move at the root, rounded for the other. */
function nodeShape(isMax: boolean, x: number, y: number, width: number, height: number): string {
  const side = theme.sides[isMax ? 0 : 1];
  return element('rect', {
    x: rounded(x),
    y: rounded(y),
    width: rounded(width),
    height,
    rx: isMax ? 1 : 12,
    fill: side.soft,
    stroke: side.strong,
  });
}

interface LegendLine {
  readonly items: readonly { readonly item: LegendItem; readonly x: number }[];
  readonly width: number;
}

/** As many items a line as fit. */
function legendLines(items: readonly LegendItem[]): LegendLine[] {
  const lines: { items: { item: LegendItem; x: number }[]; width: number }[] = [];
  for (const item of items) {
    const width = signWidth(item) + textWidth(item.meaning, LARGE);
    let line = lines.at(-1);
    if (line === undefined || line.width + LEGEND_GAP + width > LEGEND_WIDTH) {
      line = { items: [], width: -LEGEND_GAP };
      lines.push(line);
    }
    line.items.push({ item, x: line.width + LEGEND_GAP });
    line.width += LEGEND_GAP + width;
  }
  return lines;
}

function legendItem(item: LegendItem, x: number, y: number): string {
  const { sign, text, meaning } = item;
  const line = { x1: rounded(x), y1: y + 9, x2: rounded(x + SIGN_WIDTH - 8), y2: y + 9 };
  const written = (at: number) => element('text', { x: rounded(at), y: y + 13, 'font-weight': 700 }, text);
  const signs: Record<LegendItem['sign'], () => string> = {
    max: () => nodeShape(true, x, y + 2, SIGN_WIDTH - 8, 14),
    min: () => nodeShape(false, x, y + 2, SIGN_WIDTH - 8, 14),
    cut: () => element('line', { ...line, stroke: GREY, ...DASHES }) + written(x + SIGN_WIDTH),
    again: () =>
      element('line', { ...line, stroke: theme.accent, 'stroke-width': 3 }) + written(x + SIGN_WIDTH),
    text: () => written(x),
  };
  return signs[sign]() + element('text', { x: rounded(x + signWidth(item)), y: y + 13 }, meaning);
}

function signWidth({ sign, text }: LegendItem): number {
  const written = text === '' ? 0 : textWidth(text, LARGE, true) + 8;
  return sign === 'text' ? written : SIGN_WIDTH + written;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
