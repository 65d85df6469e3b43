import type { Drawing, Hit, Way } from '@tahoun/board';

/** Where the places of a board are, and which one is meant. */

interface IndexedHit {
  readonly hit: Hit;
  readonly index: number;
}

export function rowsOf(hits: readonly Hit[]): IndexedHit[][] {
  const rows = new Map<number, IndexedHit[]>();
  for (const [index, hit] of hits.entries()) {
    rows.set(hit.row, [...(rows.get(hit.row) ?? []), { hit, index }]);
  }
  return [...rows.values()];
}

/** The place that the keyboard is at, and its middle in fractions of the drawing. */
export interface ActivePlace {
  readonly hit: Hit;
  readonly x: number;
  readonly y: number;
}

export function middleOf({ x, y, width, height }: Hit, drawing: Pick<Drawing, 'width' | 'height'>) {
  return { x: (x + width / 2) / drawing.width, y: (y + height / 2) / drawing.height };
}

/** The index of the nearest place, the first of several; -1 where none is at a finite distance. */
function nearest(hits: readonly Hit[], distanceOf: (hit: Hit) => number): number {
  const distances = hits.map(distanceOf);
  const least = Math.min(...distances);
  return least < Number.POSITIVE_INFINITY ? distances.indexOf(least) : -1;
}

/** Where the place is in the drawing; in another drawing than its own, the place nearest to it. */
export function indexOf({ hit, x, y }: ActivePlace, drawing: Drawing): number {
  const { hits } = drawing;
  return nearest(hits, (other) => {
    const middle = middleOf(other, drawing);
    return other === hit ? -1 : Math.hypot(middle.x - x, middle.y - y);
  });
}

/**
 * The place at a point of the drawing. Places may overlap (lines that cross): then it is the one whose
 * middle, across its narrow side, is nearest.
 */
export function hitAt(hits: readonly Hit[], atX: number, atY: number): Hit | null {
  const index = nearest(hits, ({ x, y, width, height }) => {
    const [dx, dy] = [Math.abs(atX - x - width / 2), Math.abs(atY - y - height / 2)];
    if (dx > width / 2 || dy > height / 2) return Number.POSITIVE_INFINITY;
    return width < height ? dx : dy;
  });
  return hits[index] ?? null;
}

/** Whether a place lies where an arrow key points, seen from another. */
const DIRECTIONS: Readonly<Record<string, (hit: Hit, from: Hit) => boolean>> = {
  ArrowLeft: (hit, from) => hit.row === from.row && hit.column < from.column,
  ArrowRight: (hit, from) => hit.row === from.row && hit.column > from.column,
  ArrowUp: (hit, from) => hit.row < from.row,
  ArrowDown: (hit, from) => hit.row > from.row,
};

/** Where an arrow key leads: the next place in that direction, -1 at the edge; undefined for another key. */
export function neighbour(hits: readonly Hit[], from: Hit, key: string): number | undefined {
  const isThere = DIRECTIONS[key];
  return (
    isThere &&
    nearest(hits, (hit) =>
      // The next row is nearer than any place of the one after.
      isThere(hit, from)
        ? 100 * Math.abs(hit.row - from.row) + Math.abs(hit.column - from.column)
        : Number.POSITIVE_INFINITY,
    )
  );
}

/** Picking a move place by place, as lists of targets. */

/** The ways of picking a legal move that begin with the targets. */
type WaysAfter = (targets: readonly string[]) => readonly Way[];

/**
 * The targets after another place was chosen: it goes on from those picked before, or is the last of them again and
 * drops it, or replaces as few of them as it can. Undefined where no move goes there.
 */
export function afterPick(
  before: readonly string[],
  { targets }: Pick<Hit, 'targets'>,
  waysAfter: WaysAfter,
): readonly string[] | undefined {
  const isAgain = `${before.slice(-targets.length)}` === `${targets}`;
  for (let length = before.length; length >= 0; length--) {
    const chain = [...before.slice(0, length), ...targets];
    if (waysAfter(chain).length > 0) return chain;
    if (isAgain) return before.slice(0, -targets.length);
  }
  return undefined;
}

/** Whether dragging from targets picks them: a longer move begins there, and none ends there. */
export function isDragged(targets: readonly string[], ways: readonly Way[]): boolean {
  return ways.length > 0 && ways.every((way) => way.targets.length > targets.length);
}

/**
 * How the places may be written as a move that the game can read: with and without a dash between them, and at last
 * only the first and the last.
 */
export function writtenMoves(chain: readonly string[]): readonly string[] {
  return [chain.join('-'), chain.join(''), `${chain[0]}-${chain.at(-1)}`];
}
