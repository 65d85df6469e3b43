import type { Point, TargetArea } from '@tahoun/board';
import { shift, wantsMotion } from './Pieces.js';

/** A piece that a pointer carries over the picture of a board. */

const RETURN_MS = 150;
const LIFTED = 'piece-lifted';

/** A carried piece: its copy under the pointer, and the piece itself, which is drawn pale. */
export interface Carried {
  readonly copy: Element;
  readonly original: Element;
}

/** The group of a board's picture in which carried pieces lie. */
const groupOf = (svg: SVGSVGElement | null) => svg?.querySelector('.hand');

/** Takes up the piece of a place; undefined where there is none. */
export function lift(svg: SVGSVGElement | null, area: TargetArea): Carried | undefined {
  const target = area.targets[0] ?? '';
  const original = svg?.querySelector(`[data-piece="${CSS.escape(target)}"]`);
  const group = groupOf(svg);
  if (!original || !group) return undefined;
  const copy = original.cloneNode(true) as Element;
  copy.removeAttribute('data-piece');
  group.append(copy);
  original.classList.add(LIFTED);
  return { copy, original };
}

export function carryTo({ copy }: Carried, { x, y }: Point): void {
  copy.setAttribute('transform', `translate(${x} ${y}) scale(1.08)`);
}

/** A ring round the place under a finger, which hides the place itself; null for none. */
export function ring(svg: SVGSVGElement | null, area: TargetArea | null): void {
  const group = groupOf(svg);
  group?.querySelector('.landing')?.remove();
  if (!area || !group) return;
  const circle = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
  const { x, y, width, height } = area;
  const shape = { cx: x + width / 2, cy: y + height / 2, r: Math.max(width, height), class: 'landing' };
  for (const [name, value] of Object.entries(shape)) circle.setAttribute(name, String(value));
  group.prepend(circle);
}

/** @param glides whether the piece goes back to where it was */
export function putDown({ copy, original }: Carried, glides: boolean): void {
  const end = () => {
    copy.remove();
    original.classList.remove(LIFTED);
  };
  const home = /translate\((\S+) (\S+)\)/.exec(original.getAttribute('transform') ?? '');
  if (!glides || home === null || !wantsMotion()) {
    end();
    return;
  }
  const to = { x: Number(home[1]), y: Number(home[2]) };
  copy.animate([{}, { transform: shift(to) }], { duration: RETURN_MS, easing: 'ease-out' }).onfinish = end;
}
