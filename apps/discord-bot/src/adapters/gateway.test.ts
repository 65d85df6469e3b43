import { EventEmitter } from 'node:events';
import type { GameRecord } from '@tahoun/live';
import { missingPermissions } from '@tahoun/loopback-discord/errors';
import type { Client } from 'discord.js';
import { ApplicationCommandType } from 'discord-api-types/v10';
import { describe, expect, it, vi } from 'vitest';
import { commandDefinitions } from '../dispatch/definitions.js';
import { APPLICATION_ID } from '../testing/bot-discord.js';
import { useTestBot } from '../testing/test-bot.js';
import { connect, createClient, registerCommands, restOptions } from './gateway.js';

const tested = useTestBot({ painter: { paint: async (svg) => Buffer.from(svg) } });
let channels = 0;

/** A connected bot, the events of its gateway, and a way to wait for all that came of them. */
function connected() {
  const ws = new EventEmitter();
  const onAnswered = vi.fn();
  const settled = connect({ ws } as unknown as Client, tested.it.bot, onAnswered);
  return { ws, onAnswered, settled };
}

async function begun() {
  const anna = tested.it.person('Anna');
  anna.channelId = `gateway-${channels++}`;
  await anna.command('play', { game: 'tic-tac-toe', level: 1 });
  const movesOf = async () =>
    ((await anna.bot.store.lists.lastGamesOf(anna.id))[0] as GameRecord).match.moves;
  const line = (fields: object) => ({
    id: anna.discord.newId(),
    channel_id: anna.channelId,
    author: { id: anna.id, bot: false },
    content: 'b2',
    mentions: [],
    ...fields,
  });
  return { anna, movesOf, line };
}

describe('the gateway', () => {
  it('hands interactions to the bot, answers them, and tells how fast', async () => {
    const { anna, movesOf } = await begun();
    const { ws, onAnswered, settled } = connected();
    const interaction = anna.commandOf('move', { move: 'b2' });
    ws.emit('INTERACTION_CREATE', interaction);
    await settled();
    expect((await movesOf())[0]).toBe('b2');
    expect(onAnswered.mock.calls).toEqual([[interaction, expect.any(Number)]]);
  });

  it('hears what people write, not what bots and webhooks do', async () => {
    const { anna, movesOf, line } = await begun();
    const { ws, settled } = connected();
    ws.emit('MESSAGE_CREATE', line({ author: { id: anna.id, bot: true } }));
    ws.emit('MESSAGE_CREATE', line({ webhook_id: '9' }));
    await settled();
    expect(await movesOf()).toEqual([]);
    ws.emit('MESSAGE_CREATE', line({}));
    await settled();
    expect((await movesOf())[0]).toBe('b2');
  });

  it('knows when it is meant: alone with somebody, or named in a server', async () => {
    const { anna, line } = await begun();
    const { ws, settled } = connected();
    const answers = async (fields: object) => {
      const before = anna.discord.sent.length;
      ws.emit('MESSAGE_CREATE', line({ content: 'nonsense', ...fields }));
      await settled();
      return anna.discord.sent.length - before;
    };
    expect(await answers({})).toBe(1);
    expect(await answers({ guild_id: '900' })).toBe(0);
    expect(await answers({ guild_id: '900', mentions: [{ id: '12' }] })).toBe(0);
    expect(await answers({ guild_id: '900', mentions: [{ id: '12' }, { id: APPLICATION_ID }] })).toBe(1);
  });

  it('goes on after a line that could not be worked on', async () => {
    const { anna, movesOf, line } = await begun();
    const { ws, settled } = connected();
    anna.discord.fail(/^POST \/channels/, missingPermissions());
    ws.emit('MESSAGE_CREATE', line({ content: 'nonsense' }));
    await settled();
    expect(tested.it.log.splice(0)).toEqual([expect.stringMatching(/typed move could not be answered/)]);
    ws.emit('MESSAGE_CREATE', line({}));
    await settled();
    expect((await movesOf())[0]).toBe('b2');
  });

  it('asks for the content of messages only when told to', () => {
    const CONTENT = 1 << 15;
    const intents = (readsMessages: boolean) => {
      const client = createClient({ api: undefined, readsMessages, shards: 'auto' });
      const { bitfield } = client.options.intents;
      void client.destroy();
      return bitfield;
    };
    expect(intents(false) & CONTENT).toBe(0);
    expect(intents(true) & CONTENT).toBe(CONTENT);
  });

  it('registers its commands for the application, at the address that was given', async () => {
    const { discord } = tested.it;
    await registerCommands(discord.rest, APPLICATION_ID);
    expect(discord.core.world.commands.size).toBe(commandDefinitions().length);
    expect(discord.sent.at(-1)?.route).toBe(`PUT /applications/${APPLICATION_ID}/commands`);
    expect(discord.sent.at(-1)?.isAuthorized).toBe(true);
    expect(restOptions('http://localhost:1/api').api).toBe('http://localhost:1/api');
    expect(restOptions(undefined)).not.toHaveProperty('api');
  });

  it('leaves the command that opens an Activity as it is, which Discord will not have removed', async () => {
    const { discord } = tested.it;
    const { commands } = discord.core.world;
    const body = {
      type: ApplicationCommandType.PrimaryEntryPoint,
      name: 'launch',
      name_localizations: { cs: 'spustit' },
      handler: 2,
      contexts: [0, 1],
    } as const;
    const opening = { id: '700', guildId: undefined, body: { ...body, contexts: [...body.contexts] } };
    commands.set(opening.id, opening);
    await expect(
      discord.rest.put(`/applications/${APPLICATION_ID}/commands`, { body: commandDefinitions() }),
    ).rejects.toThrow('Entry Point');
    await registerCommands(discord.rest, APPLICATION_ID);
    await registerCommands(discord.rest, APPLICATION_ID);
    expect(commands.size).toBe(commandDefinitions().length + 1);
    expect(commands.get(opening.id)).toMatchObject({ body });
  });
});
