import { InputError } from '@tahoun/core';
import { type GameFileFormat, type PlayedGame, mainLine } from '@tahoun/games';
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

/** The main line of a game in a file, and what the file says about the game. */
export interface FiledLine extends Pick<PlayedGame, 'result' | 'tags'> {
  readonly position: string;
  readonly moves: readonly string[];
}

/** The first game in a file; `found` is null where it has none. */
export interface FileAnswer extends NoSearch {
  readonly found: FiledLine | null;
  readonly dropped: readonly DroppedPart[];
}

/** @throws InputError naming what cannot be read, and for a game without a format. */
export function fileAnswer(games: Games, { game, text, reported }: FileRequest): FileAnswer {
  const { file } = games.get(game);
  if (file === undefined)
    throw new InputError('file-unavailable', `${game} has no format of files`, { game });
  const dropped: DroppedPart[] = [];
  const drop = ({ code, message, params }: InputError) => {
    if (dropped.length < (reported ?? 0)) dropped.push({ code, message, params });
  };
  return { ...NO_SEARCH, found: firstGame(file, text, reported === undefined ? undefined : drop), dropped };
}

function firstGame(
  format: GameFileFormat,
  text: string,
  onDropped: ((problem: InputError) => void) | undefined,
): FiledLine | null {
  for (const unread of format.games(text)) {
    const { start, tree, result, tags } = unread.read(onDropped);
    return { position: start, moves: mainLine(tree).map(({ move }) => move), result, tags };
  }
  return null;
}
