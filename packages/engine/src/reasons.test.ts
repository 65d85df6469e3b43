import { describe, expect, it } from 'vitest';
import { type ExpectedLine, bestMove, judgeMoves, load, mainTerm } from './index.js';
import { games } from './testing/all-games.js';

/** The kind and the main term of the last of these moves, judged by short searches. */
function costOf(game: string, moves: readonly string[]) {
  const played = moves.slice(0, -1);
  const lines: ExpectedLine[] = [played, moves].map((line) =>
    bestMove(games, { game, played: line, nodes: 20_000 }),
  );
  const first = (played.length % 2) as 0 | 1;
  const [judged] = judgeMoves(moves.slice(-1), first, lines);
  if (judged === undefined) throw new Error('a move was judged');
  return { kind: judged.kind, term: mainTerm(load(games, { game, played }), judged) };
}

describe('what a mistake mostly cost', () => {
  it.each([
    ['a queen', 'chess', ['e4', 'e5', 'Qh5', 'Nc6', 'Qxh7'], 'blunder', 'queens'],
    ['a man', 'czech-draughts', ['a3-b4', 'd6-c5', 'b4xd6', 'e7xc5', 'c3-b4'], 'mistake', 'ownMen'],
  ])('%s', (_, game, moves, kind, term) => {
    expect(costOf(game, moves)).toEqual({ kind, term });
  });

  it('is not said of a move that loses at once', () => {
    expect(costOf('chess', ['f3', 'e5', 'g4'])).toEqual({ kind: 'blunder', term: null });
  });

  it('is not said of a good move', () => {
    expect(costOf('chess', ['e4', 'e5', 'Nf3'])).toEqual({ kind: null, term: null });
  });

  it('is nothing where no term explains half of it', () => {
    const line = (score: number): ExpectedLine => ({ move: 'e4', score, pv: [] });
    const judged = judgeMoves(['e4'], 0, [line(600), line(600)])[0];
    if (judged === undefined) throw new Error('a move was judged');
    const blunder = { ...judged, kind: 'blunder' } as const;
    expect(mainTerm(load(games, { game: 'chess' }), blunder)).toBeNull();
  });
});
