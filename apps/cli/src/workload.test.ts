import { ONGOING } from '@tahoun/core';
import { expect, it } from 'vitest';
import { gameById, gameIds } from './games.js';
import { benchPositions, runWorkload } from './workload.js';

/**
 * Moves made by the workload of each game: the signature of rules, evaluation and search. A change of form leaves them
 * as they are; a change of play writes down new ones, and says so.
 */
const NODES: Readonly<Record<string, number>> = {
  zabor: 405_822,
  chocolate: 3_066,
  'tic-tac-toe': 3_407,
  'connect-four': 514_053,
  'czech-draughts': 601_215,
  chess: 547_428,
  'atari-go': 341_821,
};

it.each(gameIds())('%s: the searches make exactly the moves that are written down', (id) => {
  expect(runWorkload(gameById(id)).nodes).toBe(NODES[id]);
});

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
