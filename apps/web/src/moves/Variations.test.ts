import { type Match, type MatchNode, goTo, goToPath, promote } from '@tahoun/match';
import { describe, expect, it } from 'vitest';
import { afterPlaying } from '../match/page-match.js';
import { played } from '../test-support.js';
import { withoutVariation } from './Variations.js';

/** Plays moves from a place of the line on, and keeps the moves played from there before. */
function playFrom(match: Match, ply: number, ...moves: string[]): Match {
  return moves.reduce((before, move) => afterPlaying(before, move, 0), goTo(match, ply));
}
const lines = ({ tree }: Match) => linesAfter(tree).map((line) => line.trim());

function linesAfter({ move, children }: MatchNode): readonly string[] {
  if (children.length === 0) return [move];
  return children.flatMap(linesAfter).map((line) => `${move} ${line}`);
}

/** 1. e4 c5 2. c3, with 1... e5 2. Nf3 as a variation and 2. Nc3 within that. */
const MATCH = (() => {
  const first = played({ game: 'chess', players: ['human', 'human'] }, 'e4 e5 Nc3');
  const second = playFrom(first, 2, 'Nf3');
  return playFrom(second, 1, 'c5', 'c3');
})();

describe('deleting a variation', () => {
  it('leaves the main line as it is', () => {
    expect(lines(MATCH)).toEqual(['e4 c5 c3', 'e4 e5 Nf3', 'e4 e5 Nc3']);
    expect(withoutVariation(MATCH)).toBeUndefined();
    expect(withoutVariation(goToPath(MATCH, ['e4']))).toBeUndefined();
  });

  it('drops it with those within, and goes back to where it began', () => {
    const left = withoutVariation(goToPath(MATCH, ['e4', 'e5', 'Nf3'])) as Match;
    expect(lines(left)).toEqual(['e4 c5 c3']);
    expect(left).toMatchObject({ moves: ['e4', 'c5', 'c3'], cursor: 1 });
  });

  it('drops only the innermost one', () => {
    const left = withoutVariation(goToPath(MATCH, ['e4', 'e5', 'Nc3'])) as Match;
    expect(lines(left)).toEqual(['e4 c5 c3', 'e4 e5 Nf3']);
    expect(left.cursor).toBe(2);
  });

  it('does nothing in one that was made the main line', () => {
    const promoted = promote(goToPath(MATCH, ['e4', 'e5', 'Nf3']));
    expect(lines(promoted)[0]).toBe('e4 e5 Nf3');
    expect(withoutVariation(promoted)).toBeUndefined();
  });
});
