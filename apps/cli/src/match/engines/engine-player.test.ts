import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VariantValues } from '@tahoun/core';
import { type EngineHost, bestMove } from '@tahoun/engine';
import { type Player, playGame } from '@tahoun/match/tournament';
import { afterEach, describe, expect, it } from 'vitest';
import { gameById, games } from '../../input/games.js';
import { contestant, makePlayer } from '../contestant.js';
import { testEngine } from '../testing/engines.js';
import { PATIENCE, type Patience } from './engine-player.js';

const host: EngineHost = {
  bestMove: async (request) => bestMove(games, request),
  solve: () => Promise.reject(new Error('not asked for')),
  tree: () => Promise.reject(new Error('not asked for')),
  proof: () => Promise.reject(new Error('not asked for')),
  game: () => Promise.reject(new Error('not asked for')),
  close: () => Promise.resolve(),
};
/** For hanging engines only: on a busy machine another may need as long for an answer. */
const IMPATIENCE: Patience = { ...PATIENCE, moveMs: 50, quitMs: 20 };
const players: Player[] = [];

function player(spec: string, patience?: Patience): Player {
  const made = makePlayer(contestant('--a')(spec), host, patience);
  players.push(made);
  return made;
}

afterEach(() => Promise.all(players.splice(0).map((made) => made.close())));

/** Plays the engine as the side that moves first against one of our own players. */
async function play(
  engine: Player,
  gameId: string,
  variants?: VariantValues,
  signal = new AbortController().signal,
) {
  const game = gameById(gameId);
  const opening = { start: game.initial(variants), moves: [] };
  const own = player('random');
  return playGame({ game, variants, opening, players: [engine, own], seed: 1 }, signal);
}

const logFile = () => join(mkdtempSync(join(tmpdir(), 'tahoun-')), 'log');

describe('a UCI engine', () => {
  it('plays games to their end, one process for all of them', async () => {
    const log = logFile();
    const settings = ['Hash=8', `Log=${encodeURIComponent(log)}`, 'skill%20level=Very%20High', 'depth=3'];
    const engine = player(testEngine('uci', 'connect-four', 'none', ...settings));
    const games = [await play(engine, 'connect-four'), await play(engine, 'connect-four')];
    expect(engine.name).toBe('First Mover [31m1.0');
    for (const game of games) expect(game).toMatchObject({ reason: expect.not.stringMatching('forfeit') });
    const [first] = games[0]?.moves ?? [];
    expect(first).toBeDefined();

    const heard = readFileSync(log, 'utf8').split('\n');
    expect(heard.slice(1, 7)).toEqual([
      'setoption name Skill Level value very high',
      'isready',
      'ucinewgame',
      'isready',
      'position startpos',
      'go depth 3',
    ]);
    expect(heard.filter((line) => line === 'ucinewgame')).toHaveLength(2);
    expect(heard.filter((line) => line.startsWith('pid'))).toHaveLength(1);
    expect(heard).toContainEqual(expect.stringMatching(/^position startpos moves \S+ \S+$/));
  });

  it('is told positions that are not the initial one, and its clock', async () => {
    const log = logFile();
    const engine = player(
      testEngine('uci', 'zabor', 'none', `Log=${encodeURIComponent(log)}`, 'time=60000', 'inc=5'),
    );
    await play(engine, 'zabor', { size: '3' });
    const heard = readFileSync(log, 'utf8');
    expect(heard).toContain('position fen .../.../... b\n');
    expect(heard).toMatch(/position fen \.\.\.\/\.\.\.\/\.\.\. b moves \S+ \S+\n/);
    expect(heard).toContain('go wtime 60000 btime 60000 winc 5 binc 5\n');
  });

  it.each([
    ['crash', /exited unexpectedly \(3\): out of ideas/],
    ['hang', /did not answer "go nodes 5" within 50 ms/],
    ['illegal', /answered "zz", which is not a legal move in \.\.\/\.\. b/],
    ['nothing', /answered "", which is not a legal move/],
  ])('that shows the defect "%s" loses, and is started again for the next game', async (defect, fault) => {
    const log = logFile();
    const settings = ['nodes=5', `Log=${encodeURIComponent(log)}`];
    const patience = defect === 'hang' ? IMPATIENCE : PATIENCE;
    const engine = player(testEngine('uci', 'zabor', defect, ...settings), patience);
    for (const _ of [1, 2]) {
      const game = await play(engine, 'zabor', { size: '2' });
      expect(game).toMatchObject({ winner: 1, reason: 'forfeit', moves: [] });
      expect(game?.fault?.message).toMatch(fault);
    }
    expect(readFileSync(log, 'utf8').match(/^pid \d+$/gm)).toHaveLength(2);
  });

  it.each(['rubbish', 'slow'])('may be "%s"', async (manner) => {
    const game = await play(player(testEngine('uci', 'zabor', manner)), 'zabor', { size: '2' });
    expect(game?.reason).not.toBe('forfeit');
  });

  it('that oversteps its clock loses', async () => {
    const late = player(testEngine('uci', 'zabor', 'late', 'time=1'));
    const game = await play(late, 'zabor', { size: '2' });
    expect(game).toMatchObject({ winner: 1, reason: 'forfeit', moves: [] });
    expect(game?.fault?.message).toMatch(/exceeded its time by \d+ ms/);
    const hanging = player(testEngine('uci', 'zabor', 'hang', 'time=1'), { ...IMPATIENCE, slackMs: 20 });
    expect((await play(hanging, 'zabor', { size: '2' }))?.fault?.message).toMatch(/within 21 ms/);
  });

  it('is left alone when the game is aborted', async () => {
    const controller = new AbortController();
    const engine = player(testEngine('uci', 'zabor', 'hang'), { ...PATIENCE, quitMs: 20 });
    setTimeout(() => controller.abort(), 100);
    expect(await play(engine, 'zabor', {}, controller.signal)).toBeNull();
  });

  it.each([
    ['uci:/no/such/engine', /the engine \/no\/such\/engine cannot be started: it was not found/],
    [
      `uci:${encodeURIComponent(process.execPath)}?arg=-e&arg=0`,
      /cannot be started: it exited unexpectedly \(0\)/,
    ],
    [testEngine('uci', 'zabor', 'deaf'), /cannot be started: it did not answer "uci" within 200 ms/],
    [testEngine('uci', 'zabor', 'none', 'Hsah=16'), /has no option "Hsah"; it has: Hash, Skill Level, /],
    [testEngine('uci', 'zabor', 'none', 'Hash=65'), /option Hash of .* is "65"; expected 1\.\.64/],
  ])('that cannot take part is refused: %s', async (spec, message) => {
    const patience = spec.includes('deaf') ? { ...IMPATIENCE, stepMs: 200 } : PATIENCE;
    await expect(play(player(spec, patience), 'zabor')).rejects.toThrow(message);
  });
});

describe('a GTP engine', () => {
  it('plays games to their end, told the moves of the other side', async () => {
    const log = logFile();
    const engine = player(
      testEngine('gtp', 'zabor', 'capitals', `log=${encodeURIComponent(log)}`, 'komi=0', 'boardsize=3'),
    );
    const game = await play(engine, 'zabor', { size: '3' });
    expect(game?.reason).not.toBe('forfeit');
    expect(engine.name).toBe('First Mover 1.0');
    const heard = readFileSync(log, 'utf8');
    expect(heard).toMatch(/^komi 0\ngenmove black\nplay white [abc][123]\ngenmove black\n/);
  });

  it('may resign', async () => {
    const engine = player(testEngine('gtp', 'zabor', 'resign', 'boardsize=2'));
    expect(await play(engine, 'zabor', { size: '2' })).toMatchObject({ winner: 1, reason: 'resigned' });
  });

  it('that takes our legal moves for illegal ones loses', async () => {
    const engine = player(testEngine('gtp', 'zabor', 'refuse', 'boardsize=3'));
    const game = await play(engine, 'zabor', { size: '3' });
    expect(game).toMatchObject({ winner: 1, reason: 'forfeit' });
    expect(game?.fault?.message).toMatch(/refused "play white [abc][123]": illegal move/);
  });

  it('is refused with a size, a command or a start that it does not take', async () => {
    const sized = player(testEngine('gtp', 'zabor', 'none', 'boardsize=9'));
    await expect(play(sized, 'zabor')).rejects.toThrow(
      'First Mover 1.0 refused "boardsize 9": unacceptable size',
    );
    const ordered = player(testEngine('gtp', 'zabor', 'none', 'levle=3'));
    await expect(play(ordered, 'zabor')).rejects.toThrow('refused "levle 3": unknown command');
    const game = gameById('zabor');
    const opening = { start: game.parsePosition('.b. r'), moves: [] };
    const both = [player(testEngine('gtp', 'zabor')), player('random')] as const;
    await expect(
      playGame({ game, variants: undefined, opening, players: both, seed: 1 }, new AbortController().signal),
    ).rejects.toThrow('speaks GTP, which cannot set up positions');
  });
});
