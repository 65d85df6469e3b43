import type { DrawnPiece, Point, TargetArea } from '@tahoun/board';
import { useRef } from 'preact/hooks';
import { drawNow } from '../kit/rendering.js';
import { carryTo, lift, putDown, ring } from './carried.js';
import { areaUnder, pointUnder, usePageStill } from './pointer.js';
import { type Press, longPressMs, strokeColour, wayFrom } from './press.js';
import type { Stroke } from './strokes.js';

/** Mouse, finger and pen on a board. */

/** What a hand may do on a board. */
export interface HandProps {
  /** A place that is a whole move has to be clicked twice. */
  readonly confirms?: boolean;
  /** Whether a piece may be taken up there now; left out where none may. */
  readonly lifts?: (area: TargetArea) => boolean;
  readonly onChoose: (area: TargetArea) => void;
  /** The target under the pointer or the keyboard's cursor has changed. */
  readonly onPoint?: (area: TargetArea | null) => void;
  /** A target is being dragged from. */
  readonly onDrag?: (area: TargetArea) => void;
  /** The right button draws from one target to another. */
  readonly onStroke?: (stroke: Stroke, isDone: boolean) => void;
}

interface Hand extends HandProps {
  readonly areas: readonly TargetArea[];
  readonly pieces: readonly DrawnPiece[];
}

/** Handlers for the picture of a board; the copy of a piece that is carried lies in the group of the class `hand`. */
export function useHand(given: Hand) {
  const hand = useRef(given);
  hand.current = given;
  const press = useRef<Press | null>(null);
  /** The click that ends a drag does not count. */
  const skipsClick = useRef(false);
  const dropped = useRef<{ readonly key: string | null; readonly at: Point } | null>(null);
  const svg = useRef<SVGSVGElement>(null);

  const lifts = (area: TargetArea) => hand.current.lifts?.(area) ?? false;
  const areaOf = (place: Pick<MouseEvent, 'clientX' | 'clientY'>) =>
    areaUnder(svg.current, hand.current.areas, place);
  usePageStill(svg, {
    lifts: (place) => {
      const area = areaOf(place);
      return area !== null && lifts(area);
    },
    draws: () => press.current?.isStroke === true,
  });

  function onPointerDown(event: PointerEvent): void {
    skipsClick.current = false;
    if (press.current !== null) letGo(false);
    const area = areaOf(event);
    const isStroke = event.button === 2 && hand.current.onStroke !== undefined;
    if (area === null || (event.button !== 0 && !isStroke)) return;
    const { pointerId: pointer, clientX: x, clientY: y, pointerType } = event;
    const isTouch = pointerType === 'touch';
    const timer = isTouch && hand.current.onStroke !== undefined ? waitForLongPress(event, area) : undefined;
    press.current = { pointer, area, x, y, isTouch, isStroke, timer, isDrag: false };
  }

  function waitForLongPress(event: PointerEvent, area: TargetArea): number {
    return window.setTimeout(
      () => {
        const down = press.current;
        if (down?.pointer !== event.pointerId || down.isDrag) return;
        down.isStroke = true;
        svg.current?.setPointerCapture(down.pointer);
        drawTo(down, area, event, false);
      },
      longPressMs(lifts(area)),
    );
  }

  function onPointerMove(event: PointerEvent): void {
    const area = areaOf(event);
    const down = press.current;
    if (down?.pointer === event.pointerId) {
      // The button may have been let go outside the window.
      if (event.buttons === 0) letGo(false);
      else if (down.isStroke) drawTo(down, area, event, false);
      else drag(down, area, event);
    }
    if (event.pointerType !== 'touch' || down?.isDrag) hand.current.onPoint?.(area);
  }

  function drag(down: Press, area: TargetArea | null, event: PointerEvent): void {
    if (!down.isDrag) {
      const { isFar, endsLongPress } = wayFrom(down, event);
      if (endsLongPress) clearTimeout(down.timer);
      const isLifted = lifts(down.area);
      if (down.isTouch ? !isLifted : area === down.area && !(isFar && isLifted)) return;
      if (!isFar) return;
      down.isDrag = true;
      hand.current.onDrag?.(down.area);
      svg.current?.setPointerCapture(down.pointer);
      if (isLifted) down.held = lift(svg.current, down.area);
    }
    const point = pointUnder(svg.current, event);
    if (down.held === undefined || point === null) return;
    carryTo(down.held, point);
    ring(svg.current, down.isTouch ? area : null);
  }

  function drawTo(down: Press, area: TargetArea | null, event: PointerEvent, isDone: boolean): void {
    if (area === null) return;
    hand.current.onStroke?.({ from: down.area, to: area, colour: strokeColour(event) }, isDone);
  }

  function onPointerUp(event: PointerEvent): void {
    const down = press.current;
    if (down?.pointer !== event.pointerId) return;
    const area = areaOf(event);
    clearTimeout(down.timer);
    if (down.isStroke) {
      drawTo(down, area ?? down.area, event, true);
      press.current = null;
      skipsClick.current = down.isTouch;
      return;
    }
    const isTap = !down.isDrag && down.isTouch && lifts(down.area);
    skipsClick.current = down.isDrag || isTap;
    const chosen = down.isDrag ? (area === down.area ? null : area) : isTap ? area : null;
    const at = pointUnder(svg.current, event);
    dropped.current = down.held && at ? { key: down.held.original.getAttribute('data-key'), at } : null;
    const before = hand.current.pieces;
    if (chosen !== null) hand.current.onChoose(chosen);
    if (down.held === undefined) press.current = null;
    else
      requestAnimationFrame(() => {
        // Once the page is drawn, it knows a move that was made.
        drawNow();
        dropped.current = null;
        if (press.current === down) letGo(hand.current.pieces === before || !hasMoved(before));
      });
    hand.current.onPoint?.(event.pointerType === 'touch' ? null : area);
  }

  function hasMoved(before: readonly DrawnPiece[]): boolean {
    const places = ({ pieces }: Pick<Hand, 'pieces'>) => pieces.map(({ x, y }) => `${x} ${y}`).join();
    return places(hand.current) !== places({ pieces: before });
  }

  /** @param glides whether the piece goes back to where it was */
  function letGo(glides: boolean): void {
    const held = press.current?.held;
    clearTimeout(press.current?.timer);
    press.current = null;
    ring(svg.current, null);
    if (held !== undefined) putDown(held, glides);
  }

  function onClick(event: MouseEvent): TargetArea | null {
    // The second click of a double click is not meant for the board that the first one left behind, unless it confirms.
    const isMeant = !skipsClick.current && event.detail <= (hand.current.confirms ? 2 : 1);
    skipsClick.current = false;
    return isMeant ? areaOf(event) : null;
  }

  return {
    svg,
    /** The place that a click means; null where it ended a drag, or is outside. */
    clicked: onClick,
    /** The point at which a piece was dropped a moment ago, by its key. */
    droppedAt: (key: number): Point | undefined =>
      dropped.current?.key === `${key}` ? dropped.current.at : undefined,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: () => letGo(true),
      onPointerLeave: () => hand.current.onPoint?.(null),
      onContextMenu: (event: Event) => hand.current.onStroke && event.preventDefault(),
    },
  };
}
