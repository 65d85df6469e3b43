import { options } from 'preact';

/** What Preact is to draw waits for a task of its own. */
let isLater = false;
let waiting: (() => void) | undefined;
const { port1, port2 } = new MessageChannel();

/** Draws what waits to be drawn, if anything does. */
export function drawNow(): void {
  const draw = waiting;
  isLater = false;
  waiting = undefined;
  draw?.();
}

/**
 * Makes a change that takes long to draw, such as a move. It is drawn in a task after this one, where Preact alone draws
 * at the end of the same: two short tasks for one long. What a person does next finds it drawn.
 */
export function drawLater(change: () => void): void {
  isLater = true;
  port2.postMessage(null);
  change();
}

port1.onmessage = drawNow;
options.debounceRendering = (draw) => {
  waiting = draw;
  queueMicrotask(() => isLater || drawNow());
};
for (const event of ['keydown', 'pointerdown', 'click']) addEventListener(event, drawNow, true);
