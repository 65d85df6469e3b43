import { fileFormatOf, gameById, gameIds, gamesWith, loadGame } from '@tahoun/catalogue';
import type { Game, Position } from '@tahoun/core';
import { parsePlayer } from '@tahoun/engine';
import type { GameFileFormat } from '@tahoun/games';
import { type FiledGame, parsePositionFile, readAnyGameFile, saveMatch, writeGameFile } from '@tahoun/match';
import { loadAllGames } from './load-game.js';
import { openMatch, playersIn, startMatch } from './play.js';
import { words } from './preferences.js';
import { asInputError, match, moment, newSeed, notice, readMatch, showError } from './state.js';

/** Games to and from files: fetched when one is saved or opened, with the formats of all games. */

const MAX_FILE_BYTES = 1_000_000;

/** Hands the match to the user as a file that keeps all of it. */
export function saveFile(): void {
  const current = match.peek();
  download(`tahoun-${current.game}.json`, 'application/json', saveMatch(current));
}

/** The same in the format that players of the game exchange. */
export async function saveGameFile(): Promise<void> {
  const current = match.peek();
  await loadGame(current.game, ['file']);
  const [first, second] = current.players.map(nameInFile) as [string, string];
  const format = fileFormatOf(current.game);
  if (format === undefined) return;
  const text = writeGameFile(current, format, { players: [first, second], date: today() });
  download(`tahoun-${current.game}.${format.id}`, 'text/plain', text);
}

/** Persons have no names here. */
function nameInFile(player: string): string {
  return parsePlayer(player).kind === 'human' ? '?' : `Tahoun ${player}`;
}

/** `2026-11-21`, where the user is. */
function today(): string {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}

function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/**
 * Opens a saved match, a game in a format of its own, or a position as text: of the game on the page, or else of another.
 * @throws Error when the games cannot be fetched.
 */
export async function openFile(file: File): Promise<void> {
  const filed = gamesWith('file');
  if (file.size > MAX_FILE_BYTES) {
    notice.value = { text: () => words.value.fileTooLarge, isError: true };
    return;
  }
  const [text] = await Promise.all([
    file.text(),
    loadAllGames(),
    ...filed.map((id) => loadGame(id, ['file'])),
  ]);
  openText(text);
}

/** Opens a saved match, the first game of a file, or a position to start from. */
function openText(text: string): void {
  const here = match.peek().game;
  try {
    if (text.trimStart().startsWith('{')) {
      openMatch(readMatch(text), { waits: true });
      return;
    }
    const played = readAnyGameFile(filedGames(here), text);
    if (played !== undefined) {
      openMatch({ ...played, players: playersIn(played.game), seed: newSeed() }, { waits: true });
      return;
    }
    const { game, position } = readPosition(text);
    startMatch({ game, position: game.formatPosition(position), players: playersIn(game.id) });
  } catch (error) {
    showError(error);
  }
}

/** The games that have files, that on the page first. */
function filedGames(here: string): FiledGame[] {
  const ids = gamesWith('file');
  const sorted = [...ids.filter((id) => id === here), ...ids.filter((id) => id !== here)];
  return sorted.map((id) => ({ game: gameById(id), format: fileFormatOf(id) as GameFileFormat }));
}

/** @throws InputError of the game on the page when no game can read the text. */
function readPosition(text: string): { game: Game; position: Position } {
  const current = moment.peek().game;
  try {
    return { game: current, position: parsePositionFile(current, text) };
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
