import type { TargetArea } from '@tahoun/board';
import type { Carried } from './carried.js';

/**
 * A button or a finger that is down on a board, with the state that separates a click, a drag and a drawing.
 */
export interface Press {
  readonly pointer: number;
  readonly area: TargetArea;
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
  /** It draws: the right button immediately, a finger after a long press. */
  isStroke: boolean;
  readonly timer?: number | undefined;
  /** The place was dragged from. */
  isDrag: boolean;
  held?: Carried | undefined;
}

/** A pointer that moves less than this, in pixels, only clicks. */
const SLACK = 4;
/** A finger that rests this long on a place draws; on a movable piece it takes longer, to allow a drag. */
const LONG_PRESS_MS = 400;
/** A finger that moves more than this, in pixels, does not draw. */
const TREMBLE = 10;
const LONG_PRESS_ON_PIECE_MS = 700;

export function longPressMs(isOnPiece: boolean): number {
  return isOnPiece ? LONG_PRESS_ON_PIECE_MS : LONG_PRESS_MS;
}

/** Whether a pointer has moved too far for a click, and too far for a long press. */
export function wayFrom({ x, y }: Press, { clientX, clientY }: PointerEvent) {
  const way = Math.hypot(clientX - x, clientY - y);
  return { isFar: way > SLACK, endsLongPress: way > TREMBLE };
}

/** Index of the drawing colour that the held keys choose, 0 to 3. */
export function strokeColour({ shiftKey, ctrlKey, altKey, metaKey }: PointerEvent): number {
  return (shiftKey || ctrlKey ? 1 : 0) + (altKey || metaKey ? 2 : 0);
}
