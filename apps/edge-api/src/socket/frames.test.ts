import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LEDGER } from '../limits/ledger.js';
import { FRAMES_A_SECOND, Frames } from './frames.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A frame of so many bytes as a client sends it. */
function frame(length: number): number[] {
  const mask = [1, 2, 3, 4];
  const data: number[] = Array(length).fill(0x89);
  if (length < 126) return [0x81, 0x80 | length, ...mask, ...data];
  const bytes = length < 65_536 ? 2 : 8;
  const long = Array.from({ length: bytes }, (_, at) => Math.floor(length / 256 ** (bytes - 1 - at)) % 256);
  return [0x81, bytes === 2 ? 0xfe : 0xff, ...long, ...mask, ...data];
}

/** Frames that may still be sent. */
function left(frames: Frames): number {
  let count = 0;
  while (frames.take(Uint8Array.from(frame(0)))) count++;
  return count;
}

it.each([1, 2, 7, 1000, 1_000_000])(
  'counts frames of every length that come in pieces of %i bytes',
  (size) => {
    const sent = Uint8Array.from([0, 1, 125, 126, 127, 65_535, 65_536, 70_000, 0].flatMap(frame));
    const frames = new Frames();
    for (let at = 0; at < sent.length; at += size)
      expect(frames.take(sent.subarray(at, at + size))).toBe(true);
    expect(left(frames)).toBe(LEDGER.frame.ofOwner - 9);
  },
);

it('takes so many at once, then so many a second, and one more for each that was answered', () => {
  const frames = new Frames();
  expect(
    frames.take(
      Uint8Array.from(
        Array(LEDGER.frame.ofOwner + 1)
          .fill(frame(0))
          .flat(),
      ),
    ),
  ).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(left(frames)).toBe(FRAMES_A_SECOND - 1);
  for (let answer = 0; answer < 7; answer++) frames.answered();
  // The one that was too many counts as well.
  expect(left(frames)).toBe(7 - 1);
});
