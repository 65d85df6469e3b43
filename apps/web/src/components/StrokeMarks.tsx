import { type TargetArea, arrow } from '@tahoun/board';
import { useStore } from '../store.js';
import { type Stroke, nameOf } from './strokes.js';

/** Visible on every board, and different in lightness too. */
const COLOURS = ['#15781b', '#b3261e', '#1d5fbf', '#d98a00'] as const;

export function StrokeMarks() {
  const { strokes } = useStore();
  const { done, current } = strokes.value;
  const all = current === null ? done : [...done, current];
  if (all.length === 0) return null;
  return (
    <g class="strokes" aria-hidden="true" dangerouslySetInnerHTML={{ __html: all.map(draw).join('') }} />
  );
}

function draw({ from, to, colour }: Stroke): string {
  const stroke = COLOURS[colour] ?? COLOURS[0];
  const size = Math.min(from.width, from.height);
  const [start, end] = [middle(from), middle(to)];
  if (nameOf(from) === nameOf(to)) {
    const ring = `fill="none" stroke="${stroke}" stroke-width="${size / 14}" stroke-opacity="0.9"`;
    return `<circle cx="${end.x}" cy="${end.y}" r="${size / 2 - size / 20}" ${ring}/>`;
  }
  return arrow(start, end, { colour: stroke, width: size / 6, opacity: 0.75, gap: size / 4 });
}

function middle({ x, y, width, height }: TargetArea) {
  return { x: x + width / 2, y: y + height / 2 };
}
