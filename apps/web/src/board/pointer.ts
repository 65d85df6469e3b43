import type { Point, TargetArea } from '@tahoun/board';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { areaAt } from './targets.js';

/** The position of a pointer on the picture of a board, and touches that do not scroll the page. */

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
  /** Whether it touches a piece that it can lift. */
  readonly lifts: (place: Place) => boolean;
  readonly draws: () => boolean;
}

/** A finger on a piece moves the piece and does not scroll the page, nor does a finger that draws. */
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
