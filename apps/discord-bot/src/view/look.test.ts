import { gameById } from '@tahoun/catalogue/all';
import { describe, expect, it } from 'vitest';
import { lookOf } from './look.js';

function look(game: string, position: string): string | null {
  return lookOf(game, gameById(game).parsePosition(position));
}

describe('the look of a position', () => {
  it.each([
    ['other counters', 'r3k2r/8/8/8/8/5N2/P7/R3K2R w - - 30 90'],
    ['other rights', 'r3k2r/8/8/8/8/5N2/P7/R3K2R w KQkq - 0 1'],
    ['the other side to move', 'r3k2r/8/8/8/8/5N2/P7/R3K2R b - - 0 1'],
    ['colours changed', 'r3k2r/p7/5n2/8/8/8/8/R3K2R b - - 0 1'],
    ['left and right changed', 'r2k3r/8/8/8/8/2N5/7P/R2K3R w - - 0 1'],
    ['both', 'r2k3r/7p/2n5/8/8/8/8/R2K3R w - - 0 1'],
  ])('is the same with %s', (_what, position) => {
    expect(look('chess', position)).toBe(look('chess', 'r3k2r/8/8/8/8/5N2/P7/R3K2R w - - 0 1'));
  });

  it.each([
    ['a piece elsewhere', 'r3k2r/8/8/8/8/4N3/P7/R3K2R w - - 0 1'],
    ['a piece more', 'r3k2r/8/8/8/8/5N2/PP6/R3K2R w - - 0 1'],
    ['a piece of a kind that was there', 'r3k2r/8/8/8/8/5R2/P7/R3K2R w - - 0 1'],
  ])('is another one with %s', (_what, position) => {
    expect(look('chess', position)).not.toBe(look('chess', 'r3k2r/8/8/8/8/5N2/P7/R3K2R w - - 0 1'));
  });

  it('is the same for a draughts board seen from the other end with the colours changed', () => {
    expect(look('czech-draughts', 'W:Wc3,Ke1:Bd6,h8')).toBe(look('czech-draughts', 'B:Bf6,Kd8:We3,a1'));
    expect(look('czech-draughts', 'W:Wc3,Ke1:Bd6,h8')).not.toBe(look('czech-draughts', 'W:Wc3,e1:Bd6,h8'));
  });

  it('is not told of boards that look alike from both sides', () => {
    expect(look('tic-tac-toe', '.../.../... x')).toBeNull();
  });
});
