import { gameIds } from '@tahoun/catalogue/all';
import { LEVELS } from '@tahoun/engine';
import { gameTexts } from '@tahoun/i18n';
import { gameMeant, ownGameMeant } from '../game/which.js';
import type { Call } from '../interaction/call.js';
import type { Options } from '../interaction/options.js';
import type { GameRecord } from '../store/records.js';
import { MAX_OPTION, shortened } from '../view/message.js';
import { nameOf } from '../view/words.js';
import type { Choice, OptionSpec } from './command.js';

/** Options that several commands have. */
export const GAME_OPTION: OptionSpec = { name: 'game', kind: 'text', isRequired: true, choices: gameIds() };
export const WHICH_OPTION: OptionSpec = { name: 'which', kind: 'text', completes: true };
export const LEVEL_OPTION: OptionSpec = { name: 'level', kind: 'number', choices: LEVELS.map(String) };

/** The game that the options name, or the one meant here. */
export function gameIn(call: Call, options: Options): Promise<GameRecord> {
  return gameMeant(call.bot.store, call.user.id, call.channelId, options.text('which'));
}

export function ownGameIn(call: Call, options: Options): Promise<GameRecord> {
  return ownGameMeant(call.bot.store, call.user.id, call.channelId, options.text('which'));
}

/** The caller's games for the option `which`. */
export async function completeWhich(call: Call, options: Options): Promise<readonly Choice[]> {
  const typed = (options.focused?.text ?? '').toLocaleLowerCase();
  const games = await call.bot.store.lastGamesOf(call.user.id);
  const titles = games.map((game) => titleOf(call, game));
  return games
    .map((game, i) => ({ name: choiceName(titles, i), value: game.id }))
    .filter(({ name }) => name.toLocaleLowerCase().includes(typed));
}

/** Discord refuses two choices of one name: games that read alike are numbered. */
function choiceName(titles: readonly string[], index: number): string {
  const title = titles[index] as string;
  const nth = titles.slice(0, index + 1).filter((each) => each === title).length;
  const number = nth === 1 ? '' : ` (${nth})`;
  return `${shortened(title, MAX_OPTION - number.length)}${number}`;
}

/** A game in one line: what, who, how far. */
export function titleOf({ texts, language }: Call, game: GameRecord): string {
  const { name } = gameTexts(language, game.match.game);
  const pair = texts.versus(nameOf(game.seats[0], language), nameOf(game.seats[1], language));
  return `${name}: ${pair}, ${texts.games.plies(game.match.moves.length)}`;
}
