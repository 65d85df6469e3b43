import {
  type APIApplicationCommandOptionChoice,
  type APIInteraction,
  type APIInteractionResponse,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ChannelType,
  ComponentType,
  InteractionResponseType,
  InteractionType,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import type { Bot } from '../bot.js';
import { handle } from '../interaction/handle.js';
import { handleTyped } from '../interaction/typed.js';
import { type FakeDiscord, type Written, buttonsOf, selectsOf, wordsOf } from './fake-discord.js';

/** What came of a command or a click. */
export interface Outcome {
  readonly response: APIInteractionResponse;
  /** The answer as it stands: the command's message, or the clicked one. */
  readonly message: Written | undefined;
  /** Everything said to this person alone, or added. */
  readonly said: string;
}

/** What the bot needs to begin a thread. */
export const THREAD_RIGHTS =
  PermissionFlagsBits.CreatePublicThreads |
  PermissionFlagsBits.SendMessagesInThreads |
  PermissionFlagsBits.AttachFiles;
export const SERVER_ID = '900';

/** Somebody who talks with the bot in one channel. */
export class Person {
  readonly id: string;
  channelId = '500';
  isBot = false;
  /** Alone with the bot, in a server that has it, or where only this person brings it along. */
  where: 'direct' | 'server' | 'brought-along' = 'direct';
  /** What the bot may do in a server's channel. */
  permissions = THREAD_RIGHTS;

  constructor(
    readonly bot: Bot,
    readonly discord: FakeDiscord,
    readonly name: string,
    readonly locale: string,
  ) {
    this.id = discord.newId();
  }

  get user() {
    const { id, name, isBot: bot } = this;
    return { id, username: name, global_name: name, discriminator: '0', avatar: null, bot };
  }

  /** A slash command. Options are strings, numbers or people. */
  command(name: string, options: Readonly<Record<string, string | number | Person>> = {}): Promise<Outcome> {
    return this.deliver(this.commandOf(name, options));
  }

  commandOf(name: string, options: Readonly<Record<string, string | number | Person>> = {}): APIInteraction {
    const people = Object.values(options).filter((value) => value instanceof Person);
    return this.#interaction(InteractionType.ApplicationCommand, {
      id: '1',
      name,
      type: ApplicationCommandType.ChatInput,
      options: Object.entries(options).map(([key, value]) => filled(key, value)),
      resolved: { users: Object.fromEntries(people.map(({ id, user }) => [id, user])) },
    });
  }

  /** The values offered while typing. */
  async complete(
    name: string,
    focused: string,
    typed: string,
    options: Readonly<Record<string, string | number>> = {},
  ): Promise<APIApplicationCommandOptionChoice[]> {
    const others = Object.entries(options).map(([key, value]) => filled(key, value));
    const own = { ...filled(focused, typed), focused: true };
    const { response } = await this.deliver(
      this.#interaction(InteractionType.ApplicationCommandAutocomplete, {
        id: '1',
        name,
        type: ApplicationCommandType.ChatInput,
        options: [...others, own],
      }),
    );
    if (response.type !== InteractionResponseType.ApplicationCommandAutocompleteResult)
      throw new Error('no choices');
    return response.data.choices ?? [];
  }

  press(written: Written, label: string): Promise<Outcome> {
    const found = buttonsOf(written.message).find((each) => each.label === label);
    if (found === undefined)
      throw new Error(
        `no button ${label}; there are ${buttonsOf(written.message).map((each) => each.label)}`,
      );
    return this.deliver(this.clickOf(written, found.id));
  }

  /** A choice in the select that offers the value. */
  choose(written: Written, value: string): Promise<Outcome> {
    const found = selectsOf(written.message).find(({ values }) => values.includes(value));
    if (found === undefined) throw new Error(`no select offers ${value}`);
    return this.deliver(this.clickOf(written, found.id, value));
  }

  /** A click on a button or, with a value, a choice in a select; also one that is not there any more. */
  clickOf(written: Written, customId: string, value?: string): APIInteraction {
    const data =
      value === undefined
        ? { custom_id: customId, component_type: ComponentType.Button }
        : { custom_id: customId, component_type: ComponentType.StringSelect, values: [value] };
    return this.#interaction(InteractionType.MessageComponent, data, written);
  }

  /** Opens the window behind a button, fills its one field in and sends it. */
  async submit(written: Written, label: string, value: string): Promise<Outcome> {
    const { response } = await this.press(written, label);
    return this.deliver(this.windowOf(response, written, value));
  }

  /** The window that opened, with its one field filled in. */
  windowOf(response: APIInteractionResponse, written: Written, value: string): APIInteraction {
    if (response.type !== InteractionResponseType.Modal) throw new Error('no window opened');
    const data = {
      custom_id: response.data.custom_id,
      components: [
        {
          type: ComponentType.Label,
          id: 1,
          component: { type: ComponentType.TextInput, id: 2, custom_id: 'move', value },
        },
      ],
    };
    return this.#interaction(InteractionType.ModalSubmit, data, written);
  }

  /** Writes a line where the bot can read it. */
  async says(content: string, { isAddressed = false, id = this.discord.newId() } = {}): Promise<void> {
    await handleTyped({ id, channelId: this.channelId, authorId: this.id, content, isAddressed }, this.bot);
  }

  /** Hands an interaction to the bot and waits for all of its work. */
  async deliver(interaction: APIInteraction): Promise<Outcome> {
    const { token } = interaction;
    const answer = await handle(interaction, this.bot);
    await this.bot.discord.respond(interaction, answer.response);
    await answer.later?.();
    const message = this.discord.original(token);
    const own = answer.response.type === InteractionResponseType.DeferredMessageUpdate ? [] : [message];
    const said = [...own, ...(this.discord.followUps.get(token) ?? [])];
    return {
      response: answer.response,
      message,
      said: said.flatMap((each) => (each === undefined ? [] : [wordsOf(each.message)])).join('\n'),
    };
  }

  /** What an interaction tells of where it came from. */
  #place(id: string): object {
    const { user } = this;
    if (this.where === 'direct')
      return { user, channel: { id, type: ChannelType.DM }, authorizing_integration_owners: { 0: '0' } };
    const server = {
      member: { user },
      guild_id: SERVER_ID,
      channel: { id, type: ChannelType.GuildText },
      app_permissions: String(this.permissions),
    };
    // Whoever brings it along may do so in a server that does not have it.
    return this.where === 'brought-along'
      ? { ...server, authorizing_integration_owners: { 1: this.id } }
      : { ...server, authorizing_integration_owners: { 0: SERVER_ID, 1: this.id } };
  }

  #interaction(type: InteractionType, data: object, source?: Written): APIInteraction {
    const channel = source?.channelId ?? this.channelId;
    const { id, token } = this.discord.expect(channel, source?.id);
    return {
      id,
      application_id: this.bot.applicationId,
      type,
      token,
      version: 1,
      data,
      channel_id: channel,
      locale: this.locale,
      ...this.#place(channel),
      ...(source === undefined ? {} : { message: { id: source.id, channel_id: source.channelId } }),
    } as unknown as APIInteraction;
  }
}

function filled(name: string, value: string | number | Person) {
  if (value instanceof Person) return { name, type: ApplicationCommandOptionType.User, value: value.id };
  const type =
    typeof value === 'number' ? ApplicationCommandOptionType.Integer : ApplicationCommandOptionType.String;
  return { name, type, value };
}
