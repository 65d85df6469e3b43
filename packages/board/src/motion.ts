import type { DrawnPiece, Point } from './drawing.js';

/** Motion of the pieces of a drawing when the position changes: pieces move, come and go. */

/** A piece that is followed from drawing to drawing. */
export interface FollowedPiece extends DrawnPiece {
  /** Stays with the piece when it moves or becomes another kind. */
  readonly key: number;
  /** Points of its way in the last change, from its place before to its place now; empty where it stayed. */
  readonly path: readonly Point[];
  /** It was not there before the last change. */
  readonly isNew: boolean;
}

interface Followed {
  /** In the order of drawing: those that move lie over those that stay. */
  readonly pieces: readonly FollowedPiece[];
  /** Those that the last change took away. */
  readonly gone: readonly FollowedPiece[];
}

export const NO_PIECES: Followed = { pieces: [], gone: [] };

/**
 * Follows the pieces to the next drawing. A piece is the same where kind and place are; one that moved is found by the
 * route of the last move, then by its kind, the nearest first, then by its side: a pawn that became a queen.
 * Pieces that appear where one piece without a side disappeared came from there, as the parts of a broken
 * piece do.
 */
export function followPieces({ pieces: before }: Followed, now: readonly DrawnPiece[]): Followed {
  const left = new Set(before);
  const waiting = new Set(now);
  const found = new Map<DrawnPiece, FollowedPiece>();
  const match = (isSame: (old: FollowedPiece, piece: DrawnPiece) => boolean) => {
    for (const piece of waiting) {
      const olds = [...left].filter((old) => isSame(old, piece));
      const nearest = olds.sort((a, b) => distance(a, piece) - distance(b, piece))[0];
      if (nearest === undefined) continue;
      left.delete(nearest);
      waiting.delete(piece);
      found.set(piece, nearest);
    }
  };
  const placed = new Map(before.map((old) => [placeKey(old), old]));
  for (const piece of now) {
    const old = placed.get(placeKey(piece));
    if (old === undefined || !left.delete(old)) continue;
    waiting.delete(piece);
    found.set(piece, old);
  }
  const mayMove = (old: FollowedPiece, piece: DrawnPiece) => !old.isFixed && !piece.isFixed;
  match((old, piece) => old.kind === piece.kind && isAt(old, piece));
  match((old, { side, route = [], ...piece }) => {
    const [start] = route;
    return start !== undefined && old.side === side && isAt(old, start) && mayMove(old, { side, ...piece });
  });
  match((old, piece) => old.kind === piece.kind && mayMove(old, piece));
  match((old, piece) => piece.side !== null && old.side === piece.side && mayMove(old, piece));

  const gone = [...left];
  const [whole, ...others] = gone.filter(({ side }) => side === null);
  let key = Math.max(0, ...before.map((old) => old.key));
  const all = now.map((piece): FollowedPiece => {
    const old = found.get(piece);
    if (old !== undefined) return { ...piece, key: old.key, path: pathOf(old, piece), isNew: false };
    const origin = piece.from ?? (piece.side === null && others.length === 0 ? whole : undefined);
    const path = origin === undefined ? [] : [pointOf(origin), pointOf(piece)];
    return { ...piece, key: ++key, path, isNew: true };
  });
  const order = new Map(before.map((old, index) => [old.key, index]));
  const placeOf = ({ key: each, path }: FollowedPiece) =>
    path.length > 0 ? before.length + each : (order.get(each) ?? before.length);
  return { pieces: all.sort((a, b) => placeOf(a) - placeOf(b)), gone };
}

/** Most pieces stay: they are found without comparing each with all others. */
function placeKey({ kind, x, y }: DrawnPiece): string {
  return `${kind} ${x} ${y}`;
}

function pathOf(old: FollowedPiece, piece: DrawnPiece): readonly Point[] {
  if (isAt(old, piece)) return [];
  const [start, ...rest] = piece.route ?? [];
  return start !== undefined && isAt(old, start) ? [start, ...rest] : [pointOf(old), pointOf(piece)];
}

function pointOf({ x, y }: Point): Point {
  return { x, y };
}

function isAt(a: Point, b: Point): boolean {
  return distance(a, b) < 1;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
