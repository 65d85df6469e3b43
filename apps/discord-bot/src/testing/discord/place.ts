import { removeChannel } from './routes/channels.ts';
import { SeenMessage } from './seen-message.ts';
import type { Parts } from './server.ts';
import { until } from './waiting.ts';
import { type Channel, channelData } from './world.ts';

/** A channel, a thread or direct messages. */
export class Place {
  readonly #parts: Parts;
  readonly channel: Channel;

  constructor(parts: Parts, channel: Channel) {
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
