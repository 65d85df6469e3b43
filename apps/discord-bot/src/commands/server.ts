import { type Language, discordTexts } from '@tahoun/i18n';
import { Refusal } from '@tahoun/live';
import type { ServerSettings } from '@tahoun/live/store';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Call } from '../interaction/call.js';
import type { Options } from '../interaction/options.js';
import { textMessage } from '../view/message.js';
import type { PrivateCommand } from './command.js';

const SWITCH = ['on', 'off'];

/** `/server`: changes what is given, and shows all settings of the server. */
export const server: PrivateCommand = {
  name: 'server',
  isForManagers: true,
  options: [
    { name: 'channel', kind: 'channel' },
    { name: 'anywhere', kind: 'text', choices: ['yes'] },
    { name: 'threads', kind: 'text', choices: SWITCH },
    { name: 'language', kind: 'text', choices: ['auto', 'en', 'cs'] },
    { name: 'reminders', kind: 'text', choices: SWITCH },
  ],
  async answer(call, options) {
    const guildId = managedGuild(call);
    const changed = await call.bot.store.servers.change(guildId, changesIn(options));
    return textMessage(settingsText(changed, call.language));
  },
};

/** @throws Refusal unless the caller manages a server that the bot is a member of. */
function managedGuild({ interaction, botWrites }: Call): string {
  const { guild_id: guildId, member } = interaction;
  if (guildId === undefined || member === undefined || !botWrites) throw new Refusal('only-servers');
  const isManager = (BigInt(member.permissions) & PermissionFlagsBits.ManageGuild) !== 0n;
  if (!isManager) throw new Refusal('only-managers');
  return guildId;
}

function changesIn(options: Options): Partial<ServerSettings> {
  const [threads, language] = [options.text('threads'), options.text('language')];
  const [reminders, channelId] = [options.text('reminders'), options.text('channel')];
  return {
    ...(options.text('anywhere') === undefined ? {} : { channelId: null }),
    ...(channelId === undefined ? {} : { channelId }),
    ...(threads === undefined ? {} : { threads: threads === 'on' }),
    ...(language === undefined ? {} : { language: language === 'auto' ? null : (language as Language) }),
    ...(reminders === undefined ? {} : { reminders: reminders === 'on' }),
  };
}

function settingsText(chosen: ServerSettings, language: Language): string {
  const { server: words, commands } = discordTexts(language);
  const { threads, language: languages, reminders } = commands.server.options;
  const { channelId } = chosen;
  return [
    `### ${words.title}`,
    `${words.channel}: ${channelId === null ? `**${words.everywhere}**` : `<#${channelId}>`}`,
    `${words.threads}: **${threads.choices[chosen.threads ? 'on' : 'off']}**`,
    `${words.language}: **${languages.choices[chosen.language ?? 'auto']}**`,
    `${words.reminders}: **${reminders.choices[chosen.reminders ? 'on' : 'off']}**`,
  ].join('\n');
}
