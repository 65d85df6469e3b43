import type { Point, TargetArea } from '@tahoun/board';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { areaAt } from './targets.js';

/** Where a pointer is on the picture of a board, and when a finger does not move the page. */

type Place = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** In the units of the picture. */
export function pointUnder(svg: SVGSVGElement | null, { clientX, clientY }: Place): Point | null {
  const matrix = svg?.getScreenCTM();
  return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : null;
}

export function areaUnder(
  svg: SVGSVGElement | null,
  areas: readonly TargetArea[],
  place: Place,
): TargetArea | null {
  const point = pointUnder(svg, place);
  return point && areaAt(areas, point.x, point.y);
}

interface Finger {
  /** It is put down where it takes up a piece. */
  readonly lifts: (place: Place) => boolean;
  readonly draws: () => boolean;
}

/** A finger on a piece moves the piece, not the page; one that draws does not move it either. */
export function usePageStill(svg: RefObject<SVGSVGElement | null>, { lifts, draws }: Finger): void {
  useEffect(() => {
    const onTouchStart = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (touch && event.touches.length === 1 && lifts(touch)) event.preventDefault();
    };
    const onTouchMove = (event: TouchEvent) => {
      if (draws()) event.preventDefault();
    };
    const listeners = new AbortController();
    const options = { passive: false, signal: listeners.signal };
    svg.current?.addEventListener('touchstart', onTouchStart, options);
    svg.current?.addEventListener('touchmove', onTouchMove, options);
    return () => listeners.abort();
  }, []);
}
