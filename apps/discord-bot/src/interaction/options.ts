import {
  type APIApplicationCommandInteractionDataBasicOption,
  type APIAttachment,
  type APIAutocompleteApplicationCommandInteractionData,
  type APIChatInputApplicationCommandInteractionData,
  type APIModalSubmitInteraction,
  type APIUser,
  ApplicationCommandOptionType,
  ComponentType,
  type ModalSubmitComponent,
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

/** The texts of a form by the names of their fields, without the empty ones. */
export function fieldsOf({ data }: APIModalSubmitInteraction): Readonly<Record<string, string>> {
  const fields = data.components.flatMap((component): readonly ModalSubmitComponent[] =>
    component.type === ComponentType.Label ? [component.component] : [],
  );
  const filled = fields.flatMap((field): [string, string][] => {
    const value = 'values' in field ? field.values[0] : 'value' in field ? String(field.value) : '';
    const written = value?.trim() ?? '';
    return written === '' ? [] : [[field.custom_id, written]];
  });
  return Object.fromEntries(filled);
}
