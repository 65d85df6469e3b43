import type { Side } from '@tahoun/core';
import { resultText } from '@tahoun/engine';
import { type GameId, type PlayedGame, fileFormatOf } from '@tahoun/games';
import { type Match, loadMatch, newMatch, resultOf, saveMatch } from '@tahoun/match';
import { Refusal } from '../refusal.js';
import type { GameRecord } from '../store/records.js';

/** The bot's own format, which every game has. */
const JSON_FORMAT = 'json';
/** Longest file that is read, in bytes. */
export const MAX_FILE_BYTES = 1_000_000;
const FETCH_MS = 10_000;

/** The formats in which a game can be written, the usual one first. */
export function formatsOf(gameId: string): string[] {
  const own = fileFormatOf(gameId as GameId)?.id;
  return own === undefined ? [JSON_FORMAT] : [own, JSON_FORMAT];
}

/** A game as a file. @throws Refusal for a format that the game does not have. */
export function writeGame(game: GameRecord, format: string): string {
  const { match } = game;
  const own = fileFormatOf(match.game as GameId);
  if (format === JSON_FORMAT) return saveMatch(match);
  if (own?.id !== format)
    throw new Refusal('format-unknown', { found: format, formats: formatsOf(match.game).join(', ') });
  const result = resultOf(match);
  return own.write({
    start: match.start,
    moves: match.moves,
    players: [game.seats[0].name, game.seats[1].name],
    result: result === null ? '*' : (resultText(result) as PlayedGame['result']),
    date: new Date(game.createdAt).toISOString().slice(0, 10),
  });
}

/**
 * Reads a game from a file: JSON of any game, else the own format of the game that is said.
 * @throws Refusal or InputError naming what is wrong.
 */
export function readGame(gameId: string, text: string): Match {
  if (text.trimStart().startsWith('{"format"')) return loadMatch(text);
  const own = fileFormatOf(gameId as GameId);
  const [played] = own?.read(text) ?? [];
  if (played === undefined)
    throw new Refusal('file-unknown', { game: gameId, formats: formatsOf(gameId).join(', ') });
  const match = newMatch({ game: gameId, position: played.start, players: ['human', 'human'] });
  const ended = { ...match, moves: played.moves, cursor: played.moves.length };
  return { ...ended, ending: endingOf(ended, played) };
}

/** A result that the moves do not explain: somebody gave up, or they agreed. */
function endingOf(match: Match, { result }: PlayedGame): Match['ending'] {
  if (result === '*' || resultOf(match) !== null) return null;
  if (result === '1/2-1/2') return { kind: 'agreed-draw' };
  return { kind: 'resigned', by: (result === '1-0' ? 1 : 0) as Side };
}

/** The text of an attachment. @throws Refusal when it is too long or cannot be had. */
export async function fetchText(url: string, size: number): Promise<string> {
  if (size > MAX_FILE_BYTES) throw new Refusal('import-too-long', { max: MAX_FILE_BYTES });
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_MS) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.text();
  } catch (error) {
    throw new Refusal('import-unreachable', {}, { cause: error });
  }
}
