import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random } from '@tahoun/core';
import { chess } from '@tahoun/games/chess';
import { describe, expect, it } from 'vitest';
import { aiOf } from '../games.js';
import { runCommand } from '../run.js';
import { playNoisyGame } from './noisy-play.js';
import { fitNumbers, fitSteepness, meanError } from './regression.js';
import { playLabelledGame } from './self-play.js';
import { TraceSet } from './trace-set.js';

const folder = mkdtempSync(join(tmpdir(), 'tahoun-tune-'));
/** Of the made-up positions: how steeply the chance to win grows with the value. */
const STEEPNESS = 0.015;
const run = (...args: string[]) =>
  runCommand(['tune', ...args], { language: 'en', interactive: false, progress: () => {} });

describe('the regression', () => {
  /** Positions whose results follow from hidden numbers, traced with all numbers 0. */
  function hidden(numbers: readonly number[], positions: number): TraceSet {
    const random = new Random(3);
    const set = new TraceSet();
    for (let i = 0; i < positions; i++) {
      const coefficients = Float32Array.from(numbers, () => random.below(5) - 2);
      const value = numbers.reduce((sum, number, at) => sum + number * (coefficients[at] as number), 0);
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
    for (const [i, number] of numbers.entries())
      expect(Math.abs((found[i] as number) - number)).toBeLessThan(12);
    expect(meanError(range, found, STEEPNESS)).toBeLessThan(meanError(range, new Float64Array(4), STEEPNESS));
  });

  it('finds how steeply the result grows with the value', () => {
    const numbers = [40, -25, 0, 80];
    const set = hidden(numbers, 20_000);
    const steepness = fitSteepness({ set, from: 0, to: set.count }, Float64Array.from(numbers));
    expect(steepness).toBeGreaterThan(0.9 * STEEPNESS);
    expect(steepness).toBeLessThan(1.1 * STEEPNESS);
  });
});

describe('self-play', () => {
  const game = (seed: number) =>
    playLabelledGame({
      game: chess as never,
      evaluation: aiOf('chess').best,
      nodes: 100,
      random: new Random(seed),
    });

  it('gives quiet positions with one result a game, the same for the same seed', () => {
    const played = game(5);
    expect(played.length).toBeGreaterThan(2);
    expect(new Set(played.map(({ result }) => result)).size).toBe(1);
    for (const { position } of played) expect(chess.parsePosition(position).inCheck()).toBe(false);
    expect(game(5)).toEqual(played);
    expect(game(6)).not.toEqual(played);
  });
});

describe('play without a search', () => {
  const play = (seed: number) =>
    playNoisyGame({ game: chess as never, evaluation: aiOf('chess').best, random: new Random(seed) });

  it('gives positions with the value of the evaluation, the same for the same seed', () => {
    const played = play(5);
    expect(played.length).toBeGreaterThan(20);
    expect(new Set(played.map(({ result }) => result)).size).toBe(1);
    for (const { position, score } of played) {
      const parsed = chess.parsePosition(position);
      const value = aiOf('chess').best.evaluate(parsed);
      expect(score).toBe(parsed.turn === 0 ? value : 0 - value);
      expect(parsed.inCheck()).toBe(false);
    }
    expect(play(5)).toEqual(played);
    expect(play(6)).not.toEqual(played);
  });
});

describe('tahoun tune', () => {
  const data = join(folder, 'data.txt');
  const out = join(folder, 'weights.json');

  it('plays games, learns from them, and writes the weights', async () => {
    const generated = await run('chess', '--generate', '4', '--nodes', '60', '--out', data);
    expect(generated).toMatchObject({ kind: 'answer', answer: { document: { games: 4 } } });
    const learned = await run('chess', '--data', data, '--epochs', '5', '--out', out);
    const { errorBefore, errorAfter } = (learned as { answer: { document: Record<string, number> } }).answer
      .document as { errorBefore: number; errorAfter: number };
    expect(errorAfter).toBeLessThan(errorBefore);
    expect(JSON.parse(readFileSync(out, 'utf8'))).toHaveProperty('material.middlegame');
  });

  it('plays without a search when no nodes are given for it', async () => {
    const generated = await run('chess', '--generate', '3', '--nodes', '0', '--out', data);
    const { positions } = (generated as { answer: { document: { positions: number } } }).answer.document;
    expect(readFileSync(data, 'utf8').trim().split('\n')).toHaveLength(positions);
    expect(await run('chess', '--data', data, '--epochs', '1', '--out', out)).toMatchObject({
      kind: 'answer',
    });
  });

  it.each([
    [['zabor', '--data', data], '"zabor" cannot be tuned; expected one of: czech-draughts, chess'],
    [['chess'], 'expected --data FILE to learn from, or --generate N games'],
    [['chess', '--generate', '1'], '--generate needs --out FILE for the positions'],
    [['chess', '--data', join(folder, 'none')], 'cannot be read: there is no such file or folder'],
    [['chess', '--generate', '1', '--out', folder], 'cannot be written: it is a folder'],
  ])('refuses %j in a line', async (args, error) => {
    const refused = await run(...args);
    expect(refused).toMatchObject({ kind: 'failure', code: 2, error: expect.stringContaining(error) });
  });

  it.each([
    ['4k3/8/8/8/8/8/8/4K2R w - - 0 1', 'line 2: "" is not a result'],
    ['4k3/8/8/8/8/8/8/4K2R w - - 0 1;2', 'line 2: "2" is not a result'],
    ['4k3/8/8/8/8/8/8/7R w - - 0 1;1', 'line 2: White has no king'],
    ['# nothing but words', 'contains no position'],
  ])('refuses a file with %j', async (line, error) => {
    const file = join(folder, 'bad.txt');
    writeFileSync(file, `\n${line}\n`);
    expect(await run('chess', '--data', file)).toMatchObject({
      kind: 'failure',
      error: expect.stringContaining(error),
    });
  });
});
