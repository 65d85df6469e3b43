import { setTimeout as delay } from 'node:timers/promises';
import {
  type APIApplicationCommandOptionChoice,
  type APIInteraction,
  type APIInteractionResponse,
  type APILabelComponent,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ComponentType,
  InteractionContextType,
  InteractionResponseType,
  InteractionType,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import type { Bot } from '../bot.js';
import { handle } from '../interaction/handle.js';
import { handleTyped } from '../interaction/typed.js';
import {
  type BotDiscord,
  type Where,
  type Written,
  buttonsOf,
  componentsOf,
  selectsOf,
  wordsOf,
} from './bot-discord.js';
import { ALL_PERMISSIONS, type Person as PersonRecord } from './discord/world.ts';

type ModalField = APILabelComponent['component'];

/** What came of a command or a click. */
export interface Outcome {
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

/** Somebody who talks with the bot in one channel. */
export class Person {
  channelId = '500';
  where: Where = 'direct';
  /** What the bot may do in a server's channel. */
  permissions = ALL_PERMISSIONS;
  /** Waits for the computer's moves too. */
  isPatient = true;
  readonly #record: PersonRecord;

  constructor(
    readonly bot: Bot,
    readonly discord: BotDiscord,
    name: string,
    locale: string,
  ) {
    this.#record = discord.newPerson(name, locale);
  }

  /** Has the permission Manage Server. */
  set managesServers(manages: boolean) {
    this.#record.managesGuilds = manages;
  }

  get id(): string {
    return this.user.id;
  }

  get user() {
    return this.#record.user;
  }

  /** A slash command. Options are strings, numbers or people. */
  command(name: string, options: Readonly<Record<string, string | number | Person>> = {}): Promise<Outcome> {
    return this.deliver(this.commandOf(name, options));
  }

  /** @param called a command's name, with a subcommand's after a space. */
  commandOf(
    called: string,
    options: Readonly<Record<string, string | number | Person>> = {},
  ): APIInteraction {
    const filledIn = Object.entries(options).map(([key, value]) => filled(key, value));
    const people = Object.values(options).filter((value) => value instanceof Person);
    return this.#interaction(InteractionType.ApplicationCommand, {
      ...used(called, filledIn),
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
    const { response } = await this.deliver(this.typingOf(name, focused, typed, options));
    if (response.type !== InteractionResponseType.ApplicationCommandAutocompleteResult)
      throw new Error('no choices');
    return response.data.choices ?? [];
  }

  typingOf(
    called: string,
    focused: string,
    typed: string,
    options: Readonly<Record<string, string | number>> = {},
  ): APIInteraction {
    const others = Object.entries(options).map(([key, value]) => filled(key, value));
    const own = { ...filled(focused, typed), focused: true };
    return this.#interaction(InteractionType.ApplicationCommandAutocomplete, used(called, [...others, own]));
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

  /** A choice in the select that offers people. */
  chooses(written: Written, person: Person): Promise<Outcome> {
    const found = componentsOf(written.message).find(({ type }) => type === ComponentType.UserSelect);
    const data = {
      custom_id: found?.custom_id,
      component_type: ComponentType.UserSelect,
      values: [person.id],
      resolved: { users: { [person.id]: person.user } },
    };
    return this.deliver(this.#interaction(InteractionType.MessageComponent, data, written));
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

  /** The window that opened, with its one field filled in, or with fields by their names. */
  windowOf(
    response: APIInteractionResponse,
    written: Written,
    filledIn: string | Readonly<Record<string, string | Person | undefined>>,
  ): APIInteraction {
    if (response.type !== InteractionResponseType.Modal) throw new Error('no window opened');
    const values = typeof filledIn === 'string' ? { move: filledIn } : filledIn;
    const fields = response.data.components.flatMap((each) =>
      each.type === ComponentType.Label ? [each.component] : [],
    );
    const people = Object.values(values).filter((value) => value instanceof Person);
    const data = {
      custom_id: response.data.custom_id,
      components: fields.map((field, id) => ({
        type: ComponentType.Label,
        id: 2 * id + 1,
        component: { type: field.type, id: 2 * id + 2, custom_id: field.custom_id, ...sentBy(field, values) },
      })),
      resolved: { users: Object.fromEntries(people.map(({ id, user }) => [id, user])) },
    };
    return this.#interaction(InteractionType.ModalSubmit, data, written);
  }

  /** Starts a game by `/play` or, where that does not have all, on its card with the form behind *More*. */
  async starts(wanted: NewGame): Promise<Outcome> {
    const isShort = Object.keys(wanted).every((name) => ['game', 'opponent', 'level'].includes(name));
    if (isShort) return this.command('play', { ...wanted } as Record<string, string | number | Person>);
    return this.#startsByCard(wanted);
  }

  async #startsByCard({ game, level, time, ...rest }: NewGame): Promise<Outcome> {
    const { message } = await this.command('play');
    const card = message as Written;
    await this.choose(card, game);
    for (const value of [level, time]) if (value !== undefined) await this.choose(card, String(value));
    const more = buttonsOf(card.message).find(({ id }) => id.includes(':new-more:'));
    const { response } = await this.deliver(this.clickOf(card, more?.id ?? ''));
    return this.deliver(this.windowOf(response, card, rest));
  }

  /** Writes a line where the bot can read it. */
  async says(content: string, { isAddressed = false, id = this.discord.newId() } = {}): Promise<void> {
    await handleTyped({ id, channelId: this.channelId, authorId: this.id, content, isAddressed }, this.bot);
  }

  /** Hands an interaction to the bot and waits for all of its work. */
  async deliver(interaction: APIInteraction): Promise<Outcome> {
    const { token } = interaction;
    this.discord.repeats(token);
    const answer = await handle(interaction, this.bot);
    await this.bot.discord.respond(interaction, answer.response);
    await answer.later?.();
    // The bot itself does not wait for a computer that thinks long.
    while (this.isPatient && this.bot.scheduler.load > 0) await delay(LOOKING_MS);
    const message = this.discord.original(token);
    const own = answer.response.type === InteractionResponseType.DeferredMessageUpdate ? [] : [message];
    const said = [...own, ...(this.discord.followUps.get(token) ?? [])];
    return {
      response: answer.response,
      message,
      said: said.flatMap((each) => (each === undefined ? [] : [wordsOf(each.message)])).join('\n'),
    };
  }

  #interaction(type: InteractionType, data: object, source?: Written): APIInteraction {
    const { where, permissions } = this;
    const channel = this.discord.channel(source?.channelId ?? this.channelId, where, permissions);
    const { payload } = this.discord.start({
      type,
      person: this.#record,
      channel,
      source: source?.stored,
      what: 'what somebody did',
      data,
      context: where === 'direct' ? InteractionContextType.BotDM : InteractionContextType.Guild,
      userInstall: where === 'brought-along',
    });
    return payload as APIInteraction;
  }
}

/** @param called a command's name, with a subcommand's after a space. */
function used(called: string, options: readonly object[]) {
  const [name = '', sub] = called.split(' ');
  return {
    id: '1',
    name,
    type: ApplicationCommandType.ChatInput,
    options:
      sub === undefined ? options : [{ type: ApplicationCommandOptionType.Subcommand, name: sub, options }],
  };
}

/** What is sent of a field: what was chosen or typed, else what it came with. */
function sentBy(field: ModalField, values: Readonly<Record<string, string | Person | undefined>>) {
  const value = values[field.custom_id];
  if (field.type === ComponentType.TextInput) return { value: value ?? '' };
  const usual = 'options' in field ? field.options.filter((each) => each.default) : [];
  if (value === undefined) return { values: usual.map((each) => each.value) };
  return { values: [value instanceof Person ? value.id : value] };
}

function filled(name: string, value: string | number | Person) {
  if (value instanceof Person) return { name, type: ApplicationCommandOptionType.User, value: value.id };
  const type =
    typeof value === 'number' ? ApplicationCommandOptionType.Integer : ApplicationCommandOptionType.String;
  return { name, type, value };
}
