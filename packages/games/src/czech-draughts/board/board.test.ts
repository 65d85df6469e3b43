import type { DrawOptions, Paint, TargetArea } from '@tahoun/board';
import { describe, expect, it } from 'vitest';
import { czechDraughts } from '../index.js';
import { czechDraughtsArtist } from './index.js';

const plain: Paint = (text) => text;
const KUHR = 'W:WKa3,c1:Bc5,Ke5,f2';

function draw(text: string, options: DrawOptions = {}) {
  return czechDraughtsArtist.draw(czechDraughts.parsePosition(text), options);
}

function labelOf(areas: readonly TargetArea[], square: string) {
  return areas.find(({ targets }) => targets[0] === square)?.label.params;
}

describe('places', () => {
  it('are the dark squares, seen from either side', () => {
    const [white, black] = [draw(KUHR).areas, draw(KUHR, { bottom: 1 }).areas];
    const spots = (areas: readonly TargetArea[]) =>
      ['a1', 'h8'].map((name) => {
        const area = areas.find(({ targets }) => targets[0] === name);
        return [area?.row, area?.column];
      });
    expect(white).toHaveLength(32);
    expect(spots(white)).toEqual([
      [7, 0],
      [0, 7],
    ]);
    expect(spots(black)).toEqual([
      [0, 7],
      [7, 0],
    ]);
  });

  it('tell the piece, who has to capture, and where a picked piece may go', () => {
    const { areas } = draw(KUHR);
    expect(labelOf(areas, 'a3')).toEqual({ square: 'a3', piece: 'white-king', mark: 'called' });
    expect(labelOf(areas, 'c1')).toEqual({ square: 'c1', piece: 'white-man' });
    expect(labelOf(areas, 'e5')).toEqual({ square: 'e5', piece: 'black-king' });
    expect(labelOf(areas, 'd6')).toEqual({ square: 'd6' });
    const picked = draw(KUHR, { picked: ['a3', 'd6'] }).areas;
    expect(labelOf(picked, 'a3')?.mark).toBe('picked');
    const targets = picked.filter(({ label }) => label.params.mark === 'target');
    expect(targets.map(({ label }) => label.params.square)).toEqual(['f4', 'g3', 'h2']);
  });
});

describe('pictures', () => {
  const count = (content: string, part: string) => content.split(part).length - 1;

  it('draw kings as two discs with a crown', () => {
    const [man, king] = ['W:Wd4:B', 'W:WKd4:B'].map((text) => draw(text, { coordinates: false }).content);
    expect(count(man as string, '<circle')).toBe(2);
    expect(count(king as string, '<circle')).toBe(2);
    expect(count(king as string, '<path')).toBe(count(man as string, '<path') + 2);
  });

  it('show the way of the last move, also one that made a king', () => {
    for (const [text, move, captured] of [
      [KUHR, 'a3xd6xg3xe1', 3],
      ['W:Wd4:Bc5,c7', 'd4xb6xd8', 2],
      ['W:Wc3:Bb8', 'c3-d4', 0],
    ] as const) {
      const position = czechDraughts.parsePosition(text);
      const lastMove = czechDraughts.parseMove(position, move);
      position.makeMove(lastMove);
      const plainContent = czechDraughtsArtist.draw(position, {}).content;
      const { content } = czechDraughtsArtist.draw(position, { lastMove });
      // Two strokes a cross, one for the way.
      expect(count(content, '<path') - count(plainContent, '<path')).toBe(2 * captured + 1);
      expect(count(content, '<rect') - count(plainContent, '<rect')).toBe(2);
    }
  });
});

it('stands in characters', () => {
  const position = czechDraughts.parsePosition(KUHR);
  const move = czechDraughts.parseMove(position, 'a3xe1');
  expect(czechDraughtsArtist.text(position, plain).split('\n').slice(3)).toEqual([
    '5 ·   b   B   ·',
    '4   ·   ·   ·   ·',
    '3 W   ·   ·   ·',
    '2   ·   ·   b   ·',
    '1 ·   w   ·   ·',
    '  a b c d e f g h',
  ]);
  position.makeMove(move);
  expect(czechDraughtsArtist.text(position, plain, move)).toContain('1 ·   w   W*  ·');
});
