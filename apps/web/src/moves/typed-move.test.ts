import { gameById } from '@tahoun/catalogue';
import { describe, expect, it } from 'vitest';
import { playTyped } from './typed-move.js';

/** The move that a typed one is played as; the code of the error where there is none. */
function played(game: string, position: string, typed: string): string | undefined {
  const rules = gameById(game);
  const start = position === '' ? rules.initial() : rules.parsePosition(position);
  let found: string | undefined;
  const play = (text: string) => {
    found = rules.formatMove(start, rules.parseMove(start, text));
  };
  return playTyped(play, game, typed)?.code ?? found;
}

describe('a typed move', () => {
  it.each([
    ['chess', '', 'Nf3', 'Nf3'],
    ['chess', '', 'nf3', 'Nf3'],
    ['chess', '', 'Jf3', 'Nf3'],
    ['chess', '', 'jf3', 'Nf3'],
    ['chess', '', 'NF3', 'Nf3'],
    ['chess', '', '♘f3', 'Nf3'],
    ['chess', '8/P6k/8/8/8/8/8/4K3 w - - 0 1', 'a8=v', 'a8=R'],
    ['chess', '8/P6k/8/8/8/8/8/4K3 w - - 0 1', 'A8=Q', 'a8=Q'],
    ['chess', '', ' E4 ', 'e4'],
    ['chess', '4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'o-o', 'O-O'],
    // Where both a pawn and a bishop are possible, the typed case decides.
    ['chess', '4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1', 'bxc3', 'bxc3'],
    ['chess', '4k3/8/8/8/8/2p5/3B4/4K3 w - - 0 1', 'bxc3', 'Bxc3'],
    ['zabor', '', 'D4', 'd4'],
    ['atari-go', '', 'd4', 'D4'],
  ])('of %s (%s): %s is %s', (game, position, typed, is) => {
    expect(played(game, position, typed)).toBe(is);
  });

  it('that means nothing is refused as it was typed', () => {
    expect(played('chess', '', 'xyz')).toBe('move-syntax');
  });
});
