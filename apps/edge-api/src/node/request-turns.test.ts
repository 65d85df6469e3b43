import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { MOST_LAG_MS, REQUESTS_PER_TURN, RequestTurns } from './request-turns.js';

const refuse = () => {
  throw new Error('refused');
};

it('refuses further requests once the first of those that wait has waited a second, until it has begun', async () => {
  let now = 0;
  const turns = new RequestTurns(() => now);
  const ask = () =>
    turns.take<unknown>(
      () => 'begun',
      () => 'shed',
    );
  const crowd = Array.from({ length: REQUESTS_PER_TURN + 1 }, ask);
  now = MOST_LAG_MS;
  crowd.push(ask());
  now++;
  expect(ask()).toBe('shed');
  expect(await Promise.all(crowd)).toEqual(crowd.map(() => 'begun'));
  await setImmediate();
  expect(ask()).toBe('begun');
});

it('begins a few requests at once, and others of a crowd in their order, with other work between them', async () => {
  const turns = new RequestTurns();
  const begun: number[] = [];
  const crowd = Array.from({ length: 3 * REQUESTS_PER_TURN }, (_, number) =>
    turns.take(() => {
      begun.push(number);
      return number;
    }, refuse),
  );
  expect(begun).toHaveLength(REQUESTS_PER_TURN);
  for (let turn = 2; turn <= 3; turn++) {
    await setImmediate();
    expect(begun).toHaveLength(turn * REQUESTS_PER_TURN);
  }
  expect(await Promise.all(crowd)).toEqual([...begun].sort((a, b) => a - b));
  await setImmediate();
  expect(turns.take(() => 'at once', refuse)).toBe('at once');
});

it('hands on what becomes of each request, also of one that had to wait', async () => {
  const turns = new RequestTurns();
  for (let number = 0; number < REQUESTS_PER_TURN; number++) void turns.take(() => number, refuse);
  const broken = turns.take(() => {
    throw new Error('broken');
  }, refuse);
  const rejected = turns.take(() => Promise.reject(new Error('rejected')), refuse);
  await expect(broken).rejects.toThrow('broken');
  await expect(rejected).rejects.toThrow('rejected');
  expect(await turns.take(() => Promise.resolve('fine'), refuse)).toBe('fine');
});
