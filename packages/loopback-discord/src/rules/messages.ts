import { ComponentType, MessageFlags, type RESTPostAPIChannelMessageJSONBody } from 'discord-api-types/v10';
import { type Component, faultsOfTree, shownFiles } from './components.js';
import { checkForm } from './description/check.js';
import { type Fault, fault } from './errors.js';
import { LIMITS } from './limits.js';

/** The message that a body asks for. */
export type MessageBody = RESTPostAPIChannelMessageJSONBody;

const { SuppressEmbeds, SuppressNotifications, Ephemeral, IsComponentsV2 } = MessageFlags;

/** Bodies that create and edit messages: Discord's name of the schema, and the flags that a bot may set itself. */
const FORMS = {
  channel: {
    schema: 'MessageCreateRequest',
    settable: SuppressEmbeds | SuppressNotifications | IsComponentsV2,
  },
  interaction: {
    schema: 'IncomingWebhookInteractionRequest',
    settable: SuppressEmbeds | SuppressNotifications | Ephemeral | IsComponentsV2,
  },
  edit: {
    schema: 'IncomingWebhookUpdateForInteractionCallbackRequestPartial',
    settable: SuppressEmbeds | IsComponentsV2,
  },
} as const;
export type MessageForm = keyof typeof FORMS;

/** What a body is sent to. */
export interface MessageContext {
  readonly form: MessageForm;
  /** The message edited has the V2 flag already. */
  readonly wasV2?: boolean;
  /** Names of the files in the body. */
  readonly uploaded: readonly string[];
  /** Names of the files that the edited message has. */
  readonly kept?: readonly string[];
}

/** The body, if Discord accepts it in this place. */
export function checkMessage(body: unknown, context: MessageContext): MessageBody {
  return checkForm(FORMS[context.form].schema, body, (message: MessageBody) => faultsOf(message, context));
}

function* faultsOf(
  body: MessageBody,
  { form, wasV2 = false, uploaded, kept = [] }: MessageContext,
): Generator<Fault> {
  const flags = body.flags ?? 0;
  const wrong = flags & ~FORMS[form].settable;
  if (wrong !== 0) yield fault(['flags'], 'MESSAGE_FLAGS_INVALID', `these cannot be set here: ${wrong}`);

  const isV2 = wasV2 || (flags & IsComponentsV2) !== 0;
  const components = (body.components ?? []) as readonly Component[];
  for (const key of ['content', 'embeds', 'poll', 'sticker_ids'] as const) {
    const value = body[key] as { readonly length?: number } | null | undefined;
    if (isV2 && value != null && value.length !== 0)
      yield fault(
        [key],
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        `${key} beside Components V2`,
      );
  }
  if (!isV2 && components.length > LIMITS.actionRows)
    yield fault(['components'], 'BASE_TYPE_BAD_LENGTH', `at most ${LIMITS.actionRows} rows`);
  for (const [index, { type }] of components.entries())
    if (!isV2 && type !== ComponentType.ActionRow)
      yield fault(
        ['components', index, 'type'],
        'UNION_TYPE_CHOICES',
        'without the flag there are rows only',
      );
  yield* faultsOfTree(components, isV2);

  const shown = shownFiles(components);
  for (const name of shown)
    if (!uploaded.includes(name) && !kept.includes(name))
      yield fault(
        ['components'],
        'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
        `no file named ${name}`,
      );
  for (const name of uploaded)
    if (isV2 && !shown.includes(name))
      yield fault(['attachments'], 'FILE_NOT_SHOWN', `no component shows ${name}`);
  if (embedCharacters(body.embeds ?? []) > LIMITS.embedCharacters)
    yield fault(['embeds'], 'MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds ${LIMITS.embedCharacters}`);
}

function embedCharacters(embeds: NonNullable<MessageBody['embeds']>): number {
  return embeds
    .flatMap(({ title, description, footer, author, fields }) => [
      title,
      description,
      footer?.text,
      author?.name,
      ...(fields ?? []).flatMap(({ name, value }) => [name, value]),
    ])
    .reduce((sum, part) => sum + (part?.length ?? 0), 0);
}
