/** A directed edge between nodes, by their indices. */
export interface Arc {
  readonly from: number;
  readonly to: number;
}

/** Number of passes over the layers, down and up, to order them and to move them into place. */
const ORDER_SWEEPS = 6;
const PLACE_SWEEPS = 12;

/**
 * The nodes in layers by their distance from the start in edges, each layer in the order in which its nodes are
 * met, unless another has fewer crossings. Nodes that are not reached begin a layer of their own at the top.
 */
export function layersOf(count: number, start: number, arcs: readonly Arc[]): readonly (readonly number[])[] {
  const layer = new Map<number, number>();
  for (const root of [start, ...Array.from({ length: count }, (_, index) => index)]) {
    if (layer.has(root)) continue;
    layer.set(root, 0);
    for (const queue = [root]; queue.length > 0; ) {
      const node = queue.shift() as number;
      for (const { from, to } of arcs) {
        if (from !== node || layer.has(to)) continue;
        layer.set(to, (layer.get(node) as number) + 1);
        queue.push(to);
      }
    }
  }
  const layers: number[][] = [];
  for (const [node, depth] of layer) layers[depth] = [...(layers[depth] ?? []), node];
  return fewestCrossings(layers, arcs);
}

function fewestCrossings(layers: number[][], arcs: readonly Arc[]): number[][] {
  let best = layers;
  let current = layers;
  for (let sweep = 0; sweep < ORDER_SWEEPS && crossings(best, arcs) > 0; sweep++) {
    const place = new Map(current.flatMap((row) => row.map((node, i) => [node, i / row.length] as const)));
    const placeOf = (node: number) => place.get(node) as number;
    const middle = (node: number) => mean(neighbours(node, arcs).map(placeOf)) ?? placeOf(node);
    current = current.map((row) => [...row].sort((a, b) => middle(a) - middle(b)));
    if (crossings(current, arcs) < crossings(best, arcs)) best = current;
  }
  return best;
}

/** The nodes that a node is joined to, whichever way. */
function neighbours(node: number, arcs: readonly Arc[]): number[] {
  return arcs.flatMap(({ from, to }) => {
    if (from === node) return to;
    return to === node ? from : [];
  });
}

/** Undefined for no numbers. */
function mean(numbers: readonly number[]): number | undefined {
  return numbers.length === 0 ? undefined : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

/** Number of pairs of edges between the same two layers that cross. */
function crossings(layers: readonly (readonly number[])[], arcs: readonly Arc[]): number {
  const row = new Map(layers.flatMap((nodes, depth) => nodes.map((node) => [node, depth] as const)));
  const place = new Map(layers.flatMap((nodes) => nodes.map((node, i) => [node, i] as const)));
  const lines = arcs.map(({ from, to }) => {
    const [up, down] = (row.get(from) as number) <= (row.get(to) as number) ? [from, to] : [to, from];
    return {
      rows: `${row.get(up)} ${row.get(down)}`,
      a: place.get(up) as number,
      b: place.get(down) as number,
    };
  });
  let sum = 0;
  for (const [i, one] of lines.entries())
    for (const other of lines.slice(i + 1))
      if (one.rows === other.rows && (one.a - other.a) * (one.b - other.b) < 0) sum++;
  return sum;
}

/**
 * The middles of the nodes: near those they are joined to, no two of a layer nearer than `apart` says.
 * The leftmost is not at 0.
 */
export function middlesOf(
  layers: readonly (readonly number[])[],
  arcs: readonly Arc[],
  apart: (left: number, right: number) => number,
): readonly number[] {
  const x: number[] = [];
  const gapsOf = (row: readonly number[]) =>
    row.map((node, i) => (i === 0 ? 0 : apart(row[i - 1] as number, node)));
  for (const row of layers) {
    const steps = gapsOf(row);
    const width = steps.reduce((sum, step) => sum + step, 0);
    let at = -width / 2;
    for (const [i, node] of row.entries()) {
      at += steps[i] as number;
      x[node] = at;
    }
  }
  const rowOf = new Map(layers.flatMap((row, depth) => row.map((node) => [node, depth] as const)));
  const near = x.map((_, node) =>
    neighbours(node, arcs).filter((other) => rowOf.get(other) !== rowOf.get(node)),
  );
  const placeOf = (node: number) => x[node] as number;
  for (let sweep = 0; sweep < PLACE_SWEEPS; sweep++) {
    for (const row of sweep % 2 === 0 ? layers : layers.toReversed()) {
      const wanted = row.map((node) => mean((near[node] as number[]).map(placeOf)) ?? placeOf(node));
      for (const [i, place] of spread(wanted, gapsOf(row)).entries()) x[row[i] as number] = place;
    }
  }
  return x;
}

/** The places nearest to those wanted, each at least its gap right of the one before (pool adjacent violators). */
function spread(wanted: readonly number[], gaps: readonly number[]): number[] {
  let offset = 0;
  const offsets = gaps.map((gap) => {
    offset += gap;
    return offset;
  });
  const blocks: { sum: number; size: number }[] = [];
  for (const [i, want] of wanted.entries()) {
    blocks.push({ sum: want - (offsets[i] as number), size: 1 });
    for (;;) {
      const [left, right] = blocks.slice(-2);
      if (left === undefined || right === undefined || left.sum / left.size <= right.sum / right.size) break;
      blocks.splice(-2, 2, { sum: left.sum + right.sum, size: left.size + right.size });
    }
  }
  const means = blocks.flatMap(({ sum, size }) => Array<number>(size).fill(sum / size));
  return means.map((each, i) => each + (offsets[i] as number));
}
