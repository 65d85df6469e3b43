import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LoopbackDiscord, startLoopbackDiscord } from '../loopback.ts';
import { faultsByDescription } from './check.ts';

const text = (content: unknown) => ({ type: 10, content });
const message = (...components: unknown[]) => ({ flags: 1 << 15, components });
const gallery = { type: 12, items: [{ media: { url: 'attachment://a.png' }, description: 'a board' }] };

const SEND = ['POST', '/channels/1/messages'] as const;
const EDIT = ['PATCH', '/webhooks/1/token/messages/@original'] as const;
const ANSWER = ['POST', '/interactions/1/token/callback'] as const;
const COMMANDS = ['PUT', '/applications/1/commands'] as const;

describe('Discord’s own description of its requests', () => {
  it.each([
    ['a message with a picture', SEND, message({ type: 17, components: [text('hello'), gallery] })],
    ['an edit', EDIT, message(text('hello'))],
    ['a promise', ANSWER, { type: 5, data: { flags: 64 } }],
    ['choices', ANSWER, { type: 8, data: { choices: [{ name: 'e4', value: 'e4' }] } }],
    ['a request that it does not have', ['POST', '/nowhere'], { any: 'thing' }],
  ] as const)('accepts %s', (_what, [method, path], body) => {
    expect(faultsByDescription(method, path, body)).toEqual([]);
  });

  it.each([
    ['a text that is none', SEND, message(text(7)), 'components.0.content'],
    ['an empty container', SEND, message({ type: 17, components: [] }), 'components.0.components'],
    ['a file numbered by a number', EDIT, { attachments: [{ id: 0 }] }, 'attachments.0.id'],
    ['an answer of no kind', ANSWER, { type: 3 }, 'type'],
    ['a form without a title', ANSWER, { type: 9, data: { custom_id: 'a', components: [] } }, 'data'],
    ['a long name of a command', COMMANDS, [{ name: 'n'.repeat(33), description: 'd' }], '0.name'],
  ] as const)('names the place of %s', (_what, [method, path], body, place) => {
    const places = faultsByDescription(method, path, body).map((fault) => fault.path.join('.'));
    expect(places.some((each) => each.startsWith(place))).toBe(true);
  });
});

describe('the loopback Discord', () => {
  let discord: LoopbackDiscord;
  beforeAll(async () => {
    discord = await startLoopbackDiscord();
  });
  afterAll(() => discord.close());

  it('holds an app to it where its own rules are more lenient', async () => {
    const { channel } = discord.guild('Club').channel('general');
    const response = await fetch(`${discord.api}/v10/channels/${channel.id}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ content: 'a poll', poll: { question: 'none' } }),
    });
    expect(response.status).toBe(200);
    expect(() => discord.check()).toThrow(/against Discord's description.*poll/);
  });
});
