import { type DrawOptions, type Look, type Point, type ThemeName, element } from '@tahoun/board';
import { type AtariGoPosition, formatPoint } from '../index.js';

/** Between two lines. */
export const CELL = 48;
export const STONE_RADIUS = 22;
/** Of the wood round the outermost lines: with coordinates on the left and below, and without. */
const BROAD = 54;
const NARROW = 32;
/** Paper round the wood; below it the board's edge shows. */
const PAPER = 4;
export const EDGE = 5;

interface BoardColours {
  readonly wood: string;
  readonly grain: string;
  readonly edge: string;
  readonly line: string;
}

/** Wood is kaya, as Go boards are. */
export const BOARD_COLOURS: Readonly<Record<Look, Readonly<Record<ThemeName, BoardColours>>>> = {
  wood: {
    light: { wood: '#e6bd7c', grain: '#c8964f', edge: '#a97a3d', line: '#4f3718' },
    dark: { wood: '#b88a51', grain: '#956a37', edge: '#5c4122', line: '#2f1f0c' },
  },
  paper: {
    light: { wood: '#f6f3ea', grain: '#e2dccb', edge: '#cbc4b2', line: '#57524a' },
    dark: { wood: '#bab5a8', grain: '#a8a294', edge: '#7c776b', line: '#2c2922' },
  },
  slate: {
    light: { wood: '#a9b6c2', grain: '#8c9aa8', edge: '#71808e', line: '#2b3742' },
    dark: { wood: '#74818e', grain: '#5f6c79', edge: '#3a444e', line: '#12181e' },
  },
};

function coloursOf({ theme = 'light', look = 'wood' }: DrawOptions): BoardColours {
  return BOARD_COLOURS[look][theme];
}

/** A point's place on the drawing. */
export function spotOf({ goban }: AtariGoPosition, point: number, options: DrawOptions): Point {
  const { size } = goban;
  return { x: left(options) + (point % size) * CELL, y: PAPER + NARROW + Math.floor(point / size) * CELL };
}

/** The wood, which is as wide as it is high. */
function woodBox({ goban }: AtariGoPosition, options: DrawOptions) {
  const side = (goban.size - 1) * CELL + left(options) - PAPER + NARROW;
  return { x: PAPER, y: PAPER, width: side, height: side };
}

export function extentOf(position: AtariGoPosition, options: DrawOptions) {
  const { width, height } = woodBox(position, options);
  return { width: width + 2 * PAPER, height: height + 2 * PAPER + EDGE };
}

export function nameOf({ goban }: AtariGoPosition, point: number): string {
  return formatPoint(goban.size, point);
}

/** The x coordinate of the leftmost line. */
function left({ coordinates }: DrawOptions): number {
  return PAPER + (coordinates === false ? NARROW : BROAD);
}

/** Below this size boards have no star points but the middle. */
const CORNERS_FROM = 8;
/** From this size on those of the corners lie on the fourth lines, below on the third. */
const FOURTH_LINE_FROM = 13;
/** From this size on the sides have star points too, as on the full board. */
const SIDES_FROM = 17;

/** The empty board: wood with its grain, lines, star points, coordinates. */
export function emptyBoard(position: AtariGoPosition, options: DrawOptions): string {
  const { wood, edge, line } = coloursOf(options);
  const box = woodBox(position, options);
  const { size, points } = position.goban;
  const first = spotOf(position, 0, options);
  const length = (size - 1) * CELL;
  let lines = '';
  for (let i = 0; i < size; i++) {
    lines += `M${first.x} ${first.y + i * CELL}h${length}M${first.x + i * CELL} ${first.y}v${length}`;
  }
  const frame = { x: first.x, y: first.y, width: length, height: length };
  const stars = Array.from({ length: points }, (_, point) => point)
    .filter((point) => isStar(size, Math.floor(point / size), point % size))
    .map((point) => spotOf(position, point, options))
    .map(({ x, y }) => element('circle', { cx: x, cy: y, r: 4.5, fill: line }));
  return (
    element('rect', { ...box, y: box.y + EDGE, rx: 5, fill: edge }) +
    element('rect', { ...box, rx: 5, fill: wood }) +
    grain(position, options) +
    element('path', { d: lines, stroke: line, 'stroke-width': 1.4, fill: 'none' }) +
    element('rect', { ...frame, stroke: line, 'stroke-width': 2.4, fill: 'none' }) +
    stars.join('') +
    (options.coordinates === false ? '' : coordinates(position, options))
  );
}

/** Faint fibres from side to side, each its own way up and down. */
function grain(position: AtariGoPosition, options: DrawOptions): string {
  const { x, y, width, height } = woodBox(position, options);
  let fibres = '';
  for (let at = 9, i = 0; at < height - 6; at += 13 + ((i * 7) % 11), i++) {
    const bend = ((i * 5) % 9) - 4;
    const third = width / 3;
    fibres += `M${x} ${y + at}c${third} ${bend} ${2 * third} ${-bend} ${width} ${bend / 2}`;
  }
  const colour = coloursOf(options).grain;
  return element('path', {
    d: fibres,
    stroke: colour,
    'stroke-width': 2,
    'stroke-opacity': 0.22,
    fill: 'none',
  });
}

/** The points that Go boards mark: the middle, the corners' and, where there is room, the sides'. */
function isStar(size: number, row: number, column: number): boolean {
  const middle = (size - 1) / 2;
  const inset = size >= FOURTH_LINE_FROM ? 3 : 2;
  const places = [inset, size - 1 - inset];
  const isCorner = (at: number) => places.includes(at);
  if (row === middle && column === middle) return size >= 5;
  if (isCorner(row) && isCorner(column)) return size >= CORNERS_FROM;
  if (size < SIDES_FROM || !Number.isInteger(middle)) return false;
  return (row === middle && isCorner(column)) || (column === middle && isCorner(row));
}

/** Letters below and numbers on the left: those of the points on the diagonal from the bottom left. */
function coordinates(position: AtariGoPosition, options: DrawOptions): string {
  const { size } = position.goban;
  const { height } = extentOf(position, options);
  // Halfway between the edge of the wood and the stones.
  const numbersX = PAPER + (BROAD - STONE_RADIUS) / 2;
  const names: string[] = [];
  for (let i = 0; i < size; i++) {
    const point = (size - 1 - i) * size + i;
    const { x, y } = spotOf(position, point, options);
    const name = nameOf(position, point);
    names.push(element('text', { x, y: height - EDGE - 9, 'text-anchor': 'middle' }, name.charAt(0)));
    names.push(element('text', { x: numbersX, y: y + 5, 'text-anchor': 'middle' }, name.slice(1)));
  }
  const style = `fill="${coloursOf(options).line}" fill-opacity="0.85"`;
  // Large boards are shown smaller.
  const fontSize = Math.max(14, size + 1);
  return `<g ${style} font-family="system-ui, sans-serif" font-size="${fontSize}">${names.join('')}</g>`;
}
