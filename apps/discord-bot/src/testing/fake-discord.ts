import {
  type APIInteractionResponse,
  type APIMessage,
  type APIMessageComponent,
  type APIMessageTopLevelComponent,
  ComponentType,
  InteractionResponseType,
  MessageFlags,
} from 'discord-api-types/v10';
import { type Discord, DiscordError, type InteractionKey } from '../discord/port.js';
import type { Message } from '../view/message.js';

/** A message that the bot has written, as it stands now. */
export interface Written {
  readonly id: string;
  readonly channelId: string;
  message: Message;
  /** Seen by one person only. */
  readonly isEphemeral: boolean;
}

/** Discord as far as the bot's core meets it, in memory. It follows which answer belongs to which message. */
export class FakeDiscord implements Discord {
  readonly messages = new Map<string, Written>();
  readonly followUps = new Map<string, Written[]>();
  /** Message that a token's answer is, or will be: the clicked one, or a new one. */
  readonly #originals = new Map<string, string>();
  readonly #channels = new Map<string, string>();
  readonly #ephemeral = new Set<string>();
  readonly gone = new Set<string>();
  #lastId = 1_000_000_000_000n;

  newId(): string {
    return String(++this.#lastId);
  }

  /** Tells of an interaction before the bot hears of it. @param clicked the message with the button. */
  expect(token: string, channelId: string, clicked?: string): void {
    this.#channels.set(token, channelId);
    if (clicked !== undefined) this.#originals.set(token, clicked);
  }

  original(token: string): Written | undefined {
    return this.messages.get(this.#originals.get(token) ?? '');
  }

  /** What everybody sees of the bot in a channel, oldest first. */
  in(channelId: string): Written[] {
    return [...this.messages.values()].filter((each) => each.channelId === channelId && !each.isEphemeral);
  }

  async respond({ token }: InteractionKey, response: APIInteractionResponse): Promise<void> {
    const flags = 'data' in response && response.data && 'flags' in response.data ? response.data.flags : 0;
    if (((flags ?? 0) & MessageFlags.Ephemeral) !== 0) this.#ephemeral.add(token);
    if (response.type !== InteractionResponseType.ChannelMessageWithSource) return;
    const components = (response.data.components ?? []) as APIMessageTopLevelComponent[];
    const isEphemeral = this.#ephemeral.has(token);
    const written = this.#write(this.#channelOf(token), { components, files: [], notifies: [], isEphemeral });
    this.#originals.set(token, written.id);
  }

  async editReply(token: string, message: Message): Promise<APIMessage> {
    const before = this.#originals.get(token);
    if (before !== undefined) return this.edit(this.#channelOf(token), before, message);
    const isEphemeral = this.#ephemeral.has(token);
    const written = this.#write(this.#channelOf(token), { ...message, isEphemeral });
    this.#originals.set(token, written.id);
    return data(written);
  }

  async followUp(token: string, message: Message): Promise<APIMessage> {
    const written = this.#write(this.#channelOf(token), message);
    this.followUps.set(token, [...(this.followUps.get(token) ?? []), written]);
    return data(written);
  }

  async send(channelId: string, message: Message): Promise<APIMessage> {
    if (this.gone.has(channelId)) throw new DiscordError('gone', 'Unknown Channel');
    return data(this.#write(channelId, message));
  }

  async edit(_channelId: string, messageId: string, message: Message): Promise<APIMessage> {
    const written = this.messages.get(messageId);
    if (written === undefined) throw new DiscordError('gone', 'Unknown Message');
    checkLimits(message);
    written.message = message;
    return data(written);
  }

  async remove(_channelId: string, messageId: string): Promise<void> {
    if (!this.messages.delete(messageId)) throw new DiscordError('gone', 'Unknown Message');
  }

  async startThread(_channelId: string, messageId: string): Promise<string> {
    return messageId;
  }

  #write(channelId: string, message: Message): Written {
    checkLimits(message);
    const isEphemeral = message.isEphemeral === true;
    const written = { id: this.newId(), channelId, message, isEphemeral };
    this.messages.set(written.id, written);
    return written;
  }

  #channelOf(token: string): string {
    return this.#channels.get(token) ?? 'nowhere';
  }
}

function data({ id, channelId }: Written): APIMessage {
  return { id, channel_id: channelId } as APIMessage;
}

/** Limits that depend on what people play; the whole protocol is checked end to end. */
function checkLimits(message: Message): void {
  const all = [...components(message)];
  if (all.length > 40) throw new Error(`a message with ${all.length} components`);
  const ids = all.flatMap((each) => ('custom_id' in each ? [each.custom_id as string] : []));
  if (new Set(ids).size !== ids.length) throw new Error(`custom_ids twice: ${ids}`);
  for (const each of all) {
    if (each.type !== ComponentType.StringSelect) continue;
    const values = each.options.map(({ value }) => value);
    const isBad = values.length === 0 || values.length > 25 || new Set(values).size !== values.length;
    if (isBad) throw new Error(`a select of ${values}`);
  }
}

/** Every component of a message, nested ones too. */
export function* components(message: Message): Generator<APIMessageComponent> {
  const waiting: APIMessageComponent[] = [...message.components] as APIMessageComponent[];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    yield next;
    if ('components' in next) waiting.unshift(...(next.components as APIMessageComponent[]));
  }
}

/** All that a message says. */
export function wordsOf(message: Message): string {
  return [...components(message)]
    .flatMap((each) => (each.type === ComponentType.TextDisplay ? [each.content] : []))
    .join('\n');
}

export function altOf(message: Message): string {
  return [...components(message)]
    .flatMap((each) => (each.type === ComponentType.MediaGallery ? [each.items[0]?.description ?? ''] : []))
    .join('\n');
}

export function buttonsOf(message: Message): { id: string; label: string }[] {
  return [...components(message)].flatMap((each) =>
    each.type === ComponentType.Button && 'custom_id' in each
      ? [{ id: each.custom_id, label: each.label ?? '' }]
      : [],
  );
}

export function selectsOf(message: Message): { id: string; values: string[]; labels: string[] }[] {
  return [...components(message)].flatMap((each) =>
    each.type === ComponentType.StringSelect
      ? [
          {
            id: each.custom_id,
            values: each.options.map(({ value }) => value),
            labels: each.options.map(({ label }) => label),
          },
        ]
      : [],
  );
}
