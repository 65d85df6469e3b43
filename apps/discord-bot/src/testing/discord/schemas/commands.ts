import { ApplicationCommandType, ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { distinct, localizations, snowflake, text } from './fields.ts';

/** Bodies that register application commands. */

const NAME = /^[-_'\u02BC\p{L}\p{N}\p{Script=Devanagari}\p{Script=Thai}]{1,32}$/u;

/** Name of a slash command, a group or an option. */
const slashName = z
  .string()
  .regex(NAME, 'one word of letters, digits, - and _, at most 32 characters')
  .refine((name) => name === name.toLowerCase(), 'must be in lower case');

const description = text(LIMITS.commandDescription);

const named = {
  name: slashName,
  name_localizations: localizations(slashName).nullish(),
  description,
  description_localizations: localizations(description).nullish(),
};

function choices(value: z.ZodType<string | number>) {
  const name = text(LIMITS.choiceName);
  return z
    .array(z.strictObject({ name, name_localizations: localizations(name).nullish(), value }))
    .max(LIMITS.choices)
    .superRefine((list, context) => {
      for (const [index, { name: label }] of list.entries())
        if (list.findIndex((other) => other.name === label) < index)
          context.addIssue({ code: 'custom', path: [index, 'name'], message: 'the name is used before' });
    });
}

const SAFE = Number.MAX_SAFE_INTEGER;
const choiceValues = {
  [Option.String]: z.string().max(LIMITS.choiceValue),
  [Option.Integer]: z.int().min(-SAFE).max(SAFE),
  [Option.Number]: z.number().min(-SAFE).max(SAFE),
} as const;

/** Choices of an autocomplete answer for an option of this type. */
export function suggestions(type: keyof typeof choiceValues) {
  return z.strictObject({ choices: choices(choiceValues[type]) });
}

const common = { ...named, required: z.boolean().nullish() };
const plain = <T extends Option>(type: T) => z.strictObject({ type: z.literal(type), ...common });

function withChoices<T extends keyof typeof choiceValues>(type: T, extra: z.ZodRawShape) {
  return z
    .strictObject({
      type: z.literal(type),
      ...common,
      autocomplete: z.boolean().nullish(),
      choices: choices(choiceValues[type]).nullish(),
      ...extra,
    })
    .refine(({ autocomplete, choices: list }) => !autocomplete || !list?.length, {
      message: 'an option has choices or autocomplete',
      path: ['choices'],
    });
}

const bounds = (value: z.ZodType) => ({ min_value: value.nullish(), max_value: value.nullish() });

const valueOptions = [
  withChoices(Option.String, {
    min_length: z.int().min(0).max(LIMITS.stringOption).nullish(),
    max_length: z.int().min(1).max(LIMITS.stringOption).nullish(),
  }),
  withChoices(Option.Integer, bounds(choiceValues[Option.Integer])),
  withChoices(Option.Number, bounds(choiceValues[Option.Number])),
  plain(Option.Boolean),
  plain(Option.User),
  plain(Option.Role),
  plain(Option.Mentionable),
  plain(Option.Attachment),
  z.strictObject({
    type: z.literal(Option.Channel),
    ...common,
    channel_types: z.array(z.int()).nullish(),
  }),
] as const;

interface Named {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string>> | null | undefined;
}

/** Some person sees the same name for both: without a locale, or in one that either is translated to. */
function clash(a: Named, b: Named): boolean {
  const nameIn = (item: Named, locale: string) => item.name_localizations?.[locale] ?? item.name;
  const locales = [a, b].flatMap((item) => Object.keys(item.name_localizations ?? {}));
  return ['', ...locales].some((locale) => nameIn(a, locale) === nameIn(b, locale));
}

function options<T extends z.ZodType>(item: T) {
  return z
    .array(item)
    .max(LIMITS.commandOptions)
    .superRefine((list, context) => {
      const named = list as unknown as (Named & { required?: boolean; type: number })[];
      for (const [index, option] of named.entries()) {
        const earlier = named.slice(0, index);
        if (option.required && earlier.some((other) => !other.required))
          context.addIssue({
            code: 'custom',
            path: [index],
            message: 'Required options must be placed before non-required options',
            params: { code: 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID' },
          });
        if (earlier.some((other) => clash(other, option)))
          context.addIssue({
            code: 'custom',
            path: [index, 'name'],
            message: 'Option names must be unique',
            params: { code: 'APPLICATION_COMMAND_OPTIONS_NAME_INVALID' },
          });
      }
    });
}

const subcommand = z.strictObject({
  type: z.literal(Option.Subcommand),
  ...named,
  options: options(z.discriminatedUnion('type', valueOptions)).nullish(),
});

const group = z.strictObject({
  type: z.literal(Option.SubcommandGroup),
  ...named,
  options: options(subcommand).nullish(),
});

const anyOption = z.discriminatedUnion('type', [subcommand, group, ...valueOptions]);

const registration = {
  id: snowflake.nullish(),
  default_member_permissions: z.string().regex(/^\d+$/).nullish(),
  /** Older forms of `contexts` and `default_member_permissions`. */
  dm_permission: z.boolean().nullish(),
  default_permission: z.boolean().nullish(),
  contexts: distinct(z.int().min(0).max(2)).nullish(),
  integration_types: distinct(z.int().min(0).max(1)).nullish(),
  nsfw: z.boolean().nullish(),
};

const chatCommand = z
  .strictObject({
    type: z.literal(ApplicationCommandType.ChatInput).nullish(),
    ...named,
    ...registration,
    options: options(anyOption).nullish(),
  })
  .superRefine((command, context) => {
    const list = command.options ?? [];
    const nested = list.filter(({ type }) => type <= Option.SubcommandGroup).length;
    if (nested !== 0 && nested !== list.length)
      context.addIssue({ code: 'custom', path: ['options'], message: 'subcommands beside other options' });
    const characters = charactersOf(command);
    if (characters > LIMITS.commandCharacters)
      context.addIssue({
        code: 'custom',
        path: [],
        message: `Command exceeds maximum size (${LIMITS.commandCharacters}), found ${characters}`,
        params: { code: 'APPLICATION_COMMAND_TOO_LARGE' },
      });
  });

const menuName = text(LIMITS.commandName);

const menuCommand = z.strictObject({
  type: z.literal([ApplicationCommandType.User, ApplicationCommandType.Message]),
  name: menuName,
  name_localizations: localizations(menuName).nullish(),
  description: z.literal('').nullish(),
  ...registration,
});

/** What opens the app's Activity. */
const entryPoint = z.strictObject({
  type: z.literal(ApplicationCommandType.PrimaryEntryPoint),
  name: menuName,
  name_localizations: localizations(menuName).nullish(),
  description: z.literal('').nullish(),
  handler: z.int().min(1).max(2),
  ...registration,
});

export const command = z.union([chatCommand, menuCommand, entryPoint]);

export type Command = z.infer<typeof command>;
export type CommandOption = z.infer<typeof anyOption>;

/** All commands at once, as bulk overwriting sends them. */
export const commandList = z.array(command).superRefine((list, context) => {
  const most = {
    [ApplicationCommandType.ChatInput]: LIMITS.chatCommands,
    [ApplicationCommandType.User]: LIMITS.userCommands,
    [ApplicationCommandType.Message]: LIMITS.messageCommands,
    [ApplicationCommandType.PrimaryEntryPoint]: 1,
  };
  const typeOf = ({ type = ApplicationCommandType.ChatInput }: Command) => type;
  for (const [type, max] of Object.entries(most))
    if (list.filter((item) => typeOf(item) === Number(type)).length > max)
      context.addIssue({
        code: 'custom',
        path: [],
        message: `Maximum number of application commands reached (${max})`,
        params: { code: 'APPLICATION_COMMANDS_MAX' },
      });
  for (const [index, item] of list.entries()) {
    const earlier = list.slice(0, index).filter((other) => typeOf(other) === typeOf(item));
    if (earlier.some((other) => clash(other, item)))
      context.addIssue({
        code: 'custom',
        path: [index, 'name'],
        message: 'Application command names must be unique',
        params: { code: 'APPLICATION_COMMANDS_DUPLICATE_NAME' },
      });
  }
});

interface Counted extends Named {
  readonly description?: string | undefined;
  readonly description_localizations?: Readonly<Record<string, string>> | null | undefined;
  readonly value?: string | number | undefined;
  readonly choices?: readonly Counted[] | null | undefined;
  readonly options?: readonly Counted[] | null | undefined;
}

function charactersOf(item: Counted): number {
  const longest = (value: string | undefined, others: Readonly<Record<string, string>> | null | undefined) =>
    Math.max(0, ...[value ?? '', ...Object.values(others ?? {})].map((one) => one.length));
  return (
    longest(item.name, item.name_localizations) +
    longest(item.description, item.description_localizations) +
    (typeof item.value === 'string' ? item.value.length : 0) +
    [...(item.choices ?? []), ...(item.options ?? [])].reduce((sum, part) => sum + charactersOf(part), 0)
  );
}
