import type { Choice, Interaction } from './interactions.ts';
import { SeenMessage } from './seen-message.ts';
import type { Parts } from './server.ts';
import { until } from './waiting.ts';

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
    await until(
      this.#parts,
      `an answer to ${this.interaction.what}`,
      () => this.interaction.state !== 'waiting',
    );
  }

  /** Waits for the answer itself: a message of its own, or the message that was used, as it is then. */
  message(): Promise<SeenMessage> {
    return until(this.#parts, `a message in answer to ${this.interaction.what}`, () => {
      if (this.failed) throw new Error(`the app did not respond to ${this.interaction.what}`);
      const { original, state } = this.interaction;
      return state === 'answered' && original && new SeenMessage(this.#parts.world, original);
    });
  }

  /** Waits for the nth further message, counted from 1. */
  followUp(nth = 1): Promise<SeenMessage> {
    const { interaction } = this;
    return until(this.#parts, `follow-up ${nth} to ${interaction.what}`, () => {
      const further = interaction.messages.filter((message) => message !== interaction.original);
      const found = further[nth - 1];
      return found && new SeenMessage(this.#parts.world, found);
    });
  }
}
