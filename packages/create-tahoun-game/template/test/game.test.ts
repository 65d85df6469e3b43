import { LOSS, outcomeOfScore, perft, solveDistance } from '@tahoun/core';
import { checkRules } from '@tahoun/games/conformance';
import { expect, it } from 'vitest';
import { game } from '../src/game.ts';

it('keeps the contract, in random games', () => {
  expect(checkRules(game)).toEqual([]);
});

// Sequences of so many moves, and who wins. Find yours with another program, or by hand.
it.each([20, 336, 4872, 57564].map((count, at) => [at + 1, count]))(
  'has the right number of sequences of %i moves',
  (depth, count) => {
    expect(perft(game.initial(), depth)).toBe(count);
  },
);

it('is won by the second side', () => {
  const { score } = solveDistance({ position: game.initial(), limits: {} });
  expect(outcomeOfScore(score)).toBe(LOSS);
});

it('is lost by the side that finds no room', () => {
  const position = game.parsePosition('.#.#./.#.#./##.##/##.##/.#.#. b');
  expect(game.result(position)).toEqual({ winner: 0, reason: 'no-room' });
});
