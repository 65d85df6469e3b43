import '@tahoun/catalogue/all';
import { type GameRecord, beginGame } from '@tahoun/live';
import { describe, expect, it } from 'vitest';
import { buttonsOf, wordsOf } from '../testing/bot-discord.js';
import { challengeMessage } from './challenge.js';

const [ANNA, BRUNO] = [
  { player: '1', name: 'Anna' },
  { player: '2', name: 'Bruno' },
];

/** Anna challenges Bruno. */
function challenge(fields: Partial<GameRecord> = {}, isSecond = false): GameRecord {
  const asked = beginGame({
    id: '5',
    game: 'chess',
    seats: isSecond ? [BRUNO, ANNA] : [ANNA, BRUNO],
    ownerId: '1',
    language: 'en',
    guildId: null,
    channelId: null,
    token: null,
    now: 500,
    challengeMs: 60_000,
  });
  return { ...asked, ...fields };
}

const ASKS = '<@2>, <@1> challenges you to **Chess**.';

describe('a challenge', () => {
  it.each([
    [false, 'Black'],
    [true, 'White'],
  ])('says what, which side and until when (%s)', (isSecond, side) => {
    const game = challenge({}, isSecond);
    const message = challengeMessage(game, 'en', false);
    expect(wordsOf(message)).toBe(`${ASKS}\nYou would play ${side}.\nExpires <t:61:R>.`);
    expect(message.notifies).toEqual([]);
    expect(buttonsOf(message)).toMatchObject([
      { id: `t1:${game.id}:0:accept:`, label: 'Accept' },
      { id: `t1:${game.id}:0:decline:`, label: 'Decline' },
    ]);
    expect(buttonsOf(challengeMessage(game, 'en', true)).map(({ label }) => label)).toEqual([
      'Accept',
      'Decline',
      'Invite by link',
    ]);
    expect(wordsOf(challengeMessage({ ...game, wakeAt: null }, 'en', false))).not.toContain('Expires');
  });

  it.each([
    ['declined', '<@2> declined the challenge.'],
    ['expired', 'The challenge expired unanswered.'],
    ['stopped', 'The challenge was withdrawn.'],
  ] as const)('that was %s says so, and asks nobody any more', (status, words) => {
    const message = challengeMessage(challenge({ status }), 'en', true);
    expect(wordsOf(message)).toBe(`${ASKS}\n**${words}**`);
    expect(message).toMatchObject({ notifies: [], files: [] });
    expect(buttonsOf(message)).toEqual([]);
  });
});
