import { Refusal } from '@tahoun/live';
import {
  type APIInteraction,
  type APIMessageComponentInteraction,
  type APIModalSubmitInteraction,
  ApplicationCommandType,
  InteractionResponseType,
  InteractionType,
} from 'discord-api-types/v10';
import type { Bot } from '../bot.js';
import { analyseThis } from '../commands/analyse.js';
import { type Choice, completeGames } from '../commands/command.js';
import { CLICKS, commandNamed, goneCommand } from '../commands/registry.js';
import { MAX_OPTION, MAX_OPTIONS } from '../view/message.js';
import { type Answer, type Call, acknowledge, apology, callOf, sayNow } from './call.js';
import { actionOf, parseCustomId } from './custom-id.js';
import { Options } from './options.js';

/**
 * Answers an interaction. Knows nothing of how it came and how the answer goes: through the gateway, over
 * HTTP, or in a test. Everything remembered is in the database.
 */
export async function handle(interaction: APIInteraction, bot: Bot): Promise<Answer> {
  if (interaction.type === InteractionType.Ping) return { response: { type: InteractionResponseType.Pong } };
  const work = quietWork(interaction);
  if (work !== null) return acknowledge(interaction, true, () => perform(work, interaction, bot));
  const call = await callOf(bot, interaction);
  try {
    return guarded(await route(interaction, call), call);
  } catch (error) {
    return refused(interaction, call, error);
  }
}

type Work = (call: Call) => Promise<unknown>;

/**
 * Work that changes the clicked message, or is reported to the caller alone: it is acknowledged before anything is
 * looked up. Null for the rest, whose first answer depends on what is found.
 */
function quietWork(interaction: APIInteraction): Work | null {
  switch (interaction.type) {
    case InteractionType.ApplicationCommand: {
      const { data } = interaction;
      if (data.type === ApplicationCommandType.Message)
        return async (call) => call.reply(await analyseThis(call, data));
      if (data.type !== ApplicationCommandType.ChatInput) return null;
      const options = new Options(data);
      const command = commandNamed(data.name, options.subcommand);
      if (command === undefined || 'run' in command) return null;
      return async (call) => call.reply(await command.answer(call, options));
    }
    case InteractionType.MessageComponent: {
      const click = CLICKS[actionOf(interaction.data.custom_id) ?? 'help'];
      if (typeof click !== 'function') return null;
      return (call) => click(call, parseCustomId(interaction.data.custom_id), chosenBy(interaction));
    }
    case InteractionType.ModalSubmit:
      return beginsBy(interaction) === undefined ? (call) => submit(interaction, call) : null;
    default:
      return null;
  }
}

/** What a form begins that everybody sees. */
function beginsBy({ data }: APIModalSubmitInteraction) {
  const click = CLICKS[actionOf(data.custom_id) ?? 'help'];
  return typeof click === 'function' ? undefined : click.begins;
}

/** @throws Refusal for a form of before. */
async function submit(interaction: APIModalSubmitInteraction, call: Call): Promise<unknown> {
  const id = parseCustomId(interaction.data.custom_id);
  const click = CLICKS[id.action];
  if (typeof click === 'function' || click.submitted === undefined) throw new Refusal('stale');
  return click.submitted(call, id, interaction);
}

/** What was chosen; of a button, nothing. */
function chosenBy({ data }: APIMessageComponentInteraction): string {
  return 'values' in data ? (data.values[0] ?? '') : '';
}

/** Whether everybody sees the answer of a command, a click or a form. */
export function isPublic(interaction: APIInteraction): boolean {
  switch (interaction.type) {
    case InteractionType.ApplicationCommand:
      return quietWork(interaction) === null;
    case InteractionType.MessageComponent: {
      const click = CLICKS[actionOf(interaction.data.custom_id) ?? 'help'];
      return typeof click !== 'function' && click.isPublic === true;
    }
    case InteractionType.ModalSubmit:
      return beginsBy(interaction) !== undefined;
    default:
      return false;
  }
}

/** Does the work, and reports its errors to the person who asked. */
async function perform(work: Work, interaction: APIInteraction, bot: Bot): Promise<void> {
  const call = await callOf(bot, interaction);
  try {
    await work(call);
  } catch (error) {
    await excuse(call, interaction.type === InteractionType.ApplicationCommand, error);
  }
}

function route(interaction: APIInteraction, call: Call): Answer | Promise<Answer> {
  switch (interaction.type) {
    case InteractionType.ApplicationCommand: {
      const { data } = interaction;
      if (data.type !== ApplicationCommandType.ChatInput) throw new Refusal('unknown-command');
      const options = new Options(data);
      const command = commandNamed(data.name, options.subcommand);
      if (command === undefined || !('run' in command)) throw goneCommand(data.name, call.language);
      return command.run(call, options);
    }
    case InteractionType.ApplicationCommandAutocomplete:
      return complete(interaction.data.name, call, new Options(interaction.data));
    case InteractionType.MessageComponent: {
      const id = parseCustomId(interaction.data.custom_id);
      const click = CLICKS[id.action];
      if (typeof click !== 'function') return click.answer(call, id, chosenBy(interaction));
      break;
    }
    case InteractionType.ModalSubmit: {
      const answer = beginsBy(interaction)?.(call, parseCustomId(interaction.data.custom_id), interaction);
      if (answer !== undefined) return answer;
      break;
    }
  }
  throw new Refusal('unknown-command');
}

async function complete(name: string, call: Call, options: Options): Promise<Answer> {
  const command = commandNamed(name, options.subcommand);
  const games = command && completeGames(call, options, command);
  const choices = games ?? (await command?.complete?.(call, options)) ?? [];
  return {
    response: {
      type: InteractionResponseType.ApplicationCommandAutocompleteResult,
      data: { choices: choices.filter(isOfferable).slice(0, MAX_OPTIONS) },
    },
  };
}

/** Behind much that was typed already, what is offered grows too long for Discord. */
function isOfferable({ name, value }: Choice): boolean {
  return name.length <= MAX_OPTION && value.length <= MAX_OPTION;
}

/** What is done later reports its errors to the person who asked. */
function guarded(answer: Answer, call: Call): Answer {
  const { later, response } = answer;
  if (later === undefined) return answer;
  const isPromised = response.type === InteractionResponseType.DeferredChannelMessageWithSource;
  return { ...answer, later: () => later().catch((error: unknown) => excuse(call, isPromised, error)) };
}

/** A command's promise of an answer is kept with the excuse; beside a click's message it is a message of its own. */
async function excuse(call: Call, isPromised: boolean, error: unknown): Promise<void> {
  const { bot, language } = call;
  const message = apology(bot, error, language);
  // Delivered twice: the first delivery answers.
  if (message === null) return;
  try {
    if (isPromised) await call.reply(message);
    else await call.add(message);
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
