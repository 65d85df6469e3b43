import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { emoji, snowflake, text } from './fields.ts';

/** The components of messages: the classic rows, and Components V2. */

/** Every component may carry a number of its own; Discord numbers the rest. */
const id = z.int32().min(0).nullish();
const customId = z.string().min(1).max(LIMITS.customId);

const button = z
  .strictObject({
    type: z.literal(ComponentType.Button),
    id,
    style: z.enum(ButtonStyle),
    label: text(LIMITS.buttonLabel).nullish(),
    emoji: emoji.nullish(),
    custom_id: customId.nullish(),
    url: z.url().max(LIMITS.buttonUrl).nullish(),
    sku_id: snowflake.nullish(),
    disabled: z.boolean().nullish(),
  })
  .superRefine((value, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({
        code: 'custom',
        path: [path],
        message,
        params: { code: 'BUTTON_COMPONENT_INVALID' },
      });
    const link = value.style === ButtonStyle.Link;
    const premium = value.style === ButtonStyle.Premium;
    if (link !== (value.url != null)) refuse('url', 'a link button has a url, no other has one');
    if (premium !== (value.sku_id != null))
      refuse('sku_id', 'a premium button has a sku_id, no other has one');
    if ((link || premium) === (value.custom_id != null))
      refuse('custom_id', 'needed, except for link and premium buttons, which have none');
    if (premium ? value.label != null || value.emoji != null : value.label == null && value.emoji == null)
      refuse('label', 'a button has a label or an emoji; a premium button has neither');
  });

const selectFields = {
  id,
  custom_id: customId,
  placeholder: z.string().max(LIMITS.placeholder).nullish(),
  min_values: z.int().min(0).max(LIMITS.selectOptions).nullish(),
  max_values: z.int().min(1).max(LIMITS.selectOptions).nullish(),
  disabled: z.boolean().nullish(),
  /** Of modals only. */
  required: z.boolean().nullish(),
};

const selectOption = z.strictObject({
  label: text(LIMITS.optionText),
  value: text(LIMITS.optionText),
  description: text(LIMITS.optionText).nullish(),
  emoji: emoji.nullish(),
  default: z.boolean().nullish(),
});

export const stringSelect = z
  .strictObject({
    type: z.literal(ComponentType.StringSelect),
    ...selectFields,
    options: z.array(selectOption).min(1).max(LIMITS.selectOptions),
  })
  .superRefine(({ options, min_values, max_values }, context) => {
    const least = min_values ?? 1;
    const most = max_values ?? 1;
    const refuse = (path: PropertyKey[], message: string, code: string) =>
      context.addIssue({ code: 'custom', path, message, params: { code } });
    const seen = new Set<string>();
    for (const [index, { value }] of options.entries()) {
      if (seen.has(value))
        refuse(
          ['options', index, 'value'],
          'the value is used before',
          'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
        );
      seen.add(value);
    }
    if (least > most) refuse(['min_values'], 'more than max_values', 'SELECT_COMPONENT_MIN_VALUES');
    if (most > options.length)
      refuse(['max_values'], 'more than there are options', 'SELECT_COMPONENT_MAX_VALUES');
    if (options.filter((option) => option.default).length > most)
      refuse(['options'], 'more defaults than max_values', 'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES');
  });

function autoSelect(type: ComponentType, extra: z.ZodRawShape = {}) {
  const defaults = z.strictObject({ id: snowflake, type: z.enum(['user', 'role', 'channel']) });
  return z.strictObject({
    type: z.literal(type),
    ...selectFields,
    default_values: z.array(defaults).max(LIMITS.selectOptions).nullish(),
    ...extra,
  });
}

export const autoSelects = [
  autoSelect(ComponentType.UserSelect),
  autoSelect(ComponentType.RoleSelect),
  autoSelect(ComponentType.MentionableSelect),
  autoSelect(ComponentType.ChannelSelect, { channel_types: z.array(z.int()).nullish() }),
] as const;

const actionRow = z
  .strictObject({
    type: z.literal(ComponentType.ActionRow),
    id,
    components: z
      .array(z.discriminatedUnion('type', [button, stringSelect, ...autoSelects]))
      .min(1)
      .max(LIMITS.buttonsInRow),
  })
  .refine(
    ({ components }) =>
      components.length === 1 || components.every((one) => one.type === ComponentType.Button),
    {
      message: 'a row holds up to five buttons, or one select and nothing else',
      path: ['components'],
      params: { code: 'COMPONENT_LAYOUT_WIDTH_EXCEEDED' },
    },
  );

export const textDisplay = z.strictObject({
  type: z.literal(ComponentType.TextDisplay),
  id,
  content: text(LIMITS.displayedText),
});

const media = z.strictObject({ url: z.url({ protocol: /^(https?|attachment)$/ }).max(LIMITS.url) });
const attached = z.strictObject({ url: z.url({ protocol: /^attachment$/ }).max(LIMITS.url) });
const picture = { media, description: text(LIMITS.altText).nullish(), spoiler: z.boolean().nullish() };

const thumbnail = z.strictObject({ type: z.literal(ComponentType.Thumbnail), id, ...picture });

const mediaGallery = z.strictObject({
  type: z.literal(ComponentType.MediaGallery),
  id,
  items: z.array(z.strictObject(picture)).min(1).max(LIMITS.galleryItems),
});

const file = z.strictObject({
  type: z.literal(ComponentType.File),
  id,
  file: attached,
  spoiler: z.boolean().nullish(),
});

const separator = z.strictObject({
  type: z.literal(ComponentType.Separator),
  id,
  divider: z.boolean().nullish(),
  spacing: z.union([z.literal(1), z.literal(2)]).nullish(),
});

const section = z.strictObject({
  type: z.literal(ComponentType.Section),
  id,
  components: z.array(textDisplay).min(1).max(LIMITS.sectionTexts),
  accessory: z.discriminatedUnion('type', [button, thumbnail]),
});

const inContainer = [actionRow, textDisplay, section, mediaGallery, separator, file] as const;

const container = z.strictObject({
  type: z.literal(ComponentType.Container),
  id,
  components: z.array(z.discriminatedUnion('type', inContainer)).min(1).max(LIMITS.components),
  accent_color: z.int().min(0).max(0xffffff).nullish(),
  spoiler: z.boolean().nullish(),
});

/** Components V2: what may stand at the top of a message. */
export const layout = z
  .array(z.discriminatedUnion('type', [...inContainer, container]))
  .max(LIMITS.components);

/** The components of a message without the V2 flag. */
export const rows = z.array(actionRow).max(LIMITS.actionRows);
