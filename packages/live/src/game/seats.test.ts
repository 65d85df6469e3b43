import '@tahoun/catalogue/all';
import { describe, expect, it } from 'vitest';
import { type GameRecord, type Seat, isPerson } from '../record/record.js';
import { beginGame } from './new-game.js';
import { playTurn } from './play.js';
import { computerSeat, isRated, levelOf, playerSpec, sideOf, turnOf } from './seats.js';

const ANNA: Seat = { player: '1', name: 'Anna' };

function game(position: string, seats: readonly [Seat, Seat]): GameRecord {
  return beginGame({
    id: '5',
    game: 'chess',
    position,
    seats,
    ownerId: '1',
    language: 'en',
    guildId: null,
    channelId: null,
    token: null,
    now: 0,
    challengeMs: 1,
  });
}

describe('the seats', () => {
  it('know a person from a player of the computer', () => {
    expect([isPerson(ANNA), isRated(ANNA), levelOf(ANNA), playerSpec(ANNA)]).toEqual([
      true,
      true,
      null,
      'human',
    ]);
    const level = computerSeat('level:7');
    expect([isPerson(level), isRated(level), levelOf(level), level.name]).toEqual([
      false,
      true,
      7,
      'Tahoun 7',
    ]);
    const greedy = computerSeat('source:3?alpha=2');
    expect([isRated(greedy), levelOf(greedy), greedy.name]).toEqual([false, null, 'Tahoun source:3']);
    expect(playerSpec(greedy)).toBe('source:3?alpha=2');
  });

  it('know whose turn it is, in games that the second side begins too', () => {
    const black = game('7k/7p/8/8/8/8/P7/K7 b - - 0 1', [computerSeat('level:1'), ANNA]);
    expect(turnOf(black)).toBe(1);
    expect(turnOf(playTurn(black, { userId: '1', now: 0 }, 'h6'))).toBe(0);
    const white = game('7k/7p/8/8/8/8/P7/K7 w - - 0 1', [ANNA, ANNA]);
    expect([turnOf(white), sideOf(white, '1')]).toEqual([0, 0]);
    // A person who plays both sides has the one to move.
    expect(sideOf(playTurn(white, { userId: '1', now: 0 }, 'a3'), '1')).toBe(1);
    expect([sideOf(black, '1'), sideOf(black, '2'), sideOf(black, 'level:1')]).toEqual([1, null, 0]);
  });
});
