// @module-tag rest
import { appendFileSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { aiOf, featuresOf, gameById, loadAllGames } from '@tahoun/catalogue';
import { Random, textFeatures } from '@tahoun/core';
import { chess } from '@tahoun/games/chess';
import { describe, expect, it } from 'vitest';
import { Examples } from './examples.js';
import { firstNetwork } from './float-network.js';
import { type Labelled, readLabelled } from './labelled-file.js';
import { type Judge, Player } from './player.js';
import { type PlaySelf, filesOfPositions, makePositions } from './positions.js';
import { playGame as playSelf } from './self-play.js';
import { train } from './train.js';

await loadAllGames(['rules', 'ai', 'features']);

const newFolder = () => mkdtempSync(join(tmpdir(), 'tahoun-learn-'));
const SIGNAL = new AbortController().signal;

type Seen = Omit<Labelled, 'position'> & { position: string };

/** What a file says, with the positions as texts. */
function read(file: string, id: string): Seen[] {
  const game = gameById(id);
  const found: Seen[] = [];
  readLabelled(file, game, (each) => found.push({ ...each, position: game.formatPosition(each.position) }));
  return found;
}

/** The positions of a number of games, as they are read from the file that they were written to. */
async function made(playGame: PlaySelf, id: string, positions: number): Promise<Seen[]> {
  const folder = newFolder();
  const onGame = () => undefined;
  await makePositions({ playGame, atOnce: 1, folder, name: 'p', seed: 1, positions, onGame }, SIGNAL);
  return read(join(folder, 'p.txt'), id);
}

describe('self-play', () => {
  const player = new Player(aiOf('chess').best, 100);
  const playGame: PlaySelf = (seed) => playSelf(chess, chess.initial(), player, new Random(seed), SIGNAL);

  it('is the same for the same seed', async () => {
    const found = await playGame(5, SIGNAL);
    expect(await playGame(5, SIGNAL)).toEqual(found);
    expect(await playGame(6, SIGNAL)).not.toEqual(found);
  });

  it('gives quiet positions with one result a game, and those that the search looked at without one', async () => {
    const found = await made(playGame, 'chess', 1);
    const played = found.filter(({ result }) => result !== undefined);
    expect(played.length).toBeGreaterThan(2);
    expect(new Set(played.map(({ result }) => result)).size).toBe(1);
    for (const { position } of found) expect(chess.parsePosition(position).inCheck()).toBe(false);
    const places = new Set(played.map(({ position }) => position));
    const beside = found.filter(({ result, position }) => result === undefined && !places.has(position));
    expect(beside.length).toBeGreaterThan(places.size / 4);
  });

  it('is read as it was judged', async () => {
    const game = gameById('chess');
    const judged = new Map<string, number>();
    const judge: Judge = {
      randomMoves: 16,
      wonScore: player.wonScore,
      startGame: (random) => player.startGame(random),
      think(position, signal, sample) {
        const opinion = player.think(position, signal, sample);
        judged.set(game.formatPosition(position), position.turn === 0 ? opinion.score : 0 - opinion.score);
        return opinion;
      },
    };
    const found = await made(
      (seed) => playSelf(chess, chess.initial(), judge, new Random(seed), SIGNAL),
      'chess',
      200,
    );
    expect(found.length).toBeGreaterThanOrEqual(200);
    for (const { position, score } of found) expect(judged.get(position)).toBe(score);
  });
});

describe('self-play for a margin', () => {
  const zabor = gameById('zabor');
  const player = new Player(aiOf('zabor').best, 50);

  it('goes on to the end of the game, and gives the margin', async () => {
    const playGame: PlaySelf = (seed, signal) =>
      playSelf(zabor, zabor.initial({ map: '6x6' }), player, new Random(seed), signal);
    const found = await made(playGame, 'zabor', 1);
    const played = found.filter(({ result }) => result !== undefined);
    expect(played.length).toBeGreaterThan(1);
    const [{ margin = Number.NaN, result = Number.NaN }] = played as [Seen];
    expect(result).toBe((1 + Math.sign(margin)) / 2);
    expect(new Set(played.map((each) => each.margin)).size).toBe(1);
  });
});

describe('a file of positions', () => {
  const holding = (...lines: string[]) => {
    const file = join(newFolder(), 'positions.txt');
    appendFileSync(file, lines.join('\n'));
    return file;
  };

  it('has positions and games', () => {
    const file = holding('.../... b;+2;5', '', '# 7', '.../... r;;-3', '.../... b;-1;;0+20 1 0-30', '.b b;0');
    expect(read(file, 'zabor')).toEqual([
      { position: '.../... b', result: 1, margin: 2, score: 5 },
      { position: '.../... r', score: -3 },
      { position: '.../... b', result: 0, margin: -1, score: 20 },
      { position: 'br./rrr b', result: 0, margin: -1, score: -10 },
      { position: '.b b', result: 0 },
    ]);
  });

  it.each([
    ['.../... b;+2;;0 6', 'there is no move 6 of'],
    ['.../... b;+2;;0 x', '"+2;;0 x" is not a result'],
    ['.../... b;+2;;0 +-1', '"+-1" is not a result'],
    ['.../... b;;;0', '";;0" is not a result'],
  ])('is refused with %s', (line, message) => {
    expect(() => read(holding('.../... b;1', line), 'zabor')).toThrow(
      expect.objectContaining({ message: expect.stringContaining(message) }),
    );
  });
});

describe('a run that was stopped', () => {
  const game = gameById('connect-four');
  const player = new Player(aiOf('connect-four').best, 50);
  const playGame: PlaySelf = (seed, signal) =>
    playSelf(game, game.initial(), player, new Random(seed), signal);
  const plan = (folder: string) => ({
    playGame,
    atOnce: 1,
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

  it('goes on after parts that are full, which are compressed', async () => {
    const [whole, parts] = [newFolder(), newFolder()];
    await makePositions({ ...plan(whole), positions: 400 }, SIGNAL);
    const inParts = { ...plan(parts), partBytes: 2000 };
    await makePositions({ ...inParts, positions: 200 }, SIGNAL);
    // As if it had been stopped between writing the compressed file and removing the other.
    writeFileSync(join(parts, '1-0.txt'), gunzipSync(readFileSync(join(parts, '1-0.txt.gz'))));
    writeFileSync(join(parts, '1-0.txt.gz.unfinished'), 'x');
    expect(filesOfPositions(parts)).not.toContain(join(parts, '1-0.txt'));
    expect(filesOfPositions(parts)).not.toContain(join(parts, '1-0.txt.gz.unfinished'));
    await makePositions({ ...inParts, positions: 400 }, SIGNAL);
    const files = filesOfPositions(parts);
    expect(files.length).toBeGreaterThan(2);
    expect(files).toEqual(expect.arrayContaining([join(parts, '1-0.txt.gz'), join(parts, '1-0-2.txt.gz')]));
    const found = files.flatMap((file) => read(file, 'connect-four'));
    const sorted = (all: Seen[]) => all.map((each) => JSON.stringify(each)).sort();
    expect(sorted(found)).toEqual(sorted(read(join(whole, '1-0.txt'), 'connect-four')));
  });
});

it('games that are played at the same time are written in their order, and one too many is stopped', async () => {
  const folder = newFolder();
  /** Ends the games of a run by their number. */
  const ends: (() => void)[] = [];
  const playGame: PlaySelf = (_seed, signal) =>
    new Promise((resolve) => {
      const number = ends.length;
      ends.push(() => resolve({ start: `game ${number}`, result: 1, moves: [7], scores: [3], asides: [] }));
      signal.addEventListener('abort', () => resolve(null));
    });
  const run = makePositions(
    { playGame, atOnce: 3, folder, name: 'p', seed: 1, positions: 4, onGame: () => undefined },
    SIGNAL,
  );
  for (const number of [2, 1, 0, 3]) {
    await expect.poll(() => ends.length).toBeGreaterThan(number);
    ends[number]?.();
  }
  expect(await run).toBe(4);
  expect(readFileSync(join(folder, 'p.txt'), 'utf8')).toBe(
    [0, 1, 2, 3].map((number) => `# ${number}\ngame ${number};1;;7+3\n`).join(''),
  );
});

describe('training', () => {
  it('learns each position as all its images, which share a target of score and result', () => {
    const file = join(newFolder(), 'positions.txt');
    const rows = `${'......./'.repeat(5)}xo.....`;
    appendFileSync(file, `${rows} x;1;0\n${rows} x;;0\n`);
    const examples = new Examples(featuresOf('connect-four'));
    examples.read(file, gameById('connect-four'));
    examples.setTargets(0.5, 200);
    expect([examples.positions, examples.count]).toEqual([2, 4]);
    expect([...examples.targets.slice(0, 4)]).toEqual([0.75, 0.75, 0.5, 0.5]);
  });

  it('leaves what is settled out of the targets, also where the margin is the result', () => {
    const file = join(newFolder(), 'positions.txt');
    // Blue has five cells for good and Red one; the other three are open.
    appendFileSync(file, 'bbr/bbr/bb. b;+7;300\nbbr/bbr/bb. r;+7;300\nbbr/bbr/bb. b;+7\n');
    const examples = new Examples(featuresOf('zabor'));
    examples.read(file, gameById('zabor'));
    examples.setTargets(0.5, 200);
    const expected = (rest: number) => 1 / (1 + Math.exp(-rest / 200));
    const mixed = (expected(700 - 400) + expected(300 - 400)) / 2;
    const targets = [mixed, 1 - mixed, expected(700 - 400)];
    for (const [i, target] of targets.entries()) expect(examples.targets[i]).toBeCloseTo(target, 5);
  });

  it('learns what positions are worth, and the same network for the same seed', async () => {
    const game = gameById('connect-four');
    const file = join(newFolder(), 'positions.txt');
    const empty = '......./'.repeat(5);
    // The side whose disc stands on the left wins.
    for (let column = 0; column < 5; column++) {
      const rowOf = (left: string, right: string) => `${'.'.repeat(column)}${left}.${right}`.padEnd(7, '.');
      appendFileSync(file, `${empty}${rowOf('x', 'o')} x;1;900\n${empty}${rowOf('o', 'x')} x;0;-900\n`);
    }
    const features = textFeatures(game);
    const examples = new Examples(features);
    examples.read(file, game);
    examples.setTargets(0.1);
    /** @param stopAt the pass after which the training is aborted, and begun again. */
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
