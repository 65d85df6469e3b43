import { legalMoves, perft } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../testing/code-of.js';
import { FIRST_BREAK, PIECES, breakOf, breaksOf, chocolate } from './index.js';

function movesOf(text: string): string[] {
  const heap = chocolate.parsePosition(text);
  return legalMoves(heap).map((move) => chocolate.formatMove(heap, move));
}

describe('rules', () => {
  it('breaks along every line, once for lines that mirror each other', () => {
    expect(movesOf('3x4 A')).toEqual(['3x4=3x3+1x3', '3x4=2x3+2x3', '3x4=2x4+1x4']);
    expect(movesOf('2x2 A')).toEqual(['2x2=1x2+1x2']);
    expect(movesOf('1x6 A')).toEqual(['1x6=1x4+1x2', '1x6=1x3+1x3']);
  });

  it('numbers the breaks of one kind after the other', () => {
    const listed = PIECES.flatMap((_, kind) => breaksOf(kind));
    expect(FIRST_BREAK[PIECES.length]).toBe(listed.length);
    const wrong = listed.filter((each, move) => {
      const { kind, parts, vertical, offset } = breakOf(move);
      const isSame = kind === each.kind && String(parts) === String(each.parts);
      return !isSame || vertical !== each.vertical || offset !== each.offset;
    });
    expect(wrong).toEqual([]);
    // A part that comes first in a heap comes first in a break.
    expect(listed.filter(({ parts: [first, second] }) => first > second)).toEqual([]);
    expect(listed.filter(({ kind }, move) => FIRST_BREAK[kind]! > move)).toEqual([]);
  });

  it('never leaves a piece of 1x1', () => {
    for (const text of ['1x1 A', '1x2 A', '1x3 B', '5*1x3+1x2 A']) {
      const heap = chocolate.parsePosition(text);
      expect(legalMoves(heap)).toEqual([]);
      expect(chocolate.result(heap)).toEqual({ winner: 1 - heap.turn, reason: 'no-break' });
    }
  });

  it('takes equal pieces for one', () => {
    expect(movesOf('2*2x3 A')).toEqual(movesOf('2x3 A'));
    const heap = chocolate.parsePosition('2*2x3 A');
    heap.makeMove(chocolate.parseMove(heap, '2x3=1x3+1x3'));
    expect(chocolate.formatPosition(heap)).toBe('2x3+2*1x3 B');
  });

  it('counts sequences', () => {
    // By hand: 2x3 breaks into 2x2+1x2 (one break more) or into two crumbs.
    const heap = chocolate.parsePosition('2x3 A');
    expect([1, 2, 3].map((depth) => perft(heap, depth))).toEqual([2, 1, 0]);
  });
});

describe('text forms', () => {
  it('writes the largest piece first', () => {
    const canonical = (text: string) => chocolate.formatPosition(chocolate.parsePosition(text));
    expect(canonical('1x3+2x2+4x3+2x2 B')).toBe('3x4+2*2x2+1x3 B');
    expect(canonical(' 2x6 + 3X4 A ')).toBe('3x4+2x6 A');
    expect(canonical('2 * 3×2 + 1x1 A')).toBe('2*2x3+1x1 A');
  });

  it('reads a break with its parts in any order and spelling', () => {
    const heap = chocolate.parsePosition('3x5 A');
    for (const text of ['3x5=3x3+2x3', '5x3=3x2+3x3', ' 3x5 = 2x3 + 3x3 ']) {
      expect(chocolate.formatMove(heap, chocolate.parseMove(heap, text))).toBe('3x5=3x3+2x3');
    }
    const even = chocolate.parsePosition('4x6 A');
    expect(chocolate.formatMove(even, chocolate.parseMove(even, '4x6=2*3x4'))).toBe('4x6=3x4+3x4');
  });

  it.each(['3x15', '15 x 3', ' 3×15 ', '3 15', '15  3'])('has A begin with the bar %j', (text) => {
    expect(chocolate.formatPosition(chocolate.parsePosition(text))).toBe('3x15 A');
  });

  it.each([
    ['', 'position-side-missing'],
    ['3', 'position-side-missing'],
    ['3 15 A', 'chocolate-bad-piece'],
    ['3 61', 'chocolate-bad-piece'],
    ['3x5+2x2', 'position-side-missing'],
    ['3x4+ 2x2', 'position-side-missing'],
    ['3x5 C', 'position-bad-side'],
    ['3x5 AB', 'position-bad-side'],
    ['3x61 A', 'chocolate-bad-piece'],
    ['0x5 A', 'chocolate-bad-piece'],
    ['3 A', 'chocolate-bad-piece'],
    ['3x5++2x2 A', 'chocolate-bad-piece'],
    ['0*3x5 A', 'chocolate-piece-count'],
    ['3600*3x5+1x1 A', 'chocolate-piece-count'],
  ])('refuses %j as %s', (text, code) => {
    expect(codeOf(() => chocolate.parsePosition(text))).toBe(code);
  });

  it.each([
    ['', 'move-syntax'],
    ['3x5', 'move-syntax'],
    ['3x5=3x5', 'move-syntax'],
    ['9x9=9x8+1x9', 'move-no-such-piece'],
    ['1x3=1x2+1x1', 'move-unbreakable'],
    ['1x4=1x3+1x1', 'move-leaves-crumb'],
    ['3x5=3x3+3x3', 'move-parts'],
    ['3x5=1x70+1x2', 'move-bad-piece'],
  ])('refuses the move %j as %s', (text, code) => {
    expect(codeOf(() => chocolate.parseMove(chocolate.parsePosition('3x5+1x4+1x3 A'), text))).toBe(code);
  });

  it('picks a piece, then a line; both halves of a square', () => {
    const heap = chocolate.parsePosition('3x4+2x2 A');
    const targets = (move: string) => chocolate.targets(heap, chocolate.parseMove(heap, move));
    expect(targets('3x4=3x3+1x3')).toEqual([
      ['3x4', '|1'],
      ['3x4', '|3'],
    ]);
    expect(targets('3x4=2x4+1x4')).toEqual([
      ['3x4', '-1'],
      ['3x4', '-2'],
    ]);
    expect(targets('2x2=1x2+1x2')).toEqual([
      ['2x2', '|1'],
      ['2x2', '-1'],
    ]);
  });
});
