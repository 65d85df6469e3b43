import { AttachmentBuilder, ChannelType, MessageFlags, PermissionFlagsBits } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Place } from './people/place.js';
import type { User } from './people/user.js';
import { useLoopbackDiscord } from './testing/fixture.js';
import { FRUIT, type TinyBot, startTinyBot } from './testing/tiny-bot.js';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const button = (customId: string, label = customId) =>
  ({ type: 1, components: [{ type: 2, style: 1, customId, label }] }) as never;

describe('the loopback Discord and the real client', () => {
  const held = useLoopbackDiscord();
  let bot: TinyBot;
  let general: Place;
  let anna: User;
  let bob: User;

  beforeAll(async () => {
    const { discord } = held;
    const club = discord.guild('Club', { locale: 'cs' });
    general = club.channel('general');
    anna = club.user('Anna', general, 'cs');
    bob = club.user('Bob', general);
    bot = await startTinyBot(discord.api, discord.token);
    await discord.ready();
  });
  afterAll(() => bot?.close());

  it('tells the client of guilds, channels and members', async () => {
    expect(bot.client.guilds.cache.map(({ name }) => name)).toEqual(['Club']);
    expect(bot.client.channels.cache.get(general.channel.id)).toMatchObject({ name: 'general' });
    expect((await bot.client.users.fetch(anna.id, { force: true })).globalName).toBe('Anna');
    expect(bot.client.application?.id).toBe(held.discord.world.application.id);
  });

  it('brings a command with its options, locale and permissions, and the answer back', async () => {
    bot.commands.try = async (interaction) => {
      const { locale, guildLocale, options, appPermissions } = interaction;
      const said = [locale, guildLocale, options.getUser('friend')?.username, options.getInteger('size')];
      const files = appPermissions.has(PermissionFlagsBits.AttachFiles);
      await interaction.reply({ content: [...said, files].join(' ') });
    };
    const answer = await (await anna.command('try', { friend: bob, size: 'large' })).message();
    expect(answer.text).toBe('cs cs bob 2 true');
    expect(answer.ephemeral).toBe(false);
    expect(() => anna.command('try', { size: 'huge' })).toThrow(/no choice huge/);
    expect(() => anna.command('tyr')).toThrow(/no command 'tyr'/);
  });

  it('completes options as one types', async () => {
    const suggested = await anna.autocomplete('try', 'fruit', 'p');
    expect(suggested.map(({ value }) => value)).toEqual(FRUIT.filter((name) => name.startsWith('p')));
  });

  it('knows thinking, its answer with a picture, and follow-ups', async () => {
    bot.commands.try = async (interaction) => {
      await interaction.deferReply();
      await interaction.editReply({
        flags: MessageFlags.IsComponentsV2,
        components: [
          { type: 12, items: [{ media: { url: 'attachment://board.png' }, description: 'a white pixel' }] },
        ] as never,
        files: [new AttachmentBuilder(PIXEL, { name: 'board.png' })],
      });
      await interaction.followUp({ content: 'only for you', flags: MessageFlags.Ephemeral });
    };
    const reply = await anna.command('try');
    const answer = await reply.message();
    expect(Buffer.from(answer.picture() ?? [])).toEqual(PIXEL);
    expect(answer.altText).toBe('a white pixel');
    const url = answer.data.attachments[0]?.url ?? '';
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(PIXEL);
    const aside = await reply.followUp();
    expect(aside).toMatchObject({ text: 'only for you', ephemeral: true });
    expect(general.messages.some(({ id }) => id === aside.id)).toBe(false);
  });

  it('notifies those whom a new message mentions and may ping, and nobody of an edit', async () => {
    const [hidden, shown] = [{ parse: [] }, { users: [bob.id] }];
    const words = (content: string) => [{ type: 10, content }] as never;
    const flags = MessageFlags.IsComponentsV2;
    const before = bob.notifications.length;
    bot.commands.try = async (interaction) => {
      await interaction.deferReply();
      await interaction.editReply({ content: `edited for ${bob.mention}` });
      await interaction.followUp({ content: `for ${bob.mention}`, flags: MessageFlags.Ephemeral });
      await interaction.followUp({ content: `hidden for ${bob.mention}`, allowedMentions: hidden as never });
      await interaction.followUp({ content: 'for nobody', allowedMentions: shown });
      await interaction.followUp({
        content: `content for ${bob.mention} of ${anna.mention}`,
        allowedMentions: shown,
      });
      const text = await interaction.followUp({ flags, components: words(`text for ${bob.mention}`) });
      await interaction.followUp({
        content: `@silent ${bob.mention}`,
        flags: MessageFlags.SuppressNotifications,
      });
      await text.edit({ components: words(`text for ${anna.mention}`) });
    };
    await (await anna.command('try')).followUp(6);
    await held.discord.until('the edit', () => bob.notifications.at(-1)?.text === `text for ${anna.mention}`);
    bot.commands.try = async (interaction) => {
      await interaction.deferReply();
      await interaction.followUp({ content: `instead of the promise, ${bob.mention}` });
    };
    await (await anna.command('try')).message();
    bot.commands.try = (interaction) => interaction.reply({ content: `at once, ${bob.mention}` });
    await (await anna.command('try')).message();
    expect(bob.notifications.slice(before).map(({ text }) => text)).toEqual([
      `content for ${bob.mention} of ${anna.mention}`,
      `text for ${anna.mention}`,
      `at once, ${bob.mention}`,
    ]);
    expect(anna.notifications).toEqual([]);
  });

  it('brings presses, choices and forms', async () => {
    bot.commands.try = (interaction) =>
      interaction.reply({
        content: 'Well?',
        components: [
          button('yes'),
          button('form'),
          {
            type: 1,
            components: [{ type: 3, customId: 'pick', options: [{ label: 'One', value: '1' }] }],
          } as never,
        ],
      });
    const question = await (await anna.command('try')).message();
    expect(question.buttons.map(({ label }) => label)).toEqual(['yes', 'form']);
    expect(() => anna.press(question, 'no')).toThrow(/no button no; there are: yes, form/);
    const form = await anna.press(question, 'form');
    expect((await (await anna.submit(form, { field: 'words' })).message()).text).toBe('sent words');
    expect(await (await bob.select(question, 'One')).message()).toMatchObject({
      id: question.id,
      text: 'bob: 1',
    });
    expect(question.buttons).toEqual([]);
  });

  it('brings commands of the menu of messages', async () => {
    const words = anna.says('hello');
    expect(await (await bob.menu('Read this', words)).message()).toMatchObject({
      text: 'read hello',
      ephemeral: true,
    });
  });

  it('works in direct messages, and where only the user brings the app along', async () => {
    bot.commands.try = (interaction) => interaction.reply(`${interaction.context} ${interaction.guildId}`);
    const { discord } = held;
    const outsider = discord.user('Otto');
    expect((await (await outsider.command('try')).message()).text).toBe('1 null');
    outsider.enter(discord.conversation(outsider, discord.user('Pia')));
    expect((await (await outsider.command('try')).message()).text).toBe('2 null');
    expect(() => outsider.menu('Read this', outsider.says('x'))).toThrow(/not offered here/);
    bot.commands.try = async (interaction) => {
      await interaction.reply('one');
      for (let nth = 1; nth <= 6; nth++) await interaction.followUp(String(nth)).catch(() => {});
    };
    const reply = await outsider.command('try');
    await reply.followUp(5);
    const refused = () => discord.requests.filter(({ status }) => status === 400).length;
    await discord.until('the refusal', () => refused() === 1);
  });

  it('shows the words of a message only where the app may read them', async () => {
    const heard: string[] = [];
    const both = new Promise<void>((resolve) => {
      bot.client.on('messageCreate', ({ content, author }) => {
        if (author.bot) return;
        heard.push(content);
        if (heard.length === 2) resolve();
      });
    });
    const mention = `<@${held.discord.world.application.id}> e2e4`;
    anna.says('a secret');
    anna.says(mention);
    await both;
    expect(heard).toEqual(['', mention]);
  });

  it('opens threads, and refuses what permissions forbid', async () => {
    bot.commands.try = async (interaction) => {
      const channel = await bot.client.channels.fetch(interaction.channelId);
      if (channel?.type !== ChannelType.GuildText) throw new Error('no text channel');
      const thread = await channel.threads.create({ name: 'A game' }).catch((error) => error);
      if (thread instanceof Error) return interaction.reply(thread.message);
      await thread.send('here');
      return interaction.reply('opened');
    };
    expect((await (await anna.command('try')).message()).text).toBe('opened');
    const thread = await general.thread();
    expect(thread.messages.map(({ text }) => text)).toEqual(['here']);
    general.deny(PermissionFlagsBits.CreatePublicThreads);
    expect((await (await anna.command('try')).message()).text).toBe('Missing Permissions');
  });

  it('refuses with 400 what breaks the rules, naming the field, and remembers it', async () => {
    const { discord } = held;
    const refusal = new Promise<object>((resolve) => {
      bot.commands.try = async (interaction) => {
        await interaction.reply({ content: 'x'.repeat(2_001) }).catch((error) => resolve(error));
        await interaction.reply('short');
      };
    });
    await (await anna.command('try')).message();
    expect(await refusal).toMatchObject({ status: 400, code: 50035 });
    expect(String(await refusal)).toContain('content[BASE_TYPE_BAD_LENGTH]');
    expect(() => discord.check()).toThrow(/50035 Invalid Form Body .*content/);
    expect(() => discord.check()).not.toThrow();
  });

  it('remembers a body that nothing checks', async () => {
    const { discord } = held;
    const headers = { authorization: `Bot ${discord.token}` };
    const typing = `${discord.api}/v10/channels/${general.channel.id}/typing`;
    await fetch(typing, { method: 'POST', headers });
    expect(() => discord.check()).not.toThrow();
    await fetch(typing, { method: 'POST', headers, body: '{"long":true}' });
    expect(() => discord.check()).toThrow(/typing: 0 a body that nothing checks/);
  });

  it('counts as failed what is not acknowledged within three seconds', { tags: 'rest' }, async () => {
    const { discord } = held;
    const refusal = new Promise((resolve) => {
      bot.commands.try = async (interaction) => {
        await discord.until('the end of patience', () => discord.late.length > 0);
        await interaction.reply('too late').catch((error) => resolve(error.message));
      };
    });
    const reply = await anna.command('try');
    expect(reply.failed).toBe(true);
    expect(await refusal).toBe('Unknown interaction');
    expect(() => discord.check()).toThrow(/not acknowledged in time: \/try/);
  });

  it('lets the token of an interaction expire after fifteen minutes', async () => {
    const { discord } = held;
    bot.commands.try = (interaction) => interaction.reply('in time');
    const reply = await anna.command('try');
    const { token } = reply.interaction;
    const edit = () =>
      bot.client.rest.patch(`/webhooks/${discord.world.application.id}/${token}/messages/@original`, {
        body: { content: 'later' },
      });
    await edit();
    discord.world.clock.advance(15 * 60_000);
    await expect(edit()).rejects.toThrow('Invalid Webhook Token');
    expect((await reply.message()).text).toBe('later');
  });
});

describe('trouble on the line', () => {
  const held = useLoopbackDiscord();
  let bot: TinyBot;
  let anna: User;
  beforeAll(async () => {
    const { discord } = held;
    const club = discord.guild('Club');
    anna = club.user('Anna', club.channel('general'));
    bot = await startTinyBot(discord.api, discord.token);
    await discord.ready();
  });
  afterAll(() => bot?.close());

  it('sends a client that lost its socket the events that it missed', { tags: 'rest' }, async () => {
    const { discord } = held;
    bot.commands.try = (interaction) => interaction.reply('here again');
    const { identified } = discord.gateway.counts;
    discord.gateway.drop();
    const reply = await anna.command('try');
    expect((await reply.message()).text).toBe('here again');
    expect(discord.gateway.counts).toEqual({ identified, resumed: 1 });
    discord.gateway.askToReconnect();
    await discord.until('the second resumption', () => discord.gateway.counts.resumed === 2);
    discord.gateway.forget();
    await discord.until('a new session', () => discord.gateway.counts.identified === identified + 1, 30_000);
    expect((await (await anna.command('try')).message()).text).toBe('here again');
  });

  it('is retried by the client after 429 and 502', async () => {
    const { discord } = held;
    const path = /\/callback$/;
    bot.commands.try = (interaction) => interaction.reply('at last');
    for (const fault of [
      { kind: 'rate-limit', retryAfterMs: 50, path },
      { kind: 'bad-gateway', path },
      { kind: 'slow', delayMs: 100, path },
    ] as const) {
      discord.faults.inject(fault);
      expect((await (await anna.command('try')).message()).text).toBe('at last');
    }
    expect(discord.faults.struck).toBe(3);
  });

  it('takes a repeated answer for a second one when the first was lost on the way', async () => {
    const { discord } = held;
    discord.faults.inject({ kind: 'lost-answer', request: /\/callback$/ });
    const refusal = new Promise((resolve) => {
      bot.commands.try = (interaction) => interaction.reply('once').catch((error) => resolve(error.code));
    });
    expect((await (await anna.command('try')).message()).text).toBe('once');
    expect(await refusal).toBe(40060);
    expect(() => discord.check()).toThrow(/40060/);
  });

  it('refuses a wrong token', async () => {
    const { discord } = held;
    await expect(startTinyBot(discord.api, 'wrong')).rejects.toThrow(/invalid token/i);
    expect(() => discord.check()).toThrow(/401: Unauthorized/);
  });
});

describe('rate limits', () => {
  const held = useLoopbackDiscord({ rateLimits: true });

  it('are kept by the client, which reads them from the headers', { tags: 'rest' }, async () => {
    const { discord } = held;
    const club = discord.guild('Club');
    const general = club.channel('general');
    const bot = await startTinyBot(discord.api, discord.token);
    const channel = await bot.client.channels.fetch(general.channel.id);
    const began = Date.now();
    if (channel?.isSendable())
      await Promise.all(Array.from({ length: 6 }, (_, nth) => channel.send(`${nth}`)));
    expect(general.messages).toHaveLength(6);
    expect(Date.now() - began).toBeGreaterThan(4_000);
    expect(discord.rateLimits.refused).toBe(0);
    await bot.close();
  });
});
