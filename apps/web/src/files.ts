import type { Game, Position } from '@tahoun/core';
import { parsePlayer } from '@tahoun/engine';
import { GAME_IDS, type GameId, fileEndingOf, gameById } from '@tahoun/games';
import { parsePositionFile, readAnyGameFile, saveMatch, writeGameFile } from '@tahoun/match';
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
export function saveGameFile(): void {
  const current = match.peek();
  const [first, second] = current.players.map(nameInFile) as [string, string];
  const text = writeGameFile(current, { players: [first, second], date: today() });
  if (text === undefined) return;
  download(`tahoun-${current.game}.${fileEndingOf(current.game as GameId)}`, 'text/plain', text);
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
  if (file.size > MAX_FILE_BYTES) {
    notice.value = { text: () => words.value.fileTooLarge, isError: true };
    return;
  }
  const [text] = await Promise.all([file.text(), loadAllGames()]);
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
    const played = readAnyGameFile([here, ...GAME_IDS.filter((id) => id !== here)], text);
    if (played !== undefined) {
      openMatch({ ...played, players: playersIn(played.game), seed: newSeed() }, { waits: true });
      return;
    }
    const { game, position } = readPosition(text);
    startMatch({ game: game.id, position: game.formatPosition(position), players: playersIn(game.id) });
  } catch (error) {
    showError(error);
  }
}

/** @throws InputError of the game on the page when no game can read the text. */
function readPosition(text: string): { game: Game; position: Position } {
  const current = moment.peek().game;
  try {
    return { game: current, position: parsePositionFile(current, text) };
  } catch (error) {
    asInputError(error);
    for (const game of GAME_IDS.map(gameById)) {
      try {
        return { game, position: parsePositionFile(game, text) };
      } catch {
        // Not a position of this game either.
      }
    }
    throw error;
  }
}
