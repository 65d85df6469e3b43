import { type Language, discordTexts } from '@tahoun/i18n';
import { languageOf } from '../game/message-sync.js';
import type { Settings } from '../store/store.js';
import { textMessage } from '../view/message.js';
import type { PrivateCommand } from './command.js';

/** `/settings`: changes what is given, and shows them all. */
export const settings: PrivateCommand = {
  name: 'settings',
  options: [
    { name: 'language', kind: 'text', choices: ['auto', 'en', 'cs'] },
    { name: 'theme', kind: 'text', choices: ['light', 'dark'] },
    { name: 'orientation', kind: 'text', choices: ['fixed', 'rotating'] },
    { name: 'confirm', kind: 'text', choices: ['on', 'off'] },
  ],
  async answer(call, options) {
    const [language, theme] = [options.text('language'), options.text('theme')];
    const [orientation, confirm] = [options.text('orientation'), options.text('confirm')];
    const changed = await call.bot.store.changeSettings(call.user.id, {
      ...(language === undefined ? {} : { language: language === 'auto' ? null : language }),
      ...(theme === undefined ? {} : { theme }),
      ...(orientation === undefined ? {} : { orientation }),
      ...(confirm === undefined ? {} : { confirm: confirm === 'on' }),
    });
    return textMessage(settingsText(changed, languageOf(changed, call.locale)));
  },
};

function settingsText(chosen: Settings, language: Language): string {
  const { settings: words, commands } = discordTexts(language);
  const { options } = commands.settings;
  const name = (option: keyof typeof options, value: string) => options[option].choices[value] ?? value;
  return [
    `### ${words.title}`,
    `${words.language}: **${name('language', chosen.language ?? 'auto')}**`,
    `${words.theme}: **${name('theme', chosen.theme ?? 'light')}**`,
    `${words.orientation}: **${name('orientation', chosen.orientation ?? 'fixed')}**`,
    `${words.confirm}: **${name('confirm', chosen.confirm ? 'on' : 'off')}**`,
  ].join('\n');
}
