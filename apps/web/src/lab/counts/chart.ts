import { THEMES, type ThemeName, element } from '@tahoun/board';
import type { Picture } from '../../picture.js';

/** One line of the chart: values by depth, the first for depth 1; null where there is none. */
export interface Series {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** Which of the colours and of the dashes it has; by default each line those of its place. */
  readonly look?: { readonly colour: number; readonly dash: number };
}

const WIDTH = 600;
const HEIGHT = 320;
const LEFT = 100;
const RIGHT = 130;
const TOP = 16;
const FOOT = 40;
const NAME_HEIGHT = 15;
/** Told apart by their marks and dashes as well as by colour. */
const DASHES = ['none', '7 4', '2 4'];

/** Values by depth on a logarithmic scale, from 1 or from the power of ten below the smallest value. */
export function drawChart(
  series: readonly Series[],
  depthLabel: string,
  formatted: (value: number) => string,
  theme: ThemeName,
): Picture {
  const { ink, faint, paper, sides, accent } = THEMES[theme];
  const colours = [sides[0].strong, sides[1].strong, accent];
  const depths = Math.max(2, ...series.map(({ values }) => values.length));
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const lowest = Math.floor(Math.log10(Math.min(1, ...known)));
  const powers = Math.ceil(Math.log10(Math.max(10, ...known))) - lowest;
  const x = (depth: number) => LEFT + ((depth - 1) / (depths - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) =>
    HEIGHT - FOOT - ((Math.log10(value) - lowest) / powers) * (HEIGHT - FOOT - TOP);
  const text = (at: { x: number; y: number }, anchor: string, words: string, fill: string = ink) =>
    element(
      'text',
      {
        ...{ x: Math.round(at.x), y: Math.round(at.y), 'text-anchor': anchor, fill },
        // Names stay legible where another line crosses them.
        ...{ stroke: paper, 'stroke-width': 4, 'paint-order': 'stroke' },
      },
      words,
    );
  const grid = Array.from({ length: powers + 1 }, (_, step) => {
    const value = 10 ** (lowest + step);
    const line = { x1: LEFT, x2: WIDTH - RIGHT, y1: y(value), y2: y(value) };
    return (
      element('line', { ...line, stroke: faint }) +
      text({ x: LEFT - 8, y: y(value) + 4 }, 'end', formatted(value))
    );
  });
  const ticks = Array.from({ length: depths }, (_, i) =>
    text({ x: x(i + 1), y: HEIGHT - FOOT + 18 }, 'middle', String(i + 1)),
  );
  const named = labelHeights(series, y);
  const lines = series.map(({ name, values, look }, index) => {
    const { colour, dash } = look ?? { colour: index, dash: index };
    const points = values.flatMap((value, i) => (value === null ? [] : [{ x: x(i + 1), y: y(value) }]));
    const last = points.at(-1);
    if (last === undefined) return '';
    const stroke = colours[colour % colours.length] as string;
    const path = points.map((point) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`).join(' ');
    return (
      element('polyline', {
        ...{ points: path, fill: 'none', stroke, 'stroke-width': 2.5 },
        'stroke-dasharray': DASHES[dash % DASHES.length] as string,
      }) +
      points.map((point) => drawMark(dash, point, stroke)).join('') +
      text({ x: last.x + 10, y: (named.get(name) ?? last.y) + 4 }, 'start', name, stroke)
    );
  });
  const content =
    `<g font-family="system-ui, sans-serif" font-size="12">${grid.join('')}${ticks.join('')}` +
    `${text({ x: (LEFT + WIDTH - RIGHT) / 2, y: HEIGHT - 6 }, 'middle', depthLabel)}${lines.join('')}</g>`;
  return { width: WIDTH, height: HEIGHT, content };
}

/** How high the names of the lines stand: at their ends, but not over each other. */
function labelHeights(series: readonly Series[], y: (value: number) => number): ReadonlyMap<string, number> {
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
function drawMark(index: number, { x, y }: { readonly x: number; readonly y: number }, fill: string): string {
  if (index % 3 === 1) return element('circle', { cx: x.toFixed(1), cy: y.toFixed(1), r: 4.5, fill });
  const box = { x: (x - 4).toFixed(1), y: (y - 4).toFixed(1), width: 8, height: 8, fill };
  return index % 3 === 0
    ? element('rect', box)
    : element('rect', { ...box, transform: `rotate(45 ${x.toFixed(1)} ${y.toFixed(1)})` });
}
