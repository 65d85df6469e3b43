import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lineProgress, terminalProgress } from './progress.js';

const pace = (rate: number, msLeft: number) => `${rate.toFixed(1)}/s ${msLeft} ms left`;

/** Collects the written text. */
function fakeStream() {
  let text = '';
  const stream = {
    isTTY: true,
    columns: 100,
    write: (written: string) => {
      text += written;
      return true;
    },
  };
  const take = () => {
    const taken = text;
    text = '';
    return taken;
  };
  return { stream: stream as unknown as NodeJS.WriteStream, take };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a terminal shows a bar with the latest line, the rate and the time left, and nothing of it at the end', async () => {
  const { stream, take } = fakeStream();
  const display = await terminalProgress(stream);
  vi.advanceTimersByTime(1000);
  display.show('game 1', false, { done: 1, total: 10 }, pace);
  for (const done of [2, 3, 4]) {
    vi.advanceTimersByTime(1000);
    display.show(`game ${done}`, false, { done, total: 10 }, pace);
  }
  // It is drawn ten times a second.
  vi.advanceTimersByTime(100);
  const drawn = take();
  expect(drawn).toMatch(/█{8}░{12} 40 % {2}game 4 {2}1\.0\/s 6[01]\d\d ms left/);
  expect(drawn).not.toContain('\n');
  display.end();
  // The line is empty again.
  const [clearLine] = take().split('\u001b').slice(-1);
  expect(clearLine).toMatch(/^\[[02]?K$/);
});

it('work in parts has a bar for each of them, with a pace of its own', async () => {
  const { stream, take } = fakeStream();
  const display = await terminalProgress(stream);
  vi.advanceTimersByTime(60_000);
  display.show('first', false, { done: 5, total: 10 }, pace);
  vi.advanceTimersByTime(1000);
  display.show('second', false, { done: 0, total: 4 }, pace);
  vi.advanceTimersByTime(2000);
  display.show('second', false, { done: 2, total: 4 }, pace);
  vi.advanceTimersByTime(100);
  expect(take()).toMatch(/50 % {2}second {2}1\.0\/s 2\d\d\d ms left(?!.*%)/s);
  display.end();
});

it('a bar that is too long for the terminal is cut, not broken', async () => {
  const { stream, take } = fakeStream();
  const display = await terminalProgress(stream);
  display.show('x'.repeat(500), false, { done: 1, total: 2 }, pace);
  display.end();
  expect(take()).not.toContain('x'.repeat(80));
});

it('lines that were asked for, or of work without an end in sight, stand below each other on a terminal', async () => {
  const { stream, take } = fakeStream();
  const display = await terminalProgress(stream);
  display.show('one', true, { done: 1, total: 2 }, pace);
  display.show('two', false, undefined, pace);
  display.end();
  expect(take()).toBe('one\ntwo\n');
});

it('a pipe gets the lines that were asked for and no bar', () => {
  const { stream, take } = fakeStream();
  const display = lineProgress(stream);
  display.show('one', true, { done: 1, total: 2 }, pace);
  display.show('two', false, { done: 2, total: 2 }, pace);
  display.end();
  expect(take()).toBe('one\n');
});
