import { isGameId } from '@tahoun/catalogue/all';
import { type CommandTexts, type Language, type OptionTexts, discordTexts, gameTexts } from '@tahoun/i18n';
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  ChannelType,
  InteractionContextType,
  Locale,
  PermissionFlagsBits,
  type RESTPutAPIApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { type Command, type ListedCommand, type OptionSpec, listsChoices } from '../commands/command.js';
import { COMMANDS } from './registry.js';

const en = discordTexts('en');
const cs = discordTexts('cs');

/** Everywhere: in servers, with the bot alone, in other private chats; for servers and for single users. */
const WHERE = {
  integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
  contexts: [
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
    InteractionContextType.PrivateChannel,
  ],
};

/** In servers that have the bot. */
const FOR_MANAGERS = {
  integration_types: [ApplicationIntegrationType.GuildInstall],
  contexts: [InteractionContextType.Guild],
  default_member_permissions: String(PermissionFlagsBits.ManageGuild),
};

const TYPES = {
  text: ApplicationCommandOptionType.String,
  number: ApplicationCommandOptionType.Integer,
  user: ApplicationCommandOptionType.User,
  attachment: ApplicationCommandOptionType.Attachment,
  channel: ApplicationCommandOptionType.Channel,
} as const;

/** All commands as Discord registers them, in both languages. */
export function commandDefinitions(): RESTPutAPIApplicationCommandsJSONBody {
  return [
    ...COMMANDS.map(definition),
    {
      ...WHERE,
      type: ApplicationCommandType.Message,
      name: en.analyseThis,
      name_localizations: { [Locale.Czech]: cs.analyseThis },
    },
  ];
}

function definition({ name, does, isForManagers }: ListedCommand) {
  const [english, czech]: readonly CommandTexts[] = [en.commands[name], cs.commands[name]];
  return {
    ...(isForManagers ? FOR_MANAGERS : WHERE),
    type: ApplicationCommandType.ChatInput as const,
    ...named(name, english, czech),
    options: ('options' in does
      ? optionDefinitions(does, english, czech)
      : does.map((sub) => subcommand(sub, english, czech))) as APIApplicationCommandOption[],
  };
}

function subcommand(sub: Command, english?: CommandTexts, czech?: CommandTexts) {
  const [ownEnglish, ownCzech] = [english?.subcommands?.[sub.name], czech?.subcommands?.[sub.name]];
  return {
    type: ApplicationCommandOptionType.Subcommand as const,
    ...named(sub.name, ownEnglish, ownCzech),
    options: optionDefinitions(sub, ownEnglish, ownCzech),
  };
}

function named(name: string, english?: OptionTexts, czech?: OptionTexts) {
  if (english === undefined || czech === undefined) throw new Error(`${name} has no words`);
  return {
    name,
    name_localizations: { [Locale.Czech]: czech.name },
    description: english.description,
    description_localizations: { [Locale.Czech]: czech.description },
  };
}

function optionDefinitions({ options }: Command, english?: CommandTexts, czech?: CommandTexts) {
  return options.map((option) => {
    const { name } = option;
    return optionDefinition(option, english?.options[name], czech?.options[name]);
  });
}

function optionDefinition(option: OptionSpec, english?: OptionTexts, czech?: OptionTexts) {
  return {
    type: TYPES[option.kind],
    ...named(option.name, english, czech),
    ...(option.isRequired ? { required: true } : {}),
    ...(option.maxLength === undefined ? {} : { max_length: option.maxLength }),
    ...(option.complete !== undefined || !listsChoices(option) ? { autocomplete: true } : {}),
    ...(option.kind === 'channel' ? { channel_types: [ChannelType.GuildText] } : {}),
    ...(option.choices === undefined || !listsChoices(option)
      ? {}
      : {
          choices: option.choices.map((value) => ({
            name: choiceName(value, english, 'en'),
            name_localizations: { [Locale.Czech]: choiceName(value, czech, 'cs') },
            value: option.kind === 'number' ? Number(value) : value,
          })),
        }),
  } as APIApplicationCommandBasicOption;
}

/** The name of a choice; a game has its own name. */
function choiceName(value: string, words: OptionTexts | undefined, language: Language): string {
  return words?.choices?.[value] ?? (isGameId(value) ? gameTexts(language, value).name : value);
}
