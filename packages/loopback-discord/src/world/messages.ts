import {
  type APIAttachment,
  type APIMessage,
  type APIUser,
  AllowedMentionsTypes,
  ChannelType,
  GatewayIntentBits,
  MessageFlags,
  MessageType,
} from 'discord-api-types/v10';
import { type Component, walk } from '../rules/components.js';
import { emptyMessage, fault, invalidForm } from '../rules/errors.js';
import { LIMITS } from '../rules/limits.js';
import { type MessageBody, type MessageForm, checkMessage } from '../rules/messages.js';
import type { Gateway } from './gateway.js';
import { type Channel, type StoredFile, type StoredMessage, type World, memberData } from './world.js';

/** A file of a request, by the number that its attachment refers to. */
export interface Upload {
  readonly index: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A request as sent: the JSON, and the files beside it. */
export interface Sent {
  readonly json: unknown;
  readonly uploads: readonly Upload[];
}

/** How a message comes about. */
interface Origin {
  readonly author: APIUser;
  readonly form: MessageForm;
  /** Ephemeral: who alone sees it. */
  readonly onlyFor?: string | undefined;
  /** Fields of messages that answer interactions. */
  readonly extra?: Partial<APIMessage>;
  /** It takes the place of a message that people have seen already. */
  readonly isEdit?: boolean;
}

/** Creates, edits and deletes messages, checks them, and tells the gateway. */
export class Messages {
  readonly #world: World;
  readonly #gateway: Gateway;

  constructor(world: World, gateway: Gateway) {
    this.#world = world;
    this.#gateway = gateway;
  }

  create(
    channel: Channel,
    { json, uploads }: Sent,
    { author, form, onlyFor, extra, isEdit }: Origin,
  ): StoredMessage {
    const body = checkMessage(json, { form, uploaded: uploads.map(({ name }) => name) });
    const attachments = this.#attachmentsAfter(body, uploads, []);
    requireSomething(body, attachments);
    const repeated = body.enforce_nonce
      ? [...channel.messages.values()].find(({ data }) => data.nonce === body.nonce)
      : undefined;
    if (repeated !== undefined) return repeated;
    const reference = body.message_reference?.message_id;
    const referenced = reference === undefined ? undefined : channel.messages.get(reference);
    const data = {
      id: this.#world.newId(),
      type: referenced === undefined ? MessageType.Default : MessageType.Reply,
      channel_id: channel.id,
      author,
      content: body.content ?? '',
      timestamp: new Date(this.#world.clock.now()).toISOString(),
      edited_timestamp: null,
      tts: false,
      mention_everyone: false,
      mentions: this.#mentions(body),
      mention_roles: [],
      attachments,
      embeds: body.embeds ?? [],
      pinned: false,
      flags: body.flags ?? 0,
      components: this.#resolved(body, attachments),
      ...(body.nonce != null && { nonce: body.nonce }),
      ...(referenced && {
        message_reference: { channel_id: channel.id, message_id: referenced.data.id },
        referenced_message: referenced.data,
      }),
      ...extra,
    } as unknown as APIMessage;
    const message: StoredMessage = { data, onlyFor, edits: 0 };
    channel.messages.set(data.id, message);
    const isSilent = ((data.flags ?? 0) & MessageFlags.SuppressNotifications) !== 0;
    // Edits never notify: this is the only place where a mention does.
    if (onlyFor === undefined && !isEdit && !isSilent)
      for (const { id } of data.mentions) if (id !== author.id) this.#world.notify(id, message);
    this.#tell('MESSAGE_CREATE', channel, message);
    return message;
  }

  edit(channel: Channel, message: StoredMessage, { json, uploads }: Sent): void {
    const { data } = message;
    const wasV2 = ((data.flags ?? 0) & MessageFlags.IsComponentsV2) !== 0;
    const kept = data.attachments.map(({ filename }) => filename);
    const uploaded = uploads.map(({ name }) => name);
    const body = checkMessage(json, { form: 'edit', wasV2, uploaded, kept });
    const attachments = this.#attachmentsAfter(body, uploads, data.attachments);
    const after = {
      content: body.content === undefined ? data.content : body.content,
      embeds: body.embeds === undefined ? data.embeds : body.embeds,
      components: body.components === undefined ? data.components : body.components,
    };
    requireSomething(after as MessageBody, attachments);
    const isV2 = wasV2 || ((body.flags ?? 0) & MessageFlags.IsComponentsV2) !== 0;
    if (isV2 && (after.content || after.embeds?.length))
      throw invalidForm([
        fault(
          ['content'],
          'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
          'content and embeds have to be taken away when a message turns to Components V2',
        ),
      ]);
    if (body.content !== undefined) data.content = body.content ?? '';
    if (body.content !== undefined || body.components !== undefined) data.mentions = this.#mentions(body);
    if (body.embeds !== undefined) data.embeds = (body.embeds ?? []) as APIMessage['embeds'];
    data.attachments = attachments;
    if (body.components !== undefined)
      data.components = this.#resolved(body, attachments) as NonNullable<APIMessage['components']>;
    data.flags = (((data.flags ?? 0) | (body.flags ?? 0)) & ~MessageFlags.Loading) as MessageFlags;
    data.edited_timestamp = new Date(this.#world.clock.now()).toISOString();
    message.edits++;
    this.#tell('MESSAGE_UPDATE', channel, message);
  }

  delete(channel: Channel, { data, onlyFor }: StoredMessage): void {
    channel.messages.delete(data.id);
    if (onlyFor === undefined)
      this.#gateway.dispatch(
        'MESSAGE_DELETE',
        { id: data.id, channel_id: channel.id, ...guildIdOf(channel) },
        { guildId: channel.guildId, intents: messageIntent(channel) },
      );
    this.#world.changed(channel.id);
  }

  /** Keeps a file that a person hands over with a command. */
  keep({ name, type, bytes }: StoredFile, id: string): APIAttachment {
    const path = `/attachments/${this.#world.newId()}/${encodeURIComponent(name)}`;
    this.#world.files.set(path, { name, type, bytes });
    const url = this.#world.filesUrl + path;
    return { id, filename: name, size: bytes.length, url, proxy_url: url, content_type: type };
  }

  #tell(event: string, channel: Channel, { data, onlyFor }: StoredMessage): void {
    const loading = ((data.flags ?? 0) & MessageFlags.Loading) !== 0;
    if (onlyFor === undefined && !loading) {
      const member =
        channel.guildId === undefined || data.author.bot
          ? {}
          : { member: memberData(this.#world, data.author.id) };
      this.#gateway.dispatch(
        event,
        { ...data, ...guildIdOf(channel), ...member },
        { guildId: channel.guildId, intents: messageIntent(channel) },
      );
    }
    this.#world.changed(channel.id);
  }

  /** Whom a body mentions and may ping, in its content and in its text displays. */
  #mentions(body: MessageBody): APIUser[] {
    const texts = [...walk((body.components ?? []) as Component[])].map(([{ content }]) => content ?? '');
    const said = [body.content ?? '', ...texts].join('\n');
    const ids = [...said.matchAll(/<@!?(\d+)>/g)].map((match) => match[1] as string);
    const allowed = body.allowed_mentions;
    const pinged = ids.filter(
      (id) =>
        allowed == null || allowed.parse?.includes(AllowedMentionsTypes.User) || allowed.users?.includes(id),
    );
    return [...new Set(pinged)].flatMap((id) => this.#world.user(id) ?? []);
  }

  /** The attachments that a body leaves a message with: those it names, or all that were, and the new ones. */
  #attachmentsAfter(
    body: MessageBody,
    uploads: readonly Upload[],
    before: readonly APIAttachment[],
  ): APIAttachment[] {
    const listed = body.attachments;
    const kept = listed == null ? before : before.filter(({ id }) => listed.some((one) => one.id === id));
    const unknown = (listed ?? []).findIndex(
      ({ id }) => !before.some((one) => one.id === id) && !uploads.some((one) => one.index === id),
    );
    if (unknown !== -1)
      throw invalidForm([
        fault(['attachments', unknown, 'id'], 'ATTACHMENT_NOT_FOUND', 'no such file in the request'),
      ]);
    const added = uploads.map((upload) => {
      const description = listed?.find(({ id }) => id === upload.index)?.description;
      return this.#store(upload, description ?? undefined);
    });
    if (kept.length + added.length > LIMITS.files)
      throw invalidForm([
        fault(['attachments'], 'BASE_TYPE_BAD_LENGTH', `at most ${LIMITS.files}, kept ones included`),
      ]);
    return [...kept, ...added];
  }

  #store({ name, type, bytes }: Upload, description: string | undefined): APIAttachment {
    return {
      ...this.keep({ name, type, bytes }, this.#world.newId()),
      ...(type === 'image/png' && pngSize(bytes)),
      ...(description !== undefined && { description }),
    };
  }

  /** The components as Discord gives them back: each numbered, their media with the addresses of the files. */
  #resolved(body: MessageBody, attachments: readonly APIAttachment[]): Component[] {
    const components = structuredClone(body.components ?? []) as Component[];
    const taken = new Set([...walk(components)].map(([{ id }]) => id));
    let next = 1;
    for (const [component] of walk(components)) {
      if (component.id === undefined || component.id === 0) {
        while (taken.has(next)) next++;
        Object.assign(component, { id: next++ });
      }
      for (const shown of [
        component.media,
        component.file,
        ...(component.items ?? []).map(({ media }) => media),
      ]) {
        const name = shown?.url.startsWith('attachment://') && decodeURIComponent(shown.url.slice(13));
        const found = attachments.findLast(({ filename }) => filename === name);
        if (shown === undefined || found === undefined) continue;
        const { url, proxy_url, width, height, content_type, id } = found;
        Object.assign(shown, { url, proxy_url, width, height, content_type, attachment_id: id });
      }
    }
    return components;
  }
}

function requireSomething(body: MessageBody, attachments: readonly APIAttachment[]): void {
  const nothing = [body.content, body.embeds, body.components, attachments, body.sticker_ids].every(
    (part) => part == null || part.length === 0,
  );
  if (nothing && body.poll == null) throw emptyMessage();
}

function guildIdOf({ guildId }: Channel): { guild_id?: string } {
  return guildId === undefined ? {} : { guild_id: guildId };
}

function messageIntent({ type }: Channel): number {
  return type === ChannelType.DM ? GatewayIntentBits.DirectMessages : GatewayIntentBits.GuildMessages;
}

function pngSize(bytes: Uint8Array): { width: number; height: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
