import type { APIInteractionResponse, APIMessage } from 'discord-api-types/v10';
import type { Message } from '../view/message.js';

/** What Discord cannot do, as far as the bot makes a difference. */
export type DiscordProblem = 'gone' | 'forbidden' | 'failed';

export class DiscordError extends Error {
  override readonly name = 'DiscordError';

  constructor(
    /** The message, channel or token is gone, or cannot be changed any more; the bot may not; anything else. */
    readonly problem: DiscordProblem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Discord's limit of a nonce, in characters. */
export const MAX_NONCE = 25;

/** Identifies an interaction in its answers. */
export interface InteractionKey {
  readonly id: string;
  readonly token: string;
}

/** Everything that the bot sends to Discord. Every method throws DiscordError. */
export interface Discord {
  /** The first answer to an interaction, due within three seconds. */
  respond(to: InteractionKey, response: APIInteractionResponse): Promise<void>;
  /**
   * Replaces the first answer, or the message that contains the button.
   * @param messageId a further message to the interaction instead.
   */
  editReply(token: string, message: Message, messageId?: string): Promise<APIMessage>;
  /** The first answer as it is. */
  reply(token: string): Promise<APIMessage>;
  /** Takes the first answer away. @param messageId a further message to the interaction instead. */
  removeReply(token: string, messageId?: string): Promise<void>;
  /** Adds a message to an answer. */
  followUp(token: string, message: Message): Promise<APIMessage>;
  /** @param nonce of messages with the same one, sent within minutes, Discord posts the first only. */
  send(channelId: string, message: Message, nonce?: string): Promise<APIMessage>;
  /** Writes to somebody alone, where they allow that. @param nonce as for `send`. */
  sendDirect(userId: string, message: Message, nonce: string): Promise<void>;
  edit(channelId: string, messageId: string, message: Message): Promise<APIMessage>;
  remove(channelId: string, messageId: string): Promise<void>;
  /** @returns the thread's id. */
  startThread(channelId: string, messageId: string, name: string): Promise<string>;
  addToThread(threadId: string, userId: string): Promise<void>;
  /** Puts a thread away; a new message in it brings it back. */
  archiveThread(threadId: string): Promise<void>;
}
