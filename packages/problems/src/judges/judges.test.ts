import { chess } from '@tahoun/games/chess';
import { chocolate } from '@tahoun/games/chocolate';
import { czechDraughts } from '@tahoun/games/czech-draughts';
import { describe, expect, it } from 'vitest';
import { TOOLS } from '../testing/tools.js';
import { judgeByTheory } from './exact.js';
import { judgeMate } from './mates.js';
import { judgeByTables } from './tables.js';

describe('a forced win', () => {
  it.each([
    ['6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', 1, 'Ra8#'],
    // The rook behind recaptures.
    ['3r2k1/5ppp/8/8/8/8/3R4/3R2K1 w - - 0 1', 3, 'Rxd8#'],
    ['r5k1/5ppp/8/8/8/8/3Q4/3R2K1 w - - 0 1', 3, 'Qd8+'],
  ])('%s within %i plies has its only move', (fen, plies, move) => {
    const position = chess.parsePosition(fen);
    const verdict = judgeMate(position, plies);
    expect(verdict && chess.formatMove(position, verdict.move)).toBe(move);
  });

  it('is none that two moves bring about as fast, nor one that takes longer', () => {
    expect(judgeMate(chess.parsePosition('6k1/5ppp/8/8/8/8/8/QR4K1 w - - 0 1'), 1)).toBe(null);
    expect(judgeMate(chess.parsePosition('r5k1/5ppp/8/8/8/8/3Q4/3R2K1 w - - 0 1'), 1)).toBe(null);
  });

  it('is resisted as long as possible', () => {
    const position = chess.parsePosition('r5k1/5ppp/8/8/8/8/3Q4/3R2K1 w - - 0 1');
    const verdict = judgeMate(position, 3)!;
    position.makeMove(verdict.move);
    expect(verdict.defences.map((reply) => chess.formatMove(position, reply))).toEqual(['Rxd8']);
  });
});

it('a heap is a problem where one break alone leaves a Grundy value of 0', () => {
  const judge = (text: string) => {
    const position = chocolate.parsePosition(text);
    const verdict = judgeByTheory(TOOLS.chocolate.ai, position);
    return verdict && chocolate.formatMove(position, verdict.move);
  };
  expect(judge('2x5 A')).toBe('2x5=1x5+1x5');
  // Equal pieces cancel out: lost. And a bar that is won in several ways.
  expect(judge('2*2x4 A')).toBe(null);
});

it('an ending of the tables is a problem where one move alone wins', () => {
  const { tables } = TOOLS['czech-draughts'];
  const judge = (text: string) => {
    const position = czechDraughts.parsePosition(text);
    const verdict = judgeByTables(tables as never, position);
    return verdict && [czechDraughts.formatMove(position, verdict.move), verdict.goal, verdict.proof];
  };
  expect(judge('W:WKh2,h4:Ba3')).toEqual(['h2-e5', 'win', 'tables']);
  expect(judge('W:WKa1,Kc1:Bh8')).toBe(null);
});
