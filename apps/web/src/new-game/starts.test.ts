import { gameById, gameIds } from '@tahoun/catalogue';
import { InputError } from '@tahoun/core';
import { newClock } from '@tahoun/match';
import { describe, expect, it } from 'vitest';
import { freshClock } from '../match/page-match.js';
import { stopsOf, typedNumber, withValue } from '../players/sliders.js';
import { problemOf, startOf, variantsOf } from './starts.js';

describe('a new game', () => {
  it('has the same clock as the last one, full again', () => {
    const used = { ...newClock(5, 3), left: [1000, 2000] as const };
    expect(freshClock(used)).toEqual(newClock(5, 3));
    expect(freshClock(null)).toBeNull();
  });

  it.each(gameIds())('of %s offers the start that the last one had', (id) => {
    const game = gameById(id);
    expect(variantsOf(game, game.formatPosition(game.initial()))).toEqual({});
    for (const { id: option, suggestions } of game.variants) {
      for (const value of suggestions) {
        const start = startOf(game, { [option]: value });
        if (start === null) continue;
        const text = game.formatPosition(start.position);
        expect(game.formatPosition(game.initial(variantsOf(game, text)))).toBe(text);
      }
    }
  });

  it('of chess knows the number of each of the 960 starts again', () => {
    const chess = gameById('chess');
    for (const start of ['1', '500', '958'])
      expect(variantsOf(chess, chess.formatPosition(chess.initial({ start })))).toEqual({ start });
    const range = chess.variants[0]?.range ?? { min: 0, max: 0 };
    expect(problemOf(chess, { start: String(range.max) })).toBeNull();
    expect(problemOf(chess, { start: String(range.max + 1) })).toBeInstanceOf(InputError);
  });

  it('from a position of one’s own offers the usual start', () => {
    expect(variantsOf(gameById('zabor'), 'b.../..../..../.... r')).toEqual({});
  });

  it('says why options do not go together', () => {
    const zabor = gameById('zabor');
    expect(problemOf(zabor, {})).toBeNull();
    const [option] = zabor.variants;
    const bad = { [option?.id as string]: 'nonsense' };
    expect(problemOf(zabor, bad)).toBeInstanceOf(InputError);
    expect(startOf(zabor, bad)).toBeNull();
    expect(startOf(null, {})).toBeNull();
  });
});

describe('a constant of a player', () => {
  const parameter = { id: 'alpha', min: -1000, max: 1000, step: 0.5, default: 2.5 };

  it('is written only where it differs from the source’s own', () => {
    expect(withValue({}, parameter, 3)).toEqual({ alpha: 3 });
    expect(withValue({ alpha: 3, beta: 1 }, parameter, 2.5)).toEqual({ beta: 1 });
    expect(withValue({ alpha: 3, beta: 1 }, parameter, 4)).toEqual({ alpha: 4, beta: 1 });
  });

  it.each([
    { text: '3', is: 3 },
    { text: ' -3.25 ', is: -3.25 },
    { text: '5000', is: 1000 },
    { text: '-5000', is: -1000 },
    { text: '1.23456', is: 1.2346 },
    { text: '', is: undefined },
    { text: '  ', is: undefined },
    { text: 'x', is: undefined },
    { text: 'Infinity', is: undefined },
  ])('that is typed as "$text" is $is', ({ text, is }) => {
    expect(typedNumber(text, parameter)).toBe(is);
  });

  it('can stand at its ends, its usual value and its value now, and at each step near zero', () => {
    const stops = stopsOf(parameter, 7.123);
    for (const stop of [-1000, 1000, 2.5, 7.123, 0, 0.5, -0.5, 1]) expect(stops).toContain(stop);
    expect([...stops]).toEqual([...stops].sort((a, b) => a - b));
    expect(new Set(stops).size).toBe(stops.length);
    expect(stops.length).toBeLessThan(405);
    expect(stopsOf({ min: 0, max: 3, step: 1, default: 1 }, 1)).toEqual([0, 1, 2, 3]);
    expect(Math.min(...stopsOf({ min: 1, max: 100, step: 1, default: 2 }, 2))).toBe(1);
  });
});
