import { gameIds } from '@tahoun/catalogue/all';
import { LEVELS } from '@tahoun/engine';
import { type CommandName, gameTexts } from '@tahoun/i18n';
import type { GameRecord } from '@tahoun/live';
import { gameMeant, ownGameMeant } from '../game/meant.js';
import type { Answer, Call } from '../interaction/call.js';
import type { Options } from '../interaction/options.js';
import { MAX_OPTION, MAX_OPTIONS, type Message, shortened } from '../view/message.js';
import { nameOf } from '../view/words.js';

/** What a person can fill in; the words are in `@tahoun/i18n` under the same names. */
export interface OptionSpec {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'user' | 'attachment' | 'channel';
  readonly isRequired?: boolean;
  /** Values offered as fixed choices, or while one types where they are more than Discord lists. */
  readonly choices?: readonly string[];
  /** Letters of a text, at most. */
  readonly maxLength?: number;
  /** The command's `complete` offers values while one types. */
  readonly completes?: boolean;
}

export interface Choice {
  readonly name: string;
  readonly value: string;
}

interface AnyCommand {
  /** Its words are under this name, a subcommand's under that of its command. */
  readonly name: string;
  readonly options: readonly OptionSpec[];
  /** Values for the option being typed; at most 25 are shown. */
  complete?(call: Call, options: Options): Promise<readonly Choice[]>;
}

/** Answers with one message that only the caller sees. Acknowledged before anything is looked up. */
export interface PrivateCommand extends AnyCommand {
  /** @throws Refusal or InputError, reported to the caller. */
  answer(call: Call, options: Options): Promise<Message>;
}

/** Answers in public. A refusal is shown to the caller alone, so the command checks before it is acknowledged. */
export interface PublicCommand extends AnyCommand {
  /** @throws Refusal or InputError, reported to the caller. */
  run(call: Call, options: Options): Answer | Promise<Answer>;
}

export type Command = PrivateCommand | PublicCommand;

/** A command as Discord lists it. Where it has subcommands, only they can be used. */
export interface ListedCommand {
  readonly name: CommandName;
  readonly does: Command | readonly Command[];
  /** Only in servers, and offered to those who manage them. */
  readonly isForManagers?: boolean;
}

/** Options that several commands have. */
export const GAME_OPTION: OptionSpec = { name: 'game', kind: 'text', isRequired: true, choices: gameIds() };
export const WHICH_OPTION: OptionSpec = { name: 'which', kind: 'text', completes: true };
export const LEVEL_OPTION: OptionSpec = { name: 'level', kind: 'number', choices: LEVELS.map(String) };

/** Whether Discord can list the choices of an option at once. */
export const listsChoices = ({ choices = [] }: OptionSpec) => choices.length <= MAX_OPTIONS;

/** The games among the choices of an option that are not listed at once; undefined for any other option. */
export function completeGames(call: Call, options: Options, command: Command): readonly Choice[] | undefined {
  const option = command.options.find(({ name }) => name === options.focused?.name);
  if (option?.choices === undefined || listsChoices(option)) return undefined;
  const typed = (options.focused?.text ?? '').trim().toLocaleLowerCase();
  return option.choices
    .map((id) => ({ name: gameTexts(call.language, id).name, value: id }))
    .filter(({ name, value }) => `${name} ${value}`.toLocaleLowerCase().includes(typed));
}

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
  const games = await call.bot.store.lists.lastGamesOf(call.user.id);
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
