import { options } from 'preact';

/** Whether drawing by Preact waits for a task of its own. */
let isLater = false;
let waiting: (() => void) | undefined;
const { port1, port2 } = new MessageChannel();

/** Draws pending changes, if there are any. */
export function drawNow(): void {
  const draw = waiting;
  isLater = false;
  waiting = undefined;
  draw?.();
}

/**
 * Makes a change that takes long to draw, such as a move. It is drawn in a task after this one, where Preact alone draws
 * at the end of the same: two short tasks for one long. The next input of a person finds it drawn.
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
