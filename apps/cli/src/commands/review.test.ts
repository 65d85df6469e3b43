import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newMatch, playMove, saveMatch } from '@tahoun/match';
import { expect, it } from 'vitest';
import { gameById } from '../input/games.js';
import { runHere } from '../testing/run-here.js';

/** `tahoun review`. */

const FOOLS_MATE = ['f3', 'e5', 'g4', 'Qh4#'];
const folder = mkdtempSync(join(tmpdir(), 'tahoun-review-'));

function fileOf(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const review = (...args: string[]) => runHere(['review', ...args, '--nodes', '5000']);

it('names the move that lost, in numbers as players of the game write them', async () => {
  const { status, stdout } = await review('chess', 'start', ...FOOLS_MATE);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^White +\d+(\.\d+)? % .*1 blunder/m);
  expect(stdout).toMatch(/^Black +100 %$/m);
  expect(stdout).toMatch(/^2\. g4\?\? +from −\d\.\d pawns to loss in 1 ply; .* was better$/m);
  expect(stdout).not.toMatch(/Qh4#\?/);
});

it('reviews a game of a file, and any of several', async () => {
  const game = (moves: string, result: string) => `[Result "${result}"]\n\n${moves} ${result}\n\n`;
  const file = fileOf('two.pgn', game('1. e4', '*') + game('1. f3 e5 2. g4 Qh4#', '0-1') + game('', '*'));
  const { stdout } = await review('chess', '--file', file, '--number', '2', '--json');
  expect(JSON.parse(stdout)).toMatchObject({
    game: 'chess',
    moves: FOOLS_MATE.map((move) => ({ move })),
    turningPoints: expect.arrayContaining([3]),
  });
  expect(await review('chess', '--file', file, '--number', '4')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('has 3 games; game 4 was asked for'),
  });
  expect(await review('chess', '--file', file, '--number', '3')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('has no moves to review'),
  });
});

it('tells what was left out of a file, and reviews a game that goes on after a draw', async () => {
  const kings = '[FEN "4k3/8/8/8/8/8/3r4/4K3 w K - 0 1"]\n\n1. Kxd2\nKd8 2. Kd1 *';
  const { stderr, stdout } = await review('chess', '--file', fileOf('kings.pgn', kings), '--json');
  expect(JSON.parse(stdout)).toMatchObject({
    moves: [{ move: 'Kxd2' }],
    warnings: [
      { code: 'chess-castling-rook', text: expect.stringContaining('castling K') },
      { line: 4, code: 'file-beyond-draw', text: 'line 4: the game goes on after a draw by the rules' },
    ],
  });
  expect(stderr).toContain('line 4: the game goes on');
  const sound = await review('chess', '--file', fileOf('sound.pgn', '1. e4 *'), '--json');
  expect(JSON.parse(sound.stdout)).not.toHaveProperty('warnings');
});

it('reviews the chosen one of many games, of which others cannot be read', async () => {
  const file = fileOf('many.pgn', `${'[White "x"]\n\n1. Kh5 *\n\n'.repeat(60_000)}[White "A"]\n\n1. e4 *`);
  const { stdout } = await review('chess', '--file', file, '--number', '60001', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ moves: [{ move: 'e4' }] });
});

it('reviews a chess game that the page has saved, and one that begins with a comment', async () => {
  const match = newMatch({ game: gameById('chess'), players: ['human', 'human'] });
  const saved = fileOf('chess.json', saveMatch(playMove(match, 'e4')));
  const commented = fileOf('comment.pgn', '{From a book} 1. e4 *');
  for (const file of [saved, commented]) {
    const { stdout } = await review('chess', '--file', file, '--json');
    expect(JSON.parse(stdout)).toMatchObject({ game: 'chess', moves: [{ move: 'e4' }] });
  }
});

it('reviews a game that has no format of files as play saves it', async () => {
  const zabor = gameById('zabor');
  const match = newMatch({ game: zabor, variants: { size: '3' }, players: ['human', 'human'] });
  const file = fileOf('zabor.txt', saveMatch(playMove(playMove(match, 'b2'), 'a1')));
  const { stdout } = await review('zabor', '--file', file, '--json');
  expect(JSON.parse(stdout)).toMatchObject({ game: 'zabor', moves: [{ move: 'b2' }, { move: 'a1' }] });
  expect(await review('chocolate', '--file', file)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('has a game of zabor, not of chocolate'),
  });
});

it('draws the chance to win', async () => {
  const plot = join(folder, 'plot.svg');
  await review('chess', 'start', ...FOOLS_MATE, '--plot', plot);
  const svg = readFileSync(plot, 'utf8');
  expect(svg).toContain('White %');
  // Before the first move and after each of the four.
  const [, points = ''] = /points="([^"]+)" fill="none"/.exec(svg) ?? [];
  expect(points.split(' ')).toHaveLength(5);
});

it.each([
  { args: ['chess'], says: 'the argument POSITION is missing' },
  { args: ['chess', 'start'], says: 'the argument MOVE is missing' },
  { args: ['chess', 'start', 'e4', '--file', 'x.pgn'], says: 'leave POSITION and the moves out' },
  { args: ['chess', '--file', '/nowhere/x.pgn'], says: 'there is no such file or folder' },
  { args: ['chess', 'start', 'e4', '--plot', '/nowhere/x.svg'], says: 'cannot be written' },
])('refuses $args', async ({ args, says }) => {
  expect(await review(...args)).toMatchObject({ status: 2, stderr: expect.stringContaining(says) });
});

it('refuses a move that is not legal', async () => {
  expect(await review('chess', 'start', 'e4', 'e4')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('move 2, "e4", is not legal'),
  });
});

it('says the same in batch, where it searches on the spot', async () => {
  const { runCommand } = await import('../program/run.js');
  const answer = await runCommand(['review', 'chess', 'start', ...FOOLS_MATE, '--nodes', '5000'], {
    language: 'en',
    interactive: false,
    progress: () => undefined,
  });
  expect(answer).toMatchObject({
    kind: 'answer',
    answer: { document: { turningPoints: expect.arrayContaining([3]) } },
  });
});
