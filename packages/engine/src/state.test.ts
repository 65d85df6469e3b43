import { Random, legalMoves } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import {
  type Loaded,
  type PositionRequest,
  formatLine,
  inUci,
  load,
  parseRootMoves,
  stateOf,
} from './index.js';
import { GAME_IDS, games } from './testing/all-games.js';

const CASTLING = 'r4k1r/pppppppp/8/8/8/8/PPPPPPPP/1R3KR1 w GBha - 0 1';

/** The moves of a line, read one after the other. */
function movesOf(request: PositionRequest, line: readonly string[]) {
  const loaded = load(games, request);
  const board = loaded.position.clone();
  const moves = line.map((text) => {
    const move = loaded.game.parseMove(board, text);
    board.makeMove(move);
    return move;
  });
  return { loaded, moves };
}

describe('a line as text', () => {
  it.each([
    [undefined, ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6'], 'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6'],
    ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', ['O-O', 'O-O-O', 'Kg2', 'Kb8'], 'e1g1 e8c8 g1g2 c8b8'],
    // The rooks of the sides stand on different files: the target of a castling depends on whose turn it is.
    [CASTLING, ['O-O', 'O-O-O'], 'f1g1 f8a8'],
    [CASTLING, ['O-O-O', 'O-O'], 'f1b1 f8h8'],
    ['8/1P6/7k/8/8/7K/1p6/8 w - - 0 1', ['b8=Q', 'b1=N'], 'b7b8q b2b1n'],
  ])('is written move by move in the position that it has come to: %s %j', (position, line, uci) => {
    const { loaded, moves } = movesOf({ game: 'chess', position }, line);
    const before = loaded.game.formatPosition(loaded.position);
    expect(formatLine(loaded, moves)).toEqual(line);
    expect(inUci(loaded, moves)).toEqual({ uci: uci.split(' ')[0], pvUci: uci.split(' ') });
    expect(loaded.game.formatPosition(loaded.position)).toBe(before);
  });

  it.each(GAME_IDS)('can be read back, also of random games of %s', (game) => {
    for (let seed = 1; seed <= 5; seed++) {
      const loaded = load(games, { game });
      const random = new Random(seed);
      const board = loaded.position.clone();
      const moves: number[] = [];
      const uci: (string | undefined)[] = [];
      for (let all = legalMoves(board); all.length > 0 && moves.length < 12; all = legalMoves(board)) {
        const move = all[random.below(all.length)]!;
        uci.push(loaded.game.formatUci?.(board, move));
        moves.push(move);
        board.makeMove(move);
      }
      expect(stateOf(load(games, { game, played: formatLine(loaded, moves) }))).toEqual(
        stateOf({ ...loaded, position: board }),
      );
      const isOther = loaded.game.formatUci !== undefined;
      expect(inUci(loaded, moves)).toEqual(isOther ? { uci: uci[0], pvUci: uci } : {});
    }
  });

  it('is nothing where there are no moves', () => {
    expect(inUci(load(games, { game: 'chess' }), [])).toEqual({});
    expect(formatLine(load(games, { game: 'chess' }), [])).toEqual([]);
  });
});

it('the root moves of a request are those that it names, each once and in its order', () => {
  const loaded: Loaded = load(games, { game: 'chess' });
  const named = (texts: string[] | undefined) =>
    parseRootMoves(loaded, texts)?.map((move) => loaded.game.formatMove(loaded.position, move));
  expect(named(['Nf3', 'e4', 'g1f3', 'a3', 'e4'])).toEqual(['Nf3', 'e4', 'a3']);
  expect(named(undefined)).toBeUndefined();
  expect(() => named([])).toThrow(/name at least one/);
  expect(() => named(['e4', 'e5'])).toThrow(/e5/);
});

describe('where a game stands', () => {
  it.each([
    ['tic-tac-toe', 'xx./oo./... x', ['c3'], { over: true, result: '1-0', winner: 'x' }],
    ['tic-tac-toe', 'xx./oo./..x o', ['c2'], { over: true, result: '0-1', winner: 'o' }],
    ['chess', '7k/8/5K2/6Q1/8/8/8/8 w - - 0 1', ['Qg6'], { over: true, result: '1/2-1/2', winner: null }],
    ['chess', undefined, ['e4'], { over: false, result: null, winner: null, reason: null, turn: 'b' }],
  ])('is told after the moves played: %s %s %j', (game, position, played, state) => {
    expect(stateOf(load(games, { game, position, played }))).toMatchObject(state);
  });
});
