import { type Language, discordTexts, gameTexts } from '@tahoun/i18n';
import { Refusal } from '@tahoun/live';
import type { Daily, ServerSettings } from '@tahoun/live/store';
import { PROBLEM_GAMES, problemsOf } from '../bot/problems.js';
import type { Call } from '../interaction/call.js';
import type { Options } from '../interaction/options.js';
import { textMessage } from '../view/message.js';
import type { PrivateCommand } from './command.js';

const SWITCH = ['on', 'off'];

/** `/server`: changes the settings that are given, and shows all settings of the server. */
export const server: PrivateCommand = {
  name: 'server',
  options: [
    { name: 'channel', kind: 'channel' },
    { name: 'anywhere', kind: 'text', choices: ['yes'] },
    { name: 'threads', kind: 'text', choices: SWITCH },
    { name: 'language', kind: 'text', choices: ['auto', 'en', 'cs'] },
    { name: 'reminders', kind: 'text', choices: SWITCH },
    { name: 'daily-game', kind: 'text', choices: ['off', ...PROBLEM_GAMES] },
    { name: 'daily-channel', kind: 'channel' },
  ],
  async answer(call, options) {
    const guildId = call.requiredGuildId;
    if (!call.isManager) throw new Refusal('only-managers');
    const changed = await call.bot.store.servers.change(guildId, changesIn(options));
    const daily = await changeDaily(call, guildId, options);
    return textMessage(`${settingsText(changed, call.language)}\n${dailyText(daily, call.language)}`);
  },
};

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

/** Switches the daily post on or off. Posts a due one at once, so that the caller sees whether that works. */
async function changeDaily(call: Call, guildId: string, options: Options): Promise<Daily | null> {
  const { store, scheduler } = call.bot;
  const [game, channel] = [options.text('daily-game'), options.text('daily-channel')];
  const before = await store.dailies.of(guildId);
  if (game === 'off') await store.dailies.stop(guildId);
  else if (game !== undefined || channel !== undefined) {
    const wanted = game ?? before?.game;
    const isOn = before !== null && before.wakeAt !== null;
    const channelId = channel ?? (isOn ? before.channelId : call.channelId);
    if (wanted === undefined || channelId === null) throw new Refusal('no-daily-game');
    problemsOf(wanted);
    await store.dailies.start(guildId, { game: wanted, channelId, language: call.language });
    await scheduler.postDaily(guildId);
  }
  return store.dailies.of(guildId);
}

function dailyText(daily: Daily | null, language: Language): string {
  const words = discordTexts(language).daily.settings;
  const channel = `<#${daily?.channelId}>`;
  const state = () => {
    if (daily === null) return words.off;
    if (daily.wakeAt !== null) return words.on(gameTexts(language, daily.game).name, channel);
    switch (daily.failure) {
      case 'forbidden':
        return words.failures.forbidden(channel);
      case 'gone':
        return words.failures.gone;
      case null:
        return words.off;
    }
  };
  return `${words.title}: ${state()}`;
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
