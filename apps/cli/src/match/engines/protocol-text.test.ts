import type { Game } from '@tahoun/core';
import { type GameSoFar, spokenMoves } from '@tahoun/match/tournament';
import { expect, it } from 'vitest';
import { gameById } from '../../input/games.js';
import { gtpColor, isInitial, readSpokenMove } from './spoken.js';

const zabor = gameById('zabor');
/** A game with its own ways of talking to engines. */
const foreign: Game = Object.assign(Object.create(zabor), {
  formatUci: (position: never, move: number) => `<${zabor.formatMove(position, move)}>`,
});

function soFar(game: Game, start: string, ...texts: string[]): GameSoFar {
  const first = game.parsePosition(start);
  const position = first.clone();
  const moves = texts.map((text) => {
    const move = game.parseMove(position, text);
    position.makeMove(move);
    return move;
  });
  return { game, variants: undefined, start: first, moves, position, seed: 0 };
}

it('moves are said in the game’s own text, or as the game wants engines to hear them', () => {
  const [start, moves] = ['.../.../... r', ['b2', 'a1', 'c3']] as const;
  expect(spokenMoves(soFar(zabor, start, ...moves))).toEqual([
    { side: 1, text: 'b2' },
    { side: 0, text: 'a1' },
    { side: 1, text: 'c3' },
  ]);
  expect(spokenMoves(soFar(foreign, start, ...moves)).map(({ text }) => text)).toEqual([
    '<b2>',
    '<a1>',
    '<c3>',
  ]);
});

it('GTP’s first colour is black', () => {
  expect([gtpColor(0), gtpColor(1)]).toEqual(['black', 'white']);
});

it('the initial position is that of the options of the match', () => {
  const small = { ...soFar(zabor, '.../.../... b'), variants: { size: '3' } };
  expect(isInitial(small)).toBe(true);
  expect(isInitial(small, {})).toBe(false);
});

it('vertices may be written in capitals, other moves not', () => {
  const game = soFar(zabor, '.../.../... b');
  expect(readSpokenMove(game, 'B2')).toBe(zabor.parseMove(game.position, 'b2'));
  expect(() => readSpokenMove(game, 'Z9')).toThrow(/z9/);
  const columns = soFar(gameById('connect-four'), '......./......./......./......./......./....... x');
  expect(() => readSpokenMove(columns, 'PASS')).toThrow(/PASS/);
});
