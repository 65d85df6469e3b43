// @module-tag rest
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../run.js';
import { fitNumbers, meanError } from './regression.js';
import { TraceSet } from './trace-set.js';

const folder = mkdtempSync(join(tmpdir(), 'tahoun-tune-'));
/** Of the made-up positions: how steeply the chance to win grows with the value. */
const STEEPNESS = 0.015;
const QUIETLY = { language: 'en', interactive: false, progress: () => undefined } as const;
const run = (...args: string[]) => runCommand(['tune', ...args], QUIETLY);

describe('the regression', () => {
  /** Positions whose results follow from hidden numbers, traced with all numbers 0. */
  function hidden(numbers: readonly number[], positions: number): TraceSet {
    const random = new Random(3);
    const set = new TraceSet();
    for (let i = 0; i < positions; i++) {
      const coefficients = Float32Array.from(numbers, () => random.below(5) - 2);
      const value = numbers.reduce((sum, number, at) => sum + number * coefficients[at]!, 0);
      const result = random.next() < 1 / (1 + Math.exp(-STEEPNESS * value)) ? 1 : 0;
      const indexes = Uint32Array.from(numbers.keys());
      set.add({ value: 0, indexes, coefficients }, { result }, new Float64Array(numbers.length));
    }
    return set;
  }

  it('finds the numbers that results were made from', () => {
    const numbers = [40, -25, 0, 80];
    const set = hidden(numbers, 20_000);
    const range = { set, from: 0, to: set.count };
    const found = fitNumbers(range, new Float64Array(4), STEEPNESS, { epochs: 300, hold: 2e-8 }, () => {});
    for (const [i, number] of numbers.entries()) expect(Math.abs(found[i]! - number)).toBeLessThan(12);
    expect(meanError(range, found, STEEPNESS)).toBeLessThan(meanError(range, new Float64Array(4), STEEPNESS));
  });
});

describe('tahoun tune', () => {
  const data = join(folder, 'data', '1-0.txt');
  const out = join(folder, 'weights.json');

  it('plays games, learns from them, and writes the weights', async () => {
    const games = ['--positions', '100', '--nodes', '60', '--only', 'positions', '--folder', folder];
    await runCommand(['learn', 'czech-draughts', ...games], QUIETLY);
    const learned = await run('czech-draughts', '--data', data, '--epochs', '5', '--out', out);
    const { errorBefore, errorAfter } = (learned as { answer: { document: Record<string, number> } }).answer
      .document as { errorBefore: number; errorAfter: number };
    expect(errorAfter).toBeLessThan(errorBefore);
    expect(JSON.parse(readFileSync(out, 'utf8'))).toHaveProperty('man.middlegame');
  });

  it.each([
    [['zabor', '--data', data], '"zabor" cannot be tuned; expected one of: czech-draughts'],
    [['czech-draughts'], 'the option --data is required'],
    [['czech-draughts', '--data', join(folder, 'none')], 'cannot be read: there is no such file or folder'],
    [
      ['czech-draughts', '--data', data, '--epochs', '1', '--out', folder],
      'cannot be written: it is a folder',
    ],
  ])('refuses %j in a line', async (args, error) => {
    const refused = await run(...args);
    expect(refused).toMatchObject({ kind: 'failure', code: 2, error: expect.stringContaining(error) });
  });

  it.each([
    ['W:Wa1:Bh8', 'line 2: "" is not a result'],
    ['W:Wa1:Bh8;2', 'line 2: "2" is not a result'],
    ['W:Wa1:Bh8;+0.5', 'line 2: "+0.5" is not a result'],
    ['W:Wa1:Bh8;', 'line 2: "" is not a result'],
    ['W:Wa2:Bh8;1', 'line 2: a2 is a light square'],
    ['# nothing but words', 'contains no position'],
  ])('refuses a file with %j', async (line, error) => {
    const file = join(folder, 'bad.txt');
    writeFileSync(file, `\n${line}\n`);
    expect(await run('czech-draughts', '--data', file)).toMatchObject({
      kind: 'failure',
      error: expect.stringContaining(error),
    });
  });
});
