import {
  type APIInteraction,
  ApplicationCommandType,
  ApplicationIntegrationType,
  ChannelType,
  ComponentType,
  InteractionContextType,
  InteractionType,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/v10';
import type { Choice, CommandOption, SuggestingType } from '../rules/commands.js';
import { type Component, walk } from '../rules/components.js';
import type { Core } from '../server/server.js';
import type { Deed, Interaction } from '../world/interactions.js';
import {
  type Person,
  type RegisteredCommand,
  type StoredFile,
  type StoredMessage,
  memberData,
} from '../world/world.js';
import { Place, type Reply } from './place.js';
import { SeenMessage } from './seen-message.js';

/** What is known when a deed is done. */
export interface Done {
  readonly interaction: Interaction;
}

type AnyUser = User<Done>;

/** A value of a command's option: for users the user, for attachments the file, for channels the id. */
type OptionValue = string | number | boolean | AnyUser | StoredFile;
export type OptionValues = Readonly<Record<string, OptionValue | undefined>>;

/** What fields of a form are filled in with, by their custom id; the rest stays as it came. */
export type FieldValues = Readonly<Record<string, string | readonly string[] | AnyUser | undefined>>;

/** A message that somebody looks at. */
interface Shown {
  readonly stored: StoredMessage;
}

/** A person with Discord open at one place. What they do is refused where the real client does not offer it. */
export class User<Result extends Done = Reply> {
  readonly #parts: Core;
  readonly person: Person;
  /** Hands an interaction to the app, also once more, and waits for what comes of it. */
  readonly deliver: (interaction: APIInteraction) => Promise<Result>;
  #place: Place | undefined;

  constructor(parts: Core, person: Person, deliver: (interaction: APIInteraction) => Promise<Result>) {
    this.#parts = parts;
    this.person = person;
    this.deliver = deliver;
  }

  get id(): string {
    return this.person.user.id;
  }

  get name(): string {
    return this.person.user.global_name ?? this.person.user.username;
  }

  get mention(): string {
    return `<@${this.id}>`;
  }

  /** The messages that notified this person, oldest first: new ones that mention and may ping them. */
  get notifications(): SeenMessage[] {
    const { world } = this.#parts;
    return world.notificationsOf(this.id).map((stored) => new SeenMessage(world, stored));
  }

  /** Where this person is looking. */
  get place(): Place {
    if (this.#place === undefined) throw new Error(`${this.person.user.username} has not entered a channel`);
    return this.#place;
  }

  /** Opens a channel; commands and words go there from now on. */
  enter(place: Place): this {
    this.#place = place;
    return this;
  }

  /** The direct messages with the app. */
  get directMessages(): Place {
    const { world } = this.#parts;
    return new Place(this.#parts, world.directChannel([this.id, world.application.id]));
  }

  /** Sends a slash command. A subcommand follows its command after a space. */
  command(name: string, values: OptionValues = {}): Promise<Result> {
    return this.deliver(this.commandOf(name, values));
  }

  commandOf(name: string, values: OptionValues = {}): APIInteraction {
    const { options, used } = this.#find(name);
    const missing = options.find(
      (one) => 'required' in one && one.required && values[one.name] === undefined,
    );
    if (missing !== undefined) throw new Error(`/${name}: the option '${missing.name}' is required`);
    const filled = this.#fillAll(name, options, values);
    return this.#act({
      type: InteractionType.ApplicationCommand,
      what: `/${name} ${JSON.stringify(filled.map((one) => one.value))}`,
      data: { ...used(filled), resolved: this.#resolved(Object.values(values)) },
    });
  }

  /** Types into an option that completes itself, and gives the suggestions. */
  async autocomplete(
    name: string,
    focused: string,
    typed = '',
    values: OptionValues = {},
  ): Promise<readonly Choice[]> {
    const { interaction } = await this.deliver(this.typingOf(name, focused, typed, values));
    if (interaction.choices === undefined) throw new Error(`no suggestions to ${interaction.what}`);
    return interaction.choices;
  }

  typingOf(name: string, focused: string, typed = '', values: OptionValues = {}): APIInteraction {
    const { options, used } = this.#find(name);
    const option = options.find((one) => one.name === focused);
    if (option === undefined || !('autocomplete' in option) || !option.autocomplete)
      throw new Error(`/${name}: the option '${focused}' does not complete itself`);
    const own = { name: focused, type: option.type, value: typed, focused: true };
    return this.#act({
      type: InteractionType.ApplicationCommandAutocomplete,
      what: `/${name} ${focused}:${typed}`,
      optionType: option.type as SuggestingType,
      data: used([...this.#fillAll(name, options, values), own]),
    });
  }

  /** Uses a command from the menu of a message. */
  menu(name: string, { stored: { data } }: Shown): Promise<Result> {
    const { id } = this.#offered(name, ApplicationCommandType.Message);
    return this.deliver(
      this.#act({
        type: InteractionType.ApplicationCommand,
        what: `the menu's '${name}'`,
        data: {
          id,
          name,
          type: ApplicationCommandType.Message,
          target_id: data.id,
          resolved: { messages: { [data.id]: data } },
        },
      }),
    );
  }

  /** Presses a button, found by its label, its emoji or its custom id. */
  press(message: Shown, wanted: string | RegExp): Promise<Result> {
    const { buttons } = this.#seen(message);
    const button = buttons.find(
      ({ label, id }) => id === wanted || (wanted instanceof RegExp ? wanted.test(label) : label === wanted),
    );
    const there = buttons.map(({ label }) => label).join(', ');
    if (button === undefined) throw new Error(`no button ${wanted}; there are: ${there || 'none'}`);
    if (button.disabled) throw new Error(`the button ${button.label} is disabled`);
    return this.deliver(this.clickOf(message, button.id));
  }

  /** Picks options of the select that has them, found by value or label; of one that offers people, a person. */
  select(message: Shown, wanted: string | readonly string[] | AnyUser): Promise<Result> {
    const { selects, peopleSelect } = this.#seen(message);
    if (wanted instanceof User) {
      if (peopleSelect === undefined) throw new Error('nobody can be chosen');
      return this.deliver(this.clickOf(message, peopleSelect, wanted));
    }
    const all = [wanted].flat();
    for (const { id, disabled, options } of selects) {
      const picked = all.flatMap(
        (one) =>
          (options.find(({ value }) => value === one) ?? options.find(({ label }) => label === one))?.value ??
          [],
      );
      if (!disabled && picked.length === all.length) return this.deliver(this.clickOf(message, id, picked));
    }
    const there = selects.flatMap(({ labels }) => labels).join(', ');
    throw new Error(`no option ${all.join(', ')}; there are: ${there || 'none'}`);
  }

  /** A click on a button or, with values, a choice in a select; also one that is not there, or not any more. */
  clickOf(
    { stored }: Shown,
    customId: string,
    chosen?: string | readonly string[] | AnyUser,
  ): APIInteraction {
    const isUser = chosen instanceof User;
    const values = isUser ? [chosen.id] : [chosen ?? []].flat();
    const select = isUser ? ComponentType.UserSelect : ComponentType.StringSelect;
    return this.#act({
      type: InteractionType.MessageComponent,
      what: `${customId} ${values}`,
      source: stored,
      data: {
        custom_id: customId,
        component_type: chosen === undefined ? ComponentType.Button : select,
        ...(chosen !== undefined && { values }),
        ...(isUser && { resolved: this.#resolved([chosen]) }),
      },
    });
  }

  /** Fills in the form that a deed opened, and sends it. */
  submit(opened: Done, values: FieldValues): Promise<Result> {
    return this.deliver(this.formOf(opened, values));
  }

  formOf({ interaction: { modal, source } }: Done, values: FieldValues): APIInteraction {
    if (modal === undefined) throw new Error('there is no form to fill in');
    const all = [...walk(modal.components as readonly Component[])].map(([part]) => part);
    const unknown = Object.keys(values).find((key) => !all.some(({ custom_id }) => custom_id === key));
    if (unknown !== undefined) throw new Error(`the form '${modal.title}' has no field '${unknown}'`);
    const filled = (part: Component): object => ({
      type: part.type,
      id: all.indexOf(part) + 1,
      ...(part.component && { component: filled(part.component) }),
      ...(part.components && { components: part.components.map(filled) }),
      ...(part.custom_id !== undefined && filledIn(part, values[part.custom_id])),
    });
    return this.#act({
      type: InteractionType.ModalSubmit,
      what: `the form '${modal.title}'`,
      source,
      data: {
        custom_id: modal.custom_id,
        components: (modal.components as readonly Component[]).map(filled),
        resolved: this.#resolved(Object.values(values).filter((value) => value instanceof User)),
      },
    });
  }

  /** Writes into the channel. */
  says(content: string, file?: StoredFile): SeenMessage {
    const uploads = file === undefined ? [] : [{ index: '0', ...file }];
    const { world, messages } = this.#parts;
    const sent = { json: { content }, uploads };
    const origin = { author: this.person.user, form: 'channel' } as const;
    return new SeenMessage(world, messages.create(this.place.channel, sent, origin));
  }

  #act(deed: Pick<Deed, 'type' | 'what' | 'data'> & Partial<Deed>): APIInteraction {
    const { channel } = this.place;
    return this.#parts.interactions.create({
      ...deed,
      person: this.person,
      channel: this.#parts.world.channels.get(deed.source?.data.channel_id ?? '') ?? channel,
      context: this.#context(),
      userInstall: this.#alone(),
      what: `${deed.what} of ${this.person.user.username}`,
    }).payload as APIInteraction;
  }

  #context(): InteractionContextType {
    const { type, members } = this.place.channel;
    if (type !== ChannelType.DM) return InteractionContextType.Guild;
    const withApp = members.has(this.#parts.world.application.id);
    return withApp ? InteractionContextType.BotDM : InteractionContextType.PrivateChannel;
  }

  /** The app is not here; this person brings it along. */
  #alone(): boolean {
    const { guildId } = this.place.channel;
    if (guildId !== undefined) return !this.#parts.world.guilds.get(guildId)?.hasApp;
    return this.#context() === InteractionContextType.PrivateChannel;
  }

  #seen({ stored }: Shown): SeenMessage {
    const channel = this.#parts.world.channels.get(stored.data.channel_id);
    const visible = stored.onlyFor === undefined || stored.onlyFor === this.id;
    if (!channel?.messages.has(stored.data.id) || !visible)
      throw new Error(`${this.person.user.username} does not see this message`);
    return new SeenMessage(this.#parts.world, stored);
  }

  #offered(name: string, type: ApplicationCommandType): RegisteredCommand {
    const { guildId } = this.place.channel;
    const command = [...this.#parts.world.commands.values()].find(
      ({ body, guildId: onlyIn }) =>
        body.name === name &&
        (body.type ?? ApplicationCommandType.ChatInput) === type &&
        (onlyIn === undefined || onlyIn === guildId),
    );
    if (command === undefined) throw new Error(`the app has no command '${name}'`);
    const { contexts, integration_types: installs } = command.body;
    const { GuildInstall, UserInstall } = ApplicationIntegrationType;
    const isHere = contexts == null || contexts.includes(this.#context());
    if (!isHere || !(installs ?? [GuildInstall]).includes(this.#alone() ? UserInstall : GuildInstall))
      throw new Error(`the command '${name}' is not offered here`);
    return command;
  }

  /** The options of a slash command, and what is sent when they are filled in. */
  #find(called: string) {
    const [name = '', ...path] = called.split(' ');
    const type = ApplicationCommandType.ChatInput;
    const command = this.#offered(name, type);
    const used = (filled: readonly object[]) => ({
      id: command.id,
      name,
      type,
      options: subcommandOptions(path, filled),
    });
    return { options: optionsAt(command, path), used };
  }

  #fillAll(command: string, options: readonly CommandOption[], values: OptionValues) {
    return Object.entries(values).flatMap(([name, value]) => {
      if (value === undefined) return [];
      const option = options.find((one) => one.name === name);
      if (option === undefined) throw new Error(`/${command} has no option '${name}'`);
      return { name, type: option.type, value: sentAs(`/${command} ${name}`, option, value) };
    });
  }

  #resolved(values: readonly unknown[]): object {
    const users = values.filter((value) => value instanceof User);
    const file = values.find(
      (value): value is StoredFile => typeof value === 'object' && value !== null && !(value instanceof User),
    );
    const { world } = this.#parts;
    return {
      ...(users.length > 0 && {
        users: Object.fromEntries(users.map(({ id, person }) => [id, person.user])),
        members: Object.fromEntries(
          users
            .filter(({ id }) => world.guilds.get(this.place.channel.guildId ?? '')?.members.has(id))
            .map(({ id }) => [id, { ...memberData(world, id), user: undefined, permissions: '0' }]),
        ),
      }),
      ...(file && { attachments: { [UPLOAD_ID]: this.#parts.messages.keep(file, UPLOAD_ID) } }),
    };
  }
}

const UPLOAD_ID = '1';

function optionsAt({ body }: RegisteredCommand, path: readonly string[]): readonly CommandOption[] {
  let options = ('options' in body ? body.options : undefined) ?? [];
  for (const part of path) {
    const next = options.find((one) => one.name === part);
    if (next === undefined || !('options' in next))
      throw new Error(`/${body.name} has no subcommand '${part}'`);
    options = (next.options ?? []) as typeof options;
  }
  return options;
}

/** The options of a subcommand inside what names it. */
export function subcommandOptions(path: readonly string[], filled: readonly object[]): object[] {
  const [first, ...rest] = path;
  if (first === undefined) return [...filled];
  const type = rest.length === 0 ? Option.Subcommand : Option.SubcommandGroup;
  return [{ name: first, type, options: subcommandOptions(rest, filled) }];
}

/** What is typed into options of each type, or picked from a list by its id. */
const TYPED: Readonly<Partial<Record<Option, string>>> = {
  [Option.String]: 'string',
  [Option.Integer]: 'number',
  [Option.Number]: 'number',
  [Option.Boolean]: 'boolean',
  [Option.Channel]: 'string',
};

function sentAs(what: string, option: CommandOption, value: OptionValue): string | number | boolean {
  if ('choices' in option && option.choices?.length) {
    const choice = option.choices.find((one) => one.value === value || one.name === value);
    const there = option.choices.map((one) => one.value).join(', ');
    if (choice === undefined) throw new Error(`${what}: no choice ${value}; there are ${there}`);
    return choice.value;
  }
  if (value instanceof User && option.type === Option.User) return value.id;
  if (typeof value !== 'object' && typeof value === TYPED[option.type]) return value;
  if (!(value instanceof User) && typeof value === 'object' && option.type === Option.Attachment)
    return UPLOAD_ID;
  throw new Error(`${what}: ${typeof value === 'object' ? 'this' : value} is of the wrong type`);
}

/** A field of a form as it is sent: its value, or the one it came with. */
function filledIn(
  { type, custom_id, value: before, options = [] }: Component,
  value: FieldValues[string],
): object {
  if (type === ComponentType.TextInput) return { custom_id, value: value ?? before ?? '' };
  const usual = options.filter((each) => each.default).map((each) => each.value);
  return {
    custom_id,
    values: value instanceof User ? [value.id] : value === undefined ? usual : [value].flat(),
  };
}
