import type { TargetArea } from '@tahoun/board';
import { expect, it } from 'vitest';
import { NO_STROKES, afterStroke } from './strokes.js';

const area = (name: string) => ({ targets: [name] }) as unknown as TargetArea;
const arrow = { from: area('e2'), to: area('e4'), colour: 0 };
const ring = { from: area('e4'), to: area('e4'), colour: 0 };

it('what is drawn stays beside what was drawn, and the same again takes it away', () => {
  const both = afterStroke(afterStroke(NO_STROKES, arrow, true), ring, true);
  expect(both.done).toEqual([arrow, ring]);
  expect(afterStroke(both, { ...arrow, from: area('e2') }, true).done).toEqual([ring]);
  expect(afterStroke(both, { ...arrow, colour: 1 }, true).done).toHaveLength(3);
});

it('what is being drawn counts only when it is done', () => {
  const half = afterStroke(NO_STROKES, arrow, false);
  expect(half).toEqual({ done: [], current: arrow });
  expect(afterStroke(half, ring, true)).toEqual({ done: [ring], current: null });
});
