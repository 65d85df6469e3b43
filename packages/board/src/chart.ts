import { type Drawing, type Point, THEMES, type ThemeName, element } from './drawing.js';

/** One line of a chart: values by step; null where there is none. */
export interface ChartLine {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** Indices of its colour and its dashes; by default the line's own index. */
  readonly look?: { readonly colour: number; readonly dash: number };
  /** Places that are marked and signed, instead of every step. */
  readonly signs?: readonly ChartSign[];
}

/** A sign at a value of a line. */
export interface ChartSign {
  /** Which of the values, counted from 0. */
  readonly at: number;
  readonly text: string;
}

export interface ChartOptions {
  /** Below the steps. */
  readonly steps: string;
  /** The number of the first step; 1 by default. */
  readonly first?: number;
  /** Steps from one value to the next, where each value ends so many: their numbers are round then. */
  readonly stride?: number;
  readonly formatted: (value: number) => string;
  readonly theme: ThemeName;
  /** The size of the picture, 600 x 320 by default. Letters are 12 high in every size. */
  readonly size?: { readonly width: number; readonly height: number };
  /** The values of an even scale; left out, powers of ten from 1 or from the one below the smallest value. */
  readonly range?: readonly [from: number, to: number];
  /** Two edges between which the ground is shaded. */
  readonly band?: readonly [readonly number[], readonly number[]];
}

const SIZE = { width: 600, height: 320 };
const TOP = 16;
const FOOT = 40;
const NAME_HEIGHT = 15;
/** Between words and what they name. */
const GAP = 10;
/** A letter at most, about. */
const LETTER_WIDTH = 7;
/** The number of a step, with the space to the next one. */
const TICK_WIDTH = 28;
/** Steps that are numbered at most, and that have a mark each. */
const MOST_TICKS = 20;
/** How far apart numbered steps may be. */
const APART = [1, 2, 5]
  .flatMap((steps) => [1, 10, 100, 1000].map((ten) => steps * ten))
  .sort((a, b) => a - b);
/** Told apart by their marks and dashes as well as by colour. */
const DASHES = ['none', '7 4', '2 4'];

/** Lines of values over the same steps, as a picture. */
export function drawChart(lines: readonly ChartLine[], options: ChartOptions): Omit<Drawing, 'areas'> {
  const { steps, stride = 1, first = stride, formatted, theme, range, band, size = SIZE } = options;
  const { width, height } = size;
  const { ink, faint, paper, sides, accent } = THEMES[theme];
  const colours = [sides[0].strong, sides[1].strong, accent];
  const count = Math.max(2, ...lines.map(({ values }) => values.length));
  const { grid, rise } = range === undefined ? logarithmic(lines) : even(range);
  const left = roomFor(grid.map(formatted));
  const right = width - roomFor(lines.map(({ name }) => name));
  const foot = height - FOOT;
  const x = (at: number) => left + (at / (count - 1)) * (right - left);
  const y = (value: number) => foot - rise(value) * (foot - TOP);
  const text = (at: Point, anchor: string, words: string, fill: string = ink) =>
    element(
      'text',
      {
        x: Math.round(at.x),
        y: Math.round(at.y),
        'text-anchor': anchor,
        fill,
        // Names stay legible where another line crosses them.
        stroke: paper,
        'stroke-width': 4,
        'paint-order': 'stroke',
      },
      words,
    );
  const points = (values: readonly (number | null)[]) =>
    values.flatMap((value, at) => (value === null ? [] : [{ x: x(at), y: y(value) }]));
  const gridLines = grid.map((value) => {
    const line = { x1: left, x2: right, y1: y(value), y2: y(value) };
    return (
      element('line', { ...line, stroke: faint }) +
      text({ x: left - GAP, y: y(value) + 4 }, 'end', formatted(value))
    );
  });
  const least = count / Math.min(MOST_TICKS, (right - left) / TICK_WIDTH);
  const apart = APART.find((steps) => steps >= least) ?? count;
  const firstTick = options.stride === undefined ? 0 : apart - 1;
  const ticks = Array.from({ length: Math.ceil((count - firstTick) / apart) }, (_, tick) => {
    const at = firstTick + tick * apart;
    return text({ x: x(at), y: foot + 18 }, 'middle', String(first + at * stride));
  });
  const signed = (signs: readonly ChartSign[], values: ChartLine['values']) => {
    let before = { x: Number.NEGATIVE_INFINITY, isBelow: false };
    return signs.map(({ at, text: words }) => {
      const point = { x: x(at), y: y(values[at] ?? 0) };
      // Above the line there is no room at the upper edge, nor where the sign before is near.
      const isBelow = point.y < TOP + NAME_HEIGHT || (point.x - before.x < TICK_WIDTH && !before.isBelow);
      before = { x: point.x, isBelow };
      const place = { x: point.x, y: point.y + (isBelow ? 2 * NAME_HEIGHT - 8 : -8) };
      return drawMark(1, point, sides[1].strong) + text(place, 'middle', words);
    });
  };
  const shaded = band && [...points(band[0]), ...points(band[1]).reverse()];
  const named = labelHeights(lines, y);
  const drawn = lines.map(({ name, values, look, signs }, index) => {
    const { colour, dash } = look ?? { colour: index, dash: index };
    const own = points(values);
    const last = own.at(-1);
    if (last === undefined) return '';
    const stroke = colours[colour % colours.length] as string;
    return (
      element('polyline', {
        points: pathOf(own),
        fill: 'none',
        stroke,
        'stroke-width': 2.5,
        'stroke-dasharray': DASHES[dash % DASHES.length] as string,
      }) +
      (apart > 1 || signs ? '' : own.map((point) => drawMark(dash, point, stroke)).join('')) +
      text({ x: last.x + GAP, y: (named.get(name) ?? last.y) + 4 }, 'start', name, stroke) +
      signed(signs ?? [], values).join('')
    );
  });
  const content =
    `<g font-family="system-ui, sans-serif" font-size="12">${gridLines.join('')}${ticks.join('')}` +
    `${text({ x: (left + right) / 2, y: height - 6 }, 'middle', steps)}` +
    (shaded
      ? element('polygon', { points: pathOf(shaded), fill: colours[0] as string, opacity: 0.15 })
      : '') +
    `${drawn.join('')}</g>`;
  return { width, height, content };
}

/** The values of a scale that have a line, and the height of a value, 0 at the foot and 1 at the top. */
interface Scale {
  readonly grid: readonly number[];
  rise(value: number): number;
}

/** As wide as the longest of the words beside the lines. */
function roomFor(words: readonly string[]): number {
  return 2 * GAP + LETTER_WIDTH * Math.max(0, ...words.map(({ length }) => length));
}

function logarithmic(lines: readonly ChartLine[]): Scale {
  const known = lines.flatMap(({ values }) => values.filter((value) => value !== null));
  const lowest = Math.floor(Math.log10(Math.min(1, ...known)));
  const powers = Math.ceil(Math.log10(Math.max(10, ...known))) - lowest;
  return {
    grid: Array.from({ length: powers + 1 }, (_, step) => 10 ** (lowest + step)),
    rise: (value) => (Math.log10(value) - lowest) / powers,
  };
}

function even([from, to]: readonly [number, number]): Scale {
  return {
    grid: [from, (from + to) / 2, to],
    rise: (value) => (Math.min(Math.max(value, from), to) - from) / (to - from || 1),
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
