import { quoteInput } from '@tahoun/core';
import { FIELDS } from '@tahoun/engine';
import type { GameAi } from '@tahoun/eval';
import { CliError } from '../input/errors.js';
import { aiOf, gameById, gameIds } from '../input/games.js';
import { type UciOption, acceptedValue, formatUciOption, optionNamed, valuesOf } from './option.js';

/** The settings that `setoption` changes. */
export interface Settings {
  readonly game: string;
  /** Size of the transposition table. */
  readonly hashMib: number;
  readonly threads: number;
  readonly multiPv: number;
  /** Time lost on the way between the clock and the search. */
  readonly overheadMs: number;
  readonly isChess960: boolean;
  readonly isLimited: boolean;
  /** Counts only when limited. */
  readonly elo: number;
}

/** An option that the engine offers, and the settings that a value of it changes. */
interface Offered extends UciOption {
  readonly set: (value: string) => Partial<Settings>;
}

/** UCI is made for chess; its other words fit any game. */
const FIRST_GAME: string = 'chess';
const HASH_MIB = { min: 1, max: 4096 };
const OVERHEAD_MS = { min: 0, max: 5000 };
/** The game's option that stands behind `UCI_Chess960`. */
const CHESS960_VARIANT = 'chess960';

export const DEFAULT_SETTINGS: Settings = {
  game: FIRST_GAME,
  hashMib: 64,
  threads: FIELDS.threads.usual,
  multiPv: FIELDS.multiPv.usual,
  overheadMs: 30,
  isChess960: false,
  isLimited: false,
  elo: eloRange(aiOf(FIRST_GAME))?.[1] ?? 0,
};

/** The option that is no setting: it empties the table. */
export const CLEAR_HASH = 'Clear Hash';

/** The options that the engine offers for a game. */
function optionsOf(game: string): readonly Offered[] {
  const { hashMib, threads, multiPv, overheadMs } = DEFAULT_SETTINGS;
  const range = eloRange(aiOf(game));
  return [
    spin('Hash', hashMib, HASH_MIB, (value) => ({ hashMib: value })),
    { name: CLEAR_HASH, type: 'button', set: () => ({}) },
    spin('Threads', threads, FIELDS.threads, (value) => ({ threads: value })),
    spin('MultiPV', multiPv, FIELDS.multiPv, (value) => ({ multiPv: value })),
    spin('Move Overhead', overheadMs, OVERHEAD_MS, (value) => ({ overheadMs: value })),
    // The engine learns from `go ponder` alone that it ponders.
    check('Ponder', () => ({})),
    ...(knowsChess960(game) ? [check('UCI_Chess960', (value) => ({ isChess960: value }))] : []),
    ...(range === null
      ? []
      : [
          check('UCI_LimitStrength', (value) => ({ isLimited: value })),
          spin('UCI_Elo', range[1], { min: range[0], max: range[1] }, (value) => ({ elo: value })),
        ]),
    { name: 'Game', type: 'combo', usual: FIRST_GAME, choices: gameIds(), set: (value) => ({ game: value }) },
  ];
}

/** The `option` lines of the handshake. */
export function optionLines(game: string): string[] {
  return optionsOf(game).map(formatUciOption);
}

/**
 * Reads the words after `setoption`: `name NAME value VALUE`, both perhaps of several words.
 * @returns the option's proper name, and the settings that change.
 * @throws CliError naming the options there are, or the values that the option accepts.
 */
export function readSetting(words: readonly string[], game: string): { name: string } & Partial<Settings> {
  const separator = words.indexOf('value');
  const end = separator < 0 ? words.length : separator;
  const name = words.slice(words[0] === 'name' ? 1 : 0, end).join(' ');
  const options = optionsOf(game);
  const option = optionNamed(options, name);
  if (option === undefined) {
    const accepts = options.map((each) => each.name).join(', ');
    throw new CliError((texts) => texts.uci.unknownOption(quoteInput(name), accepts));
  }
  const text = words.slice(end + 1).join(' ');
  const value = option.type === 'button' ? '' : acceptedValue(option, text);
  if (value !== undefined) return { name: option.name, ...option.set(value) };
  throw new CliError((texts) => texts.uci.optionValue(option.name, quoteInput(text), valuesOf(option)));
}

/** The options that positions of the game are read with. */
export function variantsOf({ game, isChess960 }: Settings): Readonly<Record<string, string>> {
  return isChess960 && knowsChess960(game) ? { [CHESS960_VARIANT]: 'true' } : {};
}

function knowsChess960(game: string): boolean {
  return gameById(game).variants.some(({ id }) => id === CHESS960_VARIANT);
}

/** The weakest and the strongest level, in Elo; null where they were never measured. */
function eloRange({ elo }: GameAi): readonly [number, number] | null {
  return elo === undefined ? null : [Math.min(...elo), Math.max(...elo)];
}

function spin(
  name: string,
  usual: number,
  { min, max }: { readonly min: number; readonly max: number },
  set: (value: number) => Partial<Settings>,
): Offered {
  return { name, type: 'spin', usual: String(usual), min, max, set: (value) => set(Number(value)) };
}

/** All of them are off at first. */
function check(name: string, set: (value: boolean) => Partial<Settings>): Offered {
  return { name, type: 'check', usual: 'false', set: (value) => set(value === 'true') };
}
