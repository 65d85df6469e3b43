import { ONGOING } from '@tahoun/core';
import { expect, it } from 'vitest';
import { gameById, gameIds } from '../input/games.js';
import { benchPositions } from './workload.js';

it.each(gameIds())('%s: the positions are the initial one and three others, which go on', (id) => {
  const game = gameById(id);
  const positions = benchPositions(game);
  const texts = positions.map((position) => game.formatPosition(position));
  expect(texts[0]).toBe(game.formatPosition(game.initial()));
  expect(new Set(texts).size).toBe(4);
  for (const position of positions) expect(position.outcome()).toBe(ONGOING);
});

it.each(gameIds())(
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
  return moves[0]!;
}
