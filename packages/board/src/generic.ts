import {
  type Game,
  type GridCorner,
  type Position,
  type Side,
  gridColumn,
  gridRow,
  gridRows,
  legalMoves,
} from '@tahoun/core';
import {
  type BoardArtist,
  type DrawOptions,
  type Point,
  type Scene,
  THEMES,
  type TargetArea,
  type Theme,
  contentOf,
  element,
  layersOf,
} from './drawing.js';
import { inputsFrom, nextTargets } from './picking.js';
import { gridText } from './text.js';

const CELL = 80;
const MARGIN = 32;
const RADIUS = 30;
/** Tiles in a row: targets that are no cell of the grid are drawn below it. */
const TILES_IN_A_ROW = 4;

interface GenericOptions {
  /** Whether the rows are counted from the bottom, as in chess, or from the top, as in Othello. */
  readonly a1?: GridCorner;
}

/** A target on the drawing. */
interface Place {
  readonly target: string;
  readonly row: number;
  readonly column: number;
  /** The character of the text form on this cell; undefined on a tile. */
  readonly sign?: string;
}

/**
 * A board for a game that has no drawing of its own. A text form of rows from the top, separated by `/`, is drawn as
 * a grid whose cells are called a1, b1, ... from a corner on the left: the letters of the two sides are
 * discs, small and capital ones alike, `.` is empty, `#` blocked, any other character is written. Every other
 * target of the next step (a pass, a promotion, all targets of a game that is no grid) is a tile with its
 * name below. The targets of a move have to be known also after it was made, to mark it.
 */
export function genericArtist(game: Game, { a1 = 'bottom' }: GenericOptions = {}): BoardArtist {
  const isDisc = ({ sign }: Place) => sign !== undefined && sideOf(game, sign) !== null;
  const placesOf = (position: Position, options: DrawOptions) => {
    const rows = gridRows(game, position);
    const cells = cellsOf(rows, a1);
    return { rows, places: [...cells, ...tilesOf(game, position, options, cells)] };
  };

  /** Discs are fixed, because only the game knows which disc moved to which cell. */
  const sceneOf = (position: Position, options: DrawOptions): Scene => {
    const theme: Theme = THEMES[options.theme ?? 'light'];
    const { rows, places } = placesOf(position, options);
    const squares = places.map((place) => drawSquare(place, isDisc(place), theme, options));
    return {
      under: [...squares, ...coordinates(rows, a1, theme, options)].join(''),
      pieces: places.filter(isDisc).map((place) => {
        const { target, sign = '' } = place;
        const side = sideOf(game, sign) as Side;
        const isCrowned = sign !== sign.toLowerCase();
        const draw = (at: Point) => discAt(at, theme.sides[side].strong, isCrowned);
        return { kind: sign, side, target, ...middle(place), draw, isFixed: true };
      }),
      over: marksOn(places, game, position, options).join(''),
    };
  };

  return {
    draw(position, options) {
      const { rows, places } = placesOf(position, options);
      const width = Math.max(rows[0]?.length ?? 0, Math.min(TILES_IN_A_ROW, places.length), 1);
      const height = Math.max(...places.map(({ row }) => row + 1), 1);
      return {
        width: width * CELL + 2 * MARGIN,
        height: height * CELL + 2 * MARGIN,
        content: contentOf(sceneOf(position, options)),
        areas: places.map((place) => areaOf(place, game)),
      };
    },

    layers: (position, options) => layersOf(sceneOf(position, options)),

    preview(position, { move }, options) {
      const cells = cellsOf(gridRows(game, position), a1);
      const targets = new Set(game.targets(position, move).flat());
      const theme = THEMES[options.theme ?? 'light'];
      return cells
        .filter(({ target }) => targets.has(target))
        .map((place) => `<g opacity="0.6">${discAt(middle(place), theme.sides[position.turn].strong)}</g>`)
        .join('');
    },

    text(position, paint) {
      const rows = gridRows(game, position);
      if (rows.length === 0) return game.formatPosition(position);
      const numbers = rows.map((_, row) => String(gridRow(row, rows.length, a1)).padStart(2));
      const signs = rows.map((row) => [...row]);
      const letters = (signs[0] ?? []).map((_, column) => gridColumn(column));
      return gridText(paint, numbers, letters, (row, column) => {
        const sign = signs[row]?.[column] ?? '';
        const side = sideOf(game, sign);
        return `${side === null ? paint(sign, 'dim') : paint(sign, side === 0 ? 'side0' : 'side1')} `;
      });
    },
  };
}

function cellsOf(rows: readonly string[], a1: GridCorner): Place[] {
  return rows.flatMap((line, row) =>
    [...line].map((sign, column) => ({
      target: `${gridColumn(column)}${gridRow(row, rows.length, a1)}`,
      row,
      column,
      sign,
    })),
  );
}

/** The targets of the next step that are no cells. */
function tilesOf(
  game: Game,
  position: Position,
  { picked = [] }: DrawOptions,
  cells: readonly Place[],
): Place[] {
  const onBoard = new Set(cells.map(({ target }) => target));
  const inputs = inputsFrom(game, position, legalMoves(position), picked);
  const next = inputs.map(({ targets }) => targets[picked.length]).filter((target) => target !== undefined);
  const first = (cells.at(-1)?.row ?? -1) + 1;
  return [...new Set(next)]
    .filter((target) => !onBoard.has(target))
    .map((target, at) => ({
      target,
      row: first + Math.floor(at / TILES_IN_A_ROW),
      column: at % TILES_IN_A_ROW,
    }));
}

/** The frames of the picked targets, of those that may follow and of the last move. */
function marksOn(
  places: readonly Place[],
  game: Game,
  position: Position,
  { picked = [], lastMove, theme = 'light' }: DrawOptions,
): string[] {
  const framed = (targets: readonly string[], stroke: string) =>
    targets.map((target) => {
      const place = places.find((each) => each.target === target);
      return place === undefined ? '' : frame(place, stroke);
    });
  const next = nextTargets(game, position, legalMoves(position), picked);
  const last = picked.length > 0 || lastMove === undefined ? [] : (game.targets(position, lastMove)[0] ?? []);
  const { accent, mark } = THEMES[theme];
  return [...framed(picked, accent), ...framed([...next, ...last], mark)];
}

/** The side whose piece a letter is; null for any other character. */
function sideOf(game: Game, sign: string): Side | null {
  const at = game.sides.findIndex(({ id }) => id.toLowerCase() === sign.toLowerCase());
  return at < 0 ? null : (at as Side);
}

function corner({ row, column }: Place): Point {
  return { x: MARGIN + column * CELL, y: MARGIN + row * CELL };
}

function middle(place: Place): Point {
  const { x, y } = corner(place);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

function drawSquare(place: Place, isDisc: boolean, theme: Theme, options: DrawOptions): string {
  const { x, y } = corner(place);
  const { sign = place.target } = place;
  const fill = sign === '#' ? theme.blocked : theme.free;
  const square = element('rect', { x: x + 2, y: y + 2, width: CELL - 4, height: CELL - 4, rx: 8, fill });
  if (isDisc || sign === '.' || sign === '#') return square;
  return square + word(x + CELL / 2, y + CELL / 2 + 7, sign, theme, options.coordinates === false ? 18 : 20);
}

function discAt({ x: cx, y: cy }: Point, fill: string, isCrowned = false): string {
  const whole = element('circle', { cx, cy, r: RADIUS, fill });
  const crown = element('circle', { cx, cy, r: RADIUS / 2, fill: 'none', stroke: '#fff', 'stroke-width': 5 });
  return isCrowned ? whole + crown : whole;
}

function frame(place: Place, stroke: string): string {
  const { x, y } = corner(place);
  const size = { x: x + 5, y: y + 5, width: CELL - 10, height: CELL - 10, rx: 6 };
  return element('rect', { ...size, fill: 'none', stroke, 'stroke-width': 5 });
}

function word(x: number, y: number, text: string, theme: Theme, size: number): string {
  const style = { fill: theme.ink, 'font-family': 'system-ui, sans-serif', 'font-size': size };
  return element('text', { ...style, x, y, 'text-anchor': 'middle' }, text);
}

function coordinates(
  rows: readonly string[],
  a1: GridCorner,
  theme: Theme,
  { coordinates = true }: DrawOptions,
): string[] {
  if (!coordinates) return [];
  const columns = Array.from({ length: rows[0]?.length ?? 0 }, (_, column) =>
    word(MARGIN + (column + 0.5) * CELL, MARGIN - 10, gridColumn(column), theme, 16),
  );
  const numbers = rows.map((_, row) =>
    word(MARGIN / 2, MARGIN + (row + 0.5) * CELL + 6, String(gridRow(row, rows.length, a1)), theme, 16),
  );
  return [...columns, ...numbers];
}

function areaOf(place: Place, game: Game): TargetArea {
  const { target, row, column, sign } = place;
  const side = sign === undefined ? null : sideOf(game, sign);
  return {
    targets: [target],
    ...corner(place),
    width: CELL,
    height: CELL,
    row,
    column,
    label: { key: side === null ? 'place' : `side${side}`, params: { place: target } },
    occupied: side !== null,
  };
}
