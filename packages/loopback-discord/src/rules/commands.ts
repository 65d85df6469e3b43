import {
  type APIApplicationCommandOption,
  type APIApplicationCommandOptionChoice,
  ApplicationCommandType,
  ApplicationCommandOptionType as Option,
  type RESTPostAPIApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { checkForm } from './description/check.js';
import { type Fault, fault } from './errors.js';
import { LIMITS } from './limits.js';

export type Command = RESTPostAPIApplicationCommandsJSONBody;
export type CommandOption = APIApplicationCommandOption;
export type Choice = APIApplicationCommandOptionChoice;

type Texts = Readonly<Record<string, string>> | null | undefined;

/** A command, an option or a choice, as far as the rules need it. */
interface Named {
  readonly type?: number | null;
  readonly name: string;
  readonly name_localizations?: Texts;
  readonly description?: string | null;
  readonly description_localizations?: Texts;
  readonly value?: string | number;
  readonly required?: boolean | null;
  readonly autocomplete?: boolean | null;
  readonly handler?: number | null;
  readonly choices?: readonly Named[] | null;
  readonly options?: readonly Named[] | null;
}

type Path = readonly PropertyKey[];

/** One command, if Discord accepts it. */
export function checkCommand(body: unknown): Command {
  return checkForm<Command>('ApplicationCommandUpdateRequest', body, (one) => faultsOf(one as Named, []));
}

/** All commands at once, as bulk overwriting sends them. */
export function checkCommands(body: unknown): Command[] {
  return checkForm<Command[]>('ApplicationCommands', body, (list) => faultsOfList(list as Named[]));
}

const KINDS = { [Option.String]: 'String', [Option.Integer]: 'Integer', [Option.Number]: 'Number' } as const;
export type SuggestingType = keyof typeof KINDS;

/** Choices of an autocomplete answer for an option of this type. */
export function checkSuggestions(body: unknown, type: SuggestingType): readonly Choice[] {
  const name = `InteractionApplicationCommandAutocompleteCallback${KINDS[type]}Data`;
  return checkForm<{ choices: Choice[] }>(name, body, ({ choices }) =>
    repeatedNames(choices as Named[], ['choices']),
  ).choices;
}

const MOST: Readonly<Record<number, number>> = {
  [ApplicationCommandType.ChatInput]: LIMITS.chatCommands,
  [ApplicationCommandType.User]: LIMITS.userCommands,
  [ApplicationCommandType.Message]: LIMITS.messageCommands,
  [ApplicationCommandType.PrimaryEntryPoint]: 1,
};

const typeOf = ({ type }: Named) => type ?? ApplicationCommandType.ChatInput;

function* faultsOfList(list: readonly Named[]): Generator<Fault> {
  for (const [type, max] of Object.entries(MOST))
    if (list.filter((item) => typeOf(item) === Number(type)).length > max)
      yield fault([], 'APPLICATION_COMMANDS_MAX', `Maximum number of application commands reached (${max})`);
  for (const [index, item] of list.entries()) {
    yield* faultsOf(item, [index]);
    const earlier = list.slice(0, index).filter((other) => typeOf(other) === typeOf(item));
    if (earlier.some((other) => clash(other, item)))
      yield fault(
        [index, 'name'],
        'APPLICATION_COMMANDS_DUPLICATE_NAME',
        'Application command names must be unique',
      );
  }
}

function* faultsOf(command: Named, path: Path): Generator<Fault> {
  const { description, handler, options } = command;
  const type = typeOf(command);
  const isChat = type === ApplicationCommandType.ChatInput;
  if (isChat ? !description?.trim() : description)
    yield fault([...path, 'description'], 'BASE_TYPE_INVALID', 'slash commands have one, no others');
  if (type === ApplicationCommandType.PrimaryEntryPoint ? handler == null : handler !== undefined)
    yield fault([...path, 'handler'], 'BASE_TYPE_INVALID', 'what opens the Activity has one, no others');
  if (!isChat && options !== undefined)
    yield fault([...path, 'options'], 'UNKNOWN_FIELD', 'only slash commands have options');
  if (!isChat) return;
  yield* faultsOfNames(command, path);
  yield* faultsOfOptions(options ?? [], [...path, 'options']);
  const characters = charactersOf(command);
  if (characters > LIMITS.commandCharacters)
    yield fault(
      path,
      'APPLICATION_COMMAND_TOO_LARGE',
      `Command exceeds maximum size (${LIMITS.commandCharacters}), found ${characters}`,
    );
}

const NAME = /^[-_'\u02BC\p{L}\p{N}\p{Script=Devanagari}\p{Script=Thai}]{1,32}$/u;

/** Of a slash command, a group or an option. */
function* faultsOfNames({ name, name_localizations: others }: Named, path: Path): Generator<Fault> {
  const message = 'one word of lower-case letters, digits, - and _, at most 32 characters';
  const isName = (text: string) => NAME.test(text) && text === text.toLowerCase();
  if (!isName(name)) yield fault([...path, 'name'], 'BASE_TYPE_INVALID', message);
  for (const [locale, text] of Object.entries(others ?? {}))
    if (!isName(text)) yield fault([...path, 'name_localizations', locale], 'BASE_TYPE_INVALID', message);
}

function* faultsOfOptions(list: readonly Named[], path: Path): Generator<Fault> {
  const nested = list.filter(({ type }) => Number(type) <= Option.SubcommandGroup).length;
  if (nested !== 0 && nested !== list.length)
    yield fault(path, 'BASE_TYPE_INVALID', 'subcommands beside other options');
  for (const [index, option] of list.entries()) {
    const { required, autocomplete, choices, options } = option;
    const here = [...path, index];
    const earlier = list.slice(0, index);
    yield* faultsOfNames(option, here);
    if (required && earlier.some((other) => !other.required))
      yield fault(
        here,
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      );
    if (earlier.some((other) => clash(other, option)))
      yield fault(
        [...here, 'name'],
        'APPLICATION_COMMAND_OPTIONS_NAME_INVALID',
        'Option names must be unique',
      );
    if (autocomplete && choices?.length)
      yield fault([...here, 'choices'], 'BASE_TYPE_INVALID', 'an option has choices or autocomplete');
    yield* repeatedNames(choices ?? [], [...here, 'choices']);
    yield* faultsOfOptions(options ?? [], [...here, 'options']);
  }
}

function* repeatedNames(choices: readonly Named[], path: Path): Generator<Fault> {
  for (const [index, { name }] of choices.entries())
    if (choices.findIndex((other) => other.name === name) < index)
      yield fault([...path, index, 'name'], 'BASE_TYPE_INVALID', 'the name is used before');
}

/** Some person sees the same name for both: without a locale, or in one that either is translated to. */
function clash(a: Named, b: Named): boolean {
  const nameIn = (item: Named, locale: string) => item.name_localizations?.[locale] ?? item.name;
  const locales = [a, b].flatMap((item) => Object.keys(item.name_localizations ?? {}));
  return ['', ...locales].some((locale) => nameIn(a, locale) === nameIn(b, locale));
}

function charactersOf(item: Named): number {
  const longest = (value: string | null | undefined, others: Texts) =>
    Math.max(...[value ?? '', ...Object.values(others ?? {})].map((one) => one.length));
  return (
    longest(item.name, item.name_localizations) +
    longest(item.description, item.description_localizations) +
    (typeof item.value === 'string' ? item.value.length : 0) +
    [...(item.choices ?? []), ...(item.options ?? [])].reduce((sum, part) => sum + charactersOf(part), 0)
  );
}
