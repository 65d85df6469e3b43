import { gameById, gameIds } from '@tahoun/catalogue';
import { InputError } from '@tahoun/core';
import { goTo, newMatch } from '@tahoun/match';
import { describe, expect, it } from 'vitest';
import { hashOf, matchOfHash } from './link.js';
import { namedGame } from './load-game.js';
import { gameOfLink, isLink, matchOfEntry } from './navigation.js';
import { played, randomMatch } from './test-support.js';

describe('a link', () => {
  it.each(gameIds())('brings back any game of %s, between two persons', (id) => {
    for (let seed = 0; seed < 10; seed++) {
      const match = randomMatch(id, 4 * seed, seed);
      const { game, start, moves, cursor, players } = matchOfHash(hashOf(match), 7);
      expect({ game, start, moves, cursor }).toEqual({
        ...{ game: id, start: match.start },
        ...{ moves: match.moves, cursor: match.moves.length },
      });
      expect(players).toEqual(['human', 'human']);
    }
  });

  it.each(gameIds())('brings back every suggested start of %s', (id) => {
    for (const { id: option, suggestions } of gameById(id).variants) {
      for (const value of suggestions) {
        let match: ReturnType<typeof newMatch>;
        try {
          match = newMatch({
            game: gameById(id),
            variants: { [option]: value },
            players: ['human', 'human'],
          });
        } catch (error) {
          // Some options go only with others.
          expect(error).toBeInstanceOf(InputError);
          continue;
        }
        expect(matchOfHash(hashOf(match), 0).start).toBe(match.start);
      }
    }
  });

  it('holds the line up to the place on the board, and no players', () => {
    const match = played({ game: 'chess' }, 'e4 e5 Nf3');
    expect(hashOf(match)).toBe('#chess?moves=e4+e5+Nf3');
    expect(hashOf(goTo(match, 1))).toBe('#chess?moves=e4');
    expect(hashOf(goTo(match, 0))).toBe('#chess');
  });

  it('names the start only where it is not the usual one', () => {
    const position = '8/P6k/8/8/8/8/8/K7 w - - 0 1';
    expect(hashOf(played({ game: 'chess', position }))).toBe('#chess?position=8/P6k/8/8/8/8/8/K7+w+-+-+0+1');
  });

  it.each([
    { hash: '#chess?moves=e4+e5+Nf3+Nc6+Bb5+a6+Bxc6+dxc6+O-O', moves: 9 },
    { hash: '#czech-draughts?moves=c3-d4+b6-a5', moves: 2 },
    { hash: '#chess?position=8/P6k/8/8/8/8/8/K7+w+-+-+0+1&moves=a8%3DQ', moves: 1 },
    { hash: '#chess?moves=e2e4++e7e5+', moves: 2 },
    { hash: '#chess?moves=', moves: 0 },
  ])('$hash is read, up to its last move', ({ hash, moves }) => {
    const match = matchOfHash(hash, 5);
    expect(match).toMatchObject({ cursor: moves, seed: 5 });
    expect(match.moves).toHaveLength(moves);
  });

  it('writes the moves as the game does, however they were written', () => {
    expect(matchOfHash('#chess?moves=e2e4+e7e5+g1f3', 0).moves).toEqual(['e4', 'e5', 'Nf3']);
  });

  it.each([
    { hash: '#zabor?moves=a1+a1', says: /^a1 is blue;/ },
    { hash: '#chess?moves=e4+e5+Ke3', says: /Ke3/ },
    { hash: '#chess?moves=f3+e5+g4+Qh4+a3', says: /^a3 cannot be played: the game is over/ },
    { hash: '#tic-tac-toe?moves=a1+b1+a2+b2+a3+b3', says: /^b3 cannot be played: the game is over/ },
    { hash: '#zabor?position=nonsense', says: /^the position lacks the side to move/ },
    { hash: '#nonsense?moves=a1', says: /^there is no game "nonsense"/ },
  ])('$hash is refused, with what is wrong', ({ hash, says }) => {
    expect(() => matchOfHash(hash, 0)).toThrow(says);
    expect(() => matchOfHash(hash, 0)).toThrow(InputError);
  });
});

describe('the page’s address', () => {
  it.each([
    { hash: '#chess?moves=e4', link: true },
    { hash: '#chess?position=8/8', link: true },
    { hash: '#no-such-game?moves=e4', link: true },
    { hash: '#chess', link: false },
    { hash: '#chess?level=3', link: false },
    { hash: '#lab/tree?t=(1+2)', link: false },
    { hash: '', link: false },
  ])('$hash brings a match: $link', ({ hash, link }) => {
    expect(isLink(hash)).toBe(link);
  });

  it('names the game of a link, whether there is one or not', () => {
    expect(gameOfLink('#czech-draughts?moves=c3-d4')).toBe('czech-draughts');
    expect(gameOfLink('#nonsense?moves=a?b')).toBe('nonsense');
  });

  it.each([
    { hash: '#chess', last: 'zabor', is: 'chess' },
    { hash: '#chess?moves=e4', last: 'zabor', is: 'chess' },
    { hash: '', last: 'atari-go', is: 'atari-go' },
    { hash: '#nonsense', last: 'atari-go', is: 'atari-go' },
    { hash: '#nonsense', last: 'go', is: 'zabor' },
    { hash: '', last: null, is: 'zabor' },
    { hash: '#toString', last: 'constructor', is: 'zabor' },
  ])('$hash, with $last played last, opens $is', ({ hash, last, is }) => {
    expect(namedGame(hash, last)).toBe(is);
  });

  it.each([
    { state: { match: 'm1' }, is: 'm1' },
    { state: null, is: undefined },
    { state: {}, is: undefined },
  ])('an entry $state of the history belongs to match $is', ({ state, is }) => {
    expect(matchOfEntry(state)).toBe(is);
  });
});
