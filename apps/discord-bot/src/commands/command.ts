import { gameIds } from '@tahoun/catalogue/all';
import { LEVELS } from '@tahoun/engine';
import { type CommandName, gameTexts } from '@tahoun/i18n';
import { type GameRecord, Refusal, isOwn } from '@tahoun/live';
import { makeReady } from '../game/make-ready.js';
import type { Answer, Call } from '../interaction/call.js';
import type { Options } from '../interaction/options.js';
import { MAX_OPTION, MAX_OPTIONS, type Message, shortened } from '../view/message.js';
import { nameOf } from '../view/words.js';

/** An option that a person can fill in; `@tahoun/i18n` has its words under the same name. */
export interface OptionSpec {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'user' | 'attachment' | 'channel';
  readonly isRequired?: boolean;
  /** Values offered as fixed choices, or while one types where they are more than Discord lists. */
  readonly choices?: readonly string[];
  /** Characters of a text, at most. */
  readonly maxLength?: number;
  /** Offers values while a person types; at most 25 are shown. */
  readonly complete?: (call: Call, options: Options) => Promise<readonly Choice[]>;
}

export interface Choice {
  readonly name: string;
  readonly value: string;
}

interface AnyCommand {
  /** The key of its words; those of a subcommand are under its command's key. */
  readonly name: string;
  readonly options: readonly OptionSpec[];
}

/** Answers with one message that only the caller sees. The bot acknowledges it before any work. */
export interface PrivateCommand extends AnyCommand {
  /** @throws Refusal or InputError, reported to the caller. */
  answer(call: Call, options: Options): Promise<Message>;
}

/** Answers in public. Only the caller may see a refusal, so the command checks before it acknowledges. */
export interface PublicCommand extends AnyCommand {
  /** @throws Refusal or InputError, reported to the caller. */
  run(call: Call, options: Options): Answer | Promise<Answer>;
}

export type Command = PrivateCommand | PublicCommand;

/** A command about one of the caller's games, answered to the caller alone. */
export function gameCommand(name: string, answer: PrivateCommand['answer']): PrivateCommand {
  return { name, options: [WHICH_OPTION], answer };
}

/** A command as Discord lists it. Where it has subcommands, only they can be used. */
export interface ListedCommand {
  readonly name: CommandName;
  readonly does: Command | readonly Command[];
  /** Whether it exists only in servers, for people who manage them. */
  readonly isForManagers?: boolean;
}

/** Options that several commands have. */
export const GAME_OPTION: OptionSpec = { name: 'game', kind: 'text', isRequired: true, choices: gameIds() };
export const WHICH_OPTION: OptionSpec = { name: 'which', kind: 'text', complete: completeWhich };
export const LEVEL_OPTION: OptionSpec = { name: 'level', kind: 'number', choices: LEVELS.map(String) };

/** Whether Discord can list the choices of an option at once. */
export const listsChoices = ({ choices = [] }: OptionSpec) => choices.length <= MAX_OPTIONS;

/** Values for the option being typed: its own or, of games that are more than Discord lists, those that fit. */
export async function choicesFor(command: Command, call: Call, options: Options): Promise<readonly Choice[]> {
  const option = command.options.find(({ name }) => name === options.focused?.name);
  if (option?.complete !== undefined) return option.complete(call, options);
  if (option?.choices === undefined || listsChoices(option)) return [];
  const typed = (options.focused?.text ?? '').trim().toLocaleLowerCase();
  return option.choices
    .map((id) => ({ name: gameTexts(call.language, id).name, value: id }))
    .filter(({ name, value }) => `${name} ${value}`.toLocaleLowerCase().includes(typed));
}

/**
 * The game that a person means: the named one, if it is theirs or in this channel; else their game in this
 * channel; else their open game that changed last; else the last game of this channel.
 */
async function gameMeant(call: Call, named: string | undefined): Promise<GameRecord> {
  const game = await gameNamed(call, named);
  await makeReady(game.match);
  return game;
}

async function gameNamed({ bot, user, channelId }: Call, named: string | undefined): Promise<GameRecord> {
  const { games, lists } = bot.store;
  if (named !== undefined) {
    const game = await games.find(named);
    if (game === null || !(isOwn(game, user.id) || game.channelId === channelId))
      throw new Refusal('no-such-game');
    return game;
  }
  const open = (await lists.openGamesOf(user.id)).filter((game) => game.status === 'active');
  // The last game of the channel is for spectators, and for players after the end.
  const lastHere = async () => (channelId === null ? undefined : (await lists.gamesIn(channelId, 1))[0]);
  const meant = open.find((game) => game.channelId === channelId) ?? open[0] ?? (await lastHere());
  if (meant === undefined) throw new Refusal('no-game');
  return meant;
}

/** As `gameMeant`, for actions of players. @throws Refusal for the game of others. */
export async function ownGameMeant(call: Call, named: string | undefined): Promise<GameRecord> {
  const game = await gameMeant(call, named);
  if (!isOwn(game, call.user.id)) throw new Refusal(named === undefined ? 'no-game' : 'not-player');
  return game;
}

/** The game that the options name, or the one meant here. */
export function gameIn(call: Call, options: Options): Promise<GameRecord> {
  return gameMeant(call, options.text('which'));
}

export function ownGameIn(call: Call, options: Options): Promise<GameRecord> {
  return ownGameMeant(call, options.text('which'));
}

/** The caller's games for the option `which`. */
async function completeWhich(call: Call, options: Options): Promise<readonly Choice[]> {
  const typed = (options.focused?.text ?? '').toLocaleLowerCase();
  const games = await call.bot.store.lists.lastGamesOf(call.user.id);
  const titles = games.map((game) => titleOf(call, game));
  return games
    .map((game, i) => ({ name: choiceName(titles, i), value: game.id }))
    .filter(({ name }) => name.toLocaleLowerCase().includes(typed));
}

/** The name of a choice; numbers games that read alike, because Discord refuses two choices of one name. */
function choiceName(titles: readonly string[], index: number): string {
  const title = titles[index] as string;
  const nth = titles.slice(0, index + 1).filter((each) => each === title).length;
  const number = nth === 1 ? '' : ` (${nth})`;
  return `${shortened(title, MAX_OPTION - number.length)}${number}`;
}

/** A game in one line: its name, its players, the moves played. */
export function titleOf({ texts, language }: Call, game: GameRecord): string {
  const { name } = gameTexts(language, game.match.game);
  const pair = texts.versus(nameOf(game.seats[0], language), nameOf(game.seats[1], language));
  return `${name}: ${pair}, ${texts.games.plies(game.match.moves.length)}`;
}
