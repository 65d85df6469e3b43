import { gameById, gameIds } from '@tahoun/catalogue';
import { InputError } from '@tahoun/core';
import { goTo, goToPath, newMatch, tryMove } from '@tahoun/match';
import { describe, expect, it } from 'vitest';
import { namedGame } from '../kit/load-game.js';
import { isLink, matchOfEntry } from '../play/navigation.js';
import { played, randomMatch } from '../test-support.js';
import { addressOf, analysisFrom, analysisOf, analysisOfMatch } from './address.js';
import { matchOfAddress } from './link.js';

describe('a link', () => {
  it.each(gameIds())('brings back any game of %s, between two persons', (id) => {
    for (let seed = 0; seed < 10; seed++) {
      const match = randomMatch(id, 4 * seed, seed);
      const { game, start, moves, cursor, players } = matchOfAddress(addressOf(match), 7);
      expect({ game, start, moves, cursor }).toEqual({
        ...{ game: id, start: match.start },
        ...{ moves: match.moves, cursor: match.moves.length },
      });
      expect(players).toEqual(['human', 'human']);
    }
  });

  it('names a computer player to play against, which has to be one', () => {
    const player = 'source:3?cell-d4=5&cell=2';
    const link = `/play/zabor?against=${encodeURIComponent(player)}`;
    expect(isLink(link)).toBe(true);
    expect(matchOfAddress(link, 0).players).toEqual(['human', player]);
    expect(() => matchOfAddress('/play/zabor?against=nobody', 0)).toThrow(InputError);
    expect(matchOfAddress('/play/zabor?against=source:3?cell=2', 0).players[1]).toBe('source:3?cell=2');
  });

  it.each(['source:3?foo=1', 'source:3?cell=99', 'source:3?cell-k11=1', 'alpha-beta:2?man-c3=4'])(
    'is refused with %s, which Zabor does not have',
    (player) => {
      expect(() => matchOfAddress(`/play/zabor?against=${encodeURIComponent(player)}`, 0)).toThrow(
        InputError,
      );
    },
  );

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
        expect(matchOfAddress(addressOf(match), 0).start).toBe(match.start);
      }
    }
  });

  it('holds the line up to the place on the board, and no players', () => {
    const match = played({ game: 'chess' }, 'e4 e5 Nf3');
    expect(addressOf(match)).toBe('/play/chess?moves=e4+e5+Nf3');
    expect(addressOf(goTo(match, 1))).toBe('/play/chess?moves=e4');
    expect(addressOf(goTo(match, 0))).toBe('/play/chess');
  });

  it('to an analysis holds all the moves', () => {
    const match = played({ game: 'chess' }, 'e4 e5 Nf3');
    expect(analysisOf(goTo(match, 1))).toBe('/analysis/chess?moves=e4+e5+Nf3');
    expect(analysisOfMatch(goTo(match, 1))).toBe('/analysis/chess?moves=e4+e5+Nf3&ply=1');
    expect(matchOfAddress(analysisOf(match), 0)).toMatchObject({
      moves: ['e4', 'e5', 'Nf3'],
      players: ['human', 'human'],
    });
  });

  it('to the analysis of a match holds the tree and the place in it', () => {
    const main = played({ game: 'chess' }, 'e4 e5 Nf3 Nc6');
    const tried = tryMove(goTo(main, 1), 'c5');
    const more = tryMove(tryMove(goTo(main, 2), 'Bc4'), 'Nf6');
    const both = tryMove(goToPath(more, ['e4']), 'c5');
    expect(analysisOfMatch(tried)).toBe('/analysis/chess?moves=e4+e5+Nf3+Nc6&moves=e4+c5&line=1');
    for (const match of [main, tried, more, both, goTo(more, 3), goTo(both, 0), goTo(main, 2)]) {
      const read = matchOfAddress(analysisOfMatch(match), 0);
      expect(read.tree).toEqual(match.tree);
      expect(read.moves.slice(0, read.cursor)).toEqual(match.moves.slice(0, match.cursor));
      expect(analysisOfMatch(read)).toBe(analysisOfMatch(match));
    }
  });

  it('to an analysis of lines from a position begins there, with the first line as the main one', () => {
    const position = '8/P6k/8/8/8/8/8/K7 w - - 0 1';
    const lines = [['a8=Q', 'Kg7'], ['Kb1'], ['a8=R', 'Kg6', 'Rb8']];
    const match = matchOfAddress(analysisFrom({ game: 'chess', start: position }, lines), 0);
    expect(match).toMatchObject({ start: position, moves: lines[0], cursor: 0 });
    expect(match.tree.children.map(({ move }) => move)).toEqual(['a8=Q', 'Kb1', 'a8=R']);
    expect(goToPath(match, lines[2]!).moves).toEqual(lines[2]);
  });

  it('names the start only where it is not the usual one', () => {
    const position = '8/P6k/8/8/8/8/8/K7 w - - 0 1';
    expect(addressOf(played({ game: 'chess', position }))).toBe(
      '/play/chess?position=8/P6k/8/8/8/8/8/K7+w+-+-+0+1',
    );
  });

  it.each([
    { hash: '/play/chess?moves=e4+e5+Nf3+Nc6+Bb5+a6+Bxc6+dxc6+O-O', moves: 9 },
    { hash: '/play/czech-draughts?moves=c3-d4+b6-a5', moves: 2 },
    { hash: '/play/chess?position=8/P6k/8/8/8/8/8/K7+w+-+-+0+1&moves=a8%3DQ', moves: 1 },
    { hash: '/play/chess?moves=e2e4++e7e5+', moves: 2 },
    { hash: '/play/chess?moves=', moves: 0 },
  ])('$hash is read, up to its last move', ({ hash, moves }) => {
    const match = matchOfAddress(hash, 5);
    expect(match).toMatchObject({ cursor: moves, seed: 5 });
    expect(match.moves).toHaveLength(moves);
  });

  it('writes the moves as the game does, however they were written', () => {
    expect(matchOfAddress('/play/chess?moves=e2e4+e7e5+g1f3', 0).moves).toEqual(['e4', 'e5', 'Nf3']);
  });

  it.each([
    { hash: '/play/zabor?moves=a1+a1', says: /^a1 is blue;/ },
    { hash: '/play/chess?moves=e4+e5+Ke3', says: /Ke3/ },
    { hash: '/play/chess?moves=f3+e5+g4+Qh4+a3', says: /^a3 cannot be played: the game is over/ },
    { hash: '/play/tic-tac-toe?moves=a1+b1+a2+b2+a3+b3', says: /^b3 cannot be played: the game is over/ },
    { hash: '/play/zabor?position=nonsense', says: /^the position lacks the side to move/ },
    { hash: '/play/nonsense?moves=a1', says: /^there is no game "nonsense"/ },
  ])('$hash is refused, with what is wrong', ({ hash, says }) => {
    expect(() => matchOfAddress(hash, 0)).toThrow(says);
    expect(() => matchOfAddress(hash, 0)).toThrow(InputError);
  });
});

describe('the page’s address', () => {
  it.each([
    { hash: '/play/chess?moves=e4', link: true },
    { hash: '/play/chess?position=8/8', link: true },
    { hash: '/play/no-such-game?moves=e4', link: true },
    { hash: '/play/chess', link: false },
    { hash: '/play/chess?level=3', link: false },
    { hash: '/analysis/chess', link: true },
    { hash: '/analysis/chess?moves=e4', link: true },
    { hash: '/analysis/nonsense', link: false },
    { hash: '/analysis', link: false },
    { hash: '/live/chess?moves=e4', link: false },
    { hash: '/play/lab/tree?t=(1+2)', link: false },
    { hash: '', link: false },
  ])('$hash brings a match: $link', ({ hash, link }) => {
    expect(isLink(hash)).toBe(link);
  });

  it.each([
    { hash: '/play/chess', last: 'zabor', is: 'chess' },
    { hash: '/play/chess?moves=e4', last: 'zabor', is: 'chess' },
    { hash: '', last: 'atari-go', is: 'atari-go' },
    { hash: '/play/nonsense', last: 'atari-go', is: 'atari-go' },
    { hash: '/play/nonsense', last: 'go', is: 'chess' },
    { hash: '', last: null, is: 'chess' },
    { hash: '/play/toString', last: 'constructor', is: 'chess' },
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
