import type { DrawOptions, Paint } from '@tahoun/board';
import { describe, expect, it } from 'vitest';
import { atariGo } from '../index.js';
import { atariGoArtist } from './index.js';

const plain: Paint = (text) => text;
const CROSSCUT = '...../.XO../.OX../...../..... X 1';
const ATARI = '...../..X../.XO../..X../..... X 1';

function draw(text: string, options: DrawOptions = {}) {
  return atariGoArtist.draw(atariGo.parsePosition(text), options);
}

function count(content: string, part: string): number {
  return content.split(part).length - 1;
}

describe('places', () => {
  const labelOf = (text: string, point: string) =>
    draw(text).areas.find(({ targets }) => targets[0] === point)?.label;

  it('are the points, from the top left', () => {
    const { areas } = draw(CROSSCUT);
    expect(areas).toHaveLength(25);
    expect(areas[0]).toMatchObject({ targets: ['A5'], row: 0, column: 0 });
    expect(areas.at(-1)).toMatchObject({ targets: ['E1'], row: 4, column: 4 });
  });

  it('tell the stone and its liberties, or why none may be placed', () => {
    expect(labelOf(ATARI, 'C3')).toEqual({
      key: 'stone',
      params: { point: 'C3', stone: 'white', liberties: 1 },
    });
    expect(labelOf(ATARI, 'A1')).toEqual({ key: 'empty', params: { point: 'A1' } });
    expect(labelOf('.O./OO./... X 1', 'A3')?.params).toEqual({ point: 'A3', barred: 'suicide' });
    expect(labelOf('.XO./XO.O/.XO./.... X 3 0:1 C3', 'C3')?.params).toEqual({ point: 'C3', barred: 'ko' });
  });
});

describe('pictures', () => {
  it('ring the stones in atari and dot their last liberty', () => {
    const [quiet, atari] = [draw(CROSSCUT), draw(ATARI)].map(({ content }) =>
      count(content, 'stroke-dasharray'),
    );
    expect([quiet, atari]).toEqual([0, 1]);
    expect(draw(ATARI, { marks: [] }).content).not.toContain('stroke-dasharray');
  });

  it('show what was captured, when the game is over or the move is known', () => {
    const position = atariGo.parsePosition(ATARI);
    const move = atariGo.parseMove(position, 'D3');
    const preview = atariGoArtist.preview(position, { move }, {});
    expect(count(preview, '<path')).toBe(2);
    position.makeMove(move);
    for (const shown of [position, position.clone()]) {
      expect(count(atariGoArtist.draw(shown, {}).content, 'stroke-dasharray')).toBe(1);
    }
    expect(count(atariGoArtist.draw(position, { marks: ['atari'] }).content, 'stroke-dasharray')).toBe(0);
    // A text does not hold the captures of the last move.
    expect(count(draw(atariGo.formatPosition(position)).content, 'stroke-dasharray')).toBe(0);
  });

  it('write liberties on request', () => {
    const numbers = (options: DrawOptions) =>
      [...draw(CROSSCUT, { ...options, coordinates: false }).content.matchAll(/>(\d+)</g)].map(([, n]) => n);
    expect(numbers({})).toEqual([]);
    expect(numbers({ marks: ['liberties'] })).toEqual(['2', '2', '2', '2']);
    // The stone placed last has its number too.
    const lastMove = atariGo.parseMove(atariGo.initial({ size: '5' }), 'B4');
    expect(numbers({ marks: ['liberties'], lastMove })).toEqual(['2', '2', '2', '2']);
  });

  it.each([CROSSCUT, ATARI, 'X.O../.XO../O..X./..O.X/X.... X 1'])(
    'dot each liberty once for each colour that has it, side by side: %s',
    (text) => {
      const position = atariGo.parsePosition(text);
      const rows = (text.split(' ')[0] ?? '').split('/');
      const options: DrawOptions = { coordinates: false };
      const dots = [
        ...atariGoArtist
          .notes(position, options)
          .matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g),
      ];
      const all = dots.map(([, x, y, r]) => ({ x: Number(x), y: Number(y), r: Number(r) }));
      let expected = 0;
      for (const { row, column, x, y, width, height } of atariGoArtist.draw(position, options).areas) {
        if (rows[row]?.[column] !== '.') continue;
        const around = [
          rows[row - 1]?.[column],
          rows[row + 1]?.[column],
          rows[row]?.[column - 1],
          rows[row]?.[column + 1],
        ];
        const colours = new Set(around.filter((stone) => stone === 'X' || stone === 'O'));
        const here = all.filter((dot) => dot.x > x && dot.x < x + width && dot.y > y && dot.y < y + height);
        expect(here, `${row},${column}`).toHaveLength(colours.size);
        expected += colours.size;
        // In the middle, all of them seen.
        const middle = here.reduce((sum, dot) => sum + dot.x, 0) / Math.max(here.length, 1);
        if (here.length > 0) expect(middle).toBe(x + width / 2);
        for (const dot of here) expect(dot.y).toBe(y + height / 2);
        const [one, other] = here;
        if (one && other) expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual(one.r + other.r);
      }
      expect(all).toHaveLength(expected);
    },
  );

  it('name columns without I', () => {
    const letters = [
      ...atariGoArtist.draw(atariGo.initial({ size: '9' }), {}).content.matchAll(/>([A-Z])</g),
    ];
    expect(letters.map(([, letter]) => letter).join('')).toBe('ABCDEFGHJ');
  });

  it.each([
    ['3', 0],
    ['4', 0],
    ['5', 1],
    ['6', 0],
    ['7', 1],
    ['8', 4],
    ['9', 5],
    ['10', 4],
    ['13', 5],
    ['15', 5],
    ['18', 4],
    ['19', 9],
  ])('of %sx have %i star points', (size, stars) => {
    const { content } = atariGoArtist.draw(atariGo.initial({ size }), { coordinates: false });
    expect(count(content, '<circle')).toBe(stars);
  });
});

it('stands in characters', () => {
  const position = atariGo.parsePosition('...../..X../.XO../...../..... X 1');
  const move = atariGo.parseMove(position, 'C2');
  position.makeMove(move);
  expect(atariGoArtist.text(position, plain, move).split('\n')).toEqual([
    ' 5 · · · · ·',
    ' 4 · · X · ·',
    ' 3 · X O!· ·',
    ' 2 · · X*· ·',
    ' 1 · · · · ·',
    '   A B C D E',
  ]);
});
