import { legalMoves } from '@tahoun/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../testing/code-of.js';
import { czechDraughts } from './index.js';
import { formatDraughtsMove, routesOf } from './routes.js';
import { squareName } from './squares.js';
import { anyPositions, playedPositions } from './testing/positions.js';

const START = 'W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8';

function rewritten(text: string, landing = 'free'): string {
  return czechDraughts.formatPosition(czechDraughts.parsePosition(text, { landing }));
}

describe('positions', () => {
  it('begins with twelve men each', () => {
    expect(czechDraughts.formatPosition(czechDraughts.initial())).toBe(START);
    expect(czechDraughts.figures(czechDraughts.initial())).toEqual({
      men0: 12,
      kings0: 0,
      men1: 12,
      kings1: 0,
    });
  });

  it.each([
    ['W:Wa1,c1,Kd4:Bb8,Kh8', 'W:Wa1,c1,Kd4:Bb8,Kh8'],
    ['b:BKh8,b8:WKd4,c1,a1.', 'B:Wa1,c1,Kd4:Bb8,Kh8'],
    [' W : WA1 , kC1 : Bb8 ', 'W:Wa1,Kc1:Bb8'],
    ['W:W:BKa1', 'W:W:BKa1'],
    ['B:Wg1:B', 'B:Wg1:B'],
    ['W:W29,30,K18:B1,K4', 'W:Wa1,c1,Kd4:Bb8,Kh8'],
    ['W:WKa1:BKh2. T2 R12 E4', 'W:WKa1:BKh2 R12 E4 T2'],
    ['W:WKa1:BKh2 R0 E0 T1', 'W:WKa1:BKh2'],
    ['W:WKa1:BKh2 R3 must-continue', 'W:WKa1:BKh2 R3 must-continue'],
  ])('reads %s', (text, canonical) => {
    expect(rewritten(text)).toBe(canonical);
    expect(rewritten(canonical)).toBe(canonical);
  });

  it('carries the option, whichever way it is said', () => {
    expect(rewritten('W:Wa1:Bb8', 'must-continue')).toBe('W:Wa1:Bb8 must-continue');
    expect(rewritten('W:Wa1:Bb8 must-continue')).toBe('W:Wa1:Bb8 must-continue');
  });

  it.each([
    ['', 'position-bad-side'],
    ['X:Wa1:Bb8', 'position-bad-side'],
    ['W', 'draughts-form'],
    ['W:Wa1', 'draughts-form'],
    ['W:Wa1:Wc1', 'draughts-form'],
    ['W:a1:b8', 'draughts-form'],
    ['W:Wa1:Bb8:Bd8', 'draughts-form'],
    ['W:Wa1,,c1:Bb8', 'draughts-bad-square'],
    ['W:Wi1:Bb8', 'draughts-bad-square'],
    ['W:W0:Bb8', 'draughts-bad-square'],
    ['W:W33:Bb8', 'draughts-bad-square'],
    ['W:WKK1:Bb8', 'draughts-bad-square'],
    ['W:Wa2:Bb8', 'draughts-light-square'],
    ['W:Wa1:BKa1', 'draughts-square-twice'],
    ['W:W29,a1:B', 'draughts-square-twice'],
    ['W:Wb8:Bd6', 'draughts-man-on-last-row'],
    ['W:Wc3:Ba1', 'draughts-man-on-last-row'],
    ['W:Wa1:Bb8 R31', 'draughts-bad-field'],
    ['W:Wa1:Bb8 Q1', 'draughts-bad-field'],
    ['W:Wa1:Bb8 T0', 'draughts-bad-field'],
    ['W:Wa1:Bb8 E3', 'draughts-fields-impossible'],
    ['W:WKa1:BKh2 R4 T3', 'draughts-fields-impossible'],
    ['W:WKa1:BKh2 R4 R5', 'draughts-fields-impossible'],
    ['W:Wa1:Bb8'.padEnd(2000), 'position-too-long'],
  ])('refuses %.40s as %s', (text, code) => {
    expect(codeOf(() => czechDraughts.parsePosition(text))).toBe(code);
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.oneof(playedPositions, anyPositions), (position) => {
        const text = czechDraughts.formatPosition(position);
        expect(rewritten(text)).toBe(text);
      }),
    );
  });
});

describe('moves', () => {
  const kuhr = czechDraughts.parsePosition('W:WKa3,c1:Bc5,Ke5,f2');

  it.each([
    ['a3xe1', 'a3xe1'],
    ['a3xd6xg3xe1', 'a3xe1'],
    ['A3:D6:F4', 'a3xf4'],
    ['a3-d6-h2', 'a3xh2'],
    ['a3g3e1', 'a3xe1'],
    [' a3 x f8 ', 'a3xf8'],
    ['21x3', 'a3xf8'],
    ['21-11-18x4', 'none'],
  ])('reads %s as %s', (text, canonical) => {
    const read = () => czechDraughts.formatMove(kuhr, czechDraughts.parseMove(kuhr, text));
    if (canonical === 'none') expect(codeOf(read)).not.toBe('none');
    else expect(read()).toBe(canonical);
  });

  it('names the squares between where two captures share origin and end', () => {
    const position = czechDraughts.parsePosition('W:WKa3:Bb4,f2,f4,f6');
    const texts = legalMoves(position).map((move) => formatDraughtsMove(position, move));
    expect(texts).toContain('a3xc5xg1');
    expect(texts).toContain('a3xe7xg5xe3xg1');
    expect(codeOf(() => czechDraughts.parseMove(position, 'a3xg1'))).toBe('move-ambiguous');
    const partly = czechDraughts.parseMove(position, 'a3xg5xg1');
    expect(czechDraughts.formatMove(position, partly)).toBe('a3xe7xg5xe3xg1');
  });

  it.each([
    ['W:Wc3:Bb8', 'c4-d5', 'draughts-light-square'],
    ['W:Wc3:Bb8', 'c3-i9', 'move-off-board'],
    ['W:Wc3:Bb8', '22-33', 'move-off-board'],
    ['W:Wc3:Bb8', 'go', 'move-syntax'],
    ['W:Wc3:Bb8', 'c3--d4', 'move-syntax'],
    ['W:Wc3:Bb8', 'c3-d4'.padEnd(200), 'move-syntax'],
    ['W:Wc3:Bb8', 'c3', 'move-incomplete'],
    ['W:Wc3:Bb8', 'a1-b2', 'move-not-own'],
    ['W:Wc3:Bb8', 'b8-a7', 'move-not-own'],
    ['W:Wc3:Bb8', 'c3-b2', 'move-illegal'],
    ['W:Wc3:Bb8', 'c3-e5', 'move-illegal'],
    ['W:W:Bb8', 'c3-d4', 'move-game-over'],
    ['W:Wc3,a1:Bd4', 'a1-b2', 'move-capture-compulsory'],
    ['W:Wc3,a1:Bd4', 'a1', 'move-capture-compulsory'],
    ['W:Wc3,a1:Bd4', 'c3-b4', 'move-capture-compulsory'],
    ['W:Wc3,a1:Bd4', 'c3-g7', 'move-illegal'],
    ['W:Wc3,Kh8:Bb4,e5', 'c3xa5', 'move-king-must-capture'],
    ['W:Wc3,Kh8:Bb4,e5', 'c3-d4', 'move-capture-compulsory'],
    ['W:Wc3,Kh8:Bb4,e5', 'h8-g7', 'move-capture-compulsory'],
    ['W:Wa3:Bb4,d6', 'a3xc5', 'move-capture-goes-on'],
    ['W:WKa3,c1:Bc5,Ke5,f2', 'a3xd6', 'move-capture-goes-on'],
    ['W:WKa3,c1:Bc5,Ke5,f2 must-continue', 'a3xe7', 'move-capture-goes-on'],
  ])('in %s refuses %.20s as %s', (text, move, code) => {
    const position = czechDraughts.parsePosition(text);
    expect(codeOf(() => czechDraughts.parseMove(position, move))).toBe(code);
  });

  it('reads back every legal move, in its short form and by each of its routes', () => {
    fc.assert(
      fc.property(fc.oneof(playedPositions, anyPositions), (position) => {
        const moves = legalMoves(position);
        for (const move of moves) {
          const routes = [...routesOf(position.look(), move)].map((route) => route.map(squareName).join('x'));
          for (const text of [formatDraughtsMove(position, move), ...routes]) {
            expect(czechDraughts.parseMove(position, text)).toBe(move);
          }
        }
        expect(new Set(moves.map((move) => formatDraughtsMove(position, move))).size).toBe(moves.length);
      }),
    );
  });
});

describe('targets', () => {
  it('are the landings, and the end alone where that is clear', () => {
    const position = czechDraughts.parsePosition('W:WKa3,c1:Bc5,Ke5,f2');
    const move = czechDraughts.parseMove(position, 'a3xe1');
    expect(czechDraughts.targets(position, move)).toEqual([
      ['a3', 'd6', 'g3', 'e1'],
      ['a3', 'e1'],
    ]);
  });

  it('let no complete choice be the beginning of another', () => {
    fc.assert(
      fc.property(fc.oneof(playedPositions, anyPositions), (position) => {
        const all = legalMoves(position).flatMap((move) =>
          czechDraughts.targets(position, move).map((targets) => ({ move, text: targets.join(' ') })),
        );
        for (const { move, text } of all) {
          const longer = all.filter(
            (other) => other.move !== move && `${other.text} `.startsWith(`${text} `),
          );
          expect(longer).toEqual([]);
        }
      }),
    );
  });
});
