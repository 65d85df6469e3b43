import { discordTexts, gameTexts } from '@tahoun/i18n';
import { missingPermissions } from '@tahoun/loopback-discord/errors';
import { ChannelType, type GatewayGuildCreateDispatchData } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { type Written, buttonsOf, selectsOf, wordsOf } from '../testing/bot-discord.js';
import { useTestBot } from '../testing/test-bot.js';
import { welcome } from './welcome.js';

const tested = useTestBot({ painter: { paint: async (svg) => Buffer.from(svg) } });
let guilds = 0;

/** A server with two channels for text that the bot has joined so long ago. */
function joined(msAgo: number, fields: Partial<GatewayGuildCreateDispatchData> = {}) {
  const { bot, discord } = tested.it;
  const id = `77000000000000000${++guilds}`;
  const channels = [1, 2].map((nth) => discord.channel(`welcome-${guilds}-${nth}`, 'server'));
  const guild = {
    id,
    joined_at: new Date(bot.now() - msAgo).toISOString(),
    preferred_locale: 'en-US',
    system_channel_id: null,
    channels: channels.map((channel) => ({ id: channel.id, type: ChannelType.GuildText })),
    ...fields,
  } as GatewayGuildCreateDispatchData;
  return { guild, written: () => channels.map(({ id: channel }) => discord.in(channel)) };
}

it('a new server is welcomed once, in its system channel, with three first steps that work', async () => {
  const { bot } = tested.it;
  const { guild, written } = joined(1000, { system_channel_id: `welcome-${guilds + 1}-2` });
  await welcome(guild, bot);
  await welcome(guild, bot);
  const [first, [hello, ...more] = []] = written();
  expect([first, more]).toEqual([[], []]);
  if (hello === undefined) throw new Error('nothing was written');
  expect(wordsOf(hello.message)).toMatch(/^Hello!.*`\/play`/);
  const anna = tested.it.person('Anna');
  anna.where = 'server';
  const [play] = buttonsOf(hello.message).map(({ label }) => label);
  expect((await anna.press(hello, play as string)).said).toContain('New game');
  expect(written()[1]).toHaveLength(1);
});

it.each([
  ['en', 'en-US'],
  ['cs', 'cs'],
] as const)(
  'its first minute leads from the welcome to a game that goes on (%s)',
  async (language, locale) => {
    const { bot, discord } = tested.it;
    const texts = discordTexts(language);
    const { guild, written } = joined(1000, { preferred_locale: locale as never });
    await welcome(guild, bot);
    const hello = written().flat()[0] as Written;
    expect(wordsOf(hello.message)).toBe(texts.welcome);
    const anna = Object.assign(tested.it.person('Anna', locale), {
      where: 'server',
      channelId: hello.channelId,
    });
    const { id } = buttonsOf(hello.message)[0] as { id: string };
    const click = anna.clickOf(hello, id);
    await anna.deliver(click);
    const card = discord.followUps.get(click.token)?.at(-1) ?? (discord.original(click.token) as Written);
    await anna.select(card, 'tic-tac-toe');
    const { sides } = gameTexts(language, 'tic-tac-toe');
    const { message: begun } = await anna.press(card, texts.newGame.playAs(sides[0].name));
    // The game is in a thread below the message that answers.
    const board = () => discord.boardIn((begun as Written).id);
    anna.channelId = (begun as Written).id;
    await anna.select(board(), 'b2');
    expect(selectsOf(board().message)[0]?.values).toHaveLength(7);
    expect(discord.in(anna.channelId)).toHaveLength(1);
    expect(discord.core.world.notificationsOf(anna.id)).toEqual([]);
  },
);

it('it is welcomed elsewhere where the bot may not write, in its own language', async () => {
  const { guild, written } = joined(1000, { preferred_locale: 'cs' as never });
  tested.it.discord.fail(/^POST \/channels/, missingPermissions());
  await welcome(guild, tested.it.bot);
  const [first, [hello] = []] = written();
  expect(first).toEqual([]);
  expect(hello && wordsOf(hello.message)).toMatch(/^Dobrý den!/);
});

it('one that the bot has been in for longer is left alone, and one that it may not write in', async () => {
  const old = joined(3_600_000);
  await welcome(old.guild, tested.it.bot);
  expect(old.written()).toEqual([[], []]);
  const silent = joined(1000);
  tested.it.discord.fail(/^POST \/channels/, missingPermissions(), 2);
  await welcome(silent.guild, tested.it.bot);
  expect(silent.written()).toEqual([[], []]);
});
