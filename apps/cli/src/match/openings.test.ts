import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ONGOING } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { gameById, gameIds } from '../games.js';
import { type Opening, openingsFromFile, randomOpenings } from './openings.js';

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

describe('random openings', () => {
  it.each(gameIds())('%s: go on, differ, and depend on the seed alone', (id) => {
    const { initial, formatPosition } = gameById(id);
    const texts = (seed: number) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((pair) => {
        const opening = endOf(randomOpenings(initial(), seed)(pair));
        expect(opening.outcome()).toBe(ONGOING);
        return formatPosition(opening);
      });
    expect(new Set(texts(1)).size).toBeGreaterThan(2);
    expect(texts(1)).toEqual(texts(1));
    expect(texts(1)).not.toEqual(texts(2));
  });

  it('fall back to the start where one move ends the game', () => {
    const start = game.parsePosition('.. b');
    expect(randomOpenings(start, 0)(0)).toEqual({ start, moves: [] });
  });

  it('are refused where nothing can be played', () => {
    expect(() => randomOpenings(game.parsePosition('bb r'), 0)).toThrow('already over');
  });
});
