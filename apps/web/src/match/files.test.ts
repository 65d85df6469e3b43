import { fileFormatOf, gameById, gameIds } from '@tahoun/catalogue';
import { InputError } from '@tahoun/core';
import type { GameFileFormat } from '@tahoun/games';
import { goTo, newClock, playMove, resign, saveMatch, writeGameFile } from '@tahoun/match';
import { describe, expect, it } from 'vitest';
import { played, randomMatch } from '../test-support.js';
import { dayText, openFile, readFile } from './files.js';
import { asInputError, readMatch, rememberedMatch } from './page-match.js';
import { createStore } from './store.js';

const FULL = (() => {
  const line = goTo(played({ game: 'chess', clock: newClock(5, 3), seed: 9 }, 'e4 e5 Nf3'), 1);
  return goTo(resign(playMove(line, 'c5'), 0), 1);
})();

describe('a match that is saved', () => {
  it('comes back whole, with its lines, clock, players and place', () => {
    expect(readMatch(saveMatch(FULL))).toEqual(FULL);
    expect(rememberedMatch('chess', saveMatch(FULL))).toEqual(FULL);
  });

  it.each(gameIds())('of %s comes back', (id) => {
    for (let seed = 0; seed < 5; seed++) {
      const match = randomMatch(id, 7 * seed, seed);
      expect(readMatch(saveMatch(match))).toEqual(match);
    }
  });

  const saved = saveMatch(played({ game: 'chess' }, 'e4'));
  it.each([
    { name: 'none', text: '' },
    { name: 'one of another version', text: saved.replace('"version":2', '"version":99') },
    { name: 'one of another game', text: saveMatch(played({ game: 'zabor' })) },
    { name: 'one with an illegal move', text: saved.replace('"e4"', '"e5"') },
    { name: 'one with a player that is none', text: saved.replace('level:1', 'level:77') },
    { name: 'half of one', text: saved.slice(0, 60) },
    { name: 'something else', text: '[]' },
  ])('is forgotten where there is $name', ({ text }) => {
    expect(rememberedMatch('chess', text)).toBeUndefined();
  });

  it('with a player that is none is refused when it is opened', () => {
    expect(() => readMatch(saved.replace('level:1', 'level:77'))).toThrow(InputError);
  });
});

describe('an error', () => {
  it('about input is told, any other is thrown', () => {
    const problem = new InputError('move-syntax', 'no move', {});
    expect(asInputError(problem)).toBe(problem);
    const fault = new TypeError('a fault');
    expect(() => asInputError(fault)).toThrow(fault);
  });
});

describe('a file', () => {
  it('with a saved match is that match, of whatever game', () => {
    expect(readFile(`\n ${saveMatch(FULL)}`, 'zabor')).toEqual({ kind: 'match', match: FULL });
  });

  it.each(['chess', 'czech-draughts', 'atari-go'])('of a game of %s holds its moves', (id) => {
    const match = randomMatch(id, 6, 2);
    const text = writeGameFile(match, fileFormatOf(id) as GameFileFormat, {
      players: ['?', '?'],
      date: '2026-11-21',
    });
    for (const here of ['zabor', id]) {
      const read = readFile(text, here);
      expect(read).toMatchObject({ kind: 'games', matches: [{ game: id, moves: match.moves }] });
    }
  });

  it.each(['chess', 'czech-draughts'])('of a game of %s may begin with a comment, as JSON does', (id) => {
    const move = id === 'chess' ? 'e4' : 'c3-d4';
    expect(readFile(`{From a book} 1. ${move} *`, id)).toMatchObject({
      kind: 'games',
      matches: [{ game: id, moves: [move] }],
    });
  });

  it.each(gameIds())('with a position of %s starts from there, whatever game is on the page', (id) => {
    const game = gameById(id);
    const position = game.formatPosition(game.initial());
    expect(readFile(position, id)).toEqual({ kind: 'position', game: id, position });
  });

  it('with a position is of the game on the page, if that can read it', () => {
    const zabor = '.../... b';
    expect(readFile(zabor, 'chess')).toMatchObject({ kind: 'position', game: 'zabor' });
    const chess = '8/P6k/8/8/8/8/8/K7 w - - 0 1';
    expect(readFile(chess, 'zabor')).toMatchObject({ kind: 'position', game: 'chess', position: chess });
  });

  it.each(['chess', 'czech-draughts'])('that several games could have written is one of %s there', (id) => {
    expect(readFile('[Event "x"]\n\n*\n', id)).toMatchObject({ kind: 'games', matches: [{ game: id }] });
  });

  it('that is opened in an analysis is analysed, whoever played it', async () => {
    const engine = { bestMove: () => new Promise<never>(() => undefined) };
    const store = createStore({ recall: () => null, remember: () => undefined }, engine, 'chess');
    const saved = played({ game: 'chess', players: ['human', 'level:1'] }, 'e4');
    const file = new File([saveMatch(saved)], 'game.json');
    await openFile(store, file);
    expect(store.match.value.players).toEqual(['human', 'level:1']);
    store.openMatch({ ...saved, players: ['human', 'human'] }, { waits: true, toAnalyse: true });
    await openFile(store, file);
    expect(store.match.value).toMatchObject({ moves: ['e4'], players: ['human', 'human'] });
  });

  it('that nobody can read is refused by the game on the page', () => {
    const refusal = (here: string) => {
      try {
        readFile('no such thing', here);
        return '';
      } catch (error) {
        return asInputError(error).message;
      }
    };
    const own = (here: string) => {
      try {
        gameById(here).parsePosition('no such thing');
        return '';
      } catch (error) {
        return asInputError(error).message;
      }
    };
    for (const here of ['chess', 'zabor']) expect(refusal(here)).toBe(own(here));
  });

  it('that is damaged says what is wrong with it', () => {
    expect(() => readFile('{"format":', 'chess')).toThrow(/not JSON/);
    expect(() => readFile(saveMatch(FULL).replace('"e4"', '"e5"'), 'chess')).toThrow(InputError);
  });

  it('is dated by the day where the user is', () => {
    expect(dayText(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(dayText(new Date(2026, 10, 22))).toBe('2026-11-22');
  });
});
