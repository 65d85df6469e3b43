import './pieces.css';
import { type DrawnPiece, type FollowedPiece, NO_PIECES, type Point, followPieces } from '@tahoun/board';
import { useLayoutEffect, useRef } from 'preact/hooks';

const STEP_MS = 170;
/** Shorter, because a dropped piece is close to its target. */
const DROP_MS = 70;

interface PiecesProps {
  /** Pieces move only while this stays the same. */
  readonly scene: string;
  readonly pieces: readonly DrawnPiece[];
  /** The point at which a hand has just dropped a piece. */
  readonly droppedAt: (key: number) => Point | undefined;
}

/** The pieces of a board. They move to where they are in the next position, unless the user wants no motion. */
export function Pieces({ scene, pieces, droppedAt }: PiecesProps) {
  const group = useRef<SVGGElement>(null);
  const last = useRef({ scene, drawn: pieces, followed: followPieces(NO_PIECES, pieces) });
  const { current } = last;
  if (current.scene !== scene) {
    last.current = { scene, drawn: pieces, followed: followPieces(NO_PIECES, pieces) };
  } else if (current.drawn !== pieces) {
    const isStill = haveSamePlaces(current.drawn, pieces);
    const followed = isStill ? repainted(current.followed, pieces) : followPieces(current.followed, pieces);
    last.current = { scene, drawn: pieces, followed };
  }
  const { followed } = last.current;
  const places = useRef(scene + placesOf(pieces));
  const shown = useRef(scene);
  useLayoutEffect(() => {
    const now = scene + placesOf(pieces);
    const isSameScene = shown.current === scene;
    const hasMoved = places.current !== now;
    places.current = now;
    shown.current = scene;
    if (group.current !== null && isSameScene && hasMoved) animate(group.current, followed, droppedAt);
  });
  return (
    <g ref={group} aria-hidden="true">
      {[...followed.gone, ...followed.pieces].map((piece) => (
        <Piece key={piece.key} piece={piece} isGone={followed.gone.includes(piece)} />
      ))}
    </g>
  );
}

function Piece({ piece, isGone }: { readonly piece: FollowedPiece; readonly isGone: boolean }) {
  const { key, x, y, target, content } = piece;
  return (
    <g
      class="piece"
      data-key={key}
      data-piece={isGone ? undefined : target}
      opacity={isGone ? 0 : undefined}
      transform={`translate(${x} ${y})`}
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}

function placesOf(pieces: readonly DrawnPiece[]): string {
  return pieces.map(({ kind, x, y }) => `${kind} ${x} ${y}`).join();
}

function haveSamePlaces(before: readonly DrawnPiece[], now: readonly DrawnPiece[]): boolean {
  return placesOf(before) === placesOf(now);
}

/** The same pieces where they are, in other colours. */
function repainted(followed: typeof NO_PIECES, now: readonly DrawnPiece[]): typeof NO_PIECES {
  const { pieces } = followPieces(followed, now);
  const contents = new Map(pieces.map(({ key, content }) => [key, content]));
  const repaint = (piece: FollowedPiece) => ({ ...piece, content: contents.get(piece.key) ?? piece.content });
  return { pieces: followed.pieces.map(repaint), gone: followed.gone };
}

export function wantsMotion(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function animate(
  group: SVGGElement,
  { pieces, gone }: typeof NO_PIECES,
  droppedAt: PiecesProps['droppedAt'],
): void {
  if (!wantsMotion()) return;
  const elementOf = ({ key }: FollowedPiece) => group.querySelector(`[data-key="${key}"]`);
  const isTurned = (piece: FollowedPiece, others: readonly FollowedPiece[]) =>
    piece.isFixed && others.some(({ x, y }) => x === piece.x && y === piece.y);
  for (const piece of pieces) {
    const { path, isNew } = piece;
    if (path.length > 0) {
      const dropped = isNew ? undefined : droppedAt(piece.key);
      const points = dropped === undefined ? path : [dropped, path.at(-1) as Point];
      const duration = dropped === undefined ? STEP_MS * (points.length - 1) : DROP_MS;
      elementOf(piece)?.animate(
        points.map((point) => ({ transform: shift(point) })),
        { duration, easing: points.length > 2 ? 'linear' : 'ease-in-out' },
      );
    } else if (isNew) {
      const scale = isTurned(piece, gone) ? 'scaleX(0)' : 'scale(0.4)';
      elementOf(piece)?.animate([{ transform: `${shift(piece)} ${scale}`, opacity: 0.3 }, {}], {
        duration: STEP_MS,
        easing: 'ease-out',
      });
    }
  }
  for (const piece of gone) {
    elementOf(piece)?.animate([{ opacity: 1 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], STEP_MS);
  }
}

export function shift({ x, y }: Point): string {
  return `translate(${x}px, ${y}px)`;
}
