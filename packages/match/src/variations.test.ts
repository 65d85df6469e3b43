import { describe, expect, it } from 'vitest';
import {
  type Match,
  afterMove,
  forkBefore,
  goTo,
  goToPath,
  keepLine,
  linesOf,
  loadMatch,
  loseOnTime,
  newClock,
  newMatch,
  playMove,
  promote,
  readGameFile,
  rejoin,
  removeFrom,
  resign,
  resultOf,
  saveMatch,
  undo,
  writeGameFile,
} from './index.js';
import { filed, gameById } from './testing/all-games.js';

const fresh = newMatch({ game: gameById('chess'), players: ['human', 'human'] });

/** Plays on from the cursor, keeping what was there. */
function play(match: Match, moves: string): Match {
  const kept = (before: Match, text: string) => rejoin(keepLine(playMove(before, text), before));
  return moves.split(' ').reduce(kept, match);
}

function shown(match: Match): string[] {
  return linesOf(match).map(({ moves }) => moves.join(' '));
}

const OPEN = 'e4 e5 Nf3 Nc6';
const played = play(goTo(play(fresh, OPEN), 1), 'c5 Nf3 d6');

describe('playing from an earlier place', () => {
  it('makes the new line the main one and keeps the old one as a variation', () => {
    expect(shown(played)).toEqual(['e4 c5 Nf3 d6', OPEN]);
    expect(played).toMatchObject({ cursor: 4, rank: 0 });
  });

  it('goes on in a line that has been played before', () => {
    const again = play(goTo(played, 1), 'e5 Nf3');
    expect(again).toMatchObject({ moves: OPEN.split(' '), cursor: 3 });
    expect(shown(again)).toHaveLength(2);
    expect(shown(play(goTo(played, 2), 'Nf3'))).toEqual(shown(played));
  });

  it('keeps a line that ended, with its end', () => {
    const resigned = resign(played, 0);
    const other = play(goTo(resigned, 2), 'Nc3');
    expect(resultOf(other)).toBeNull();
    const back = goToPath(other, resigned.moves);
    expect(resultOf(back)).toEqual({ winner: 1, reason: 'resigned' });
    // Giving up on the way ends a line there, beside the one that went on.
    const early = goTo(played, 2);
    const given = keepLine(resign(early, 1), early);
    expect(shown(given)).toEqual(['e4 c5', 'e4 c5 Nf3 d6', OPEN]);
    expect(resultOf(given)?.winner).toBe(0);
  });

  it('keeps no more than 200 variations', () => {
    let match = play(fresh, OPEN);
    const texts = ['a3', 'a4', 'b3', 'b4', 'c3', 'c4', 'd3', 'd4', 'f3', 'f4', 'g3', 'g4', 'h3', 'h4', 'Na3'];
    for (const white of texts) {
      for (const black of [
        'a6',
        'a5',
        'b6',
        'b5',
        'c6',
        'c5',
        'd6',
        'd5',
        'f6',
        'f5',
        'g6',
        'g5',
        'h6',
        'h5',
        'Na6',
      ])
        match = play(goTo(match, 0), `${white} ${black}`);
    }
    expect(match.variations).toHaveLength(200);
    expect(loadMatch(saveMatch(match), gameById)).toEqual(match);
  });
});

describe('a variation', () => {
  it('is gone to, made the main line, and deleted', () => {
    const there = goToPath(played, ['e4', 'e5']);
    expect(there).toMatchObject({ cursor: 2, rank: 1, moves: OPEN.split(' ') });
    expect(forkBefore(there)).toBe(1);
    expect(forkBefore(goTo(there, 1))).toBeUndefined();
    const promoted = promote(there);
    expect(shown(promoted)).toEqual([OPEN, 'e4 c5 Nf3 d6']);
    expect(promoted).toMatchObject({ cursor: 2, rank: 0 });
    const deleted = removeFrom(there, ['e4', 'e5']);
    expect(shown(deleted)).toEqual(['e4 c5 Nf3 d6']);
    expect(deleted).toMatchObject({ cursor: 1, variations: [] });
    expect(shown(removeFrom(played, ['e4', 'e5']))).toEqual(['e4 c5 Nf3 d6']);
    expect(shown(removeFrom(played, ['e4']))).toEqual(['']);
    expect(goToPath(played, ['d4'])).toBe(played);
  });

  it('may lie in another, the innermost being left first', () => {
    const inner = play(goTo(goToPath(played, ['e4', 'e5', 'Nf3']), 2), 'Bc4');
    expect(shown(inner)).toEqual(['e4 c5 Nf3 d6', 'e4 e5 Bc4', OPEN]);
    const old = goToPath(inner, ['e4', 'e5', 'Nf3']);
    expect(forkBefore(old)).toBe(2);
    expect(shown(promote(old))).toEqual([OPEN, 'e4 e5 Bc4', 'e4 c5 Nf3 d6']);
  });
});

describe('variations in files', () => {
  it('come back from JSON, and matches without them are saved as before', () => {
    expect(loadMatch(saveMatch(played), gameById)).toEqual(played);
    expect(saveMatch(play(fresh, OPEN))).not.toMatch(/variations|rank|clock/);
    const text = saveMatch(played);
    expect(() => loadMatch(text.replace('"rank":0', '"rank":2'), gameById)).toThrow(/rank/);
    expect(() => loadMatch(text.replace('"Nc6"]', '"Nc7"]'), gameById)).toThrow(/Nc7/);
  });

  it('come back from PGN, whichever line is on the board', () => {
    const there = goToPath(played, ['e4', 'e5']);
    const text = writeGameFile(there, filed('chess').format, { players: ['?', '?'], date: '2026-11-21' });
    expect(text).toContain('1. e4 c5 (1... e5 2. Nf3 Nc6) 2. Nf3 d6 *');
    expect(shown(readGameFile(filed('chess'), text) as Match)).toEqual(shown(played));
  });

  it('are read up to the two hundredth', () => {
    const text = `1. e4 ${'(1. d4 d5) (1. c4) '.repeat(300)} e5 *`;
    expect(readGameFile(filed('chess'), text)?.variations).toHaveLength(200);
  });
});

describe('a clock', () => {
  it('charges a move to its side and adds the increment', () => {
    const clock = newClock(3, 2);
    expect(clock.left).toEqual([180_000, 180_000]);
    expect(afterMove(clock, 1, 5000).left).toEqual([180_000, 177_000]);
    expect(afterMove(clock, 0, 999_999).left).toEqual([2000, 180_000]);
  });

  it('is saved with the match, and its end with the line', () => {
    const match = { ...play(fresh, OPEN), clock: newClock(1, 0) };
    expect(loadMatch(saveMatch(match), gameById)).toEqual(match);
    const lost = loseOnTime(match, 0);
    expect(resultOf(lost)).toEqual({ winner: 1, reason: 'out-of-time' });
    expect(resultOf(loadMatch(saveMatch(lost), gameById))).toEqual(resultOf(lost));
    expect(resultOf(undo(lost))).toBeNull();
    const bad = saveMatch(match).replace('"base":60000', '"base":-1');
    expect(() => loadMatch(bad, gameById)).toThrow(/clock\.base/);
  });

  it('does not let a side win that could not', () => {
    const position = '3qk3/8/8/8/8/8/8/4K3 w - - 0 1';
    const match = newMatch({
      game: gameById('chess'),
      position,
      players: ['human', 'human'],
      clock: newClock(1, 0),
    });
    expect(resultOf(loseOnTime(match, 1))).toEqual({ winner: null, reason: 'out-of-time-draw' });
    expect(resultOf(loseOnTime(match, 0))).toEqual({ winner: 1, reason: 'out-of-time' });
    expect(resultOf(resign(match, 1))).toEqual({ winner: 0, reason: 'resigned' });
    const drawn = loseOnTime(match, 1);
    expect(resultOf(loadMatch(saveMatch(drawn), gameById))).toEqual(resultOf(drawn));
    expect(
      writeGameFile(drawn, filed('chess').format, { players: ['?', '?'], date: '2026-11-21' }),
    ).toContain('[Result "1/2-1/2"]');
  });
});
