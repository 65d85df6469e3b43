import {
  type APIInteraction,
  ApplicationCommandType,
  InteractionResponseType,
  InteractionType,
} from 'discord-api-types/v10';
import type { Bot } from '../bot.js';
import { analyseThis } from '../commands/analyse-this.js';
import { COMMANDS } from '../commands/index.js';
import { Refusal } from '../refusal.js';
import { type Answer, acknowledge, sayNow } from './answer.js';
import { type Call, apology, callOf } from './call.js';
import { handleComponent } from './component.js';
import { handleModal } from './modal.js';
import { Options } from './options.js';

/**
 * Answers an interaction. Knows nothing of how it came and how the answer goes: through the gateway, over
 * HTTP, or in a test. Everything remembered is in the database.
 */
export async function handle(interaction: APIInteraction, bot: Bot): Promise<Answer> {
  if (interaction.type === InteractionType.Ping) return { response: { type: InteractionResponseType.Pong } };
  const call = await callOf(bot, interaction);
  try {
    return guarded(await route(interaction, call), call);
  } catch (error) {
    return refused(interaction, call, error);
  }
}

function route(interaction: APIInteraction, call: Call): Answer | Promise<Answer> {
  switch (interaction.type) {
    case InteractionType.ApplicationCommand:
      if (interaction.data.type === ApplicationCommandType.Message)
        return analyseThis(call, interaction.data);
      if (interaction.data.type === ApplicationCommandType.ChatInput)
        return commandNamed(interaction.data.name).run(call, new Options(interaction.data));
      throw new Refusal('unknown-command');
    case InteractionType.ApplicationCommandAutocomplete:
      return complete(interaction.data.name, call, new Options(interaction.data));
    case InteractionType.MessageComponent:
      return handleComponent(interaction, call);
    case InteractionType.ModalSubmit:
      return handleModal(interaction, call);
    default:
      throw new Refusal('unknown-command');
  }
}

function commandNamed(name: string) {
  const command = COMMANDS.find((each) => each.name === name);
  if (command === undefined) throw new Refusal('unknown-command');
  return command;
}

async function complete(name: string, call: Call, options: Options): Promise<Answer> {
  const choices = (await commandNamed(name).complete?.(call, options)) ?? [];
  return {
    response: {
      type: InteractionResponseType.ApplicationCommandAutocompleteResult,
      data: { choices: [...choices].slice(0, 25) },
    },
  };
}

/** What is done later reports its errors to the person who asked. */
function guarded(answer: Answer, call: Call): Answer {
  const { later } = answer;
  if (later === undefined) return answer;
  return {
    ...answer,
    later: async () => {
      try {
        await later();
      } catch (error) {
        await excuse(call, answer, error);
      }
    },
  };
}

/** A command's promise of an answer is kept with the excuse; beside a click's message it is a message of its own. */
async function excuse(call: Call, { response }: Answer, error: unknown): Promise<void> {
  const { bot, interaction, language } = call;
  const message = apology(bot, error, language);
  // Delivered twice: the first delivery answers.
  if (message === null) return;
  const isPromised = response.type === InteractionResponseType.DeferredChannelMessageWithSource;
  try {
    if (isPromised) await bot.discord.editReply(interaction.token, message);
    else await bot.discord.followUp(interaction.token, message);
  } catch (failure) {
    bot.log('an excuse could not be delivered', failure);
  }
}

function refused(interaction: APIInteraction, call: Call, error: unknown): Answer {
  const message = apology(call.bot, error, call.language);
  if (interaction.type === InteractionType.ApplicationCommandAutocomplete) {
    return {
      response: { type: InteractionResponseType.ApplicationCommandAutocompleteResult, data: { choices: [] } },
    };
  }
  return message === null ? acknowledge(interaction, true, async () => undefined) : sayNow(message);
}
