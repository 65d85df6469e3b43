import {
  type APIInteraction,
  type APIInteractionResponse,
  InteractionResponseType,
  InteractionType,
  MessageFlags,
} from 'discord-api-types/v10';
import { type Message, messageBody } from '../view/message.js';

/** What the bot answers to an interaction. */
export interface Answer {
  /** The first answer, due within three seconds. */
  readonly response: APIInteractionResponse;
  /** The rest of the work, once the first answer is sent. Never rejects. */
  readonly later?: () => Promise<void>;
}

/** A message at once; one without files. */
export function sayNow(message: Message): Answer {
  return {
    response: { type: InteractionResponseType.ChannelMessageWithSource, data: messageBody(message) },
  };
}

/** Only the acknowledgement now: a click leaves its message as it is, a command shows that work is going on. */
export function acknowledge(
  interaction: APIInteraction,
  isEphemeral: boolean,
  later: () => Promise<void>,
): Answer {
  return { response: deferral(interaction, isEphemeral), later };
}

export function deferral(interaction: APIInteraction, isEphemeral: boolean): APIInteractionResponse {
  const isFromMessage =
    interaction.type === InteractionType.MessageComponent || interaction.type === InteractionType.ModalSubmit;
  if (isFromMessage) return { type: InteractionResponseType.DeferredMessageUpdate };
  return {
    type: InteractionResponseType.DeferredChannelMessageWithSource,
    data: isEphemeral ? { flags: MessageFlags.Ephemeral } : {},
  };
}
