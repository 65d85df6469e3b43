import { MessageFlags } from 'discord-api-types/v10';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsIn } from '../testing/fixture.js';
import { LIMITS } from './limits.js';
import { type MessageContext, checkMessage } from './messages.js';

const V2 = MessageFlags.IsComponentsV2;

function faults(body: object, context: Partial<MessageContext> = {}): string[] {
  return faultsIn(() => checkMessage(body, { form: 'channel', uploaded: [], ...context }));
}

const faultsOfLayout = (...components: object[]) => faults({ flags: V2, components });
const letters = (count: number) => 'a'.repeat(count);
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));
const words = (content = 'words') => ({ type: 10, content });
const button = (id = 'b', more: object = {}) => ({
  type: 2,
  style: 2,
  label: 'Press',
  custom_id: id,
  ...more,
});
const row = (...components: object[]) => ({ type: 1, components });
const option = (value: string | number, more: object = {}) => ({ label: 'One', value: `${value}`, ...more });
const select = (options: object[], more: object = {}) => ({ type: 3, custom_id: 's', options, ...more });
const gallery = (count: number, description = 'a board') => ({
  type: 12,
  items: times(count, () => ({ media: { url: 'https://example.com/a.png' }, description })),
});
const thumbnail = { type: 11, media: { url: 'https://example.com/a.png' } };
const section = (texts: number, accessory: object | undefined = button()) => ({
  type: 9,
  components: times(texts, () => words()),
  accessory,
});
const container = (...components: object[]) => ({ type: 17, components });

describe('messages as Discord takes them', () => {
  it('accept a full one of each kind', () => {
    expect(
      faultsOfLayout(
        container(
          words('# A game'),
          section(3, thumbnail),
          gallery(1),
          { type: 14, divider: true, spacing: 2 },
          row(select(times(LIMITS.selectOptions, (index) => option(index)))),
          row(...times(5, (index) => button(`b${index}`, { emoji: { name: '♟️' } }))),
        ),
      ),
    ).toEqual([]);
    expect(faults({ content: letters(LIMITS.content), components: [row(button())] })).toEqual([]);
    expect(faults({ content: 'x', flags: MessageFlags.Ephemeral }, { form: 'interaction' })).toEqual([]);
  });

  it.each<[what: string, largest: (size: number) => string[], limit: number]>([
    ['content', (size) => faults({ content: letters(size) }), LIMITS.content],
    ['embeds', (size) => faults({ embeds: times(size, () => ({ title: 'x' })) }), LIMITS.embeds],
    [
      'buttons of a row',
      (size) => faultsOfLayout(row(...times(size, (i) => button(`${i}`)))),
      LIMITS.buttonsInRow,
    ],
    [
      'rows without V2',
      (size) => faults({ components: times(size, (i) => row(button(`${i}`))) }),
      LIMITS.actionRows,
    ],
    ['custom ids', (size) => faultsOfLayout(row(button(letters(size)))), LIMITS.customId],
    [
      'labels of buttons',
      (size) => faultsOfLayout(row(button('b', { label: letters(size) }))),
      LIMITS.buttonLabel,
    ],
    ['options', (size) => faultsOfLayout(row(select(times(size, (i) => option(i))))), LIMITS.selectOptions],
    [
      'labels of options',
      (size) => faultsOfLayout(row(select([{ ...option(1), label: letters(size) }]))),
      LIMITS.optionText,
    ],
    ['values of options', (size) => faultsOfLayout(row(select([option(letters(size))]))), LIMITS.optionText],
    [
      'descriptions',
      (size) => faultsOfLayout(row(select([option(1, { description: letters(size) })]))),
      LIMITS.optionText,
    ],
    [
      'placeholders',
      (size) => faultsOfLayout(row(select([option(1)], { placeholder: letters(size) }))),
      LIMITS.placeholder,
    ],
    ['text displays', (size) => faultsOfLayout(words(letters(size))), LIMITS.displayedText],
    [
      'text displays together',
      (size) => faultsOfLayout(words('a'), container(words(letters(size - 1)))),
      LIMITS.displayedText,
    ],
    ['pictures of a gallery', (size) => faultsOfLayout(gallery(size)), LIMITS.galleryItems],
    ['alt texts', (size) => faultsOfLayout(gallery(1, letters(size))), LIMITS.altText],
    ['texts of a section', (size) => faultsOfLayout(section(size)), LIMITS.sectionTexts],
    ['components', (size) => faultsOfLayout(...times(size, () => words('a'))), LIMITS.components],
    [
      'nested components',
      (size) => faultsOfLayout(container(...times(size - 1, () => words('a')))),
      LIMITS.components,
    ],
    [
      'options chosen at once',
      (size) => faultsOfLayout(row(select([option(1), option(2)], { max_values: size }))),
      2,
    ],
  ])('keep %s to their limit', (_what, faultsWith, limit) => {
    expect(faultsWith(limit)).toEqual([]);
    expect(faultsWith(limit + 1)).not.toEqual([]);
  });

  it.each<[why: string, faults: string[], expected: string]>([
    ['an unknown field', faults({ content: 'x', colour: 1 }), 'colour UNKNOWN_FIELD'],
    ['a field of the wrong place', faults({ nonce: '1' }, { form: 'edit' }), 'nonce UNKNOWN_FIELD'],
    [
      'an unknown field deep inside',
      faultsOfLayout(row(button('b', { labels: 'x' }))),
      'components.0.components.0.labels UNKNOWN_FIELD',
    ],
    [
      'content beside V2',
      faults({ flags: V2, content: 'x', components: [words()] }),
      'content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ],
    [
      'content on a message that is V2',
      faults({ content: 'x' }, { form: 'edit', wasV2: true }),
      'content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ],
    [
      'V2 components without the flag',
      faults({ components: [words()] }),
      'components.0.type UNION_TYPE_CHOICES',
    ],
    [
      'a flag that only Discord sets',
      faults({ content: 'x', flags: MessageFlags.Crossposted }),
      'flags MESSAGE_FLAGS_INVALID',
    ],
    [
      'ephemeral outside of interactions',
      faults({ content: 'x', flags: MessageFlags.Ephemeral }),
      'flags MESSAGE_FLAGS_INVALID',
    ],
    [
      'a custom id used twice',
      faultsOfLayout(row(button()), container(section(1))),
      'components.1.components.0.accessory.custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'an id used twice',
      faultsOfLayout({ ...words(), id: 7 }, { ...words(), id: 7 }),
      'components.1.id COMPONENT_ID_DUPLICATED',
    ],
    ['a bare button', faultsOfLayout(button()), 'components.0.type UNION_TYPE_CHOICES'],
    [
      'a container in a container',
      faultsOfLayout(container(container(words()))),
      'components.0.components.0.type UNION_TYPE_CHOICES',
    ],
    [
      'a section without accessory',
      faultsOfLayout({ ...section(1), accessory: undefined }),
      'components.0.accessory BASE_TYPE_REQUIRED',
    ],
    [
      'a select beside a button',
      faultsOfLayout(row(select([option(1)]), button())),
      'components.0.components COMPONENT_LAYOUT_WIDTH_EXCEEDED',
    ],
    ['an empty row', faultsOfLayout(row()), 'components.0.components BASE_TYPE_BAD_LENGTH'],
    ['no options', faultsOfLayout(row(select([]))), 'components.0.components.0.options BASE_TYPE_BAD_LENGTH'],
    [
      'a value used twice',
      faultsOfLayout(row(select([option(1), option(1)]))),
      'components.0.components.0.options.1.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
    ],
    [
      'two defaults for one choice',
      faultsOfLayout(row(select([option(1, { default: true }), option(2, { default: true })]))),
      'components.0.components.0.options SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
    ],
    [
      'a button without label and emoji',
      faultsOfLayout(row({ type: 2, style: 2, custom_id: 'b' })),
      'components.0.components.0.label BUTTON_COMPONENT_INVALID',
    ],
    [
      'a link with a custom id',
      faultsOfLayout(row(button('b', { style: 5, url: 'https://example.com' }))),
      'components.0.components.0.custom_id BUTTON_COMPONENT_INVALID',
    ],
    [
      'a chess king for an emoji',
      faultsOfLayout(row(button('b', { emoji: { name: '♔' } }))),
      'components.0.components.0.emoji.name BUTTON_COMPONENT_INVALID_EMOJI',
    ],
    [
      'a link without an address',
      faultsOfLayout(row({ type: 2, style: 5, label: 'x' })),
      'components.0.components.0.url BUTTON_COMPONENT_INVALID',
    ],
    [
      'something to buy without its number',
      faultsOfLayout(row({ type: 2, style: 6 })),
      'components.0.components.0.sku_id BUTTON_COMPONENT_INVALID',
    ],
    [
      'a chess king for an emoji of an option',
      faultsOfLayout(row(select([option(1, { emoji: { name: '♔' } })]))),
      'components.0.components.0.options.0.emoji.name BUTTON_COMPONENT_INVALID_EMOJI',
    ],
    [
      'more options at least than at most',
      faultsOfLayout(row(select([option(1), option(2)], { min_values: 2 }))),
      'components.0.components.0.min_values SELECT_COMPONENT_MIN_VALUES',
    ],
    ['a blank text', faultsOfLayout(words(' \n')), 'components.0.content BASE_TYPE_INVALID'],
    [
      'a file that is not there',
      faultsOfLayout({ type: 13, file: { url: 'attachment://a.pgn' } }),
      'components UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    ],
    [
      'a file that nothing shows',
      faults({ flags: V2, components: [words()] }, { uploaded: ['a.png'] }),
      'attachments FILE_NOT_SHOWN',
    ],
    [
      'an attachment numbered by a number, where Discord wants a string',
      faults(
        {
          flags: V2,
          components: [{ type: 13, file: { url: 'attachment://a.pgn' } }],
          attachments: [{ id: 0, filename: 'a.pgn' }],
        },
        { uploaded: ['a.pgn'] },
      ),
      'attachments.0.id BASE_TYPE_INVALID',
    ],
    [
      'embeds too long together',
      faults({ embeds: times(2, () => ({ description: letters(3_500) })) }),
      'embeds MAX_EMBED_SIZE_EXCEEDED',
    ],
  ])('refuse %s', (_why, found, expected) => {
    expect(found).toContain(expected);
  });

  it('count every component of any layout, and every id', () => {
    const part = fc.oneof(
      fc.constant(words('a')),
      fc.integer({ min: 1, max: 3 }).map((texts) => section(texts, thumbnail)),
      fc
        .array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 5 })
        .map((ids) => row(...ids.map((id) => button(`${id}`)))),
    );
    const layouts = fc.array(
      fc.oneof(
        part,
        fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => container(...parts)),
      ),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(layouts, (components) => {
        const text = JSON.stringify(components);
        const count = text.match(/"type":/g)?.length ?? 0;
        const ids = [...text.matchAll(/"custom_id":"(\d+)"/g)].map((match) => match[1]);
        const found = faultsOfLayout(...components).join();
        expect(found.includes('COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED')).toBe(count > LIMITS.components);
        expect(found.includes('COMPONENT_CUSTOM_ID_DUPLICATED')).toBe(new Set(ids).size < ids.length);
      }),
    );
  });

  it('never fail otherwise than by naming the fault, whatever is sent', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (components, flags) => {
        expect(faults({ components, flags, content: components })).toBeInstanceOf(Array);
      }),
    );
  });
});
