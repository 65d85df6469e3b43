import { type ThemeName, escapeText } from '@tahoun/board';
import { type ReviewAnswer, type ReviewedMove, expectedResults } from '@tahoun/engine';
import { MISTAKE_SIGNS } from '@tahoun/i18n';

/** Size of the drawing, in its own units. */
export const GRAPH = { width: 640, height: 240 };
const EDGE = 16;
const MIDDLE = GRAPH.height / 2;

const COLOURS: Readonly<Record<ThemeName, { ground: string; ink: string; line: string; point: string }>> = {
  light: { ground: '#f4f1ea', ink: '#4a4a4a', line: '#3a6ea5', point: '#c0392b' },
  dark: { ground: '#2b2d31', ink: '#c8c8c8', line: '#7fb2e5', point: '#ff7b6b' },
};

/** The expected result over the game as SVG, the first side's above, with a dot at each turning point. */
export function reviewGraph(
  review: ReviewAnswer,
  leads: readonly [above: string, below: string],
  theme: ThemeName,
): string {
  const { moves, turningPoints } = review;
  const curve = expectedResults(review);
  const { ground, ink, line, point } = COLOURS[theme];
  const { width, height } = GRAPH;
  const x = (ply: number) => (EDGE + (ply / Math.max(1, curve.length - 1)) * (width - 2 * EDGE)).toFixed(1);
  const y = (ply: number) => MIDDLE - (curve[ply] ?? 0) * (MIDDLE - EDGE);
  const points = curve.map((_, ply) => `${x(ply)},${y(ply).toFixed(1)}`).join(' ');
  const turns = moves.filter(({ ply }) => turningPoints.includes(ply)).map((move) => turn(move, point, x, y));
  const words = leads.map(
    (text, nth) =>
      `<text x="${EDGE}" y="${nth === 0 ? 26 : height - 14}" font-size="18" fill="${ink}">${escapeText(text)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<line x1="${EDGE}" x2="${width - EDGE}" y1="${MIDDLE}" y2="${MIDDLE}" stroke="${ink}" stroke-dasharray="4 4"/>`,
    ...words,
    `<polyline points="${points}" fill="none" stroke="${line}" stroke-width="3" stroke-linejoin="round"/>`,
    ...turns,
    '</svg>',
  ].join('');
}

function turn(
  { ply, judgement }: ReviewedMove,
  colour: string,
  x: (ply: number) => string,
  y: (ply: number) => number,
): string {
  const [at, high] = [x(ply), y(ply)];
  // Above the line there is no room at the upper edge.
  const sign = high < 2 * EDGE + 10 ? high + 26 : high - 10;
  return `<circle cx="${at}" cy="${high.toFixed(1)}" r="6" fill="${colour}"/><text x="${at}" y="${sign.toFixed(1)}" font-size="18" text-anchor="middle" fill="${colour}">${judgement === null ? '' : MISTAKE_SIGNS[judgement]}</text>`;
}
