import {
  type BoardArtist,
  type DrawOptions,
  type Point,
  type Scene,
  THEMES,
  type TargetArea,
  type Theme,
  contentOf,
  edgeLabel,
  element,
  gridText,
  layersOf,
} from '@tahoun/board';
import type { Side } from '@tahoun/core';
import {
  type ConnectFourPosition,
  HEIGHT,
  WIDTH,
  formatColumn,
  formatConnectFourCell,
  fourCells,
} from '../index.js';

const CELL = 64;
const RADIUS = 26;
const FRAME = { light: '#2f66b8', dark: '#2a4f8c' } as const;
const DISCS = ['#f3c22b', '#d6402f'] as const;
/** The sign on a disc. */
const SIGN = '#00000073';
/** Round the board, and below it for the letters. */
const PADDING = 6;
const MARGIN = 4;
const LETTERS = 30;

/** Connect Four: yellow discs with a cross and red ones with a ring in a blue frame. A column is one place. */
export const connectFourArtist: BoardArtist<ConnectFourPosition> = {
  cover: '.o.x.../.x.o.../.o.x.../xx.o.../oo.xx../xo.xo.. o',
  pieceColours: DISCS,
  draw(position, options) {
    const areas = COLUMNS.map((column) => areaOf(position, column, position.heightOf(column)));
    const content = contentOf(sceneOf(position, options, true));
    return { width: WIDTH_OF_ALL, height: heightOfAll(options), content, areas };
  },

  layers: (position, options) => layersOf(sceneOf(position, options)),

  preview(position, { move }) {
    const ghost = discAt(middle(move, position.heightOf(move)), position.turn);
    return `<g opacity="0.55">${ghost}</g>`;
  },

  text(position, paint, lastMove) {
    const winning = fourCells(position).flat();
    const rows = Array.from({ length: HEIGHT }, () => '');
    return gridText(paint, rows, COLUMNS.map(formatColumn), (fromTop, column) => {
      const row = HEIGHT - 1 - fromTop;
      const owner = position.ownerOf(column, row);
      const isWinning = winning.some((cell) => cell.column === column && cell.row === row);
      const colour = isWinning ? 'mark' : owner === 0 ? 'side0' : 'side1';
      const disc = owner === null ? paint('·', 'dim') : paint(owner === 0 ? 'X' : 'O', colour);
      return disc + (isLast(position, column, row, lastMove) ? paint('*', 'mark') : ' ');
    });
  },
};

const WIDTH_OF_ALL = WIDTH * CELL + 2 * (PADDING + MARGIN);
const FRAME_HEIGHT = HEIGHT * CELL + 2 * PADDING;

const COLUMNS = Array.from({ length: WIDTH }, (_, column) => column);

/** @param isStill no disc moves, so nothing is seen of the holes under them. */
function sceneOf(position: ConnectFourPosition, options: DrawOptions, isStill = false): Scene {
  const theme: Theme = THEMES[options.theme ?? 'light'];
  const fours = fourCells(position);
  const cells = Array.from({ length: HEIGHT }, (_, row) => COLUMNS.map((column) => ({ column, row }))).flat();
  const holes = cells.filter(({ column, row }) => !isStill || position.ownerOf(column, row) === null);
  const marked = cells.filter(
    ({ column, row }) =>
      isLast(position, column, row, options.lastMove) ||
      fours.flat().some((cell) => cell.column === column && cell.row === row),
  );
  return {
    under:
      frame(options) +
      holes.map(({ column, row }) => hole(column, row, theme)).join('') +
      (options.coordinates === false ? '' : letters(theme).join('')),
    pieces: cells.flatMap(({ column, row }) => {
      const side = position.ownerOf(column, row);
      if (side === null) return [];
      const target = formatConnectFourCell(column, row);
      const draw = (at: Point) => discAt(at, side);
      const from = middle(column, HEIGHT);
      return [{ kind: `${side}`, side, target, ...middle(column, row), draw, isFixed: true, from }];
    }),
    over:
      marked.map(({ column, row }) => mark(column, row, theme)).join('') +
      fours.map((four) => strikeOf(four, theme)).join(''),
  };
}

/** Whether the last disc lies on a cell. */
function isLast(position: ConnectFourPosition, column: number, row: number, lastMove?: number): boolean {
  return column === lastMove && row === position.heightOf(column) - 1;
}

function heightOfAll({ coordinates }: DrawOptions): number {
  return FRAME_HEIGHT + MARGIN + (coordinates === false ? MARGIN : LETTERS);
}

/** The middle of a cell on the drawing. */
function middle(column: number, row: number): Point {
  return {
    x: MARGIN + PADDING + (column + 0.5) * CELL,
    y: MARGIN + PADDING + (HEIGHT - row - 0.5) * CELL,
  };
}

/** The whole column can be pointed at. Its label lists the discs from the bottom: `xxo`. */
function areaOf(position: ConnectFourPosition, column: number, height: number): TargetArea {
  const name = formatColumn(column);
  const owners = Array.from({ length: height }, (_, row) => position.ownerOf(column, row));
  const discs = owners.map((owner) => (owner === 0 ? 'x' : 'o')).join('');
  const isFull = height === HEIGHT;
  const cell = isFull ? '' : formatConnectFourCell(column, height);
  return {
    targets: [name],
    x: MARGIN + PADDING + column * CELL,
    y: MARGIN,
    width: CELL,
    height: FRAME_HEIGHT,
    row: 0,
    column,
    label: { key: isFull ? 'full' : 'open', params: { column: name, discs, cell } },
    occupied: height > 0,
  };
}

function frame({ theme = 'light' }: DrawOptions): string {
  return element('rect', {
    x: MARGIN,
    y: MARGIN,
    width: WIDTH_OF_ALL - 2 * MARGIN,
    height: FRAME_HEIGHT,
    rx: 18,
    fill: FRAME[theme],
  });
}

function hole(column: number, row: number, theme: Theme): string {
  const { x, y } = middle(column, row);
  return element('circle', { cx: x, cy: y, r: RADIUS, fill: theme.paper });
}

function discAt({ x, y }: Point, side: Side): string {
  const stroke = { fill: 'none', stroke: SIGN, 'stroke-width': 4 };
  const body = element('circle', { cx: x, cy: y, r: RADIUS, fill: DISCS[side] });
  if (side === 1) return body + element('circle', { cx: x, cy: y, r: 10, ...stroke });
  const arm = 9;
  const path = `M${x - arm} ${y - arm}L${x + arm} ${y + arm}M${x + arm} ${y - arm}L${x - arm} ${y + arm}`;
  return body + element('path', { d: path, 'stroke-linecap': 'round', ...stroke });
}

/** A ring on the edge of the last disc, and of the discs that won. */
function mark(column: number, row: number, theme: Theme): string {
  const { x, y } = middle(column, row);
  return element('circle', {
    cx: x,
    cy: y,
    r: RADIUS - 2.5,
    fill: 'none',
    stroke: theme.ink,
    'stroke-width': 5,
  });
}

function strikeOf(four: readonly { readonly column: number; readonly row: number }[], theme: Theme): string {
  const [from, to] = [four[0]!, four.at(-1)!].map(({ column, row }) => middle(column, row)) as [Point, Point];
  return element('line', {
    x1: from.x,
    y1: from.y,
    x2: to.x,
    y2: to.y,
    stroke: theme.ink,
    'stroke-width': 5,
    'stroke-linecap': 'round',
    'stroke-opacity': 0.8,
  });
}

function letters(theme: Theme): string[] {
  const y = MARGIN + FRAME_HEIGHT + 22;
  return COLUMNS.map((column) =>
    edgeLabel(formatColumn(column), { x: middle(column, 0).x, y }, 'middle', 15, theme.ink),
  );
}
