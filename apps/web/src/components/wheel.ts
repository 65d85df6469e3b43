/** So far the wheel turns for one step, in pixels of scrolling: a notch of a mouse is more, a touchpad sends small parts. */
const STEP = 50;
/** Of a browser that counts lines, each so high. */
const LINE = 20;

/** What turning the wheel does: a step forward (1), back (-1) or none yet, and what counts towards the next one. */
export function afterWheel(
  before: number,
  { deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>,
): { readonly rest: number; readonly step: number } {
  const delta = deltaMode === 0 ? deltaY : deltaY * LINE;
  // Turning back begins again.
  const turned = before * delta < 0 ? delta : before + delta;
  return Math.abs(turned) < STEP ? { rest: turned, step: 0 } : { rest: 0, step: Math.sign(turned) };
}
