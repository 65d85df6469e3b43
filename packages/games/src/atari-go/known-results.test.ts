import { SELECTIVE_TECHNIQUES, noEvaluation, pliesToEnd, strongSearch } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { atariGo } from './index.js';

/** The winner with best play by both, and the plies to the win. */
function solved(text: string) {
  const position = atariGo.parsePosition(text);
  const { score, exact, pv } = strongSearch({
    position,
    evaluation: noEvaluation,
    limits: { nodes: 1_000_000 },
    without: SELECTIVE_TECHNIQUES,
  });
  expect(exact).toBe(true);
  for (const move of pv) position.makeMove(move);
  expect(atariGo.result(position)?.winner).toBe(score > 0 ? 0 : 1);
  return { wins: score > 0, plies: pliesToEnd(score) };
}

// The results of van der Werf, Uiterwijk and van den Herik (2002), and those of the rules page; the
// larger boards are in docs/measurements.md.
describe('known results', () => {
  it.each([
    ['2x2', '../.. X 1', false, 4],
    ['3x3', '.../.../... X 1', true, 7],
    ['4x4', '..../..../..../.... X 1', false, 14],
    ['4x4 crosscut', '..../.XO./.OX./.... X 1', true, 5],
    ['4x4 stable', '..../.XO./.XO./.... X 1', false, 10],
    ['5x5 crosscut', '...../.XO../.OX../...../..... X 1', true, 5],
  ])('%s', (_, text, wins, plies) => {
    expect(solved(text)).toEqual({ wins, plies });
  });
});
