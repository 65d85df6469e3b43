import { readFileSync } from 'node:fs';
import { discordTexts } from '@tahoun/i18n';
import type { LoopbackDiscord, Place, SeenMessage, User } from '@tahoun/loopback-discord';
import { ChannelType, PermissionFlagsBits as Permission } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { sampled } from '../support/sampled.ts';
import { FIRST, GAME, useBot } from './bot-fixture.ts';
import { exportedMoves, sitDown } from './table.ts';

const en = discordTexts('en');

/** A game of two people in a thread of their channel. */
interface Sitting {
  readonly discord: LoopbackDiscord;
  readonly channel: Place;
  readonly thread: Place;
  readonly board: SeenMessage;
}

const without =
  (permission: bigint) =>
  ({ channel }: Sitting) =>
    channel.deny(permission);
const answer =
  (
    fault: { readonly kind: 'rate-limit'; readonly retryAfterMs: number } | { readonly kind: 'bad-gateway' },
  ) =>
  ({ discord }: Sitting) => {
    for (const request of [/\/callback$/, /^POST .*\/messages$/])
      discord.faults.inject({ ...fault, request });
  };

/** How each row of the table in docs/discord.md comes about, after the game has begun. */
const TROUBLES: Readonly<Record<string, (at: Sitting) => void>> = {
  'View Channels': without(Permission.ViewChannel),
  'Send Messages': without(Permission.SendMessages),
  'Send Messages in Threads': without(Permission.SendMessagesInThreads),
  'Create Public Threads': without(Permission.CreatePublicThreads),
  'Attach Files': without(Permission.AttachFiles),
  'Read Message History': without(Permission.ReadMessageHistory),
  'Embed Links': without(Permission.EmbedLinks),
  'the message with the board': ({ thread, board }) => thread.remove(board),
  'the thread, archived': ({ thread }) => thread.archive(),
  'the thread, deleted': ({ thread }) => thread.delete(),
  'the channel, deleted': ({ channel }) => channel.delete(),
  'an answer: 429': answer({ kind: 'rate-limit', retryAfterMs: 1 }),
  'an answer: 502': answer({ kind: 'bad-gateway' }),
};

/** The rows of the table, without Markdown's marks. */
const ROWS = readFileSync(new URL('../../../docs/discord.md', import.meta.url), 'utf8')
  .replace(/[\s\S]*\| missing or gone \|.*\n.*\n/, '')
  .split('\n\n', 1)
  .flatMap((table) => table.replaceAll(/[*`]/g, '').split('\n'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, what = '', does = '']) => [what, does] as const);

it('the table of what is missing or gone has all rows', () => {
  expect(ROWS.map(([what]) => what)).toEqual(Object.keys(TROUBLES));
});

describe('with something missing or gone', () => {
  const fixture = useBot();

  sampled(
    ROWS,
    ([what]) => ['View Channels', 'Attach Files', 'the thread, deleted', 'an answer: 502'].includes(what),
    (rows, options) =>
      it.each(rows)('(%s) the bot %s', options, async (what, does) => {
        const { discord } = fixture;
        // The problem of the day is posted once in each.
        fixture.server = discord.guild(what);
        const people = fixture.people('en-US', 'en-US');
        const [{ place: channel }] = people;
        const { place: thread } = await sitDown(discord, people, { game: GAME });
        const board = await thread.message('the board', ({ selects }) => selects.length > 0);
        TROUBLES[what]?.({ discord, channel, thread, board });
        const differences = [
          ...(await inGame({ discord, channel, thread, board }, people)),
          ...(await inNewGame(channel)),
          ...(await withDailyProblem(channel)),
        ];
        expect(differences.join('; ') || 'goes on as before').toBe(does);
      }),
  );

  /** A move and an offer in the game: they count, and the other player is notified once of each. */
  async function inGame(
    { discord, channel, thread, board }: Sitting,
    [anna, bob]: readonly [User, User],
  ): Promise<string[]> {
    const { struck } = discord.faults;
    const place = isThere(thread) ? thread : openTo(channel).place;
    for (const person of [anna, bob]) person.enter(place);
    const moved = await notifiedBy(bob, () => anna.command('move', { move: FIRST.text }));
    expect(moved.selects).not.toEqual([]);
    expect(await exportedMoves(anna)).toEqual([FIRST.text]);
    const offered = await notifiedBy(bob, () => anna.command('game draw'));
    expect(offered.text).toContain(en.drawOffered(anna.mention));
    const isElsewhere = moved.data.channel_id !== thread.channel.id;
    const isAnswer = moved.data.interaction_metadata !== undefined;
    const isLeft = thread.messages.some(({ id, selects }) => id === board.id && selects.length > 0);
    const isDirect = typeOf(offered) === ChannelType.DM;
    return [
      ...(discord.faults.struck === struck + 2 ? ['tries again'] : []),
      ...(isElsewhere ? ['shows the board where the move was made'] : []),
      ...(isAnswer && !isElsewhere ? ['shows the board as an answer to the move'] : []),
      ...(isLeft ? ['cannot shrink the board before'] : []),
      ...(isDirect ? ['sends the offer of a draw as a direct message'] : []),
    ];
  }

  async function inNewGame(channel: Place): Promise<string[]> {
    const user = openTo(channel);
    const before = user.place.threads.length;
    const answer = await (await user.command('play', { game: GAME, level: 1 })).message();
    await fixture.discord.until('the new board', () =>
      [answer, ...(user.place.threads[before]?.messages ?? [])].some(({ selects }) => selects.length > 0),
    );
    return answer.selects.length > 0 ? ['begins games without a thread'] : [];
  }

  async function withDailyProblem(channel: Place): Promise<string[]> {
    const user = openTo(channel);
    user.person.managesGuilds = true;
    const { failures, title } = en.daily.settings;
    const settings = await (await user.command('server', { 'daily-game': 'chess' })).message();
    await fixture.discord.until('the settings', () => settings.text.includes(title));
    const isOff = settings.text.includes(failures.forbidden(`<#${user.place.channel.id}>`));
    return isOff ? ['posts no problem of the day, and /server says why'] : [];
  }

  /** Somebody new in the channel, or in another one where that is gone. */
  function openTo(channel: Place): User {
    const [user] = fixture.people('en-US');
    return isThere(channel) ? user.enter(channel) : user;
  }

  function isThere({ channel }: Place): boolean {
    return fixture.discord.world.channels.has(channel.id);
  }

  function typeOf({ data }: SeenMessage): ChannelType | undefined {
    return fixture.discord.world.channels.get(data.channel_id)?.type;
  }

  /** @returns the one message that notifies somebody of what is done. */
  async function notifiedBy(person: User, deed: () => Promise<unknown>): Promise<SeenMessage> {
    const before = person.notifications.length;
    await deed();
    await fixture.discord.until('the notification', () => person.notifications.length > before);
    expect(person.notifications).toHaveLength(before + 1);
    return person.notifications[before] as SeenMessage;
  }
});
