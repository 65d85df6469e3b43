import { options } from 'preact';

let waiting: (() => void) | undefined;

/** Draws what has changed, if anything has. */
export function drawNow(): void {
  const draw = waiting;
  waiting = undefined;
  draw?.();
}

/** Before what a person does next is handled, everything is drawn: handlers know the state that they were drawn with. */
const NEXT = [
  'keydown',
  'input',
  'change',
  'submit',
  'click',
  'pointerdown',
  'pointerup',
  'focusin',
] as const;

/** What an event changes is drawn in a task after its own, where Preact alone draws at its end: two short tasks for one long. */
export function drawInOwnTask(): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = drawNow;
  options.debounceRendering = (draw) => {
    waiting = draw;
    port2.postMessage(null);
  };
  for (const event of NEXT) addEventListener(event, drawNow, true);
}
