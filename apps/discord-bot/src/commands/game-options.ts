import { gameById, games, playerFormsOf, playerNumbersOf } from '@tahoun/catalogue/all';
import { InputError, type VariantValues, quoteInput } from '@tahoun/core';
import {
  type PlayerForm,
  type PlayerNumber,
  checkParameters,
  formatPlayer,
  numbersOf,
  parsePlayer,
  splitPlayer,
} from '@tahoun/engine';
import { fittingValues } from '@tahoun/games';
import { type Language, acceptsText, gameTexts, playerLines } from '@tahoun/i18n';
import { Refusal, type Seat, computerSeat } from '@tahoun/live';
import type { Call } from '../interaction/call.js';
import type { Options } from '../interaction/options.js';
import { MAX_OPTION, shortened } from '../view/message.js';
import { playerTitle } from '../view/words.js';
import type { Choice, OptionSpec } from './command.js';

/** A computer player by its notation, instead of a level. */
export const PLAYER_OPTION: OptionSpec = {
  name: 'player',
  kind: 'text',
  complete: completePlayer,
  maxLength: MAX_OPTION,
};

/** Default level. */
const DEFAULT_LEVEL = 3;

/** A level, or a player by its notation. */
interface Strength {
  readonly level?: number | undefined;
  readonly player?: string | undefined;
}

/**
 * The computer's seat: the chosen player or level, or else the default level.
 * @throws Refusal for both; InputError for an unknown player, or constants that its game does not have.
 */
export function computerOf(game: string, { level, player }: Strength): Seat {
  if (player === undefined) return computerSeat(`level:${level ?? DEFAULT_LEVEL}`);
  if (level !== undefined) throw new Refusal('two-opponents');
  const spec = parsePlayer(player);
  if (spec.kind === 'human') throw new Refusal('player-human', { found: quoteInput(player) });
  const { parameters } = spec.ask;
  if (parameters !== undefined) checkParameters(games.get(game), parameters);
  return computerSeat(player);
}

/** The same by a command's options with these names. */
export function computerIn(game: string, options: Options, level = 'level', player = 'player'): Seat {
  return computerOf(game, { level: options.number(level), player: options.text(player)?.trim() });
}

/** Players of the game chosen so far: each with its usual numbers; with all its numbers once its name is typed. */
export async function completePlayer(call: Call, options: Options): Promise<readonly Choice[]> {
  const game = options.text('game');
  if (game === undefined) return [];
  const typed = (options.focused?.text ?? '').trim().toLocaleLowerCase();
  const forms: readonly PlayerForm[] = playerFormsOf(game).filter((form) => form !== 'level');
  const { form } = splitPlayer(typed);
  const offered = forms.includes(form)
    ? [
        ...(isPlayer(typed) ? [typed] : []),
        ...combinations(playerNumbersOf(game, form)).map((each) => formatPlayer(form, each)),
      ]
    : forms.map((each) =>
        formatPlayer(
          each,
          playerNumbersOf(game, each).map(({ usual }) => usual),
        ),
      );
  return [...new Set(offered)]
    .map((value) => ({ value, name: choiceName(call, game, value) }))
    .filter(({ name, value }) => `${value} ${name}`.toLocaleLowerCase().includes(typed));
}

function isPlayer(text: string): boolean {
  try {
    return parsePlayer(text).kind === 'computer';
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

/** Every combination of the numbers that a form offers, after an empty one where they are optional. */
function combinations(numbers: readonly PlayerNumber[]): readonly (readonly number[])[] {
  let lists: number[][] = [[]];
  for (const { offered } of numbers) lists = lists.flatMap((list) => offered.map((each) => [...list, each]));
  return numbers.some(({ isOptional }) => isOptional) ? [[], ...lists] : lists;
}

/** A player's name, its depth in the terms of the game's source, and its description. */
function choiceName({ language }: Call, game: string, player: string): string {
  const { form, numbers } = splitPlayer(player);
  const depth = numbers[numbersOf(form).findIndex(({ field }) => field === 'depth')];
  const { sourceDepth, sourcePlayer, sourcePlayerNote } = gameTexts(language, game);
  const isNamed = form === 'source' && sourcePlayer !== undefined;
  const title = isNamed ? `${sourcePlayer}${player.slice(form.length)}` : playerTitle(player, language);
  const other = depth === undefined || sourceDepth === undefined ? '' : ` = ${sourceDepth(depth)}`;
  const line = (form === 'source' ? sourcePlayerNote : undefined) ?? playerLines(language)[form] ?? '';
  return shortened(`${title}${other}. ${line}`, MAX_OPTION);
}

/** The separator of options; a comma may also be part of a value, as in a list of points. */
const BETWEEN = /[\s;]+|,(?=\s|[\w-]+=|$)/;

/** The options that a game has, and their values. */
export function acceptedOptions(gameId: string, language: Language): string {
  const { variants } = gameById(gameId);
  return variants.map(({ id, accepts }) => `${id}: ${acceptsText(language, gameId, id, accepts)}`).join('; ');
}

/** Reads a text such as `size=5x5 start=...`. @throws Refusal for a text that is no list of options. */
export function parseVariants(gameId: string, text: string, language: Language): VariantValues {
  const accepts = acceptedOptions(gameId, language) || '–';
  const entries = text
    .split(BETWEEN)
    .filter((part) => part !== '')
    .map((part): [string, string] => {
      const [id, value, ...rest] = part.split('=');
      if (!id || !value || rest.length > 0) throw new Refusal('option-syntax', { found: part, accepts });
      return [id, value];
    });
  return Object.fromEntries(entries);
}

/** Offers the values of each option of the game chosen so far that go with the ones typed already. */
export async function completeVariants(call: Call, options: Options): Promise<readonly Choice[]> {
  const gameId = options.text('game');
  if (gameId === undefined) return [];
  const typed = options.focused?.text ?? '';
  const before = typed.includes(' ') ? typed.slice(0, typed.lastIndexOf(' ') + 1) : '';
  const begun = typed.slice(before.length).toLocaleLowerCase();
  const words = gameTexts(call.language, gameId).variants;
  const game = gameById(gameId);
  const assigned = before.split(BETWEEN).filter((part) => part.includes('='));
  const chosen: VariantValues = Object.fromEntries(assigned.map((part) => part.split('=', 2)));
  return game.variants
    .flatMap(({ id }) =>
      fittingValues(game, id, chosen).map((value) => ({
        name: `${before}${words[id]?.label ?? id}: ${words[id]?.values[value] ?? value}`,
        value: `${before}${id}=${value}`,
      })),
    )
    .filter(({ name, value }) => `${name} ${value}`.toLocaleLowerCase().includes(begun));
}
