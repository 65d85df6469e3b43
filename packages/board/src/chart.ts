import { type Drawing, type Point, THEMES, type ThemeName, element } from './drawing.js';

/** One line of a chart: values by step; null where there is none. */
export interface ChartLine {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** Indices of its colour and its dashes; by default the line's own index. */
  readonly look?: { readonly colour: number; readonly dash: number };
}

export interface ChartOptions {
  /** Below the steps. */
  readonly steps: string;
  /** The number of the first step; 1 by default. */
  readonly first?: number;
  readonly formatted: (value: number) => string;
  readonly theme: ThemeName;
  /** The values of an even scale; left out, powers of ten from 1 or from the one below the smallest value. */
  readonly range?: readonly [from: number, to: number];
  /** Two edges between which the ground is shaded. */
  readonly band?: readonly [readonly number[], readonly number[]];
}

const WIDTH = 600;
const HEIGHT = 320;
const LEFT = 100;
const RIGHT = 130;
const TOP = 16;
const FOOT = 40;
const NAME_HEIGHT = 15;
/** Steps that are numbered at most, and that have a mark each. */
const MOST_TICKS = 20;
/** Told apart by their marks and dashes as well as by colour. */
const DASHES = ['none', '7 4', '2 4'];

/** Lines of values over the same steps, as a picture. */
export function drawChart(lines: readonly ChartLine[], options: ChartOptions): Omit<Drawing, 'areas'> {
  const { steps, first = 1, formatted, theme, range, band } = options;
  const { ink, faint, paper, sides, accent } = THEMES[theme];
  const colours = [sides[0].strong, sides[1].strong, accent];
  const count = Math.max(2, ...lines.map(({ values }) => values.length));
  const { grid, height } = range === undefined ? logarithmic(lines) : even(range);
  const x = (at: number) => LEFT + (at / (count - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => HEIGHT - FOOT - height(value) * (HEIGHT - FOOT - TOP);
  const text = (at: Point, anchor: string, words: string, fill: string = ink) =>
    element(
      'text',
      {
        ...{ x: Math.round(at.x), y: Math.round(at.y), 'text-anchor': anchor, fill },
        // Names stay legible where another line crosses them.
        ...{ stroke: paper, 'stroke-width': 4, 'paint-order': 'stroke' },
      },
      words,
    );
  const points = (values: readonly (number | null)[]) =>
    values.flatMap((value, at) => (value === null ? [] : [{ x: x(at), y: y(value) }]));
  const gridLines = grid.map((value) => {
    const line = { x1: LEFT, x2: WIDTH - RIGHT, y1: y(value), y2: y(value) };
    return (
      element('line', { ...line, stroke: faint }) +
      text({ x: LEFT - 8, y: y(value) + 4 }, 'end', formatted(value))
    );
  });
  const apart = Math.ceil(count / MOST_TICKS);
  const ticks = Array.from({ length: Math.ceil(count / apart) }, (_, tick) =>
    text({ x: x(tick * apart), y: HEIGHT - FOOT + 18 }, 'middle', String(first + tick * apart)),
  );
  const shaded = band && [...points(band[0]), ...points(band[1]).reverse()];
  const named = labelHeights(lines, y);
  const drawn = lines.map(({ name, values, look }, index) => {
    const { colour, dash } = look ?? { colour: index, dash: index };
    const own = points(values);
    const last = own.at(-1);
    if (last === undefined) return '';
    const stroke = colours[colour % colours.length] as string;
    return (
      element('polyline', {
        ...{ points: pathOf(own), fill: 'none', stroke, 'stroke-width': 2.5 },
        'stroke-dasharray': DASHES[dash % DASHES.length] as string,
      }) +
      (apart > 1 ? '' : own.map((point) => drawMark(dash, point, stroke)).join('')) +
      text({ x: last.x + 10, y: (named.get(name) ?? last.y) + 4 }, 'start', name, stroke)
    );
  });
  const content =
    `<g font-family="system-ui, sans-serif" font-size="12">${gridLines.join('')}${ticks.join('')}` +
    `${text({ x: (LEFT + WIDTH - RIGHT) / 2, y: HEIGHT - 6 }, 'middle', steps)}` +
    (shaded
      ? element('polygon', { points: pathOf(shaded), fill: colours[0] as string, opacity: 0.15 })
      : '') +
    `${drawn.join('')}</g>`;
  return { width: WIDTH, height: HEIGHT, content };
}

/** The values of a scale that have a line, and the height of a value, 0 at the foot and 1 at the top. */
interface Scale {
  readonly grid: readonly number[];
  height(value: number): number;
}

function logarithmic(lines: readonly ChartLine[]): Scale {
  const known = lines.flatMap(({ values }) => values.filter((value) => value !== null));
  const lowest = Math.floor(Math.log10(Math.min(1, ...known)));
  const powers = Math.ceil(Math.log10(Math.max(10, ...known))) - lowest;
  return {
    grid: Array.from({ length: powers + 1 }, (_, step) => 10 ** (lowest + step)),
    height: (value) => (Math.log10(value) - lowest) / powers,
  };
}

function even([from, to]: readonly [number, number]): Scale {
  return {
    grid: [from, (from + to) / 2, to],
    height: (value) => (Math.min(Math.max(value, from), to) - from) / (to - from || 1),
  };
}

function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}

/** Heights of the names of the lines: at their ends, but not over each other. */
function labelHeights(
  series: readonly ChartLine[],
  y: (value: number) => number,
): ReadonlyMap<string, number> {
  const ends = series.flatMap(({ name, values }) => {
    const last = values.findLast((value) => value !== null);
    return last == null ? [] : [{ name, y: y(last) }];
  });
  const heights = new Map<string, number>();
  let above = Number.NEGATIVE_INFINITY;
  for (const end of ends.sort((a, b) => a.y - b.y)) {
    above = Math.max(end.y, above + NAME_HEIGHT);
    heights.set(end.name, above);
  }
  return heights;
}

/** A square, a circle or a diamond. */
function drawMark(index: number, { x, y }: Point, fill: string): string {
  if (index % 3 === 1) return element('circle', { cx: x.toFixed(1), cy: y.toFixed(1), r: 4.5, fill });
  const box = { x: (x - 4).toFixed(1), y: (y - 4).toFixed(1), width: 8, height: 8, fill };
  return index % 3 === 0
    ? element('rect', box)
    : element('rect', { ...box, transform: `rotate(45 ${x.toFixed(1)} ${y.toFixed(1)})` });
}
