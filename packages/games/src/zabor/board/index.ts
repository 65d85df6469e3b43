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
  rowNumbers,
} from '@tahoun/board';
import { gridColumn } from '@tahoun/core';
import { BLOCKED, BLUE, FREE, RED, type ZaborPosition, formatCell } from '../index.js';

const CELL = 60;
const GAP = 3;
const MARGIN = 30;
/** Meadows that can be taken, and rock that cannot. */
const LAND = {
  light: { free: '#dbe3bd', blocked: '#8d897e' },
  dark: { free: '#66714f', blocked: '#34373b' },
} as const;
/** In the order of `Cell`. */
const LABEL_KEYS = ['free', 'blue', 'red', 'blocked'];
const SIGNS = [
  ['·', 'dim'],
  ['B', 'side0'],
  ['R', 'side1'],
  ['#', 'dim'],
] as const;

/** The value of a cell beside its owner, in text. */
const SMALL_DIGITS = '₀₁₂₃₄₅₆₇₈₉';

/** Zabor: coloured land. Red cells carry a ring and blue ones a bar, so colour is never needed. */
export const zaborArtist: BoardArtist<ZaborPosition> = {
  cover: '...r.b./..rrrbb/.bbrrbr/..bbrrr/..bbbrr/..bbbr./.bbbb.. r',
  draw(position, options) {
    const { width, height } = position.map;
    const cells = [...position.cells.keys()].filter(
      (cell) => position.cells[cell] !== BLOCKED || options.isSetUp === true,
    );
    return {
      width: width * CELL + margin(options) + GAP,
      height: height * CELL + margin(options) + GAP,
      content: contentOf(sceneOf(position, options, true)),
      areas: cells.map((cell) => areaOf(position, cell, options)),
    };
  },

  layers: (position, options) => layersOf(sceneOf(position, options)),

  preview(position, { move }, options) {
    const theme = themeOf(options);
    const marks = position.reachOf(move).map((cell) => {
      const { x, y } = corner(position, cell, options);
      return previewMark(x, y, theme, position.turn, cell === move);
    });
    return marks.join('');
  },

  text(position, paint, lastMove) {
    const { width, height } = position.map;
    const letters = Array.from({ length: width }, (_, column) => gridColumn(column));
    return gridText(paint, rowNumbers(height), letters, (row, column) => {
      const cell = row * width + column;
      const content = position.cells[cell] as number;
      const [sign, colour] = SIGNS[content]!;
      const value = position.map.isEqual || content === BLOCKED ? 0 : position.map.values[cell]!;
      const written = value > 0 && content === FREE ? String(value) : sign;
      const beside = value > 0 && content !== FREE ? paint(SMALL_DIGITS[value]!, colour) : ' ';
      return paint(written, colour) + (cell === lastMove ? paint('*', 'mark') : beside);
    });
  },
};

function themeOf({ theme = 'light' }: DrawOptions): Theme {
  return { ...THEMES[theme], ...LAND[theme] };
}

/** @param isStill no land turns, so nothing is seen of the ground under it. */
function sceneOf(position: ZaborPosition, options: DrawOptions, isStill = false): Scene {
  const theme = themeOf(options);
  const { width, height } = position.map;
  const cells = [...position.cells.keys()];
  const isLand = (cell: number) => position.cells[cell] === BLUE || position.cells[cell] === RED;
  const at = (cell: number) => corner(position, cell, options);
  const ground = cells
    .filter((cell) => !isStill || !isLand(cell))
    .map((cell) => square(at(cell), position.cells[cell] === BLOCKED ? BLOCKED : FREE, theme));
  const taken = options.lastMove === undefined ? [] : position.reachOf(options.lastMove);
  const marks = taken.map((cell) => takenMark(at(cell), theme, cell === options.lastMove));
  return {
    under:
      ground.join('') + (options.coordinates === false ? '' : coordinates(width, height, theme).join('')),
    pieces: cells.filter(isLand).map((cell) => {
      const content = position.cells[cell] as number;
      const { x, y } = at(cell);
      return {
        kind: `${content}`,
        side: content === BLUE ? 0 : 1,
        target: formatCell(position, cell),
        x: x + CELL / 2,
        y: y + CELL / 2,
        draw: (middle) => square({ x: middle.x - CELL / 2, y: middle.y - CELL / 2 }, content, theme),
        isFixed: true,
      };
    }),
    over: marks.join('') + (position.map.isEqual ? '' : values(position, options).join('')),
  };
}

function areaOf(position: ZaborPosition, cell: number, options: DrawOptions): TargetArea {
  const content = position.cells[cell] as number;
  const name = formatCell(position, cell);
  return {
    targets: [name],
    ...corner(position, cell, options),
    width: CELL,
    height: CELL,
    row: Math.floor(cell / position.map.width),
    column: cell % position.map.width,
    label: {
      key: LABEL_KEYS[content] as string,
      params: {
        cell: name,
        gain: content === FREE ? position.moveHint(cell) : 0,
        ...(position.map.isEqual ? {} : { value: position.map.values[cell]! }),
      },
    },
    occupied: content !== FREE,
  };
}

/** Room for the coordinates on the left and below. */
function margin(options: DrawOptions): number {
  return options.coordinates === false ? GAP : MARGIN;
}

/** Top left corner of a cell on the drawing. */
function corner({ map }: ZaborPosition, cell: number, options: DrawOptions): Point {
  return { x: margin(options) + (cell % map.width) * CELL, y: GAP + Math.floor(cell / map.width) * CELL };
}

function square({ x, y }: Point, content: number, theme: Theme): string {
  const size = CELL - GAP;
  const box = { x: x + GAP / 2, y: y + GAP / 2, width: size, height: size, rx: 7 };
  if (content === FREE) return element('rect', { ...box, fill: theme.free });
  if (content === BLOCKED) {
    const bars = [0.28, 0.5, 0.72].map((at) =>
      element('line', {
        x1: x + CELL * at - 8,
        y1: y + CELL / 2 + 8,
        x2: x + CELL * at + 8,
        y2: y + CELL / 2 - 8,
        stroke: theme.paper,
        'stroke-width': 2,
        'stroke-opacity': 0.5,
      }),
    );
    return element('rect', { ...box, fill: theme.blocked }) + bars.join('');
  }
  const side = content === BLUE ? 0 : 1;
  const [cx, cy] = [x + CELL / 2, y + CELL / 2];
  const sign =
    content === RED
      ? element('circle', {
          cx,
          cy,
          r: 9,
          fill: 'none',
          stroke: theme.paper,
          'stroke-width': 3.5,
          'stroke-opacity': 0.85,
        })
      : element('rect', {
          x: cx - 10,
          y: cy - 2,
          width: 20,
          height: 4,
          rx: 2,
          fill: theme.paper,
          'fill-opacity': 0.85,
        });
  return element('rect', { ...box, fill: theme.sides[side].strong }) + sign;
}

function takenMark({ x, y }: Point, theme: Theme, isCentre: boolean): string {
  const inset = 4.5;
  return element('rect', {
    x: x + inset,
    y: y + inset,
    width: CELL - 2 * inset,
    height: CELL - 2 * inset,
    rx: 5,
    fill: 'none',
    stroke: theme.mark,
    'stroke-width': isCentre ? 4 : 2,
    ...(isCentre ? {} : { 'stroke-dasharray': '3 5' }),
  });
}

function previewMark(x: number, y: number, theme: Theme, side: 0 | 1, isCentre: boolean): string {
  const inset = GAP / 2;
  return element('rect', {
    x: x + inset,
    y: y + inset,
    width: CELL - GAP,
    height: CELL - GAP,
    rx: 7,
    fill: theme.sides[side].strong,
    'fill-opacity': isCentre ? 0.75 : 0.45,
    stroke: theme.sides[side].strong,
    'stroke-width': 2,
  });
}

/** The value of each cell where they differ: in the middle of free land, in a corner of what is taken. */
function values(position: ZaborPosition, options: DrawOptions): string[] {
  const { cells, map } = position;
  const theme = themeOf(options);
  return [...cells.keys()]
    .filter((cell) => cells[cell] !== BLOCKED)
    .map((cell) => {
      const { x, y } = corner(position, cell, options);
      const isFree = cells[cell] === FREE;
      const at = isFree ? { x: x + CELL / 2, y: y + CELL / 2 + 9 } : { x: x + CELL - 13, y: y + CELL - 10 };
      const size = isFree ? 26 : 18;
      return edgeLabel(String(map.values[cell]), at, 'middle', size, isFree ? theme.ink : theme.paper);
    });
}

function coordinates(width: number, height: number, { ink }: Theme): string[] {
  const columns = Array.from({ length: width }, (_, column) => {
    const at = { x: MARGIN + (column + 0.5) * CELL, y: height * CELL + 22 };
    return edgeLabel(gridColumn(column), at, 'middle', 15, ink);
  });
  const rows = Array.from({ length: height }, (_, row) =>
    edgeLabel(String(height - row), { x: MARGIN - 9, y: (row + 0.5) * CELL + 8 }, 'end', 15, ink),
  );
  return [...columns, ...rows];
}
