import { ONGOING } from '@tahoun/core';
import { GAME_IDS, gameById } from '@tahoun/games';
import { expect, it } from 'vitest';
import { benchPositions, runWorkload } from './workload.js';

/** Four searches of 200,000 moves at most. */
const MOST_NODES = 800_000;

it.each(GAME_IDS)('%s: the searches make as many moves as they may at most, and some', (id) => {
  const { nodes } = runWorkload(gameById(id));
  expect(nodes).toBeGreaterThan(100);
  expect(nodes).toBeLessThanOrEqual(MOST_NODES);
});

it.each(GAME_IDS)('%s: the positions are the initial one and three others, which go on', (id) => {
  const game = gameById(id);
  const positions = benchPositions(game);
  const texts = positions.map((position) => game.formatPosition(position));
  expect(texts[0]).toBe(game.formatPosition(game.initial()));
  expect(new Set(texts).size).toBe(4);
  for (const position of positions) expect(position.outcome()).toBe(ONGOING);
});

it.each(GAME_IDS)(
  '%s: the positions are the same each time, and those that were handed out may change',
  (id) => {
    const game = gameById(id);
    const texts = benchPositions(game).map((position) => game.formatPosition(position));
    for (const position of benchPositions(game)) position.makeMove(firstMove(position));
    expect(benchPositions(game).map((position) => game.formatPosition(position))).toEqual(texts);
  },
);

function firstMove(position: ReturnType<typeof benchPositions>[number]): number {
  const moves = new Int32Array(512);
  position.generateMoves(moves, 0);
  return moves[0] as number;
}
