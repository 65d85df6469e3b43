import { createTexts, languageOfLocale } from '@tahoun/i18n';
import { createGame } from './index.js';

const texts = createTexts(languageOfLocale(process.env));
const [name = '', ...others] = process.argv.slice(2);
const isAsked = name !== '' && others.length === 0 && !name.startsWith('-');
const created = isAsked ? createGame(name, process.cwd()) : 'usage';
if (created === 'created') {
  process.stdout.write(`${texts.created(name)}\n`);
} else {
  process.stderr.write(`create-tahoun-game: ${texts[created](name)}\n`);
  process.exitCode = 2;
}
