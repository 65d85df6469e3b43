import { inspect } from 'node:util';
import * as errors from '@tahoun/loopback-discord/errors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bot } from '../bot/bot.js';
import { APPLICATION_ID, BOT_TOKEN, BotDiscord } from '../testing/bot-discord.js';
import { Person } from '../testing/person.js';
import { type Message, textMessage } from '../view/message.js';
import { type Discord, DiscordError, type InteractionKey } from './port.js';
import { restDiscord } from './rest.js';

const SAID = textMessage('Said.', false);

let fake: BotDiscord;
let discord: Discord;

beforeEach(() => {
  fake = new BotDiscord();
  discord = restDiscord(fake.rest, APPLICATION_ID);
  fake.channel('7', 'server');
});

/** What somebody has just asked for. */
function asked(): InteractionKey {
  const { id, token } = new Person({} as Bot, fake, 'Anna', 'en-US').commandOf('board');
  return { id, token };
}

/** The same once it was acknowledged. */
async function promised(): Promise<InteractionKey> {
  const key = asked();
  await discord.respond(key, { type: 5 });
  fake.sent.length = 0;
  return key;
}

afterEach(() => expect(fake.violations).toEqual([]));

/** How a refused request is taken by the bot. */
async function problemOf(request: () => Promise<unknown>): Promise<DiscordError> {
  const error = await request().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(DiscordError);
  return error as DiscordError;
}

describe('what is said to Discord', () => {
  it('goes where it belongs, with the token that may write there', async () => {
    const { id, token } = asked();
    await discord.respond({ id, token }, { type: 5 });
    await discord.editReply(token, SAID);
    await discord.followUp(token, SAID);
    const sent = await discord.send('7', SAID);
    await discord.edit('7', sent.id, SAID);
    await discord.startThread('7', sent.id, 'A thread');
    await discord.remove('7', sent.id);
    expect(fake.sent.map(({ route }) => route)).toEqual([
      `POST /interactions/${id}/TOKEN/callback`,
      `PATCH /webhooks/${APPLICATION_ID}/TOKEN/messages/@original`,
      `POST /webhooks/${APPLICATION_ID}/TOKEN`,
      'POST /channels/7/messages',
      `PATCH /channels/7/messages/${sent.id}`,
      `POST /channels/7/messages/${sent.id}/threads`,
      `DELETE /channels/7/messages/${sent.id}`,
    ]);
    expect(fake.sent.map(({ isAuthorized }) => isAuthorized)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  it('pings those named and nobody else, however often they are named', async () => {
    const text = textMessage('<@1> @everyone <@&2> <@3>', false);
    await discord.send('7', { ...text, notifies: ['3', '3'] });
    await discord.send('7', text);
    expect(fake.sent.map(({ body }) => body.allowed_mentions)).toEqual([
      { parse: [], users: ['3'] },
      { parse: [], users: [] },
    ]);
  });

  it('is a message of words for one person, unless it is said otherwise', async () => {
    const { token } = await promised();
    await discord.editReply(token, SAID);
    await discord.followUp(token, textMessage('Only for you.'));
    await discord.followUp(token, SAID);
    expect(fake.followUps.get(token)?.map(({ isEphemeral }) => isEphemeral)).toEqual([true, false]);
    // An edit must not say it again: Discord refuses that, and the rules here with it.
    await discord.editReply(token, textMessage('Only for you.'));
  });

  it('carries its files with their descriptions', async () => {
    const message: Message = {
      ...SAID,
      components: [
        ...SAID.components,
        { type: 12, items: [{ media: { url: 'attachment://a.png' }, description: 'A board' }] },
        { type: 13, file: { url: 'attachment://b.pgn' } },
      ],
      files: [
        { name: 'a.png', data: Buffer.from([1, 2, 3]), description: 'A board' },
        { name: 'b.pgn', data: '1. e4' },
      ],
    };
    await discord.send('7', message);
    const [sent] = fake.sent;
    expect(sent?.files).toEqual([
      { name: 'a.png', data: Buffer.from([1, 2, 3]) },
      { name: 'b.pgn', data: '1. e4' },
    ]);
    expect(sent?.body.attachments).toEqual([
      { id: '0', filename: 'a.png', description: 'A board' },
      { id: '1', filename: 'b.pgn' },
    ]);
  });

  it('is posted once when its answer was lost: both tries carry the same nonce, two messages never', async () => {
    fake.core.faults.inject({ kind: 'lost-answer', request: /^POST \/channels/ });
    await discord.send('7', SAID);
    const [first, again] = fake.sent.splice(0);
    expect(again?.body.nonce).toBe(first?.body.nonce);
    expect(again?.body.enforce_nonce).toBe(true);
    expect(fake.in('7')).toHaveLength(1);
    await discord.send('7', SAID);
    expect(fake.sent[0]?.body.nonce).not.toBe(first?.body.nonce);
  });

  it('waits for a rate limit and then goes out', async () => {
    fake.core.faults.inject({ kind: 'rate-limit', request: /^PATCH/, retryAfterMs: 1 });
    const { token } = await promised();
    await discord.editReply(token, SAID);
    expect(fake.original(token)).toBeDefined();
  });

  it('names threads in at most a hundred characters', async () => {
    const { id } = await discord.send('7', SAID);
    expect(await discord.startThread('7', id, 'x'.repeat(300))).toBe(id);
    expect(fake.sent[1]?.body.name).toBe(`${'x'.repeat(99)}…`);
  });
});

describe('what Discord refuses', () => {
  it.each([
    [errors.unknownChannel(), 'gone'],
    [errors.unknownMessage(), 'gone'],
    [errors.unknownWebhook(), 'gone'],
    [errors.unknownInteraction(), 'gone'],
    [errors.expiredToken(), 'gone'],
    [errors.archivedThread(), 'gone'],
    [errors.missingAccess(), 'forbidden'],
    [errors.missingPermissions(), 'forbidden'],
    [errors.closedToBots(), 'forbidden'],
    [errors.invalidForm([]), 'failed'],
  ] as const)('%s is taken as %s, whatever was asked', async (refusal, problem) => {
    const { id, token } = asked();
    const requests = [
      () => discord.respond({ id, token }, { type: 5 }),
      () => discord.editReply(token, SAID),
      () => discord.followUp(token, SAID),
      () => discord.send('7', SAID),
      () => discord.edit('7', '8', SAID),
      () => discord.remove('7', '8'),
      () => discord.startThread('7', '8', 'A thread'),
    ];
    // A token that ran out is one of an interaction.
    for (const request of refusal.code === errors.expiredToken().code ? requests.slice(0, 3) : requests) {
      fake.fail(/./, refusal);
      expect((await problemOf(request)).problem).toBe(problem);
    }
  });

  it('an unknown refusal is judged by its status', async () => {
    fake.fail(/./, new errors.DiscordError(404, 19_999, 'Refused'));
    expect((await problemOf(() => discord.send('7', SAID))).problem).toBe('gone');
    fake.fail(/./, new errors.DiscordError(403, 59_999, 'Refused'));
    expect((await problemOf(() => discord.send('7', SAID))).problem).toBe('forbidden');
    fake.fail(/./, new errors.DiscordError(400, 0, 'Refused'));
    expect((await problemOf(() => discord.send('7', SAID))).problem).toBe('failed');
  });

  it('an acknowledgement that was taken already is no error; nothing else is forgiven so', async () => {
    const key = asked();
    fake.fail(/callback$/, errors.alreadyAcknowledged());
    await discord.respond(key, { type: 5 });
    fake.fail(/@original$/, errors.alreadyAcknowledged());
    await problemOf(() => discord.editReply(key.token, SAID));
  });

  it('tells its code, and never a token', async () => {
    const { id, token } = asked();
    for (const request of [
      () => discord.respond({ id, token }, { type: 5 }),
      () => discord.editReply(token, SAID),
      () => discord.followUp(token, SAID),
      () => discord.send('7', SAID),
    ]) {
      fake.fail(/./, errors.invalidForm([]));
      const printed = inspect(await problemOf(request), { depth: 10 });
      expect(printed).toContain('50035');
      expect(printed).not.toContain(token);
      expect(printed).not.toContain(BOT_TOKEN);
    }
    fake.core.faults.inject({ kind: 'bad-gateway', times: 9 });
    expect(inspect(await problemOf(() => discord.editReply(token, SAID)), { depth: 10 })).not.toContain(
      token,
    );
  });
});
