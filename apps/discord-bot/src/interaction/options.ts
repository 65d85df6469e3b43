import {
  type APIApplicationCommandInteractionDataBasicOption,
  type APIAttachment,
  type APIAutocompleteApplicationCommandInteractionData,
  type APIChatInputApplicationCommandInteractionData,
  type APIUser,
  ApplicationCommandOptionType,
} from 'discord-api-types/v10';

/** The options that a person filled in after a command. */
export class Options {
  readonly #options: readonly APIApplicationCommandInteractionDataBasicOption[];
  readonly #resolved: APIChatInputApplicationCommandInteractionData['resolved'] | undefined;

  /** The name of the subcommand; undefined without one. */
  readonly subcommand: string | undefined;

  constructor(
    data: APIChatInputApplicationCommandInteractionData | APIAutocompleteApplicationCommandInteractionData,
  ) {
    const [first] = data.options ?? [];
    const isSub = first?.type === ApplicationCommandOptionType.Subcommand;
    this.subcommand = isSub ? first.name : undefined;
    // Our commands have no groups of subcommands, so every other option is a plain one.
    const options = isSub ? first.options : data.options;
    this.#options = (options ?? []) as APIApplicationCommandInteractionDataBasicOption[];
    this.#resolved = data.resolved;
  }

  text(name: string): string | undefined {
    const value = this.#value(name);
    return value === undefined ? undefined : String(value);
  }

  number(name: string): number | undefined {
    const value = this.#value(name);
    return value === undefined ? undefined : Number(value);
  }

  user(name: string): APIUser | undefined {
    const id = this.text(name);
    return id === undefined ? undefined : this.#resolved?.users?.[id];
  }

  attachment(name: string): APIAttachment | undefined {
    const id = this.text(name);
    return id === undefined ? undefined : this.#resolved?.attachments?.[id];
  }

  /** The option that the person is typing, in a request for choices. */
  get focused(): { name: string; text: string } | undefined {
    const found = this.#options.find((option) => 'focused' in option && option.focused);
    return found === undefined ? undefined : { name: found.name, text: String(found.value) };
  }

  #value(name: string): string | number | boolean | undefined {
    return this.#options.find((option) => option.name === name)?.value;
  }
}
