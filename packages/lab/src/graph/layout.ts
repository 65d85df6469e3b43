import type { Point } from '@tahoun/board';
import { LARGE, SMALL, textWidth } from '../text-width.js';
import { type Arc, layersOf, middlesOf } from './layers.js';

/** The parts of a graph that need room. */
export interface GraphShape {
  readonly nodes: readonly {
    readonly name: string;
    /** The longest text that the search will write under the name; empty for none. */
    readonly room: string;
  }[];
  readonly edges: readonly GraphShapeEdge[];
  /** Drawn at the top. */
  readonly start: number;
}

export interface GraphShapeEdge extends Arc {
  /** Text on the edge; empty for none. */
  readonly label: string;
}

/** An edge with its place; an edge back with the same label is the same line. */
export interface GraphRoute extends GraphShapeEdge {
  readonly isBothWays: boolean;
  readonly curve: Curve;
  /** The middle of the label. */
  readonly labelAt: { readonly x: number; readonly y: number };
}

export interface GraphLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly NodeBox[];
  readonly routes: readonly GraphRoute[];
}

/** Room above a box for the number on its corner is part of the margin and of the rise. */
const MARGIN = 22;
const RISE = 46;
const GAP = 26;
const PADDING = 9;
const LEAST_WIDTH = 34;
const LINE = 28;
const TWO_LINES = 40;
/** Positions of a label along its edge, in the order of preference: it takes the first that is free. */
const LABEL_PARTS = [0.5, 0.38, 0.62, 0.28, 0.72];
const LABEL_ROOM = 14;

/** The graph in layers from its start; pure, so that it need be computed only once for all steps of a search. */
export function layOutGraph({ nodes, edges, start }: GraphShape): GraphLayout {
  const layers = layersOf(nodes.length, start, edges);
  const widths = nodes.map(({ name, room }) =>
    Math.max(LEAST_WIDTH, textWidth(name, LARGE, true) + 2 * PADDING, textWidth(room, SMALL) + 2 * PADDING),
  );
  const width = (node: number) => widths[node] as number;
  const middles = middlesOf(layers, edges, (left, right) => (width(left) + width(right)) / 2 + GAP);
  const height = nodes.some(({ room }) => room !== '') ? TWO_LINES : LINE;
  const rows = new Map(layers.flatMap((row, depth) => row.map((node) => [node, depth] as const)));
  const placed = nodes.map<NodeBox>((_, node) => ({
    x: middles[node] as number,
    y: (rows.get(node) as number) * (height + RISE),
    width: width(node),
    height,
  }));
  const routes = routesOf(edges, placed);
  const extent = extentOf(placed, routes);
  const shift = <At extends { readonly x: number; readonly y: number }>(at: At): At => ({
    ...at,
    x: at.x - extent.left + MARGIN,
    y: at.y - extent.top + MARGIN,
  });
  return {
    width: Math.ceil(extent.right - extent.left + 2 * MARGIN),
    height: Math.ceil(extent.bottom - extent.top + 2 * MARGIN),
    boxes: placed.map(shift),
    routes: routes.map(({ curve: { from, control, to }, labelAt, ...route }) => ({
      ...route,
      curve: { from: shift(from), control: shift(control), to: shift(to) },
      labelAt: shift(labelAt),
    })),
  };
}

function routesOf(edges: readonly GraphShapeEdge[], boxes: readonly NodeBox[]): GraphRoute[] {
  const routes: GraphRoute[] = [];
  for (const edge of edges) {
    const back = edges.find(({ from, to }) => from === edge.to && to === edge.from);
    const isBothWays = back?.label === edge.label;
    if (isBothWays && routes.some(({ from, to }) => from === edge.to && to === edge.from)) continue;
    const [from, to] = [boxes[edge.from] as NodeBox, boxes[edge.to] as NodeBox];
    const others = boxes.filter((box) => box !== from && box !== to);
    const curve = routeBetween(from, to, others, back !== undefined && !isBothWays);
    const taken = [...routes.map(({ labelAt }) => labelAt)];
    const spots = LABEL_PARTS.map((part) => pointOn(curve, part));
    const isFree = ({ x, y }: { readonly x: number; readonly y: number }) =>
      taken.every((other) => Math.hypot(other.x - x, other.y - y) > LABEL_ROOM);
    const labelAt = spots.find(isFree) ?? pointOn(curve, 0.5);
    routes.push({ ...edge, isBothWays, curve, labelAt });
  }
  return routes;
}

/** Extent of the boxes and the curves. */
function extentOf(boxes: readonly NodeBox[], routes: readonly GraphRoute[]) {
  const bends = routes.map(({ curve }) => pointOn(curve, 0.5));
  const xs = [...boxes.flatMap(({ x, width }) => [x - width / 2, x + width / 2]), ...bends.map(({ x }) => x)];
  const ys = [
    ...boxes.flatMap(({ y, height }) => [y - height / 2, y + height / 2]),
    ...bends.map(({ y }) => y),
  ];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** A box around a node, by its middle. */
export interface NodeBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A quadratic curve between two boxes, from border to border. */
interface Curve {
  readonly from: Point;
  readonly control: Point;
  readonly to: Point;
}

/** Distances by which an edge bends to the right of its direction, in the order of preference. */
const BENDS = [0, 26, -26, 52, -52, 90, -90, 140, -140];
const SAMPLES = 14;
/** Paper around a box that edges leave free. */
const AIR = 4;

/**
 * The curve between two boxes that bends least among those that touch the fewest others.
 * @param isOneOfTwo keeps to the right of its direction, since there is an edge back
 */
function routeBetween(from: NodeBox, to: NodeBox, others: readonly NodeBox[], isOneOfTwo: boolean): Curve {
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

/** Point where the line from the middle of a box to a point leaves it. */
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
