import type { Point } from '../arrows.js';

/** A box around a node, by its middle. */
export interface NodeBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A quadratic curve between two boxes, from border to border. */
export interface Curve {
  readonly from: Point;
  readonly control: Point;
  readonly to: Point;
}

/** How far an edge bends to the right of its direction, in the order of preference. */
const BENDS = [0, 26, -26, 52, -52, 90, -90, 140, -140];
const SAMPLES = 14;
/** Paper around a box that edges leave free. */
const AIR = 4;

/**
 * The curve between two boxes that bends least among those that touch the fewest others.
 * @param isOneOfTwo keeps to the right of its direction, since there is an edge back
 */
export function routeBetween(
  from: NodeBox,
  to: NodeBox,
  others: readonly NodeBox[],
  isOneOfTwo: boolean,
): Curve {
  const curves = BENDS.filter((bend) => !isOneOfTwo || bend > 0).map((bend) => bent(from, to, bend));
  const touched = curves.map((curve) => others.filter((box) => touches(curve, box)).length);
  return curves[touched.indexOf(Math.min(...touched))] as Curve;
}

/** @param part from 0 at the beginning to 1 at the end */
export function pointOn({ from, control, to }: Curve, part: number): Point {
  const mix = (a: number, b: number, c: number) =>
    (1 - part) ** 2 * a + 2 * part * (1 - part) * b + part ** 2 * c;
  return { x: mix(from.x, control.x, to.x), y: mix(from.y, control.y, to.y) };
}

function bent(from: NodeBox, to: NodeBox, bend: number): Curve {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const control = {
    x: (from.x + to.x) / 2 - (dy / length) * bend * 2,
    y: (from.y + to.y) / 2 + (dx / length) * bend * 2,
  };
  return { from: borderOf(from, control), control, to: borderOf(to, control) };
}

/** Where the line from the middle of a box to a point leaves it. */
function borderOf(box: NodeBox, towards: Point): Point {
  const [dx, dy] = [towards.x - box.x, towards.y - box.y];
  const scale = Math.min(box.width / 2 / Math.abs(dx), box.height / 2 / Math.abs(dy));
  return { x: box.x + dx * scale, y: box.y + dy * scale };
}

function touches(curve: Curve, { x, y, width, height }: NodeBox): boolean {
  return Array.from({ length: SAMPLES + 1 }, (_, i) => pointOn(curve, i / SAMPLES)).some(
    (point) => Math.abs(point.x - x) < width / 2 + AIR && Math.abs(point.y - y) < height / 2 + AIR,
  );
}
