import { loadMatch, resultOf } from '@tahoun/match';
import { Forfeit, type TournamentGame } from '@tahoun/match/tournament';
import { expect, it } from 'vitest';
import { recordOf } from './game-record.js';
import { games } from './testing/all-games.js';

const gameById = (id: string) => games.get(id).game;
const game = gameById('zabor');
const start = game.parsePosition('.../.../... r');
const move = game.parseMove(start, 'b2');
const played: TournamentGame = {
  number: 6,
  names: ['strong:3', 'Engine 1'],
  players: [0, 1],
  seed: 5,
  start,
  moves: [move],
  winner: 0,
  reason: 'forfeit',
};

it('a forfeited game is saved as one that the loser gave up, with what went wrong beside it', () => {
  const fault = new Forfeit('exited unexpectedly');
  const record = recordOf(game, { ...played, fault });
  expect(record).toMatchObject({
    game: 7,
    players: ['strong:3', 'Engine 1'],
    result: '1-0',
    reason: 'forfeit',
    fault: 'exited unexpectedly',
  });
  const match = loadMatch(JSON.stringify(record.match), gameById);
  expect(match).toMatchObject({ start: '.../.../... r', moves: ['b2'], seed: 5 });
  expect(resultOf(match)).toEqual({ winner: 0, reason: 'resigned' });
});

it('a game that grew too long is saved as drawn', () => {
  const { match, result } = recordOf(game, { ...played, winner: null, reason: 'too-long' });
  expect(result).toBe('1/2-1/2');
  expect(resultOf(loadMatch(JSON.stringify(match), gameById))).toMatchObject({ winner: null });
});
