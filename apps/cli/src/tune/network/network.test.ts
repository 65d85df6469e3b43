import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random, legalMoves } from '@tahoun/core';
import { chessNetwork, networkChess } from '@tahoun/eval/chess/network';
import type { NetworkTuning } from '@tahoun/eval/networks';
import { chess } from '@tahoun/games/chess';
import { describe, expect, it } from 'vitest';
import { aiOf } from '../../games.js';
import { runCommand } from '../../run.js';
import { expectedResult } from '../trace-set.js';
import { ExampleSet } from './example-set.js';
import { fitNetwork, networkError } from './fit-network.js';
import { Gradient, numbersOf } from './gradient.js';

const tuning = chessNetwork as unknown as NetworkTuning;
const HIDDEN = 4;

/** Positions from random games, worth their material to the mover. */
function examples(count: number, seed: number): ExampleSet {
  const random = new Random(seed);
  const set = new ExampleSet(tuning);
  while (set.count < count) {
    const position = chess.initial();
    for (let ply = 0; ply < 60; ply++) {
      const moves = legalMoves(position);
      if (moves.length === 0) break;
      position.makeMove(moves[random.below(moves.length)] as number);
      const value = aiOf('chess').textbook.evaluate(position);
      set.add(position, { result: expectedResult(position.turn === 0 ? value : 0 - value, 0.005) });
    }
  }
  return set;
}

const options = (seed: number, epochs: number) => ({
  epochs,
  random: new Random(seed),
  evaluationShare: 0,
  limits: tuning.limits(HIDDEN),
  onEpoch: () => {},
});
const shape = { ...tuning, hidden: HIDDEN };

describe('learning a network', () => {
  const set = examples(12_000, 1);
  const learned = { set, from: 0, to: 10_000 };
  const heldOut = { set, from: 10_000, to: set.count };
  const network = fitNetwork(learned, shape, options(1, 400));

  it('foretells what it was not shown', () => {
    const mean = set.targets.subarray(0, learned.to).reduce((sum, target) => sum + target, 0) / learned.to;
    let variance = 0;
    for (let at = heldOut.from; at < heldOut.to; at++) variance += ((set.targets[at] as number) - mean) ** 2;
    variance /= heldOut.to - heldOut.from;
    expect(networkError(heldOut, network, 0)).toBeLessThan(variance / 3);
  });

  it('gives the same network for the same seed', () => {
    const learn = (seed: number) => fitNetwork(learned, shape, options(seed, 3));
    const first = learn(1);
    expect(learn(1)).toEqual(first);
    expect(learn(2)).not.toEqual(first);
  });

  it('loses next to nothing by rounding', () => {
    const bytes = tuning.encode(network, { scale: 200, isCorrection: false });
    const error = networkError(heldOut, network, 0);
    expect(Math.abs(networkError(heldOut, tuning.decode(bytes), 0) - error)).toBeLessThan(0.05 * error);
  });

  it.each([0, 0.005])('knows its slopes (%d of the evaluation before it)', (evaluationShare) => {
    const at = 17;
    const gradient = new Gradient(network, evaluationShare);
    gradient.add(set, at);
    const errorOf = () => (gradient.foretell(set, at) - (set.targets[at] as number)) ** 2;
    for (const [part, slopes] of numbersOf(gradient.slopes).entries()) {
      const numbers = numbersOf(network)[part] as Float32Array;
      const steepest = slopes.reduce(
        (best, slope, i) => (Math.abs(slope) > Math.abs(slopes[best] as number) ? i : best),
        0,
      );
      const number = numbers[steepest] as number;
      numbers[steepest] = number + 0.005;
      const above = errorOf();
      numbers[steepest] = number - 0.005;
      const slope = (above - errorOf()) / 0.01;
      numbers[steepest] = number;
      expect(Math.abs(slope / (slopes[steepest] as number) - 1)).toBeLessThan(0.02);
    }
  });
});

describe('tahoun tune --network', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tahoun-network-'));
  const data = join(folder, 'data.txt');
  const out = join(folder, 'chess.net');
  const run = (...args: string[]) =>
    runCommand(['tune', ...args], { language: 'en', interactive: false, progress: () => {} });
  const position = chess.initial();

  it.each([[[]], [['--correction']]])('writes a network that plays (%j)', async (more) => {
    writeFileSync(data, `${chess.formatPosition(position)};1;30\n`.repeat(20));
    const answered = await run(
      'chess',
      '--network',
      '8',
      '--data',
      data,
      '--epochs',
      '30',
      '--out',
      out,
      ...more,
    );
    expect(answered).toMatchObject({
      kind: 'answer',
      answer: { document: { positions: 20, hidden: 8, bytes: readFileSync(out).length } },
    });
    expect(networkChess(readFileSync(out)).evaluate(position)).toBeGreaterThan(5);
  });

  it.each([
    [
      ['zabor', '--network', '8', '--data', data, '--out', out],
      '"zabor" cannot be tuned; expected one of: czech-draughts, chess',
    ],
    [['chess', '--network', '8', '--data', data], '--network needs --out FILE for the network'],
    [
      ['chess', '--network', '9', '--data', data, '--out', out],
      '--network 9 is not a possible number of hidden neurons',
    ],
    [['chess', '--network', '300', '--data', data, '--out', out], '--network'],
    [
      ['chess', '--network', '8', '--data', join(folder, 'none'), '--out', out],
      'cannot be read: there is no such file or folder',
    ],
    [['chess', '--network', '8', '--data', data, '--out', folder], 'cannot be written: it is a folder'],
    [['chess', '--network', '8', '--out', out], 'expected --data FILE to learn from, or --generate N games'],
    [['chess', '--correction', '--data', data], '--correction needs --network N'],
  ])('refuses %j in a line', async (args, error) => {
    const refused = await run(...args);
    expect(refused).toMatchObject({ kind: 'failure', code: 2, error: expect.stringContaining(error) });
  });
});
