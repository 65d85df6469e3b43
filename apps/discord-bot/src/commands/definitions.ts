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
import { analyse } from './analyse.js';
import { block, unblock } from './blocks.js';
import type { Command, OptionSpec } from './command.js';
import { exportGame, importGame } from './files.js';
import { board, games } from './games.js';
import { help } from './guide.js';
import { hint, solve } from './help.js';
import { learn } from './learn.js';
import { abort, draw, move, resign, undo } from './moves.js';
import { leaderboard, settings, stats } from './people.js';
import { challenge, play, position, watch } from './play.js';
import { privacy } from './privacy.js';
import { problem } from './problem.js';
import { server } from './server.js';
import { streaks } from './streaks.js';
import { tournament } from './tournament.js';

/** Every slash command. A new one needs a line here, and its words in `@tahoun/i18n`. */
export const COMMANDS: readonly Command[] = [
  play,
  challenge,
  move,
  board,
  hint,
  undo,
  draw,
  resign,
  abort,
  analyse,
  watch,
  games,
  exportGame,
  importGame,
  position,
  stats,
  leaderboard,
  settings,
  block,
  unblock,
  learn,
  problem,
  streaks,
  solve,
  help,
  privacy,
  server,
  tournament,
];

const en = discordTexts('en');
const cs = discordTexts('cs');

/** Everywhere: in servers, with the bot alone, in other private talks; for servers and for single users. */
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

function definition({ name, options, subcommands = [], isForManagers }: Command) {
  const english: CommandTexts = en.commands[name];
  const czech: CommandTexts = cs.commands[name];
  return {
    ...(isForManagers ? FOR_MANAGERS : WHERE),
    type: ApplicationCommandType.ChatInput as const,
    name,
    name_localizations: { [Locale.Czech]: czech.name },
    description: english.description,
    description_localizations: { [Locale.Czech]: czech.description },
    options: [
      ...optionDefinitions(options, english, czech),
      ...subcommands.map((sub) => {
        const [ownEnglish, ownCzech] = [english.subcommands?.[sub.name], czech.subcommands?.[sub.name]];
        if (ownEnglish === undefined || ownCzech === undefined) throw new Error(`${sub.name} has no words`);
        return {
          type: ApplicationCommandOptionType.Subcommand as const,
          name: sub.name,
          name_localizations: { [Locale.Czech]: ownCzech.name },
          description: ownEnglish.description,
          description_localizations: { [Locale.Czech]: ownCzech.description },
          options: optionDefinitions(sub.options, ownEnglish, ownCzech),
        };
      }),
    ] as APIApplicationCommandOption[],
  };
}

function optionDefinitions(options: readonly OptionSpec[], english: CommandTexts, czech: CommandTexts) {
  return options.map((option) =>
    optionDefinition(
      option,
      english.options[option.name] as OptionTexts,
      czech.options[option.name] as OptionTexts,
    ),
  );
}

function optionDefinition(option: OptionSpec, english: OptionTexts, czech: OptionTexts) {
  const type = TYPES[option.kind];
  return {
    type,
    name: option.name,
    name_localizations: { [Locale.Czech]: czech.name },
    description: english.description,
    description_localizations: { [Locale.Czech]: czech.description },
    ...(option.isRequired ? { required: true } : {}),
    ...(option.maxLength === undefined ? {} : { max_length: option.maxLength }),
    ...(option.completes ? { autocomplete: true } : {}),
    ...(option.kind === 'channel' ? { channel_types: [ChannelType.GuildText] } : {}),
    ...(option.choices === undefined
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

/** Games are named by their own words. */
function choiceName(value: string, { choices }: OptionTexts, language: Language): string {
  return choices?.[value] ?? (isGameId(value) ? gameTexts(language, value).name : value);
}
