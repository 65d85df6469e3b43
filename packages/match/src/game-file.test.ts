import { describe, expect, it } from 'vitest';
import {
  acceptDraw,
  endingOf,
  newMatch,
  offerDraw,
  playMove,
  readAnyGameFile,
  readGameFile,
  resign,
  resultOf,
  undo,
  writeGameFile,
} from './index.js';
import { filed, gameById } from './testing/all-games.js';

const DETAILS = { players: ['Anna', 'Bob'], date: '2026-11-21' } as const;
const begun = playMove(
  playMove(newMatch({ game: gameById('atari-go'), players: ['human', 'human'] }), 'D4'),
  'C4',
);

describe('a match in a file', () => {
  it.each([
    ['under way', begun],
    ['resigned', resign(begun, 1)],
    ['agreed to be drawn', acceptDraw(offerDraw(begun, 0), 1)],
  ])('comes back, %s', (_, match) => {
    const text = writeGameFile(match, filed('atari-go').format, DETAILS);
    const read = readGameFile(filed('atari-go'), text);
    expect(read).toMatchObject({ start: match.start, moves: match.moves, tree: match.tree });
    expect(readAnyGameFile(['chess', 'czech-draughts', 'atari-go'].map(filed), text)).toEqual(read);
  });

  it('is whole, also with moves taken back', () => {
    const won = playMove(
      newMatch({
        game: gameById('atari-go'),
        position: '...../..X../.XO../..X../..... X 1',
        players: ['human', 'human'],
      }),
      'D3',
    );
    const text = writeGameFile(undo(won), filed('atari-go').format, DETAILS);
    expect(text).toMatch(/RE\[B\+1\]/);
    const read = readGameFile(filed('atari-go'), text);
    expect(read && resultOf(read)).toEqual({ winner: 0, reason: 'capture' });
    expect(read && endingOf(read)).toBeNull();
  });

  it('is of the game that it looks like; other texts are none', () => {
    const pgn = writeGameFile(
      playMove(newMatch({ game: gameById('chess'), players: ['human', 'human'] }), 'e4'),
      filed('chess').format,
      DETAILS,
    );
    expect(readAnyGameFile(['atari-go', 'czech-draughts', 'chess'].map(filed), pgn)?.game).toBe('chess');
    expect(readAnyGameFile(['atari-go', 'chess'].map(filed), '... b')).toBeUndefined();
    expect(() => readAnyGameFile(['chess', 'atari-go'].map(filed), '(;GM[1]RU[Japanese])')).toThrow(
      /RU\[Japanese\]/,
    );
  });
});
