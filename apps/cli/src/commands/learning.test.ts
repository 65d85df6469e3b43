// @module-tag rest
import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  rmdirSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { networkEvaluation, textFeatures } from '@tahoun/core';
import { type Labelled, readLabelled } from '@tahoun/workshop/learn';
import { describe, expect, it } from 'vitest';
import { featuresOf, gameById } from '../input/games.js';
import { testEngine } from '../match/testing/engines.js';
import { runCommand } from '../program/run.js';

/** A disk without room, on Linux. */
const FULL = '/dev/full';

const newFolder = () => mkdtempSync(join(tmpdir(), 'tahoun-learn-'));

const learn = (game: string, ...args: string[]) =>
  runCommand(['learn', game, ...args], { language: 'en', interactive: false, progress: () => undefined });

interface Row extends Pick<Labelled, 'result' | 'score'> {
  readonly text: string;
}

/** The positions of a file in the folder of a run. */
function positionsOf(folder: string, id: string, name = '1-0'): Row[] {
  const game = gameById(id);
  const found: Row[] = [];
  readLabelled(join(folder, 'data', `${name}.txt`), game, ({ position, ...label }) =>
    found.push({ ...label, text: game.formatPosition(position) }),
  );
  return found;
}

describe('tahoun learn', () => {
  it('makes positions, a network and a match, and leaves what there is', async () => {
    const folder = newFolder();
    const options = ['--folder', folder, '--positions', '60', '--nodes', '30', '--neurons', '32'];
    const small = [...options, '--epochs', '2', '--games', '2', '--move-time', '1'];
    const completed = await learn('tic-tac-toe', ...small);
    expect(completed).toMatchObject({ kind: 'answer', answer: { document: { generations: 1 } } });
    expect(readdirSync(folder).sort()).toEqual(
      expect.arrayContaining(['data', 'errors.csv', 'errors.svg', 'generation-1.network']),
    );
    const network = readFileSync(join(folder, 'generation-1.network'));
    const evaluation = networkEvaluation(featuresOf('tic-tac-toe'), network);
    expect(Number.isInteger(evaluation.evaluate(gameById('tic-tac-toe').initial()))).toBe(true);
    await learn('tic-tac-toe', ...small);
    expect(readFileSync(join(folder, 'generation-1.network')).equals(network)).toBe(true);
    rmSync(folder, { recursive: true });
  });

  it('begins with the variant that is asked for, and learns from boards of all sizes together', async () => {
    const folder = newFolder();
    const of = (size: string, ...args: string[]) =>
      learn(
        'atari-go',
        '--variant',
        `size=${size}`,
        '--folder',
        folder,
        '--positions',
        '9',
        '--nodes',
        '5',
        ...args,
      );
    await of('5', '--only', 'positions');
    await of('13', '--only', 'positions', '--seed', '1');
    const [small, large] = ['1-0', '1-1'].map((name) => positionsOf(folder, 'atari-go', name)) as [
      Row[],
      Row[],
    ];
    expect(Math.min(small.length, large.length)).toBeGreaterThanOrEqual(9);
    for (const { text } of small) expect(text).toMatch(/^[.XO]{5}\//);
    for (const { text } of large) expect(text).toMatch(/^[.XO]{13}\//);
    const completed = await of('5', '--only', 'examples');
    const positions = small.length + large.length;
    expect(completed).toMatchObject({ kind: 'answer', answer: { document: { positions } } });
    const zabor = gameById('zabor');
    expect(() => textFeatures(zabor).board(zabor.initial({ size: '5' }))).toThrow(
      'a network of zabor sees only',
    );
    rmSync(folder, { recursive: true });
  });

  it('begins its games with the positions of a file', async () => {
    const folder = newFolder();
    const openings = join(folder, 'endings');
    appendFileSync(openings, '# one rook more\n8/8/4k3/8/8/3K4/4P3/R7 w - - 0 1\n');
    await learn(
      ...['chess', '--openings', openings, '--folder', folder],
      ...['--only', 'positions', '--positions', '5', '--nodes', '5'],
    );
    const rows = positionsOf(folder, 'chess');
    expect(rows.length).toBeGreaterThanOrEqual(5);
    for (const { text } of rows) expect(text).toMatch(/^[1-8/kKPRQNB]+ /);
  });

  it('lets a teacher play the games and judge the positions', async () => {
    const folder = newFolder();
    const teacher = testEngine('uci', 'connect-four', 'none', 'depth=1');
    const options = ['--only', 'positions', '--positions', '30', '--teacher', teacher];
    await learn('connect-four', '--folder', folder, ...options);
    const positions = positionsOf(folder, 'connect-four');
    expect(positions.length).toBeGreaterThanOrEqual(30);
    for (const { text, result, score } of positions) {
      expect(score).toBe(text.endsWith('x') ? 42 : -42);
      expect([0, 0.5, 1]).toContain(result);
    }
    rmSync(folder, { recursive: true });
  });

  /** Whether this machine has a compiler of C. */
  const hasCompiler = spawnSync('cc', ['--version']).status === 0;

  it.runIf(hasCompiler)('writes examples, from which the native trainer makes a network', async () => {
    const folder = newFolder();
    const options = ['--folder', folder, '--positions', '300', '--nodes', '30', '--neurons', '32'];
    await learn('tic-tac-toe', ...options, '--only', 'positions');
    const completed = await learn('tic-tac-toe', ...options, '--only', 'examples');
    expect(completed).toMatchObject({ kind: 'answer' });
    const [trainer, network] = [join(folder, 'train-network'), join(folder, 'generation-1.network')];
    const source = join(import.meta.dirname, '../../../../tools/train-network.c');
    execFileSync('cc', ['-O1', '-o', trainer, source, '-lm', '-lpthread']);
    const printed = execFileSync(trainer, [join(folder, 'examples'), network, '32', '60'], {
      encoding: 'utf8',
    });
    const errors = [...printed.matchAll(/error ([\d.]+)/g)].map(([, error]) => Number(error));
    expect(errors).toHaveLength(60);
    expect(errors.at(-1)).toBeLessThan((errors[0] as number) / 2);
    const further = join(folder, 'further.network');
    const again = execFileSync(trainer, [join(folder, 'examples'), further, '32', '1', '2', network], {
      encoding: 'utf8',
    });
    expect(Number(/error ([\d.]+)/.exec(again)?.[1])).toBeLessThan((errors[0] as number) / 2);
    await learn('tic-tac-toe', ...options, '--only', 'examples', '--scale', '77');
    const otherScale = spawnSync(trainer, [join(folder, 'examples'), further, '32', '1', '2', network]);
    expect(otherScale.stderr.toString()).toContain('is of another shape or scale');
    const game = gameById('tic-tac-toe');
    const { evaluate } = networkEvaluation(featuresOf('tic-tac-toe'), readFileSync(network));
    const data = positionsOf(folder, 'tic-tac-toe');
    const judgedMean = (won: number) => {
      const found = data.filter(({ text, result }) => text.endsWith(' x') && result === won);
      return found.reduce((sum, { text }) => sum + evaluate(game.parsePosition(text)), 0) / found.length;
    };
    expect(judgedMean(1)).toBeGreaterThan(judgedMean(0));
    rmSync(folder, { recursive: true });
  });

  it('names a file or folder that cannot be read or written', async () => {
    const folder = newFolder();
    const failure = async (...args: string[]) => {
      const completed = await learn('tic-tac-toe', '--positions', '5', '--nodes', '5', ...args);
      return completed.kind === 'failure' ? completed.error : completed;
    };
    const examples = (of: string) => failure('--folder', of, '--only', 'examples');
    expect(await examples(folder)).toBe(
      `${join(folder, 'data')} cannot be read: there is no such file or folder`,
    );
    await learn('tic-tac-toe', '--folder', folder, '--only', 'positions', '--positions', '5', '--nodes', '5');
    mkdirSync(join(folder, 'examples'));
    expect(await examples(folder)).toBe(`${join(folder, 'examples')} cannot be written: it is a folder`);
    if (existsSync(FULL)) {
      rmdirSync(join(folder, 'examples'));
      symlinkSync(FULL, join(folder, 'examples'));
      expect(await examples(folder)).toBe(`${join(folder, 'examples')} cannot be written: the disk is full`);
    }
    const data = join(folder, 'data', '1-0.txt');
    const inFile = await failure('--folder', data, '--only', 'positions');
    expect(inFile).toBe(
      `${join(data, 'data', '1-0.txt')} cannot be written: a part of the path is not a folder`,
    );
    rmSync(folder, { recursive: true });
  });

  it.each([
    [['--neurons', '33'], 'expected a multiple of 32'],
    [['--teacher', 'gtp:gnugo'], 'is not a UCI engine'],
    [['--only', 'everything'], 'everything'],
  ])('refuses %s', async (args, message) => {
    const completed = await learn('chess', ...args);
    expect(completed).toMatchObject({ kind: 'failure', code: 2, error: expect.stringContaining(message) });
  });
});
