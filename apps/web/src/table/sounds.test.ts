import { type Match, snapshotAt } from '@tahoun/match';
import { describe, expect, it } from 'vitest';
import { played } from '../test-support.js';
import { soundOf } from './tones.js';

/** The sound of the last move of a match. */
function heard(
  match: Match,
  before: { id?: string; cursor?: number; isOver?: boolean } = {},
  isOver = false,
) {
  const now = { id: 'm', cursor: match.cursor, isOver };
  return soundOf({ ...now, cursor: now.cursor - 1, isOver: false, ...before }, now, snapshotAt(match));
}

describe('what is heard', () => {
  it.each([
    { name: 'a move', game: 'chess', moves: 'e4', sound: 'move' },
    { name: 'a capture', game: 'chess', moves: 'e4 d5 exd5', sound: 'capture' },
    { name: 'a quiet move after a capture', game: 'chess', moves: 'e4 d5 exd5 Nf6', sound: 'move' },
    { name: 'a check', game: 'chess', moves: 'e4 f5 Qh5+', sound: 'warning' },
    { name: 'a compulsory capture', game: 'czech-draughts', moves: 'c3-d4 b6-c5', sound: 'warning' },
    { name: 'a move in a game without pieces to take', game: 'zabor', moves: 'a1', sound: 'move' },
  ])('$name: $sound', ({ game, moves, sound }) => {
    expect(heard(played({ game }, moves))).toBe(sound);
  });

  const match = played({ game: 'chess' }, 'e4 e5 Nf3');
  it.each([
    { name: 'taking back', before: { cursor: 4 } },
    { name: 'a jump', before: { cursor: 0 } },
    { name: 'nothing that changed', before: { cursor: 3 } },
    { name: 'another match', before: { id: 'other' } },
  ])('nothing of $name', ({ before }) => {
    expect(heard(match, before)).toBeUndefined();
  });

  it('the end of the game, once and whatever ended it', () => {
    expect(heard(match, {}, true)).toBe('end');
    expect(heard(match, { cursor: 3 }, true)).toBe('end');
    expect(heard(match, { cursor: 3, isOver: true }, true)).toBeUndefined();
    expect(heard(match, { id: 'other' }, true)).toBeUndefined();
  });
});
