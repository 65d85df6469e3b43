import { fileFormatOf, gameById, gameIds, gamesWith } from '@tahoun/catalogue';
import type { Game, Position } from '@tahoun/core';
import type { GameFileFormat } from '@tahoun/games';
import { type FiledGame, type Match, parsePositionFile, readAnyGameFile } from '@tahoun/match';
import { asInputError, readMatch } from './page-match.js';

/** What a file holds: a saved match, the first game of a file without its players, or a position to start from. */
type FileContent =
  | { readonly kind: 'match'; readonly match: Match }
  | { readonly kind: 'game'; readonly match: Match }
  | { readonly kind: 'position'; readonly game: string; readonly position: string };

/**
 * Reads a file of the game on the page, or else of another. All games have to be loaded, with their file formats.
 * @throws InputError of the game on the page when no game can read the text.
 */
export function readFile(text: string, here: string): FileContent {
  if (text.trimStart().startsWith('{')) return { kind: 'match', match: readMatch(text) };
  const match = readAnyGameFile(filedGames(here), text);
  if (match !== undefined) return { kind: 'game', match };
  const { game, position } = readPosition(text, gameById(here));
  return { kind: 'position', game: game.id, position: game.formatPosition(position) };
}

/** The games that have files, that on the page first. */
function filedGames(here: string): FiledGame[] {
  const ids = gamesWith('file');
  const sorted = [...ids.filter((id) => id === here), ...ids.filter((id) => id !== here)];
  return sorted.map((id) => ({ game: gameById(id), format: fileFormatOf(id) as GameFileFormat }));
}

function readPosition(text: string, here: Game): { game: Game; position: Position } {
  try {
    return { game: here, position: parsePositionFile(here, text) };
  } catch (error) {
    asInputError(error);
    for (const game of gameIds().map(gameById)) {
      try {
        return { game, position: parsePositionFile(game, text) };
      } catch {
        // Not a position of this game either.
      }
    }
    throw error;
  }
}

/** The day as files have it, where the user is: `2026-11-21`. */
export function dayText(day: Date): string {
  const [month, date] = [day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${day.getFullYear()}-${month}-${date}`;
}
