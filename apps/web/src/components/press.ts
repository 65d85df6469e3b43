import type { TargetArea } from '@tahoun/board';
import type { Carried } from './carried.js';

/** A button or a finger that is down on a board, and what tells its gestures apart: a click, a drag, a drawing. */
export interface Press {
  readonly pointer: number;
  readonly area: TargetArea;
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
  /** It draws: the right button does at once, a finger after a long press. */
  isStroke: boolean;
  readonly timer?: number | undefined;
  /** The place was dragged from. */
  isDrag: boolean;
  held?: Carried | undefined;
}

/** A pointer that moves less than this, in pixels, only clicks. */
const SLACK = 4;
/** A finger that stays so long on a place draws; on a piece that it can move, it may be about to move that. */
const LONG_PRESS_MS = 400;
/** It does not, when it moves more than this, in pixels. */
const TREMBLE = 10;
const LONG_PRESS_ON_PIECE_MS = 700;

export function longPressMs(isOnPiece: boolean): number {
  return isOnPiece ? LONG_PRESS_ON_PIECE_MS : LONG_PRESS_MS;
}

/** How far a pointer has come from where it went down. */
export function wayFrom({ x, y }: Press, { clientX, clientY }: PointerEvent) {
  const way = Math.hypot(clientX - x, clientY - y);
  return { isFar: way > SLACK, endsLongPress: way > TREMBLE };
}

/** Which of the four colours the keys that are held choose for what is drawn. */
export function strokeColour({ shiftKey, ctrlKey, altKey, metaKey }: PointerEvent): number {
  return (shiftKey || ctrlKey ? 1 : 0) + (altKey || metaKey ? 2 : 0);
}
