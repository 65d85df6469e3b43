import { type Game, InputError, type Side } from '@tahoun/core';
import { type GameFileFormat, type MoveLine, type PlayedGame, joinLines, splitLines } from '@tahoun/games';
import { MAX_VARIATIONS } from './lines.js';
import { type Match, newMatch, resultOf } from './match.js';
import { linesOf } from './variations.js';

/** A game whose players exchange files, and their format. */
export interface FiledGame {
  readonly game: Game;
  readonly format: GameFileFormat;
}

/** What a file tells of a match besides its moves. */
export interface FileDetails {
  /** Names of the sides' players. */
  readonly players: readonly [string, string];
  /** Day it was played: `2026-11-21`. */
  readonly date: string;
}

/** The whole match with its variations in the file format that its players exchange. */
export function writeGameFile(match: Match, format: GameFileFormat, { players, date }: FileDetails): string {
  const { start } = match;
  const lines = linesOf(match);
  const [main = match] = lines;
  const result = playedResult({ ...match, ...main, cursor: main.moves.length });
  const line = joinLines(lines.map(({ moves }) => moves));
  return format.write({ start, line, players, result, date });
}

function playedResult(match: Match): PlayedGame['result'] {
  const result = resultOf(match);
  if (result === null) return '*';
  if (result.winner === null) return '1/2-1/2';
  return result.winner === 0 ? '1-0' : '0-1';
}

/**
 * The first game of a file in that format with its first 200 variations, at its end, two persons playing; undefined where the
 * file has no game. @throws InputError naming what cannot be read.
 */
export function readGameFile({ game, format }: FiledGame, text: string): Match | undefined {
  const [played] = format.read(text);
  if (played === undefined) return undefined;
  const match = newMatch({ game, position: played.start, players: ['human', 'human'] });
  const [moves = [], ...others] = firstLines(played.line);
  const variations = others.map((line) => ({ moves: line, ending: null }));
  const whole = { ...match, moves, cursor: moves.length, variations };
  return { ...whole, ending: endingOf(whole, played) };
}

function firstLines(tree: MoveLine): (readonly string[])[] {
  const lines: (readonly string[])[] = [];
  for (const line of splitLines(tree)) {
    lines.push(line);
    if (lines.length > MAX_VARIATIONS) break;
  }
  return lines;
}

/**
 * Reads a file that may be of any of these games; undefined where it looks like none of their formats.
 * @throws InputError of the first whose format it looks like.
 */
export function readAnyGameFile(games: readonly FiledGame[], text: string): Match | undefined {
  let problem: InputError | undefined;
  for (const each of games.filter(({ format }) => format.looksLike(text))) {
    try {
      const match = readGameFile(each, text);
      if (match !== undefined) return match;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      problem ??= error;
    }
  }
  if (problem !== undefined) throw problem;
  return undefined;
}

/** A result that the moves do not explain: somebody gave up, or they agreed. */
function endingOf(match: Match, { result }: PlayedGame): Match['ending'] {
  if (result === '*' || resultOf(match) !== null) return null;
  if (result === '1/2-1/2') return { kind: 'agreed-draw' };
  return { kind: 'resigned', by: (result === '1-0' ? 1 : 0) as Side };
}
