import { setTimeout as delay } from 'node:timers/promises';
import { ALL_PERMISSIONS, type Interaction, Place, User, subcommandOptions } from '@tahoun/loopback-discord';
import {
  type APIInteraction,
  type APIInteractionResponse,
  ApplicationCommandType,
  InteractionResponseType,
  ApplicationCommandOptionType as Option,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import type { Bot } from '../bot/bot.js';
import { handle } from '../dispatch/handle.js';
import { handleTyped } from '../interaction/typed.js';
import { type BotDiscord, type Where, type Written, buttonsOf, wordsOf } from './bot-discord.js';

/** What came of a command or a click. */
export interface Outcome {
  readonly interaction: Interaction;
  readonly response: APIInteractionResponse;
  /** The answer as it stands: the command's message, or the clicked one. */
  readonly message: Written | undefined;
  /** Everything said to this person alone, or added. */
  readonly said: string;
}

/** Of a channel in which the bot may do all but begin threads, so that everything is in one place. */
export const NO_THREADS = ALL_PERMISSIONS & ~PermissionFlagsBits.CreatePublicThreads;

/** A new game as the card of `/play` and its form have it. */
export interface NewGame {
  readonly game: string;
  readonly level?: number;
  readonly time?: string;
  readonly against?: 'computer' | 'anybody';
  readonly opponent?: Person;
  readonly side?: 'first' | 'second' | 'random';
  readonly options?: string;
  readonly player?: string;
}

/** How often a patient person looks whether the computer has moved, in milliseconds. */
const LOOKING_MS = 5;

/** Somebody whose deeds are handed to the bot in this process, with all of its work done when they are over. */
export class Person extends User<Outcome> {
  channelId = '500';
  where: Where = 'direct';
  /** What the bot may do in a server's channel. */
  permissions = ALL_PERMISSIONS;
  /** Waits for the computer's moves too. */
  isPatient = true;

  constructor(
    readonly bot: Bot,
    readonly discord: BotDiscord,
    name: string,
    locale: string,
  ) {
    super(discord.core, discord.newPerson(name, locale), (interaction) => this.#handOver(interaction));
  }

  override get place(): Place {
    const { channelId, where, permissions } = this;
    return new Place(this.discord.core, this.discord.channel(channelId, where, permissions));
  }

  /** Has the permission Manage Server. */
  set managesServers(manages: boolean) {
    this.person.managesGuilds = manages;
  }

  /** A slash command that the client does not offer, or not any more, with texts for its options. */
  forged(called: string, texts: Readonly<Record<string, string>> = {}): Promise<Outcome> {
    const [name = '', ...path] = called.split(' ');
    const filled = Object.entries(texts).map(([key, value]) => ({ name: key, type: Option.String, value }));
    const data = {
      id: '1',
      name,
      type: ApplicationCommandType.ChatInput,
      options: subcommandOptions(path, filled),
    };
    return this.deliver({ ...this.commandOf('board'), data } as APIInteraction);
  }

  /** Uses the menu of a message that somebody has written, or that the bot has. */
  analyses(message: { readonly content?: string; readonly components?: unknown }): Promise<Outcome> {
    const data = { id: '7', content: '', components: [], ...message };
    return this.menu('Analyse this board', { stored: { data, onlyFor: undefined, edits: 0 } as never });
  }

  /** Opens the window behind a button, fills its one field in and sends it. */
  async type(written: Written, label: string, move: string): Promise<Outcome> {
    return this.submit(await this.press(written, label), { move });
  }

  /** Starts a game by `/play` or, where that does not have all, on its card with the form behind *More*. */
  async starts(wanted: NewGame): Promise<Outcome> {
    if (Object.keys(wanted).every((name) => ['game', 'opponent', 'level'].includes(name)))
      return this.command('play', { ...wanted });
    const { game, level, time, ...rest } = wanted;
    const card = (await this.command('play')).message as Written;
    await this.select(card, game);
    for (const value of [level, time]) if (value !== undefined) await this.select(card, String(value));
    const more = buttonsOf(card.message).find(({ id }) => id.includes(':new-more:'));
    return this.submit(await this.press(card, more?.id ?? ''), rest);
  }

  /** Writes a line where the bot can read it. */
  async writes(content: string, { isAddressed = false, id = this.discord.newId() } = {}): Promise<void> {
    await handleTyped({ id, channelId: this.channelId, authorId: this.id, content, isAddressed }, this.bot);
  }

  async #handOver(payload: APIInteraction): Promise<Outcome> {
    const { token } = payload;
    this.discord.repeats(token);
    const answer = await handle(payload, this.bot);
    await this.bot.discord.respond(payload, answer.response);
    await answer.later?.();
    // The bot itself does not wait for a computer that thinks long.
    while (this.isPatient && this.bot.scheduler.load > 0) await delay(LOOKING_MS);
    const message = this.discord.original(token);
    const own = answer.response.type === InteractionResponseType.DeferredMessageUpdate ? [] : [message];
    const said = [...own, ...(this.discord.followUps.get(token) ?? [])];
    return {
      interaction: this.discord.core.interactions.find(token) as Interaction,
      response: answer.response,
      message,
      said: said.flatMap((each) => (each === undefined ? [] : [wordsOf(each.message)])).join('\n'),
    };
  }
}
