import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BOT_TOKEN, FAILURES, FakeDiscord } from '../testing/fake-discord.js';
import { type Message, textMessage } from '../view/message.js';
import { type Discord, DiscordError } from './port.js';
import { restDiscord } from './rest.js';

const APPLICATION = '100';
const SAID = textMessage('Said.', false);

let fake: FakeDiscord;
let discord: Discord;

beforeEach(() => {
  fake = new FakeDiscord();
  discord = restDiscord(fake.rest, APPLICATION);
});

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
    const { id, token } = fake.expect('room');
    await discord.respond({ id, token }, { type: 5 });
    await discord.editReply(token, SAID);
    await discord.followUp(token, SAID);
    const sent = await discord.send('7', SAID);
    await discord.edit('7', sent.id, SAID);
    await discord.startThread('7', sent.id, 'A thread');
    await discord.remove('7', sent.id);
    expect(fake.sent.map(({ route }) => route)).toEqual([
      `POST /interactions/${id}/TOKEN/callback`,
      `PATCH /webhooks/${APPLICATION}/TOKEN/messages/@original`,
      `POST /webhooks/${APPLICATION}/TOKEN`,
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
    const { token } = fake.expect('room');
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
    fake.fail(/^POST \/channels/, { status: 502, code: 0 });
    await discord.send('7', SAID);
    const [first, again] = fake.sent.splice(0);
    expect(again?.body.nonce).toBe(first?.body.nonce);
    expect(again?.body.enforce_nonce).toBe(true);
    // The rule against a nonce that comes twice has seen the second try.
    fake.violations.length = 0;
    await discord.send('7', SAID);
    expect(fake.sent[0]?.body.nonce).not.toBe(first?.body.nonce);
  });

  it('waits for a rate limit and then goes out', async () => {
    fake.limit(/^PATCH/);
    const { token } = fake.expect('room');
    await discord.editReply(token, SAID);
    expect(fake.original(token)).toBeDefined();
  });

  it('names threads in at most a hundred characters', async () => {
    expect(await discord.startThread('7', '8', 'x'.repeat(300))).toBe('8');
    expect(fake.sent[0]?.body.name).toBe('x'.repeat(100));
  });
});

describe('what Discord refuses', () => {
  it.each([
    ['unknownChannel', 'gone'],
    ['unknownMessage', 'gone'],
    ['unknownWebhook', 'gone'],
    ['unknownInteraction', 'gone'],
    ['expiredToken', 'gone'],
    ['archived', 'gone'],
    ['missingAccess', 'forbidden'],
    ['missingPermissions', 'forbidden'],
    ['closedToBots', 'forbidden'],
    ['badForm', 'failed'],
  ] as const)('%s is taken as %s, whatever was asked', async (name, problem) => {
    const { id, token } = fake.expect('room');
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
    for (const request of name === 'expiredToken' ? requests.slice(0, 3) : requests) {
      fake.fail(/./, FAILURES[name]);
      expect((await problemOf(request)).problem).toBe(problem);
    }
  });

  it('an unknown refusal is judged by its status', async () => {
    fake.fail(/./, { status: 404, code: 19_999 });
    expect((await problemOf(() => discord.send('7', SAID))).problem).toBe('gone');
    fake.fail(/./, { status: 403, code: 59_999 });
    expect((await problemOf(() => discord.send('7', SAID))).problem).toBe('forbidden');
    fake.fail(/./, { status: 400, code: 0 });
    expect((await problemOf(() => discord.send('7', SAID))).problem).toBe('failed');
  });

  it('an acknowledgement that was taken already is no error; nothing else is forgiven so', async () => {
    const key = fake.expect('room');
    fake.fail(/callback$/, FAILURES.acknowledged);
    await discord.respond(key, { type: 5 });
    fake.fail(/@original$/, FAILURES.acknowledged);
    await problemOf(() => discord.editReply(key.token, SAID));
  });

  it('tells its code, and never a token', async () => {
    const { id, token } = fake.expect('room');
    for (const request of [
      () => discord.respond({ id, token }, { type: 5 }),
      () => discord.editReply(token, SAID),
      () => discord.followUp(token, SAID),
      () => discord.send('7', SAID),
    ]) {
      fake.fail(/./, FAILURES.badForm);
      const printed = inspect(await problemOf(request), { depth: 10 });
      expect(printed).toContain('50035');
      expect(printed).not.toContain(token);
      expect(printed).not.toContain(BOT_TOKEN);
    }
    fake.fail(/./, { status: 500, code: 0 }, 9);
    expect(inspect(await problemOf(() => discord.editReply(token, SAID)), { depth: 10 })).not.toContain(
      token,
    );
  });
});
