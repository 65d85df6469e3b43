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
import type { Move, Side } from '@tahoun/core';
import {
  TIC_TAC_TOE_SIZE as SIZE,
  TIC_TAC_TOE_LINES,
  type TicTacToePosition,
  formatTicTacToeCell,
} from './tic-tac-toe.ts';

const CELL = 140;
const GAP = 7;
const MARGIN = 32;
/** Half of a sign's width, and the strokes that draw it. */
const REACH = 36;
const STROKE = 15;

/** Tic-tac-toe: crosses and rings on tiles. */
export const ticTacToeArtist: BoardArtist<TicTacToePosition> = {
  cover: '..o/.x./.ox x',
  draw(position, options) {
    const extent = SIZE * CELL + margin(options) + GAP;
    const areas = CELLS.map((cell) => areaOf(position, cell, options));
    return { width: extent, height: extent, content: contentOf(sceneOf(position, options)), areas };
  },

  layers: (position, options) => layersOf(sceneOf(position, options)),

  preview(position, { move }, options) {
    const { x, y } = corner(move, options);
    const marks = sign(x, y, position.turn, THEMES[options.theme ?? 'light']);
    return `<g opacity="0.45">${marks}</g>`;
  },

  text(position, paint, lastMove) {
    const winning = linesOf(position).flat();
    return gridText(paint, ['3', '2', '1'], ['a', 'b', 'c'], (row, column) => {
      const cell = row * SIZE + column;
      const owner = position.ownerOf(cell);
      const colour = winning.includes(cell) ? 'mark' : owner === 0 ? 'side0' : 'side1';
      const sign = owner === null ? paint('·', 'dim') : paint(owner === 0 ? 'X' : 'O', colour);
      return sign + (cell === lastMove ? paint('*', 'mark') : ' ');
    });
  },
};

const CELLS = Array.from({ length: SIZE * SIZE }, (_, cell) => cell);

function sceneOf(position: TicTacToePosition, options: DrawOptions): Scene {
  const theme: Theme = THEMES[options.theme ?? 'light'];
  const lines = linesOf(position);
  const winning = lines.flat();
  const tiles = CELLS.map((cell) => {
    const { x, y } = corner(cell, options);
    const owner = position.ownerOf(cell);
    const fill = owner !== null && winning.includes(cell) ? theme.sides[owner].soft : theme.free;
    return tile(x, y, fill) + (cell === options.lastMove ? lastMark(x, y, theme) : '');
  });
  return {
    under: tiles.join('') + (options.coordinates === false ? '' : coordinates(theme).join('')),
    pieces: CELLS.flatMap((cell) => {
      const side = position.ownerOf(cell);
      if (side === null) return [];
      const { x, y } = corner(cell, options);
      const at = { x: x + CELL / 2, y: y + CELL / 2 };
      const draw = (middle: Point) => sign(middle.x - CELL / 2, middle.y - CELL / 2, side, theme);
      return [{ kind: `${side}`, side, target: formatTicTacToeCell(cell), ...at, draw, isFixed: true }];
    }),
    over: lines.map((line) => strike(line, theme, options)).join(''),
  };
}

function areaOf(position: TicTacToePosition, cell: number, options: DrawOptions): TargetArea {
  const owner = position.ownerOf(cell);
  const name = formatTicTacToeCell(cell);
  return {
    targets: [name],
    ...corner(cell, options),
    width: CELL,
    height: CELL,
    row: Math.floor(cell / SIZE),
    column: cell % SIZE,
    label: { key: owner === null ? 'free' : owner === 0 ? 'x' : 'o', params: { cell: name } },
    occupied: owner !== null,
  };
}

/** The lines that a side has made, cell by cell. */
function linesOf(position: TicTacToePosition): number[][] {
  return TIC_TAC_TOE_LINES.map((line) => CELLS.filter((cell) => (line & (1 << cell)) !== 0)).filter(
    (cells) => {
      const owner = position.ownerOf(cells[0] as number);
      return owner !== null && cells.every((cell) => position.ownerOf(cell) === owner);
    },
  );
}

/** Room for the coordinates on the left and below. */
function margin(options: DrawOptions): number {
  return options.coordinates === false ? GAP : MARGIN;
}

/** Top left corner of a cell on the drawing. */
function corner(cell: Move, options: DrawOptions): { x: number; y: number } {
  return { x: margin(options) + (cell % SIZE) * CELL, y: GAP + Math.floor(cell / SIZE) * CELL };
}

function tile(x: number, y: number, fill: string): string {
  const size = CELL - GAP;
  return element('rect', { x: x + GAP / 2, y: y + GAP / 2, width: size, height: size, rx: 15, fill });
}

function lastMark(x: number, y: number, theme: Theme): string {
  const inset = GAP / 2 + 2;
  return element('rect', {
    x: x + inset,
    y: y + inset,
    width: CELL - 2 * inset,
    height: CELL - 2 * inset,
    rx: 12,
    fill: 'none',
    stroke: theme.accent,
    'stroke-width': 5,
  });
}

function sign(x: number, y: number, side: Side, theme: Theme): string {
  const [cx, cy] = [x + CELL / 2, y + CELL / 2];
  const stroke = { stroke: theme.sides[side].strong, 'stroke-width': STROKE };
  if (side === 1) return element('circle', { cx, cy, r: REACH, fill: 'none', ...stroke });
  return element('path', {
    d: `M${cx - REACH} ${cy - REACH}L${cx + REACH} ${cy + REACH}M${cx + REACH} ${cy - REACH}L${cx - REACH} ${cy + REACH}`,
    fill: 'none',
    'stroke-linecap': 'round',
    ...stroke,
  });
}

/** The stroke through a line of three. */
function strike(line: readonly number[], theme: Theme, options: DrawOptions): string {
  const from = corner(line[0] as number, options);
  const to = corner(line.at(-1) as number, options);
  // A little over the middles of the first and the last cell.
  const over = 0.16;
  const [dx, dy] = [(to.x - from.x) * over, (to.y - from.y) * over];
  return element('line', {
    x1: from.x + CELL / 2 - dx,
    y1: from.y + CELL / 2 - dy,
    x2: to.x + CELL / 2 + dx,
    y2: to.y + CELL / 2 + dy,
    stroke: theme.ink,
    'stroke-width': 7,
    'stroke-linecap': 'round',
    'stroke-opacity': 0.8,
  });
}

function coordinates({ ink }: Theme): string[] {
  return Array.from({ length: SIZE }, (_, i) => {
    const middle = (i + 0.5) * CELL;
    return [
      edgeLabel('abc'.charAt(i), { x: MARGIN + middle, y: GAP + SIZE * CELL + 22 }, 'middle', 16, ink),
      edgeLabel(String(SIZE - i), { x: MARGIN - 12, y: GAP + middle + 6 }, 'end', 16, ink),
    ];
  }).flat();
}
