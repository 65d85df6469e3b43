import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choice, moveList, parameter, variant, wholeNumber } from './options.js';

describe('whole numbers', () => {
  const read = wholeNumber('--depth', 1, 200);

  it.each(['1', '007', '200'])('%j is one', (text) => {
    expect(read(text)).toBe(Number(text));
  });

  it.each(['', ' 3', '3 ', '0', '201', '-1', '+1', '3.5', '1e2', '0x10', 'abc', '٣', '9'.repeat(400)])(
    '%j is refused with the name and the range',
    (text) => {
      expect(() => read(text)).toThrow(/^--depth is ".*"; expected a whole number from 1 to 200$/);
    },
  );

  it('accepts exactly what it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (value) => {
        expect(read(String(value))).toBe(value);
      }),
    );
  });
});

it('choices name what is accepted', () => {
  const read = choice('--format', ['json', 'dot']);
  expect(read('dot')).toBe('dot');
  expect(() => read('DOT')).toThrow('--format is "DOT"; expected one of: json, dot');
});

it('variants are collected', () => {
  expect(variant('map=lake', variant('size=5'))).toEqual({ size: '5', map: 'lake' });
  expect(variant('a=b=c')).toEqual({ a: 'b=c' });
  expect(Object.keys(variant('__proto__=1'))).toEqual(['__proto__']);
  for (const bad of ['size', '=5', '']) expect(() => variant(bad)).toThrow('expected NAME=VALUE');
});

it('parameters are collected as numbers', () => {
  expect(parameter('epsilon=-4', parameter('alpha=0.75'))).toEqual({ alpha: 0.75, epsilon: -4 });
  expect(parameter('alpha=2', { alpha: 1 })).toEqual({ alpha: 2 });
  for (const bad of ['alpha', '=5', 'alpha=', 'alpha=x', 'alpha=1e3', 'alpha=1,5', 'alpha==1', ''])
    expect(() => parameter(bad)).toThrow('expected NAME=VALUE with a number');
});

it('moves are split at white space', () => {
  expect(moveList(' a1  b2\n')).toEqual(['a1', 'b2']);
  expect(() => moveList('  ')).toThrow('--moves is empty');
});
