import {
  type BoardArtist,
  type DrawOptions,
  type Label,
  type Point,
  type Preview,
  type Scene,
  THEMES,
  type TargetArea,
  type Theme,
  type ThemeName,
  contentOf,
  element,
  layersOf,
} from '@tahoun/board';
import type { Move } from '@tahoun/core';
import {
  type ChocolatePosition,
  PIECES,
  breakOf,
  breakTargets,
  grundyOfPiece,
  kindOf,
  pieceText,
} from '../index.js';
import { type Layout, type Placed, layOut } from './layout.js';

/** Approximate length of the drawing's longer side, for all sizes of the squares. */
const EXTENT = 560;
const MAX_SQUARE = 64;
const MARGIN = 14;
const COLOURS = {
  light: { square: '#7a4a2b', bevel: '#96613d', edge: '#55301a' },
  dark: { square: '#8a5836', bevel: '#a9744c', edge: '#4a2a17' },
} as const satisfies Record<ThemeName, object>;

/** Chocolate: every piece of the heap with its squares; the lines between them are the moves. */
export const chocolateArtist: BoardArtist<ChocolatePosition> = {
  cover: '4x5+2x4+2x3+2*1x3 A',
  squares: ({ counts }) =>
    PIECES.reduce((sum, { height, width }, kind) => sum + counts[kind]! * height * width, 0),

  draw(position, options) {
    const { layout, size } = tableOf(position);
    return {
      width: Math.ceil(layout.columns * size + 2 * MARGIN),
      height: Math.ceil(layout.rows * size + 2 * MARGIN),
      content: contentOf(sceneOf(position, options)),
      areas: options.isSetUp === true ? pieceAreas(layout, size) : allAreas(layout, size),
    };
  },

  layers: (position, options) => layersOf(sceneOf(position, options)),

  preview(position, preview, options) {
    const { layout, size } = tableOf(position);
    const target = previewTarget(preview, () => allAreas(layout, size));
    return target === undefined ? '' : breakLine(target, size, THEMES[options.theme ?? 'light']);
  },

  notes(position) {
    const { layout, size } = tableOf(position);
    const middle = (start: number, length: number) => MARGIN + (start + length / 2) * size;
    return layout.pieces
      .map(({ kind, x, y, rows, columns }) => grundyNote(kind, { x: middle(x, columns), y: middle(y, rows) }))
      .join('');
  },

  text(position, paint, lastMove) {
    const fresh = partsOf(lastMove);
    const blocks: string[] = [];
    for (const [kind, count] of position.counts.entries()) {
      if (count === 0) continue;
      const [rows, columns] = pieceText(kind).split('x').map(Number) as [number, number];
      const name = `${count > 1 ? `${count}*` : ''}${pieceText(kind)}`;
      const title = fresh.includes(kind) ? paint(name, 'mark') : name;
      const small = rows * columns <= 3;
      const line = paint('■ '.repeat(columns).trimEnd(), small ? 'dim' : 'side1');
      blocks.push([title, ...Array.from({ length: rows }, () => `  ${line}`)].join('\n'));
    }
    return blocks.join('\n');
  },
};

function sceneOf(position: ChocolatePosition, { lastMove, picked, theme = 'light' }: DrawOptions): Scene {
  const { layout, size } = tableOf(position);
  const fresh = partsOf(lastMove);
  const pieces = layout.pieces.map((piece) => {
    const isFresh = fresh.includes(piece.kind);
    if (isFresh) fresh.splice(fresh.indexOf(piece.kind), 1);
    const middle = {
      x: MARGIN + (piece.x + piece.columns / 2) * size,
      y: MARGIN + (piece.y + piece.rows / 2) * size,
    };
    const frame = picked?.[0] === pieceText(piece.kind) ? 'picked' : isFresh ? 'fresh' : 'none';
    const draw = (at: Point) => drawPiece(piece, at, size, theme, frame);
    return { kind: pieceText(piece.kind), side: null, target: pieceText(piece.kind), ...middle, draw };
  });
  return { under: '', pieces, over: '' };
}

/** The heap laid out, and the length of one square's side. */
function tableOf(position: ChocolatePosition) {
  const layout = layOut(position);
  return { layout, size: Math.min(MAX_SQUARE, EXTENT / Math.max(layout.columns, layout.rows)) };
}

/** The two pieces that a move made. */
function partsOf(move: Move | undefined): number[] {
  return move === undefined ? [] : [...breakOf(move).parts];
}

/** Round a piece: dashed when the last move made it. */
type Frame = 'none' | 'fresh' | 'picked';

/** @param middle of the piece */
function drawPiece(piece: Placed, middle: Point, size: number, theme: ThemeName, frame: Frame): string {
  const colours = COLOURS[theme];
  const [width, height] = [piece.columns * size, piece.rows * size];
  const [x0, y0] = [middle.x - width / 2, middle.y - height / 2];
  const opacity = piece.breakable ? 1 : 0.45;
  const rect = (x: number, y: number, width: number, height: number, rounding: number, fill: string) =>
    element('rect', { x, y, width, height, rx: size * rounding, fill, 'fill-opacity': opacity });
  const parts = [rect(x0, y0, width, height, 0.09, colours.edge)];
  const inset = Math.max(size * 0.05, 0.5);
  const side = size - 2 * inset;
  const bevel = side * 0.2;
  for (let row = 0; row < piece.rows; row++) {
    for (let column = 0; column < piece.columns; column++) {
      const [x, y] = [x0 + column * size + inset, y0 + row * size + inset];
      parts.push(rect(x, y, side, side, 0.08, colours.square));
      if (size < 14) continue;
      parts.push(rect(x + bevel, y + bevel, side - 2 * bevel, side - 2 * bevel, 0.05, colours.bevel));
    }
  }
  if (frame !== 'none') {
    const gap = Math.min(4, size * 0.12);
    parts.push(
      element('rect', {
        x: x0 - gap,
        y: y0 - gap,
        width: width + 2 * gap,
        height: height + 2 * gap,
        rx: size * 0.14,
        fill: 'none',
        stroke: THEMES[theme].accent,
        ...(frame === 'picked' ? { 'stroke-width': 5 } : { 'stroke-width': 2.5, 'stroke-dasharray': '5 4' }),
      }),
    );
  }
  return parts.join('');
}

/**
 * One area per line, a narrow strip over it. For arrow keys and screen readers the lines down a piece
 * make one row, and each line across is a row of its own below.
 */
function allAreas(layout: Layout, size: number): TargetArea[] {
  const areas: TargetArea[] = [];
  let row = 0;
  for (const piece of layout.pieces.filter(({ breakable }) => breakable)) {
    const { rows, columns } = piece;
    const x = MARGIN + piece.x * size;
    const y = MARGIN + piece.y * size;
    const strip = size * 0.62;
    const name = pieceText(piece.kind);
    const add = (
      line: string,
      box: Pick<TargetArea, 'x' | 'y' | 'width' | 'height'>,
      column: number,
      label: Label,
    ) => areas.push({ targets: [name, line], ...box, row, column, label });

    const first = rows === 1 ? 2 : 1;
    for (let at = first; at <= columns - first; at++) {
      const params = { piece: name, first: partName(rows, at), second: partName(rows, columns - at) };
      const box = { x: x + at * size - strip / 2, y, width: strip, height: rows * size };
      add(`|${at}`, box, at - first, { key: 'vertical', params });
    }
    row++;
    for (let at = 1; at <= rows - 1; at++) {
      const params = { piece: name, first: partName(at, columns), second: partName(rows - at, columns) };
      const box = { x, y: y + at * size - strip / 2, width: columns * size, height: strip };
      add(`-${at}`, box, 0, { key: 'horizontal', params });
      row++;
    }
  }
  return areas;
}

/** Every piece is an area of its own. */
function pieceAreas(layout: Layout, size: number): TargetArea[] {
  return layout.pieces.map(({ kind, x, y, rows, columns }, row) => ({
    targets: [pieceText(kind)],
    x: MARGIN + x * size,
    y: MARGIN + y * size,
    width: columns * size,
    height: rows * size,
    row,
    column: 0,
    label: { key: 'piece', params: { piece: pieceText(kind) } },
    occupied: true,
  }));
}

function partName(rows: number, columns: number): string {
  return pieceText(kindOf(rows, columns));
}

/** The line that a previewed move breaks along: the one pointed at, or the first that means the move. */
function previewTarget({ move, area }: Preview, areas: () => readonly TargetArea[]): TargetArea | undefined {
  const sequences = breakTargets(move);
  const isMeant = ({ targets }: TargetArea) =>
    sequences.some((sequence) => sequence[0] === targets[0] && sequence[1] === targets[1]);
  return area !== undefined && isMeant(area) ? area : areas().find(isMeant);
}

function breakLine({ x, y, width, height, targets }: TargetArea, size: number, theme: Theme): string {
  const over = size * 0.16;
  const line = targets[1]?.startsWith('|')
    ? { x1: x + width / 2, x2: x + width / 2, y1: y - over, y2: y + height + over }
    : { x1: x - over, x2: x + width + over, y1: y + height / 2, y2: y + height / 2 };
  return element('line', {
    ...line,
    stroke: theme.mark,
    'stroke-width': Math.max(3, size * 0.09),
    'stroke-linecap': 'round',
  });
}

const PAPER = '#fff6e5';
const INK = '#3a2010';

/** A piece's Grundy value on a label. @param middle of the piece */
function grundyNote(kind: number, { x, y }: Point): string {
  const style = { 'text-anchor': 'middle', 'font-family': 'system-ui, sans-serif', 'font-weight': 700 };
  return (
    element('circle', { cx: x, cy: y, r: 18, fill: PAPER, stroke: INK, 'stroke-width': 1.5 }) +
    element('text', { ...style, x, y: y + 7.5, 'font-size': 22, fill: INK }, String(grundyOfPiece(kind)))
  );
}
