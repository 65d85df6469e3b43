import { describe, expect, it } from 'vitest';
import { faultsIn } from '../testing.ts';
import { checkForm } from './check.ts';

const faults = (name: string, body: unknown) => faultsIn(() => checkForm(name, body));
const text = (content: unknown) => ({ type: 10, content });
const message = (...components: unknown[]) => ({ flags: 1 << 15, components });
const gallery = { type: 12, items: [{ media: { url: 'attachment://a.png' }, description: 'a board' }] };

const SEND = 'MessageCreateRequest';
const EDIT = 'IncomingWebhookUpdateForInteractionCallbackRequestPartial';
const THREAD = 'UpdateThreadRequestPartial';

describe('Discord’s own description of its requests', () => {
  it.each([
    ['a message with a picture', SEND, message({ type: 17, components: [text('hello'), gallery] })],
    ['an edit', EDIT, message(text('hello'))],
    ['what the client adds to an edit', EDIT, { content: 'hello', tts: false, enforce_nonce: false }],
    ['a promise', 'InteractionCallback', { type: 5, data: { flags: 64 } }],
    ['a thread that is put away', THREAD, { archived: true }],
  ])('accepts %s', (_what, name, body) => {
    expect(faults(name, body)).toEqual([]);
  });

  it.each([
    ['a text that is none', SEND, message(text(7)), 'components.0.content BASE_TYPE_INVALID'],
    ['no text', SEND, message({ type: 10 }), 'components.0.content BASE_TYPE_REQUIRED'],
    ['a text that is no component', SEND, message('hello'), 'components.0 BASE_TYPE_INVALID'],
    [
      'an empty container',
      SEND,
      message({ type: 17, components: [] }),
      'components.0.components BASE_TYPE_BAD_LENGTH',
    ],
    ['a poll of no kind', SEND, { poll: { question: 'none' } }, 'poll.answers BASE_TYPE_REQUIRED'],
    ['a file numbered by a number', EDIT, { attachments: [{ id: 0 }] }, 'attachments.0.id BASE_TYPE_INVALID'],
    ['a poll in an edit', EDIT, { poll: {} }, 'poll UNKNOWN_FIELD'],
    ['speech in an edit', EDIT, { tts: true }, 'tts BASE_TYPE_INVALID'],
    ['a colour out of range', SEND, { embeds: [{ color: -1 }] }, 'embeds.0.color NUMBER_TYPE_RANGE'],
    ['an address that is none', SEND, { embeds: [{ url: 'nowhere' }] }, 'embeds.0.url BASE_TYPE_INVALID'],
    ['an answer of no kind', 'InteractionCallback', { type: 3 }, 'type UNION_TYPE_CHOICES'],
    ['a promise that says something', 'Deferral', { flags: 64, content: 'x' }, 'content UNKNOWN_FIELD'],
    ['a form without a title', 'ModalInteractionCallbackRequestData', {}, 'title BASE_TYPE_REQUIRED'],
    ['a thread without a name', THREAD, { name: ' ' }, 'name BASE_TYPE_INVALID'],
    ['a topic of a thread', THREAD, { topic: 'chess' }, 'topic UNKNOWN_FIELD'],
  ])('names the place of %s', (_what, name, body, place) => {
    expect(faults(name, body)).toContain(place);
  });

  it('is asked for nothing that it does not have', () => {
    expect(() => checkForm('MessageCreate', {})).toThrow('Discord describes no MessageCreate');
  });
});
