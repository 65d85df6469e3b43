import type { InputError } from '@tahoun/core';
import type { Match } from './match.js';

/**
 * The facts of a file about a game besides its moves, whatever its format calls them; undefined where
 * missing.
 */
export interface FileFacts {
  /** The first side's first. */
  readonly players: readonly [string | undefined, string | undefined];
  readonly ratings: readonly [string | undefined, string | undefined];
  readonly event: string | undefined;
  readonly date: string | undefined;
  readonly result: string | undefined;
}

/** The name in PGN and PDN, where White is the first side, then that in SGF, where Black is. */
export function factsOf({ tags = {} }: Pick<Match, 'tags'>): FileFacts {
  return {
    players: [tags.White ?? tags.PB, tags.Black ?? tags.PW],
    ratings: [tags.WhiteElo ?? tags.BR, tags.BlackElo ?? tags.WR],
    event: tags.Event ?? tags.EV,
    date: tags.Date ?? tags.DT,
    result: tags.Result ?? tags.RE,
  };
}

/** Something that was left out so that a game of a file could be read, for programs. */
export interface FileWarning {
  /** From 1; missing where it is about the whole file. */
  readonly line?: number;
  readonly code: string;
  readonly text: string;
}

/** The most warnings that are reported about one file. */
export const MOST_WARNINGS = 20;

export function warningOf({
  code,
  message,
  params,
}: Pick<InputError, 'code' | 'message' | 'params'>): FileWarning {
  const { line } = params;
  return { ...(typeof line === 'number' ? { line } : {}), code, text: message };
}
