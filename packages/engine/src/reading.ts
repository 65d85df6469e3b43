import { InputError } from '@tahoun/core';
import { readGameFile, saveMatch } from '@tahoun/match';
import { movesAnswer } from './answers.js';
import type { Games } from './games.js';
import type { PositionRequest } from './request.js';

/*
 * Work without a search that takes milliseconds where its input is long, which a server leaves to a thread.
 */

/** Nothing is searched: the part that such answers have in common with others. */
const NO_SEARCH = { nodes: 0, seconds: 0, limitedBy: null } as const;
type NoSearch = typeof NO_SEARCH;

/** The answer of `movesAnswer` as JSON. */
export interface WrittenMoves extends NoSearch {
  readonly json: string;
}

/** @throws InputError as `load` does. */
export function writtenMoves(games: Games, request: PositionRequest): WrittenMoves {
  return { ...NO_SEARCH, json: JSON.stringify(movesAnswer(games, request)) };
}

export interface FileRequest {
  readonly game: string;
  readonly text: string;
  /** Whether parts that cannot be read are left out, so many of them reported. */
  readonly reported?: number | undefined;
}

/** What is wrong with a part of a file. */
export type DroppedPart = Pick<InputError, 'code' | 'message' | 'params'>;

/** A game in a file. */
export interface FiledMatch {
  readonly position: string;
  /** The moves of its main line. */
  readonly moves: readonly string[];
  /** The whole match as the text of `saveMatch`, which a caller restores in pieces. */
  readonly saved: string;
}

/** The first game in a file; `found` is null where it has none. */
export interface FileAnswer extends NoSearch {
  readonly found: FiledMatch | null;
  readonly dropped: readonly DroppedPart[];
}

/** @throws InputError naming what cannot be read, and for a game without a format. */
export function fileAnswer(games: Games, { game, text, reported }: FileRequest): FileAnswer {
  const { game: rules, file: format } = games.get(game);
  if (format === undefined)
    throw new InputError('file-unavailable', `${game} has no format of files`, { game });
  const dropped: DroppedPart[] = [];
  const drop = ({ code, message, params }: InputError) => {
    if (dropped.length < (reported ?? 0)) dropped.push({ code, message, params });
  };
  const match = readGameFile({ game: rules, format }, text, reported === undefined ? undefined : drop);
  const found = match && { position: match.start, moves: match.moves, saved: saveMatch(match) };
  return { ...NO_SEARCH, found: found ?? null, dropped };
}

/** Work without a search, whose input may be long. */
export type ReadingTask =
  | { readonly kind: 'written-moves'; readonly request: PositionRequest }
  | { readonly kind: 'file'; readonly request: FileRequest };

/** Does the work of a task that only reads. @throws InputError as `writtenMoves` and `fileAnswer` do. */
export function readTask(games: Games, task: ReadingTask): WrittenMoves | FileAnswer {
  return task.kind === 'file' ? fileAnswer(games, task.request) : writtenMoves(games, task.request);
}
