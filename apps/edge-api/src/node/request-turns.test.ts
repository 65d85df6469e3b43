import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { REQUESTS_PER_TURN, RequestTurns } from './request-turns.js';

it('begins a few requests at once, and others of a crowd in their order, with other work between them', async () => {
  const turns = new RequestTurns();
  const begun: number[] = [];
  const crowd = Array.from({ length: 3 * REQUESTS_PER_TURN }, (_, number) =>
    turns.take(() => {
      begun.push(number);
      return number;
    }),
  );
  expect(begun).toHaveLength(REQUESTS_PER_TURN);
  for (let turn = 2; turn <= 3; turn++) {
    await setImmediate();
    expect(begun).toHaveLength(turn * REQUESTS_PER_TURN);
  }
  expect(await Promise.all(crowd)).toEqual([...begun].sort((a, b) => a - b));
  await setImmediate();
  expect(turns.take(() => 'at once')).toBe('at once');
});

it('hands on what becomes of each request, also of one that had to wait', async () => {
  const turns = new RequestTurns();
  for (let number = 0; number < REQUESTS_PER_TURN; number++) void turns.take(() => number);
  const broken = turns.take(() => {
    throw new Error('broken');
  });
  const rejected = turns.take(() => Promise.reject(new Error('rejected')));
  await expect(broken).rejects.toThrow('broken');
  await expect(rejected).rejects.toThrow('rejected');
  expect(await turns.take(async () => 'fine')).toBe('fine');
});
