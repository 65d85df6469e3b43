import '@tahoun/catalogue/all';
import { type GameRecord, type Seat, beginGame, computerSeat } from '@tahoun/live';
import { NO_SETTINGS, type Settings } from '@tahoun/live/store';
import { describe, expect, it } from 'vitest';
import { viewOf } from './settings.js';

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

describe('the board', () => {
  it('is seen from the side of the only person', () => {
    const bottom = (seats: readonly [Seat, Seat], orientation: Settings['orientation'], turn = 'w') =>
      viewOf(game(`7k/7p/8/8/8/8/P7/K7 ${turn} - - 0 1`, seats), { ...NO_SETTINGS, orientation }).bottom;
    const computer = computerSeat('level:1');
    const bruno = { player: '2', name: 'Bruno' };
    for (const orientation of [null, 'fixed', 'rotating'] as const) {
      expect(bottom([ANNA, computer], orientation)).toBe(0);
      expect(bottom([computer, ANNA], orientation)).toBe(1);
      expect(bottom([computer, computer], orientation, 'b')).toBe(0);
      expect(bottom([bruno, ANNA], orientation)).toBe(0);
      expect(bottom([ANNA, bruno], orientation, 'b')).toBe(orientation === 'rotating' ? 1 : 0);
    }
  });
});
