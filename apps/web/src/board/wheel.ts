/**
 * Turn of the wheel for one step, in pixels of scrolling: a notch of a mouse is more, a touchpad sends small
 * parts.
 */
const STEP = 50;
/** Height of a line in pixels, for a browser that counts lines. */
const LINE = 20;

/**
 * The effect of turning the wheel: a step forward (1), back (-1) or none yet, and the rest for the next one.
 */
export function afterWheel(
  before: number,
  { deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>,
): { readonly rest: number; readonly step: number } {
  const delta = deltaMode === 0 ? deltaY : deltaY * LINE;
  // A turn in the other direction begins at zero.
  const turned = before * delta < 0 ? delta : before + delta;
  return Math.abs(turned) < STEP ? { rest: turned, step: 0 } : { rest: 0, step: Math.sign(turned) };
}
