import type { APIInteraction } from 'discord-api-types/v10';
import { removeChannel } from '../server/routes/channels.js';
import type { Core } from '../server/server.js';
import type { Interaction } from '../world/interactions.js';
import { type Channel, channelData } from '../world/world.js';
import { SeenMessage } from './seen-message.js';

/** A channel, a thread or direct messages. */
export class Place {
  readonly #parts: Core;
  readonly channel: Channel;

  constructor(parts: Core, channel: Channel) {
    this.#parts = parts;
    this.channel = channel;
  }

  /** What everybody sees here, oldest first. */
  get messages(): SeenMessage[] {
    return [...this.channel.messages.values()]
      .filter(({ onlyFor }) => onlyFor === undefined)
      .map((stored) => new SeenMessage(this.#parts.world, stored));
  }

  /** Threads of this channel, oldest first. */
  get threads(): Place[] {
    return [...this.#parts.world.channels.values()]
      .filter(({ parentId }) => parentId === this.channel.id)
      .map((channel) => new Place(this.#parts, channel));
  }

  /** Waits for a message that is as wanted, the newest first. */
  message(what: string, wanted: (message: SeenMessage) => unknown): Promise<SeenMessage> {
    return until(this.#parts, what, () => this.messages.findLast((message) => wanted(message)), {
      channelId: this.channel.id,
    });
  }

  /** Waits for the newest thread. */
  thread(): Promise<Place> {
    return until(this.#parts, `a thread in ${this.channel.name}`, () => this.threads.at(-1));
  }

  /** Takes a permission from everybody here, the app included. */
  deny(permission: bigint): void {
    this.channel.denied |= permission;
    const { world, gateway } = this.#parts;
    gateway.dispatch('CHANNEL_UPDATE', channelData(world, this.channel), { guildId: this.channel.guildId });
  }

  /** Deletes a message, as a moderator may. */
  remove({ stored }: SeenMessage): void {
    this.#parts.messages.delete(this.channel, stored);
  }

  /** Puts a thread away, as Discord does after a while without talk; a new message brings it back. */
  archive(): void {
    this.channel.archived = true;
    const { world, gateway } = this.#parts;
    gateway.dispatch('THREAD_UPDATE', channelData(world, this.channel), { guildId: this.channel.guildId });
  }

  /** Deletes the channel with all that is in it. */
  delete(): void {
    removeChannel(this.#parts.world, this.#parts.gateway, this.channel);
  }
}

/** What came of something that a person did. */
export class Reply {
  readonly #parts: Core;
  readonly interaction: Interaction;

  constructor(parts: Core, interaction: Interaction) {
    this.#parts = parts;
    this.interaction = interaction;
  }

  /** Brings an interaction to the app, and waits until that has acknowledged it or let its three seconds pass. */
  static async to(parts: Core, { token }: Pick<APIInteraction, 'token'>): Promise<Reply> {
    const interaction = parts.interactions.find(token);
    if (interaction === undefined) throw new Error('an interaction of another Discord');
    const reply = new Reply(parts, interaction);
    parts.interactions.deliver(interaction);
    await reply.#until('an answer', () => interaction.state !== 'waiting');
    return reply;
  }

  /** "The application did not respond." */
  get failed(): boolean {
    return this.interaction.state === 'failed';
  }

  /** Waits for the answer itself: a message of its own, or the message that was used, as it is then. */
  message(): Promise<SeenMessage> {
    return this.#until('a message in answer', () => {
      if (this.failed) throw new Error(`the app did not respond to ${this.interaction.what}`);
      const { original, state } = this.interaction;
      return state === 'answered' && original && new SeenMessage(this.#parts.world, original);
    });
  }

  /** Waits for the nth further message, counted from 1. */
  followUp(nth = 1): Promise<SeenMessage> {
    return this.#until(`follow-up ${nth}`, () => {
      const { messages, original } = this.interaction;
      const found = messages.filter((message) => message !== original)[nth - 1];
      return found && new SeenMessage(this.#parts.world, found);
    });
  }

  #until<T>(what: string, check: () => T): Promise<Found<T>> {
    const { what: deed, channel } = this.interaction;
    return until(this.#parts, `${what} to ${deed}`, check, { channelId: channel.id });
  }
}

/** What `check` gives when it is there: the rest means "not yet". */
export type Found<T> = Exclude<T, false | null | undefined>;

/** How something is waited for. */
interface Waiting {
  readonly patienceMs?: number | undefined;
  /** Looks again only when something changes in this channel: with many people at once, the rest costs too much. */
  readonly channelId?: string;
}

/** Waits until `check` gives something. It is asked again after each change, never by the clock. */
export function until<T>(
  parts: Core,
  what: string,
  check: () => T,
  { patienceMs = parts.patienceMs, channelId }: Waiting = {},
): Promise<Found<T>> {
  return new Promise((resolve, reject) => {
    const finish = () => {
      clearTimeout(timer);
      unwatch();
    };
    const look = () => {
      try {
        const found = check();
        if (found === false || found === undefined || found === null) return;
        finish();
        resolve(found as Found<T>);
      } catch (error) {
        finish();
        reject(error);
      }
    };
    const timer = setTimeout(() => {
      finish();
      reject(new Error(`waited in vain for ${what}${troublesOf(parts)}`));
    }, patienceMs);
    const unwatch = parts.world.watch(look, channelId);
    look();
  });
}

/** The rules that the app broke and the interactions it was late for, a line each; empty: none. */
export function troublesOf({ violations, interactions }: Core): string {
  return [
    ...violations.map(
      ({ request, code, message, errors }) =>
        `\n${request}: ${code} ${message} ${errors === undefined ? '' : JSON.stringify(errors)}`,
    ),
    ...interactions.late.map(({ what }) => `\nnot acknowledged in time: ${what}`),
  ].join('');
}
