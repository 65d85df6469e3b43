import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Opening } from '@tahoun/match/tournament';
import { describe, expect, it } from 'vitest';
import { gameById } from '../input/games.js';
import { openingsFromFile } from './openings.js';

const game = gameById('zabor');

function fileOf(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'tahoun-')), 'openings.txt');
  writeFileSync(file, text);
  return file;
}

/** The position that an opening leads to. */
function endOf({ start, moves }: Opening) {
  const position = start.clone();
  for (const move of moves) position.makeMove(move);
  return position;
}

describe('openings from a file', () => {
  it('are positions line by line, over and over', () => {
    const book = openingsFromFile(fileOf('# two\n\n.b. r\r\n  ..r b\n'), game, undefined);
    const initial = openingsFromFile(fileOf('start\n'), game, { size: '5' });
    expect(game.formatPosition(endOf(initial(0)))).toBe('...../...../...../...../..... b');
    expect([0, 1, 2].map((pair) => game.formatPosition(endOf(book(pair))))).toEqual([
      '.b. r',
      '..r b',
      '.b. r',
    ]);
  });

  it.each([
    ['... b\n#\n.x. b', /line 3: row 1 from the top, column 2 is "x"/],
    ['bbb b', /line 1: the game is already over/],
    ['# nothing', /contains no position/],
  ])('are refused with the line: %j', (text, message) => {
    expect(() => openingsFromFile(fileOf(text), game, undefined)).toThrow(message);
  });

  it('are refused when there is no file', () => {
    expect(() => openingsFromFile('/no/such/file', game, undefined)).toThrow(
      '/no/such/file cannot be read: there is no such file or folder',
    );
  });
});
