import type { Choice, Interaction } from './interactions.ts';
import { SeenMessage } from './seen-message.ts';
import type { Parts } from './server.ts';
import { type Found, until } from './waiting.ts';

/** What came of something that a person did. */
export class Reply {
  readonly #parts: Parts;
  readonly interaction: Interaction;

  constructor(parts: Parts, interaction: Interaction) {
    this.#parts = parts;
    this.interaction = interaction;
  }

  /** "The application did not respond." */
  get failed(): boolean {
    return this.interaction.state === 'failed';
  }

  /** The suggestions of an autocomplete. */
  get choices(): readonly Choice[] {
    return this.interaction.choices ?? [];
  }

  /** Waits until the app has acknowledged, or has let its three seconds pass. */
  async acknowledged(): Promise<void> {
    await this.#until('an answer', () => this.interaction.state !== 'waiting');
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
