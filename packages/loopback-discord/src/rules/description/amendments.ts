import { LIMITS } from '../limits.js';

/** The common client says `tts: false` and `enforce_nonce: false` everywhere. */
const FALSE = { const: false };
const SEEN = { minLength: 1 };
const NEEDED = { type: 'string', ...SEEN };
const SAFE = { minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };
const embedded = {
  required: ['url'],
  properties: {
    url: NEEDED,
    width: null,
    height: null,
    placeholder: null,
    placeholder_version: null,
    is_animated: null,
    description: null,
  },
};

const described = (name: string) => ({ $ref: `#/components/schemas/${name}` });
/** Without the `null`s that it might hold. */
const listOf = (name: string) => ({ items: { oneOf: null, ...described(name) } });
const suggestions = (kind: string) => ({
  required: ['choices'],
  properties: { choices: { type: 'array', ...listOf(`ApplicationCommandOption${kind}Choice`) } },
});

/**
 * Where Discord's documentation, or a test, wants more than its description says: put into its schemas, by name. What
 * is null here is no field: Discord takes it of people only, or ignores it.
 */
export const AMENDMENTS = {
  MessageCreateRequest: {
    properties: { content: { maxLength: LIMITS.content }, shared_client_theme: null },
  },
  IncomingWebhookInteractionRequest: { properties: { enforce_nonce: FALSE } },
  IncomingWebhookUpdateForInteractionCallbackRequestPartial: {
    properties: { enforce_nonce: FALSE, tts: FALSE },
  },
  MessageAllowedMentionsRequest: {
    properties: {
      parse: listOf('AllowedMentionTypes'),
      users: listOf('SnowflakeType'),
      roles: listOf('SnowflakeType'),
    },
  },
  MessageAttachmentRequest: { properties: { is_remix: null } },
  RichEmbed: {
    properties: {
      type: { enum: ['rich', null] },
      title: SEEN,
      description: SEEN,
      provider: null,
      video: null,
    },
  },
  RichEmbedAuthor: { required: ['name'], properties: { name: NEEDED } },
  RichEmbedFooter: { required: ['text'], properties: { text: NEEDED } },
  RichEmbedField: { properties: { name: SEEN, value: SEEN } },
  RichEmbedImage: embedded,
  RichEmbedThumbnail: embedded,

  ButtonComponentForMessageRequest: { properties: { label: SEEN } },
  ComponentEmojiForRequest: { properties: { animated: { type: ['boolean', 'null'] } } },
  StringSelectOptionForRequest: { properties: { description: SEEN } },
  UnfurledMediaRequest: { properties: { url: { pattern: '^(https?|attachment)://' } } },
  UnfurledMediaRequestWithAttachmentReferenceRequired: {
    properties: { url: { pattern: '^attachment://' } },
  },

  InteractionCallback: {
    type: 'object',
    required: ['type'],
    properties: { type: described('InteractionCallbackTypes'), data: {} },
  },
  Deferral: { type: ['object', 'null'], properties: { flags: { type: 'integer' } } },
  ModalInteractionCallbackRequestData: {
    properties: { components: { maxItems: LIMITS.modalComponents } },
  },
  ActionRowComponentForModalRequest: { properties: { components: { maxItems: 1 } } },
  InteractionApplicationCommandAutocompleteCallbackIntegerData: suggestions('Integer'),
  InteractionApplicationCommandAutocompleteCallbackNumberData: suggestions('Number'),
  InteractionApplicationCommandAutocompleteCallbackStringData: suggestions('String'),

  ApplicationCommands: { type: 'array', items: described('ApplicationCommandUpdateRequest') },
  ApplicationCommandUpdateRequest: {
    properties: {
      // As text in its documentation and in its answers.
      default_member_permissions: { type: ['string', 'null'], pattern: '^\\d+$' },
      nsfw: { type: ['boolean', 'null'] },
    },
  },
  ApplicationCommandSubcommandOption: { properties: { required: null } },
  ApplicationCommandSubcommandGroupOption: { properties: { required: null } },
  ApplicationCommandNumberOption: { properties: { min_value: SAFE, max_value: SAFE } },
  ApplicationCommandOptionNumberChoice: { properties: { value: SAFE } },
  ApplicationCommandOptionStringChoice: { properties: { value: { maxLength: LIMITS.choiceValue } } },

  DirectChannel: {
    type: 'object',
    required: ['recipient_id'],
    properties: { recipient_id: described('SnowflakeType') },
  },
  // Others are in channels for announcements.
  CreateTextThreadWithoutMessageRequest: { properties: { type: { oneOf: null, enum: [11, 12, null] } } },
  UpdateThreadRequestPartial: {
    properties: {
      name: NEEDED,
      archived: { type: 'boolean' },
      locked: { type: 'boolean' },
      flags: null,
      applied_tags: null,
      bitrate: null,
      user_limit: null,
      rtc_region: null,
      video_quality_mode: null,
    },
  },
};
