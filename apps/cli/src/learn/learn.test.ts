import { appendFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random, networkEvaluation, textFeatures } from '@tahoun/core';
import { chess } from '@tahoun/games/chess';
import { describe, expect, it } from 'vitest';
import { aiOf, featuresOf, gameById } from '../games.js';
import { runCommand } from '../run.js';
import { Examples } from './examples.js';
import { firstNetwork } from './float-network.js';
import { makePositions } from './positions.js';
import { playGame, searchThinker } from './self-play.js';
import { train } from './train.js';

const newFolder = () => mkdtempSync(join(tmpdir(), 'tahoun-learn-'));
const SIGNAL = new AbortController().signal;

const learn = (game: string, ...args: string[]) =>
  runCommand(['learn', game, ...args], { language: 'en', interactive: false, progress: () => undefined });

describe('self-play', () => {
  const thinker = searchThinker(aiOf('chess').best, 100);
  const game = (seed: number) => playGame(gameById('chess'), thinker, new Random(seed), SIGNAL);

  it('gives quiet positions with one result a game, the same for the same seed', async () => {
    const found = await game(5);
    const played = found.filter(({ result }) => result !== undefined);
    expect(played.length).toBeGreaterThan(2);
    expect(new Set(played.map(({ result }) => result)).size).toBe(1);
    for (const { position } of found) expect(chess.parsePosition(position).inCheck()).toBe(false);
    expect(await game(5)).toEqual(found);
    expect(await game(6)).not.toEqual(found);
  });

  it('gives positions beside the game, which have a score and no result', async () => {
    const found = await game(5);
    const places = new Set(
      found.filter(({ result }) => result !== undefined).map(({ position }) => position),
    );
    const asides = found.filter(({ result }) => result === undefined);
    const beside = asides.filter(({ position }) => !places.has(position));
    expect(beside.length).toBeGreaterThan(places.size / 8);
  });
});

describe('a run that was stopped', () => {
  const plan = (folder: string) => ({
    game: gameById('connect-four'),
    thinker: searchThinker(aiOf('connect-four').best, 50),
    folder,
    name: '1-0',
    seed: 3,
    onGame: () => undefined,
  });

  it('goes on to the same file, even when its last game was cut off', async () => {
    const [whole, stopped] = [newFolder(), newFolder()];
    await makePositions({ ...plan(whole), positions: 200 }, SIGNAL);
    await makePositions({ ...plan(stopped), positions: 60 }, SIGNAL);
    const file = join(stopped, '1-0.txt');
    truncateSync(file, readFileSync(file).length - 5);
    expect(await makePositions({ ...plan(stopped), positions: 200 }, SIGNAL)).toBeGreaterThanOrEqual(200);
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(join(whole, '1-0.txt'), 'utf8'));
  });
});

describe('training', () => {
  it('learns what positions are worth, and the same network for the same seed', async () => {
    const game = gameById('connect-four');
    const file = join(newFolder(), 'positions.txt');
    const empty = '......./'.repeat(5);
    // Whose disc stands on the left wins.
    for (let column = 0; column < 5; column++) {
      const rowOf = (left: string, right: string) => `${'.'.repeat(column)}${left}.${right}`.padEnd(7, '.');
      appendFileSync(file, `${empty}${rowOf('x', 'o')} x;1;900\n${empty}${rowOf('o', 'x')} x;0;-900\n`);
    }
    const features = textFeatures(game);
    const examples = new Examples(features);
    examples.read(file, game);
    examples.setTargets();
    /** @param stopAt after which pass the training is aborted, and begun again. */
    const trained = async (stopAt?: number) => {
      const checkpoint = join(newFolder(), 'training');
      const errors: number[] = [];
      for (;;) {
        const network = firstNetwork({ ...features, neurons: 32 }, new Random(1));
        const controller = new AbortController();
        const onEpoch = (epoch: number, error: number) => {
          errors.push(error);
          if (epoch === stopAt) controller.abort();
        };
        const options = { epochs: 400, threads: 1, seed: 2, checkpoint, onEpoch };
        try {
          await train(network, examples, options, controller.signal);
          return { network, errors };
        } catch (error) {
          expect(error).toBe(controller.signal.reason);
        }
      }
    };
    const { network, errors } = await trained();
    expect(errors.at(-1)).toBeLessThan((errors[0] as number) / 20);
    expect((await trained()).network).toEqual(network);
    const resumed = await trained(300);
    expect(resumed.network).toEqual(network);
    // No pass is made twice.
    expect(resumed.errors).toHaveLength(400);
  });
});

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

  it.each([
    [['--neurons', '33'], 'expected a multiple of 32'],
    [['--teacher', 'gtp:gnugo'], 'is not a UCI engine'],
    [['--only', 'everything'], 'everything'],
  ])('refuses %s', async (args, message) => {
    const completed = await learn('chess', ...args);
    expect(completed).toMatchObject({ kind: 'failure', code: 2, error: expect.stringContaining(message) });
  });
});
