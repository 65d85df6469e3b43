const WIDTH = 640;
const HEIGHT = 360;
const MARGIN = 48;

/** A series of a chart: a value for each step. */
export interface Curve {
  readonly name: string;
  readonly colour: string;
  readonly values: readonly number[];
}

/** What an axis of values shows. */
interface Range {
  readonly from: number;
  readonly to: number;
  /** Digits after the point. */
  readonly digits: number;
}

/** Curves over the same steps as an SVG. @param band two curves between which the ground is shaded */
export function chartSvg(
  curves: readonly Curve[],
  { from, to, digits }: Range,
  band?: readonly [readonly number[], readonly number[]],
): string {
  const steps = Math.max(...curves.map(({ values }) => values.length));
  const x = (at: number) => (MARGIN + ((WIDTH - 2 * MARGIN) * at) / Math.max(1, steps - 1)).toFixed(1);
  const height = (value: number) => (Math.min(Math.max(value, from), to) - from) / (to - from || 1);
  const y = (value: number) => (HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * height(value)).toFixed(1);
  const points = (values: readonly number[]) => values.map((value, at) => `${x(at)},${y(value)}`);
  const shaded =
    band === undefined
      ? []
      : [
          `<polygon points="${[...points(band[0]), ...points(band[1]).reverse()].join(' ')}" fill="#0b63a5" opacity="0.15"/>`,
        ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...[from, (from + to) / 2, to].map(
      (value) => `<text x="4" y="${y(value)}">${value.toFixed(digits)}</text>`,
    ),
    ...shaded,
    ...curves.map(
      ({ values, colour }) =>
        `<polyline points="${points(values).join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`,
    ),
    ...curves.map(
      ({ name, colour }, at) =>
        `<text x="${MARGIN + 80 * at}" y="${HEIGHT - 16}" fill="${colour}">${name}</text>`,
    ),
    '</svg>\n',
  ].join('\n');
}
