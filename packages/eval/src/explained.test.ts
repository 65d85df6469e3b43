import { ONGOING, Random, playRandomMove } from '@tahoun/core';
import { chess } from '@tahoun/games/chess';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explain } from './explained.js';
import { GAME_IDS, aiOf, gameById } from './testing/all-games.js';

const sum = (terms: Record<string, number>) => Object.values(terms).reduce((total, term) => total + term, 0);

describe('an explanation by what is taken away', () => {
  const position = chess.initial();
  /** @param value of the remaining parts, as the first side sees it; the right to move is worth 10. */
  const explained = (parts: readonly string[], value: (kept: number) => number) =>
    explain(
      { parts, rest: 'rest', evaluate: (_, kept, turn) => 10 + (turn === 0 ? value(kept) : -value(kept)) },
      position,
    );

  it('gives each part what it adds, where parts do not depend on each other', () => {
    const value = (kept: number) => 7 + 100 * (kept & 1) - 20 * (kept >> 1);
    expect(explained(['a', 'b'], value)).toEqual({ rest: 7, a: 100, b: -20, tempo: 10 });
  });

  it('divides what parts have only together, and what either has alone', () => {
    expect(explained(['a', 'b'], (kept) => (kept === 3 ? 60 : 0))).toMatchObject({ a: 30, b: 30 });
    expect(explained(['a', 'b'], (kept) => (kept > 0 ? 60 : 0))).toMatchObject({ a: 30, b: 30 });
    // Of the six orders in which three parts come, two have `a` before `b` and `c`.
    expect(explained(['a', 'b', 'c'], (kept) => (kept & 1 && kept < 2 ? 0 : kept & 1 ? 60 : 0))).toEqual({
      rest: 0,
      a: 40,
      b: 10,
      c: 10,
      tempo: 10,
    });
  });

  it('leaves nothing over when shares are rounded', () => {
    expect(sum(explained(['a', 'b', 'c'], (kept) => (kept === 7 ? 100 : 0)))).toBe(110);
  });
});

describe.each(GAME_IDS.filter((id) => aiOf(id).best.id.startsWith('network')))('of %s', (id) => {
  const game = gameById(id);
  const { best } = aiOf(id);
  // Not every board has places for every handicap.
  const choices = game.variants
    .filter((option) => option.id !== 'handicap')
    .flatMap((option) => option.suggestions.map((value) => ({ [option.id]: value })));

  it('adds up to the score of the network, sign included, wherever play leads', () => {
    fc.assert(
      fc.property(fc.constantFrom({}, ...choices), fc.integer(), fc.nat(150), (variants, seed, plies) => {
        const random = new Random(seed);
        const position = game.initial(variants);
        for (let ply = 0; ply < plies && position.outcome() === ONGOING; ply++) {
          playRandomMove(position, random);
        }
        const text = game.formatPosition(position);
        const terms = best.terms(position);
        expect(Object.values(terms).every(Number.isInteger), text).toBe(true);
        expect(sum(terms), text).toBe(best.evaluate(position));
        expect(Math.sign(sum(terms)), text).toBe(Math.sign(best.evaluate(position)));
        expect(game.formatPosition(position)).toBe(text);
      }),
      { numRuns: 60 },
    );
  });
});
