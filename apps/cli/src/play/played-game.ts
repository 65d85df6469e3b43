import type { Side, VariantValues } from '@tahoun/core';
import { gameTexts } from '@tahoun/i18n';
import { type Match, newMatch, resultOf, saveMatch, snapshotAt, undo, writeGameFile } from '@tahoun/match';
import { CliError } from '../input/errors.js';
import { fileFormatOf, gameById } from '../input/games.js';
import type { View } from '../output/view.js';

/** The sides that a person plays. */
export const PLAYED_SIDES = ['first', 'second', 'none', 'both'] as const;
export type PlayedSides = (typeof PLAYED_SIDES)[number];

/** The game that is to be played. */
export interface PlaySettings {
  readonly game: string;
  /** Text form; the initial position of the variant when left out. */
  readonly position?: string | undefined;
  readonly variants?: VariantValues | undefined;
  readonly level: number;
  readonly side: PlayedSides;
  readonly seed: number;
}

/** @throws InputError for an unknown game, option or position. */
export function beginGame({ game, position, variants, side, level, seed }: PlaySettings): Match {
  return newMatch({
    game: gameById(game),
    ...(position === undefined ? {} : { position }),
    ...(variants === undefined ? {} : { variants }),
    players: playersOf(side, level),
    seed,
  });
}

/** The players of a match, of which the computer plays at that level. */
export function playersOf(played: PlayedSides, level: number): [string, string] {
  return bySide((side) => (isPersons(played, side) ? 'human' : `level:${level}`));
}

export function isPersons(played: PlayedSides, side: Side): boolean {
  return played === 'both' || played === (side === 0 ? 'first' : 'second');
}

/** The players of both sides, one sentence. */
export function seatsText(
  { texts: { play }, language }: View,
  { game, side }: PlaySettings,
  level: number,
): string {
  if (side === 'both') return play.personsOnly;
  if (side === 'none') return play.computersOnly(level);
  return play.against(gameTexts(language, game).sides[side === 'first' ? 0 : 1].name, level);
}

/** The match where a person was to move before, or one move earlier where none plays; null before any of these. */
export function takenBack(match: Match, played: PlayedSides): Match | null {
  const { cursor } = match;
  const wasPersons = (ply: number) => isPersons(played, snapshotAt(match, ply).position.turn);
  let plies = 1;
  if (played !== 'none') while (plies <= cursor && !wasPersons(cursor - plies)) plies++;
  return plies > cursor ? null : undo(match, plies);
}

/** @throws CliError when the game is over. */
export function checkGoesOn(match: Match): void {
  if (resultOf(match) !== null) throw new CliError((texts) => texts.play.over);
}

/** The content of a file of the game, in its own form where it has one. @param names of both sides */
export function fileText(match: Match, names: (side: Side) => string, date: Date): string {
  const format = fileFormatOf(match.game);
  if (format === undefined) return `${saveMatch(match)}\n`;
  return writeGameFile(match, format, { players: bySide(names), date: date.toISOString().slice(0, 10) });
}

/** The command that starts from where the game is now. */
export function continuation(match: Match): string {
  const { game, position } = snapshotAt(match);
  return `tahoun play ${game.id} --position '${game.formatPosition(position)}'`;
}

function bySide<T>(of: (side: Side) => T): [T, T] {
  return [of(0), of(1)];
}
