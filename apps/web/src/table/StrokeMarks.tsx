import { type TargetArea, arrow } from '@tahoun/board';
import { type Stroke, nameOf } from '../board/strokes.js';
import { useStore } from '../match/store.js';

/** Visible on every board, and different in lightness too. */
const COLOURS = ['#15781b', '#b3261e', '#1d5fbf', '#d98a00'] as const;

export function StrokeMarks() {
  const { drawing, strokes } = useStore();
  const { done, current } = strokes.value;
  const all = current === null ? done : [...done, current];
  if (all.length === 0) return null;
  const { areas } = drawing.value;
  const picture = all.map((stroke) => draw(stroke, areas)).join('');
  return <g class="strokes" aria-hidden="true" dangerouslySetInnerHTML={{ __html: picture }} />;
}

/** @param areas those of the board as it lies now, which may have been turned since */
function draw(drawn: Stroke, areas: readonly TargetArea[]): string {
  const asItLies = (area: TargetArea) => areas.find((each) => nameOf(each) === nameOf(area)) ?? area;
  const [from, to] = [asItLies(drawn.from), asItLies(drawn.to)];
  const stroke = COLOURS[drawn.colour] ?? COLOURS[0];
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
