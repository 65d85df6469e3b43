import { MessageFlags } from 'discord-api-types/v10';
import { z } from 'zod';
import type { Fault } from '../errors.ts';
import { LIMITS } from '../limits.ts';
import { layout, rows } from './components.ts';
import { type Component, faultsOfTree, shownFiles, snowflake, text } from './fields.ts';

/** Bodies that create and edit messages. */

const embed = z.strictObject({
  type: z.literal('rich').nullish(),
  title: text(256).nullish(),
  description: text(4_096).nullish(),
  url: z.url().max(LIMITS.url).nullish(),
  timestamp: z.iso.datetime({ offset: true }).nullish(),
  color: z.int().min(0).max(0xffffff).nullish(),
  footer: z.strictObject({ text: text(2_048), icon_url: z.string().nullish() }).nullish(),
  image: z.strictObject({ url: z.string().max(LIMITS.url) }).nullish(),
  thumbnail: z.strictObject({ url: z.string().max(LIMITS.url) }).nullish(),
  author: z
    .strictObject({ name: text(256), url: z.string().nullish(), icon_url: z.string().nullish() })
    .nullish(),
  fields: z
    .array(z.strictObject({ name: text(256), value: text(1_024), inline: z.boolean().nullish() }))
    .max(25)
    .nullish(),
});

const allowedMentions = z.strictObject({
  parse: z.array(z.enum(['roles', 'users', 'everyone'])).nullish(),
  roles: z.array(snowflake).max(100).nullish(),
  users: z.array(snowflake).max(100).nullish(),
  replied_user: z.boolean().nullish(),
});

const attachment = z.strictObject({
  id: snowflake,
  filename: z.string().min(1).max(1_024).nullish(),
  description: z.string().max(LIMITS.altText).nullish(),
  title: z.string().max(1_024).nullish(),
  is_spoiler: z.boolean().nullish(),
  duration_secs: z.number().nullish(),
  waveform: z.string().nullish(),
});

const fields = {
  content: z.string().max(LIMITS.content).nullish(),
  embeds: z.array(embed).max(LIMITS.embeds).nullish(),
  allowed_mentions: allowedMentions.nullish(),
  attachments: z.array(attachment).max(LIMITS.files).nullish(),
  flags: z.int().min(0).nullish(),
};

const creationFields = {
  ...fields,
  tts: z.boolean().nullish(),
  poll: z.looseObject({}).nullish(),
};

const channelFields = {
  ...creationFields,
  nonce: z.union([z.string().max(25), z.int()]).nullish(),
  enforce_nonce: z.boolean().nullish(),
  sticker_ids: z.array(snowflake).max(3).nullish(),
  message_reference: z
    .strictObject({
      type: z.int().min(0).max(1).nullish(),
      message_id: snowflake,
      channel_id: snowflake.nullish(),
      guild_id: snowflake.nullish(),
      fail_if_not_exists: z.boolean().nullish(),
    })
    .nullish(),
};

const FORMS = { channel: channelFields, interaction: creationFields, edit: fields } as const;
export type MessageForm = keyof typeof FORMS;

/** The flags that a bot may set itself. */
const SETTABLE: Record<MessageForm, number> = {
  channel: MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2,
  interaction:
    MessageFlags.SuppressEmbeds |
    MessageFlags.SuppressNotifications |
    MessageFlags.Ephemeral |
    MessageFlags.IsComponentsV2,
  edit: MessageFlags.SuppressEmbeds | MessageFlags.IsComponentsV2,
};

/** A body as it is sent, and what it is sent to. */
export interface MessageContext {
  readonly form: MessageForm;
  /** The message edited has the V2 flag already. */
  readonly wasV2?: boolean;
  /** Names of the files in the body. */
  readonly uploaded: readonly string[];
  /** Names of the files that the edited message has. */
  readonly kept?: readonly string[];
}

/** The message that a body asks for. */
export type MessageBody = z.infer<ReturnType<typeof messageBody>>;

/** What Discord accepts in this place. */
export function messageBody({ form, wasV2 = false, uploaded, kept = [] }: MessageContext) {
  return z
    .strictObject({ ...channelFields, components: z.array(z.unknown()).nullish() })
    .superRefine((body, context) => {
      const report = ({ path, code, message }: Fault) =>
        context.addIssue({ code: 'custom', path: [...path], message, params: { code } });
      const refuse = (path: PropertyKey[], code: string, message: string) => report({ path, code, message });

      // The common client says `tts: false` and `enforce_nonce: false` everywhere.
      for (const [key, value] of Object.entries(body))
        if (key !== 'components' && !(key in FORMS[form]) && value !== false)
          refuse([key], 'UNKNOWN_FIELD', 'Discord knows no such field here');
      const flags = body.flags ?? 0;
      if ((flags & ~SETTABLE[form]) !== 0)
        refuse(
          ['flags'],
          'MESSAGE_FLAGS_INVALID',
          `these flags cannot be set here: ${flags & ~SETTABLE[form]}`,
        );

      const v2 = wasV2 || (flags & MessageFlags.IsComponentsV2) !== 0;
      if (v2)
        for (const key of ['content', 'embeds', 'poll', 'sticker_ids'] as const)
          if (body[key] != null && body[key].length !== 0)
            refuse(
              [key],
              'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
              `${key} beside Components V2`,
            );

      const checked = (v2 ? layout : rows).safeParse(body.components ?? []);
      if (!checked.success) {
        for (const issue of checked.error.issues)
          context.addIssue({ ...issue, path: ['components', ...issue.path] } as Parameters<
            typeof context.addIssue
          >[0]);
        return;
      }
      const components = (body.components ?? []) as Component[];
      for (const fault of faultsOfTree(components, v2)) report(fault);

      const shown = shownFiles(components);
      for (const name of shown)
        if (!uploaded.includes(name) && !kept.includes(name))
          refuse(
            ['components'],
            'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
            `no file named ${name}`,
          );
      if (v2)
        for (const name of uploaded)
          if (!shown.includes(name)) refuse(['attachments'], 'FILE_NOT_SHOWN', `no component shows ${name}`);
      if (embedCharacters(body.embeds ?? []) > LIMITS.embedCharacters)
        refuse(['embeds'], 'MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds ${LIMITS.embedCharacters}`);
    });
}

function embedCharacters(embeds: readonly z.infer<typeof embed>[]): number {
  return embeds
    .flatMap(({ title, description, footer, author, fields: rows }) => [
      title,
      description,
      footer?.text,
      author?.name,
      ...(rows ?? []).flatMap(({ name, value }) => [name, value]),
    ])
    .reduce((sum, part) => sum + (part?.length ?? 0), 0);
}
