import { describe, expect, it } from 'vitest';
import { faultsIn } from '../../testing/fixture.js';
import { checkForm } from './check.js';

const faults = (name: string, body: unknown) => faultsIn(() => checkForm(name, body));
const text = (content: unknown) => ({ type: 10, content });
const message = (...components: unknown[]) => ({ flags: 1 << 15, components });
const gallery = { type: 12, items: [{ media: { url: 'attachment://a.png' }, description: 'a board' }] };

const button = { type: 2, style: 1, custom_id: 'b', label: 'Press' };
const row = (...components: unknown[]) => message({ type: 1, components });
const command = (option: object) => ({ name: 'x', options: [{ name: 'x', description: 'x', ...option }] });

const COMMAND = 'ApplicationCommandUpdateRequest';
const SUGGESTED = 'InteractionApplicationCommandAutocompleteCallback';
const SEND = 'MessageCreateRequest';
const EDIT = 'IncomingWebhookUpdateForInteractionCallbackRequestPartial';
const THREAD = 'UpdateThreadRequestPartial';

describe('Discord’s own description of its requests', () => {
  it.each([
    ['a message with a picture', SEND, message({ type: 17, components: [text('hello'), gallery] })],
    ['an edit', EDIT, message(text('hello'))],
    ['what the client adds to an edit', EDIT, { content: 'hello', tts: false, enforce_nonce: false }],
    ['an emoji as clients have it', SEND, row({ ...button, emoji: { id: '1', name: 'x', animated: true } })],
    ['a command for adults', COMMAND, { name: 'x', nsfw: true }],
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
    ['an old embed', SEND, { embeds: [{ type: 'video' }] }, 'embeds.0.type UNION_TYPE_CHOICES'],
    ['a blank title', SEND, { embeds: [{ title: ' ' }] }, 'embeds.0.title BASE_TYPE_INVALID'],
    [
      'a blank field',
      SEND,
      { embeds: [{ fields: [{ name: '', value: 'x' }] }] },
      'embeds.0.fields.0.name BASE_TYPE_BAD_LENGTH',
    ],
    [
      'an author without a name',
      SEND,
      { embeds: [{ author: {} }] },
      'embeds.0.author.name BASE_TYPE_REQUIRED',
    ],
    ['a footer without words', SEND, { embeds: [{ footer: {} }] }, 'embeds.0.footer.text BASE_TYPE_REQUIRED'],
    [
      'the size of a picture',
      SEND,
      { embeds: [{ image: { url: 'https://e.org', width: 1 } }] },
      'embeds.0.image.width UNKNOWN_FIELD',
    ],
    [
      'a small picture of nothing',
      SEND,
      { embeds: [{ thumbnail: {} }] },
      'embeds.0.thumbnail.url BASE_TYPE_REQUIRED',
    ],
    [
      'a mention of nobody',
      SEND,
      { allowed_mentions: { users: [null] } },
      'allowed_mentions.users.0 BASE_TYPE_INVALID',
    ],
    ['a remix', SEND, { attachments: [{ id: '0', is_remix: true }] }, 'attachments.0.is_remix UNKNOWN_FIELD'],
    [
      'a button without words',
      SEND,
      row({ ...button, label: '' }),
      'components.0.components.0.label BASE_TYPE_BAD_LENGTH',
    ],
    [
      'an option that is described by nothing',
      SEND,
      row({ type: 3, custom_id: 's', options: [{ label: 'x', value: 'x', description: ' ' }] }),
      'components.0.components.0.options.0.description BASE_TYPE_INVALID',
    ],
    [
      'a picture of no web',
      SEND,
      message({ type: 12, items: [{ media: { url: 'ftp://e.org' } }] }),
      'components.0.items.0.media.url BASE_TYPE_INVALID',
    ],
    [
      'a file of the web',
      SEND,
      message({ type: 13, file: { url: 'https://e.org' } }),
      'components.0.file.url BASE_TYPE_INVALID',
    ],
    [
      'numbers of choices as text',
      `${SUGGESTED}IntegerData`,
      { choices: [{ name: 'x', value: '1' }] },
      'choices.0.value BASE_TYPE_INVALID',
    ],
    ['no choices', `${SUGGESTED}NumberData`, {}, 'choices BASE_TYPE_REQUIRED'],
    ['a choice of nothing', `${SUGGESTED}StringData`, { choices: [null] }, 'choices.0 BASE_TYPE_INVALID'],
    [
      'a number beyond numbers',
      COMMAND,
      command({ type: 10, max_value: 1e300 }),
      'options.0.max_value NUMBER_TYPE_RANGE',
    ],
    [
      'a choice beyond numbers',
      COMMAND,
      command({ type: 10, choices: [{ name: 'x', value: -1e300 }] }),
      'options.0.choices.0.value NUMBER_TYPE_RANGE',
    ],
    [
      'a required subcommand',
      COMMAND,
      command({ type: 1, required: true }),
      'options.0.required UNKNOWN_FIELD',
    ],
    ['a required group', COMMAND, command({ type: 2, required: true }), 'options.0.required UNKNOWN_FIELD'],
    [
      'permissions that are no text',
      COMMAND,
      { ...command({}), default_member_permissions: 8 },
      'default_member_permissions BASE_TYPE_INVALID',
    ],
    ['direct messages with nobody', 'DirectChannel', {}, 'recipient_id BASE_TYPE_REQUIRED'],
    [
      'a thread of announcements',
      'CreateTextThreadWithoutMessageRequest',
      { name: 'x', type: 10 },
      'type UNION_TYPE_CHOICES',
    ],
    [
      'speech in an answer',
      'IncomingWebhookInteractionRequest',
      { enforce_nonce: true },
      'enforce_nonce BASE_TYPE_INVALID',
    ],
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
