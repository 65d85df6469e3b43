import { describe, expect, it } from 'vitest';
import {
  acceptDraw,
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

const DETAILS = { players: ['Anna', 'Bob'], date: '2026-11-21' } as const;
const begun = playMove(playMove(newMatch({ game: 'atari-go', players: ['human', 'human'] }), 'D4'), 'C4');

describe('a match in a file', () => {
  it.each([
    ['under way', begun],
    ['resigned', resign(begun, 1)],
    ['agreed to be drawn', acceptDraw(offerDraw(begun, 0), 1)],
  ])('comes back, %s', (_, match) => {
    const text = writeGameFile(match, DETAILS) as string;
    const read = readGameFile('atari-go', text);
    expect(read).toMatchObject({ start: match.start, moves: match.moves, ending: match.ending });
    expect(readAnyGameFile(['chess', 'czech-draughts', 'atari-go'], text)).toEqual(read);
  });

  it('is whole, also with moves taken back', () => {
    const won = playMove(
      newMatch({
        game: 'atari-go',
        position: '...../..X../.XO../..X../..... X 1',
        players: ['human', 'human'],
      }),
      'D3',
    );
    const text = writeGameFile(undo(won), DETAILS) as string;
    expect(text).toMatch(/RE\[B\+1\]/);
    const read = readGameFile('atari-go', text);
    expect(read && resultOf(read)).toEqual({ winner: 0, reason: 'capture' });
    expect(read?.ending).toBeNull();
  });

  it('is of the game that it looks like; other texts are none', () => {
    const pgn = writeGameFile(
      playMove(newMatch({ game: 'chess', players: ['human', 'human'] }), 'e4'),
      DETAILS,
    );
    expect(readAnyGameFile(['atari-go', 'czech-draughts', 'chess'], pgn as string)?.game).toBe('chess');
    expect(readAnyGameFile(['atari-go', 'chess', 'zabor'], '... b')).toBeUndefined();
    expect(() => readAnyGameFile(['chess', 'atari-go'], '(;GM[1]RU[Japanese])')).toThrow(/RU\[Japanese\]/);
    expect(writeGameFile(newMatch({ game: 'zabor', players: ['human', 'human'] }), DETAILS)).toBeUndefined();
  });
});
