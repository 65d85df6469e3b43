import {
  ApplicationCommandType,
  ApplicationIntegrationType,
  ChannelType,
  ComponentType,
  InteractionContextType,
  InteractionType,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/v10';
import type { Interaction } from './interactions.ts';
import { Place, Reply } from './place.ts';
import type { Choice, CommandOption } from './rules/commands.ts';
import { SeenMessage } from './seen-message.ts';
import type { Parts } from './server.ts';
import { type Person, type RegisteredCommand, type StoredFile, memberData } from './world.ts';

/** A value of a command's option: for users the user, for attachments the file. */
type OptionValue = string | number | boolean | User | StoredFile;
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** A person with Discord open at one place. Each deed waits until the app has acknowledged it. */
export class User {
  readonly #parts: Parts;
  readonly person: Person;
  #place: Place | undefined;

  constructor(parts: Parts, person: Person) {
    this.#parts = parts;
    this.person = person;
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
  command(name: string, values: OptionValues = {}): Promise<Reply> {
    const { command, options, path } = this.#find(name, ApplicationCommandType.ChatInput);
    const missing = options.find(
      (one) => 'required' in one && one.required && values[one.name] === undefined,
    );
    if (missing !== undefined) throw new Error(`/${name}: the option '${missing.name}' is required`);
    const filled = Object.entries(values).map(([key, value]) => this.#fill(name, options, key, value));
    return this.#act({
      type: InteractionType.ApplicationCommand,
      what: `/${name} ${JSON.stringify(filled.map((one) => one.value))}`,
      data: {
        id: command.id,
        name: command.body.name,
        type: ApplicationCommandType.ChatInput,
        options: nest(path, filled),
        resolved: this.#resolved(Object.values(values)),
      },
    });
  }

  /** Types into an option that completes itself, and gives the suggestions. */
  async autocomplete(
    name: string,
    focused: string,
    typed = '',
    values: OptionValues = {},
  ): Promise<readonly Choice[]> {
    const { command, options, path } = this.#find(name, ApplicationCommandType.ChatInput);
    const option = options.find((one) => one.name === focused);
    if (option === undefined || !('autocomplete' in option) || !option.autocomplete)
      throw new Error(`/${name}: the option '${focused}' does not complete itself`);
    const filled: object[] = Object.entries(values).map(([key, value]) =>
      this.#fill(name, options, key, value),
    );
    filled.push({ name: focused, type: option.type, value: typed, focused: true });
    const reply = await this.#act({
      type: InteractionType.ApplicationCommandAutocomplete,
      what: `/${name} ${focused}:${typed}`,
      optionType: option.type as Option.String,
      data: {
        id: command.id,
        name: command.body.name,
        type: ApplicationCommandType.ChatInput,
        options: nest(path, filled),
      },
    });
    return reply.choices;
  }

  /** Uses a command from the menu of a message. */
  menu(name: string, message: SeenMessage): Promise<Reply> {
    const { command } = this.#find(name, ApplicationCommandType.Message);
    return this.#act({
      type: InteractionType.ApplicationCommand,
      what: `the menu's '${name}'`,
      data: {
        id: command.id,
        name: command.body.name,
        type: ApplicationCommandType.Message,
        target_id: message.id,
        resolved: { messages: { [message.id]: message.data } },
      },
    });
  }

  /** Presses a button, found by its label, its emoji or its custom id. */
  press(message: SeenMessage, wanted: string | RegExp): Promise<Reply> {
    this.#mustSee(message);
    const button = message.buttons.find(
      ({ label, customId }) =>
        customId === wanted || (wanted instanceof RegExp ? wanted.test(label) : label === wanted),
    );
    const there = message.buttons.map(({ label }) => label).join(', ');
    if (button === undefined) throw new Error(`no button ${wanted}; there are: ${there || 'none'}`);
    if (button.disabled) throw new Error(`the button ${button.label} is disabled`);
    return this.#use(message, `the button '${button.label}'`, {
      custom_id: button.customId,
      component_type: ComponentType.Button,
    });
  }

  /** Picks options of the select that has them, found by value or label. */
  select(message: SeenMessage, wanted: string | readonly string[]): Promise<Reply> {
    this.#mustSee(message);
    const all = typeof wanted === 'string' ? [wanted] : wanted;
    for (const { customId, disabled, options } of message.selects) {
      const picked = all.map(
        (one) => options.find(({ value }) => value === one) ?? options.find(({ label }) => label === one),
      );
      if (disabled || picked.includes(undefined)) continue;
      return this.#use(message, `the option '${all.join(', ')}'`, {
        custom_id: customId,
        component_type: ComponentType.StringSelect,
        values: picked.map((one) => one?.value),
      });
    }
    const there = message.selects.flatMap(({ options }) => options.map(({ label }) => label)).join(', ');
    throw new Error(`no option ${all.join(', ')}; there are: ${there || 'none'}`);
  }

  /** Fills in the form that a reply opened, by custom id of its fields, and sends it. */
  submit(
    { interaction }: Reply,
    values: Readonly<Record<string, string | readonly string[]>>,
  ): Promise<Reply> {
    const { modal, source } = interaction;
    if (modal === undefined) throw new Error('there is no form to fill in');
    return this.#act({
      type: InteractionType.ModalSubmit,
      what: `the form '${modal.title}'`,
      source,
      data: { custom_id: modal.custom_id, components: modal.components.map((one) => filledIn(one, values)) },
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

  #use(message: SeenMessage, what: string, data: object): Promise<Reply> {
    return this.#act({ type: InteractionType.MessageComponent, what, source: message.stored, data });
  }

  async #act(
    deed: Pick<Interaction, 'type' | 'what'> & Partial<Interaction> & { readonly data: object },
  ): Promise<Reply> {
    const { channel } = this.place;
    const source =
      deed.source === undefined ? channel : this.#parts.world.channels.get(deed.source.data.channel_id);
    const reply = new Reply(
      this.#parts,
      this.#parts.interactions.start({
        ...deed,
        person: this.person,
        channel: source ?? channel,
        context: this.#context(),
        userInstall: this.#alone(),
        what: `${deed.what} of ${this.person.user.username}`,
      }),
    );
    await reply.acknowledged();
    return reply;
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

  #mustSee({ stored }: SeenMessage): void {
    const channel = this.#parts.world.channels.get(stored.data.channel_id);
    const visible = stored.onlyFor === undefined || stored.onlyFor === this.id;
    if (!channel?.messages.has(stored.data.id) || !visible)
      throw new Error(`${this.person.user.username} does not see this message`);
  }

  #find(name: string, type: ApplicationCommandType) {
    const path = type === ApplicationCommandType.ChatInput ? name.split(' ') : [name];
    const { guildId } = this.place.channel;
    const command = [...this.#parts.world.commands.values()].find(
      ({ body, guildId: onlyIn }) =>
        body.name === path[0] &&
        (body.type ?? ApplicationCommandType.ChatInput) === type &&
        (onlyIn === undefined || onlyIn === guildId),
    );
    if (command === undefined) throw new Error(`the app has no command '${path[0]}'`);
    const { contexts, integration_types: installs } = command.body;
    const offered = contexts == null || contexts.includes(this.#context());
    const install = this.#alone()
      ? ApplicationIntegrationType.UserInstall
      : ApplicationIntegrationType.GuildInstall;
    if (!offered || !(installs ?? [ApplicationIntegrationType.GuildInstall]).includes(install))
      throw new Error(`the command '${name}' is not offered here`);
    return { command, options: optionsAt(command, path.slice(1)), path: path.slice(1) };
  }

  #fill(command: string, options: readonly CommandOption[], name: string, value: OptionValue) {
    const option = options.find((one) => one.name === name);
    if (option === undefined) throw new Error(`/${command} has no option '${name}'`);
    if ('choices' in option && option.choices?.length) {
      const choice = option.choices.find((one) => one.value === value || one.name === value);
      if (choice === undefined)
        throw new Error(
          `/${command} ${name}: no choice ${value}; there are ${option.choices.map((one) => one.value).join(', ')}`,
        );
      return { name, type: option.type, value: choice.value };
    }
    if (value instanceof User) return { name, type: option.type, value: value.id };
    if (typeof value === 'object') return { name, type: option.type, value: UPLOAD_ID };
    const fits =
      option.type === Option.Boolean
        ? typeof value === 'boolean'
        : option.type === Option.String
          ? typeof value === 'string'
          : typeof value === 'number';
    if (!fits) throw new Error(`/${command} ${name}: ${JSON.stringify(value)} is of the wrong type`);
    return { name, type: option.type, value };
  }

  #resolved(values: readonly OptionValue[]): object {
    const users = values.filter((value) => value instanceof User);
    const file = values.find(
      (value): value is StoredFile => typeof value === 'object' && !(value instanceof User),
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
function nest(path: readonly string[], filled: readonly object[]): object[] {
  const [first, ...rest] = path;
  if (first === undefined) return [...filled];
  const type = rest.length === 0 ? Option.Subcommand : Option.SubcommandGroup;
  return [{ name: first, type, options: nest(rest, filled) }];
}

interface Field {
  readonly custom_id: string;
  readonly value?: string | null;
  readonly options?: readonly { readonly value: string; readonly default?: boolean }[];
}

/** A field of a form as it is sent: its value, or the one it came with. */
function filledIn(
  part: { readonly type: number },
  values: Readonly<Record<string, string | readonly string[]>>,
): object {
  const { type } = part;
  if ('component' in part) return { type, component: filledIn(part.component as { type: number }, values) };
  if ('components' in part)
    return { type, components: (part.components as { type: number }[]).map((one) => filledIn(one, values)) };
  if (!('custom_id' in part)) return { type };
  const field = part as Field;
  const { custom_id } = field;
  const value = values[custom_id];
  if (type === ComponentType.TextInput) return { type, custom_id, value: value ?? field.value ?? '' };
  const usual = (field.options ?? []).filter((each) => each.default).map((each) => each.value);
  return { type, custom_id, values: value === undefined ? usual : [value].flat() };
}
