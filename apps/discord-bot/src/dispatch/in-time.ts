import { discordTexts } from '@tahoun/i18n';
import { type APIInteraction, InteractionResponseType, InteractionType } from 'discord-api-types/v10';
import type { Bot } from '../bot/bot.js';
import { type Answer, deferral, localeOf, offer } from '../interaction/call.js';
import { type Message, privateMessage, textMessage } from '../view/message.js';
import { handle, isPublic } from './handle.js';

/** Milliseconds until an answer is deferred: Discord waits three seconds, and the way there may take one. */
const PATIENCE_MS = 2000;

/** Sends the first answer to Discord, in the way of the adapter. */
type Respond = (response: Answer['response']) => Promise<void>;

/**
 * Answers an interaction in time whatever happens: defers an answer that is not ready by then, and delivers
 * it as an edit later. Never rejects.
 */
export async function handleInTime(interaction: APIInteraction, bot: Bot, respond: Respond): Promise<void> {
  const handled = handle(interaction, bot);
  // The later work still shows the changes when Discord takes no answer any more.
  const tryToRespond = (response: Answer['response']) =>
    respond(response).catch((error: unknown) => bot.log('an interaction could not be answered', error));
  try {
    const answer = await Promise.race([handled, patience()]);
    if (answer !== null) {
      await tryToRespond(answer.response);
      await answer.later?.();
      return;
    }
    await tryToRespond(lateResponse(interaction));
    await deliverLate(interaction, bot, await handled);
  } catch (error) {
    bot.log('an interaction could not be handled', error);
  }
}

function lateResponse(interaction: APIInteraction): Answer['response'] {
  return interaction.type === InteractionType.ApplicationCommandAutocomplete
    ? offer([]).response
    : deferral(interaction, !isPublic(interaction));
}

/** Delivers the intended first answer in place of the deferred one. */
async function deliverLate(interaction: APIInteraction, bot: Bot, answer: Answer): Promise<void> {
  const { response, later } = answer;
  // The later work sees that the answer is still deferred.
  const message = later === undefined ? lateMessage(interaction, response) : null;
  if (message !== null) {
    const isBeside = interaction.type === InteractionType.MessageComponent && !isPublic(interaction);
    if (isBeside) await bot.discord.followUp(interaction.token, message);
    else await bot.discord.editReply(interaction.token, message);
  }
  await later?.();
}

/** The message of a late answer; null for none. It is too late for a form: the person has to try again. */
function lateMessage(interaction: APIInteraction, response: Answer['response']): Message | null {
  if (response.type === InteractionResponseType.Modal)
    return textMessage(discordTexts(localeOf(interaction)).failed);
  if (response.type !== InteractionResponseType.ChannelMessageWithSource) return null;
  return privateMessage(response.data.components ?? []);
}

function patience(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null).unref());
}
