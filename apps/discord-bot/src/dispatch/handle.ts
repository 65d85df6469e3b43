import { Refusal } from '@tahoun/live';
import {
  type APIApplicationCommandInteraction,
  type APIInteraction,
  type APIMessageComponentInteraction,
  type APIModalSubmitInteraction,
  ApplicationCommandType,
  InteractionResponseType,
  InteractionType,
} from 'discord-api-types/v10';
import type { Bot } from '../bot/bot.js';
import { analyseThis } from '../commands/analyse.js';
import { type Choice, choicesFor } from '../commands/command.js';
import { type Answer, type Call, acknowledge, apology, callOf, offer, sayNow } from '../interaction/call.js';
import { Options } from '../interaction/options.js';
import { actionOf, parseCustomId } from '../view/custom-id.js';
import { MAX_OPTION, MAX_OPTIONS } from '../view/message.js';
import { type ByAnswer, CLICKS, commandNamed, goneCommand } from './registry.js';

/**
 * Answers an interaction, independent of its way here and of the answer's way back: the gateway, HTTP, or
 * a test. Everything remembered is in the database.
 */
export async function handle(interaction: APIInteraction, bot: Bot): Promise<Answer> {
  if (interaction.type === InteractionType.Ping) return { response: { type: InteractionResponseType.Pong } };
  const plan = planOf(interaction);
  if ('work' in plan) return acknowledge(interaction, true, () => perform(plan.work, interaction, bot));
  const call = await callOf(bot, interaction);
  try {
    return guarded(await plan.answer(call), call);
  } catch (error) {
    return refused(interaction, call, error);
  }
}

/** Whether everybody sees the answer of a command, a click or a form. */
export function isPublic(interaction: APIInteraction): boolean {
  const plan = planOf(interaction);
  return 'answer' in plan && plan.isPublic;
}

type Work = (call: Call) => Promise<unknown>;

/**
 * The way in which an interaction is answered. Work changes the clicked message, or is reported to the caller
 * alone, so that it can be acknowledged at once; any other first answer depends on the database.
 */
type Plan =
  | { readonly work: Work }
  | { readonly answer: (call: Call) => Answer | Promise<Answer>; readonly isPublic: boolean };

function planOf(interaction: APIInteraction): Plan {
  switch (interaction.type) {
    case InteractionType.ApplicationCommand:
      return planOfCommand(interaction.data);
    case InteractionType.ApplicationCommandAutocomplete: {
      const { data } = interaction;
      return { answer: (call) => complete(data.name, call, new Options(data)), isPublic: false };
    }
    case InteractionType.MessageComponent: {
      const { custom_id: text } = interaction.data;
      const click = CLICKS[actionOf(text) ?? 'help'];
      const value = chosenBy(interaction);
      if (typeof click === 'function') return { work: (call) => click(call, parseCustomId(text), value) };
      const { isPublic = false } = click;
      return { answer: (call) => click.answer(call, parseCustomId(text), value), isPublic };
    }
    case InteractionType.ModalSubmit: {
      const { custom_id: text } = interaction.data;
      const click = CLICKS[actionOf(text) ?? 'help'];
      const form = typeof click === 'function' ? undefined : click;
      const { begins } = form ?? {};
      if (begins !== undefined)
        return { answer: (call) => begins(call, parseCustomId(text), interaction), isPublic: true };
      return { work: (call) => submit(form, call, interaction) };
    }
    default:
      return refusing(() => new Refusal('unknown-command'), false);
  }
}

function planOfCommand(data: APIApplicationCommandInteraction['data']): Plan {
  if (data.type === ApplicationCommandType.Message)
    return { work: async (call) => call.reply(await analyseThis(call, data)) };
  if (data.type !== ApplicationCommandType.ChatInput)
    return refusing(() => new Refusal('unknown-command'), true);
  const options = new Options(data);
  const command = commandNamed(data.name, options.subcommand);
  if (command === undefined) return refusing((call) => goneCommand(data.name, call.language), true);
  if ('run' in command) return { answer: (call) => command.run(call, options), isPublic: true };
  return { work: async (call) => call.reply(await command.answer(call, options)) };
}

function refusing(refusal: (call: Call) => Refusal, isPublic: boolean): Plan {
  const answer = (call: Call): never => {
    throw refusal(call);
  };
  return { answer, isPublic };
}

/** @throws Refusal for a form of an earlier version. */
async function submit(
  form: ByAnswer | undefined,
  call: Call,
  sent: APIModalSubmitInteraction,
): Promise<void> {
  const id = parseCustomId(sent.data.custom_id);
  if (form?.submitted === undefined) throw new Refusal('stale');
  await form.submitted(call, id, sent);
}

/** The chosen value; empty for a button. */
function chosenBy({ data }: APIMessageComponentInteraction): string {
  return 'values' in data ? (data.values[0] ?? '') : '';
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

async function complete(name: string, call: Call, options: Options): Promise<Answer> {
  const command = commandNamed(name, options.subcommand);
  const choices = command === undefined ? [] : await choicesFor(command, call, options);
  return offer(choices.filter(isOfferable).slice(0, MAX_OPTIONS));
}

/** Whether a choice is short enough for Discord; behind a long typed text it may not be. */
function isOfferable({ name, value }: Choice): boolean {
  return name.length <= MAX_OPTION && value.length <= MAX_OPTION;
}

/** The answer, whose later work reports its errors to the person who asked. */
function guarded(answer: Answer, call: Call): Answer {
  const { later, response } = answer;
  if (later === undefined) return answer;
  const isPromised = response.type === InteractionResponseType.DeferredChannelMessageWithSource;
  return { ...answer, later: () => later().catch((error: unknown) => excuse(call, isPromised, error)) };
}

/** Reports an error: completes a command's deferred answer, or adds a message beside the clicked one. */
async function excuse(call: Call, isPromised: boolean, error: unknown): Promise<void> {
  const { bot } = call;
  const message = await apology(call, error);
  // Delivered twice: the first delivery answers.
  if (message === null) return;
  try {
    if (isPromised) await call.reply(message);
    else await call.add(message);
  } catch (failure) {
    bot.log('an excuse could not be delivered', failure);
  }
}

async function refused(interaction: APIInteraction, call: Call, error: unknown): Promise<Answer> {
  const message = await apology(call, error);
  if (interaction.type === InteractionType.ApplicationCommandAutocomplete) return offer([]);
  return message === null ? acknowledge(interaction, true, async () => undefined) : sayNow(message);
}
