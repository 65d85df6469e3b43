import { discordTexts } from '@tahoun/i18n';
import { type APIInteraction, InteractionResponseType, InteractionType } from 'discord-api-types/v10';
import type { Bot } from '../bot.js';
import { type Message, textMessage } from '../view/message.js';
import { type Answer, deferral, localeOf } from './call.js';
import { handle, isPublic } from './handle.js';

/** Discord waits three seconds; this leaves one for the way there. */
const PATIENCE_MS = 2000;

/** Sends the first answer to Discord, however the adapter does that. */
type Respond = (response: Answer['response']) => Promise<void>;

/**
 * Answers an interaction in time whatever happens: what is not ready by then is promised, and delivered as an
 * edit once it is. Never rejects.
 */
export async function handleInTime(interaction: APIInteraction, bot: Bot, respond: Respond): Promise<void> {
  const handled = handle(interaction, bot);
  // What was changed by then is shown also when Discord takes no answer any more.
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
    ? { type: InteractionResponseType.ApplicationCommandAutocompleteResult, data: { choices: [] } }
    : deferral(interaction, !isPublic(interaction));
}

/** What would have been the first answer takes the place of the promise. */
async function deliverLate(interaction: APIInteraction, bot: Bot, answer: Answer): Promise<void> {
  const { response, later } = answer;
  // What comes later sees that the promise is not kept yet.
  const message = later === undefined ? lateMessage(interaction, response) : null;
  if (message !== null) {
    const isBeside = interaction.type === InteractionType.MessageComponent && !isPublic(interaction);
    if (isBeside) await bot.discord.followUp(interaction.token, message);
    else await bot.discord.editReply(interaction.token, message);
  }
  await later?.();
}

/** What there is to say still. A window cannot be opened any more: it is asked to be tried again. */
function lateMessage(interaction: APIInteraction, response: Answer['response']): Message | null {
  if (response.type === InteractionResponseType.Modal)
    return textMessage(discordTexts(localeOf(interaction)).failed);
  if (response.type !== InteractionResponseType.ChannelMessageWithSource) return null;
  return { components: response.data.components ?? [], files: [], notifies: [], isEphemeral: true };
}

function patience(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null).unref());
}
