import { InputError } from '@tahoun/core';
import { Refusal } from '@tahoun/live';
import { AlreadyHandled, NO_SETTINGS } from '@tahoun/live/store';
import type { APIInteraction } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../bot/bot.js';
import { DiscordError } from '../discord/port.js';
import { wordsOf } from '../testing/bot-discord.js';
import { Call, apology, errorWords, localeOf, userOf } from './call.js';

const PERSON = { id: '5', username: 'anna' };

function callWith(fields: object, settings = NO_SETTINGS): Call {
  const bot = { now: () => 1000 } as Bot;
  return new Call(
    bot,
    { token: 'a token', user: PERSON, ...fields } as unknown as APIInteraction,
    settings,
    'en',
    'en',
  );
}

describe('who asks, where and in what language', () => {
  it.each([
    ['cs', 'cs'],
    ['en-US', 'en'],
    ['de', 'en'],
    [undefined, 'en'],
  ])('the locale %s is answered in %s', (locale, language) => {
    const fields = locale === undefined ? {} : { locale };
    expect(localeOf(fields as APIInteraction)).toBe(language);
  });

  it('is a member of a server, or somebody alone; nobody is an error', () => {
    const member = { user: { ...PERSON, id: '6' } };
    expect(userOf({ member, user: PERSON } as never).id).toBe('6');
    expect(userOf({ user: PERSON } as never).id).toBe('5');
    expect(() => userOf({} as never)).toThrow('without a user');
    expect(callWith({ channel: { id: '7' } }).channelId).toBe('7');
    expect(callWith({}).channelId).toBeNull();
  });

  it('keeps a token for fourteen and a half minutes, only where the bot cannot write by itself', () => {
    const token = { text: 'a token', until: 1000 + 870_000, follows: false };
    expect(callWith({}).token).toEqual(token);
    expect(callWith({ authorizing_integration_owners: { 1: '5' } }).token).toEqual(token);
    for (const owners of [{ 0: '0' }, { 0: '900', 1: '5' }])
      expect(callWith({ authorizing_integration_owners: owners }).token).toBeNull();
  });

  it('sees the colours that were chosen, and acts in the position that was seen', () => {
    expect(callWith({}).style).toMatchObject({ theme: 'light' });
    expect(callWith({}, { ...NO_SETTINGS, theme: 'dark' }).style).toMatchObject({ theme: 'dark' });
    expect(callWith({}).act(3)).toEqual({ userId: '5', ply: 3, now: 1000 });
  });
});

describe('what is said of an error', () => {
  it.each([
    [new Refusal('stale'), /^The game has moved on/, /^[A-ZŠČŘŽÚ].*\.$/],
    [new InputError('x', 'the board is empty'), /^The board is empty\.$/, /./],
    [new InputError('x', 'e4 is taken', { found: 'e4' }), /^e4 is taken\.$/, /./],
    [new InputError('x', 'no move e4', { found: 'e4' }), /^No move e4\.$/, /./],
    [new DiscordError('forbidden', 'x'), /^I am not allowed to post/, /\./],
  ])('%s is theirs, in their language', (error, english, czech) => {
    expect(errorWords(error, 'en')).toMatch(english);
    expect(errorWords(error, 'cs')).toMatch(czech);
  });

  it('of ours is an apology, and is logged; of a second delivery nothing', async () => {
    const log: unknown[] = [];
    const bot = { log: (...line: unknown[]) => log.push(line) } as unknown as Bot;
    let isHandledElsewhere = false;
    const call = {
      bot,
      language: 'en',
      isHandledElsewhere: async () => isHandledElsewhere,
    } as unknown as Call;
    const said = async (error: unknown) => {
      const message = await apology(call, error);
      return message && [wordsOf(message), message.isEphemeral];
    };
    expect(await said(new AlreadyHandled())).toBeNull();
    expect((await said(new Refusal('stale')))?.[0]).toMatch(/moved on/);
    isHandledElsewhere = true;
    expect(await said(new Refusal('stale'))).toBeNull();
    expect(log).toEqual([]);
    for (const error of [new Error('x'), new DiscordError('failed', 'x'), new DiscordError('gone', 'x')]) {
      expect(errorWords(error, 'en')).toBeNull();
      expect(await said(error)).toEqual([
        'Something went wrong on my side. Your game is safe; please try again.',
        true,
      ]);
      expect(log.splice(0)).toEqual([['an interaction failed', error]]);
    }
  });
});
