import { ONGOING } from '@tahoun/core';
import { GAME_IDS, gameById } from '@tahoun/games';
import { expect, it } from 'vitest';
import { benchPositions, runWorkload } from './workload.js';

it.each(GAME_IDS)('%s: the count of nodes never changes', (id) => {
  const first = runWorkload(gameById(id)).nodes;
  expect(first).toBeGreaterThan(0);
  expect(runWorkload(gameById(id)).nodes).toBe(first);
});

it.each(GAME_IDS)('%s: the positions go on', (id) => {
  const positions = benchPositions(gameById(id));
  expect(positions).toHaveLength(4);
  for (const position of positions) expect(position.outcome()).toBe(ONGOING);
});
