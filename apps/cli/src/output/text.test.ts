import { expect, it } from 'vitest';
import { secondsText } from './text.js';

it('times for people have as many digits as they read', () => {
  const times = [0.0004, 0.0456, 0.9994, 1.234_567, 12.345, 123.456, 4567.8];
  expect(times.map((seconds) => secondsText({ language: 'en' }, seconds))).toEqual([
    '0 ms',
    '46 ms',
    '999 ms',
    '1.23 s',
    '12.3 s',
    '123 s',
    '4,568 s',
  ]);
});
