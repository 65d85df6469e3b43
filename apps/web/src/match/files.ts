import { toSvg } from '@tahoun/board';
import { fileFormatOf, gameById, gameIds, gamesWith, loadGame } from '@tahoun/catalogue';
import { type Game, InputError, type OnDropped, type Position } from '@tahoun/core';
import { type GameFileFormat, MAX_FILE_LENGTH, MAX_GAME_LENGTH } from '@tahoun/games';
import { savedTexts } from '@tahoun/i18n';
import {
  type FiledGame,
  type GameInFile,
  type Match,
  decodeText,
  looksSaved,
  openGame,
  parsePositionFile,
  readAnyGames,
  saveMatch,
  writeGameFile,
} from '@tahoun/match';
import { loadAllGames } from '../kit/load-game.js';
import { pngOf, saveFile as saveBlob } from '../kit/picture.js';
import { gameTitleOf, inputErrorText, language, theme } from '../kit/preferences.js';
import { copyText } from './link.js';
import { type UnopenedGame, listGames } from './long-files.js';
import { asInputError, isPerson, readMatch } from './page-match.js';
import { newSeed } from './state.js';
import type { Store } from './store.js';

/** Games to and from files: fetched when one is saved or opened, with the formats of all games. */

/** Saves the match as a file that keeps all of it. */
export function saveFile({ match }: Store): void {
  const current = match.peek();
  download(`tahoun-${current.game}.json`, 'application/json', saveMatch(current));
}

/** The same in the format that players of the game exchange. */
export async function saveGameFile({ match }: Store): Promise<void> {
  const { game } = match.peek();
  const file = await gameFile(match.peek());
  if (file !== undefined) download(`tahoun-${game}.${file.ending}`, 'text/plain', file.text);
}

/** The same text, for the clipboard. */
export async function copyGame(store: Store): Promise<void> {
  const file = await gameFile(store.match.peek());
  if (file !== undefined) await copyText(store, file.text, 'gameCopied');
}

/** The match in the game's own format; undefined where it has none. */
async function gameFile(match: Match) {
  await loadGame(match.game, ['file']);
  const format = fileFormatOf(match.game);
  if (format === undefined) return undefined;
  const [first, second] = match.players.map(nameInFile) as [string, string];
  const text = writeGameFile(match, format, { players: [first, second], date: dayText(new Date()) });
  return { ending: format.id, text };
}

/** Saves the present board as a picture. */
export async function savePicture(store: Store, form: 'svg' | 'png'): Promise<void> {
  const { drawing, match } = store;
  const { game } = match.peek();
  const picture = [drawing.peek(), gameTitleOf(game).name, theme.peek()] as const;
  const name = `tahoun-${game}.${form}`;
  try {
    if (form === 'svg') download(name, 'image/svg+xml', toSvg(...picture));
    else saveBlob(await pngOf(...picture), name);
  } catch {
    refuse(store, 'noPicture');
  }
}

/** People have no names here. */
function nameInFile(player: string): string {
  return isPerson(player) ? '?' : `Tahoun ${player}`;
}

function download(name: string, type: string, text: string): void {
  saveBlob(new Blob([text], { type }), name);
}

/**
 * Opens a saved match, a game in a format of its own, or a position as text: of the game on the page, or else of another.
 * @throws Error when the games cannot be fetched.
 */
export async function openFile(store: Store, file: File): Promise<void> {
  if (file.size > MAX_FILE_LENGTH) {
    refuse(store, 'fileTooLarge');
    return;
  }
  const formats = gamesWith('file').map((id) => loadGame(id, ['file']));
  const [bytes] = await Promise.all([file.arrayBuffer(), loadAllGames(), ...formats]);
  const text = decodeText(new Uint8Array(bytes));
  if (text.trim() === '') refuse(store, 'emptyFile');
  else if (text.includes('\0')) refuse(store, 'fileNotText');
  else if (text.length <= MAX_GAME_LENGTH) openText(store, text);
  else if (!(await openLongFile(store, text))) refuse(store, 'fileTooLarge');
}

function refuse({ warn }: Store, reason: 'emptyFile' | 'fileNotText' | 'fileTooLarge' | 'noPicture'): void {
  warn(() => savedTexts(language.value)[reason]);
}

/** Lists the games of a long file. @returns false where it has none, or one */
async function openLongFile({ fileGames, fileGamesShown, match, notice, tell }: Store, text: string) {
  const games = await listGames(filedGames(match.peek().game), text, (count) => {
    tell(() => savedTexts(language.value).gamesInFile(count));
  });
  notice.value = null;
  if (games.length < 2) return false;
  fileGames.value = games;
  fileGamesShown.value = true;
  return true;
}

function openText(store: Store, text: string): void {
  const { fileGames, fileGamesShown, match, openMatch, playersIn, startMatch } = store;
  const toAnalyse = store.isAnalysis.peek();
  reading(store, (onDropped) => {
    const content = readFile(text, match.peek().game, onDropped);
    if (content.kind === 'position') {
      const { game, position } = content;
      startMatch({ game: gameById(game), position, players: playersIn(game) });
    } else if (content.kind === 'match') {
      const { match: saved } = content;
      // A match opened in an analysis is analysed, whoever played it.
      openMatch(toAnalyse ? { ...saved, players: ['human', 'human'] } : saved, { waits: true, toAnalyse });
    } else {
      const { matches } = content;
      const [first] = matches;
      if (matches.length > 1) {
        fileGames.value = matches;
        fileGamesShown.value = true;
      } else if (first !== undefined && !(first instanceof InputError)) openGameOfFile(store, first);
    }
  });
}

/** Opens a game of a file, between the players of the page. */
export function openGameOfFile(store: Store, read: Match | UnopenedGame): void {
  const { isAnalysis, openMatch, playersIn } = store;
  reading(store, (onDropped) => {
    const match = 'unread' in read ? openGame(read.game, read.unread, onDropped) : read;
    const opened = { ...match, players: playersIn(match.game), seed: newSeed() };
    openMatch(opened, { waits: true, toAnalyse: isAnalysis.peek() });
  });
}

/** Reports the parts of a file that were dropped to read it, or the error in it. */
function reading({ showError, tell }: Store, read: (onDropped: OnDropped) => void): void {
  const dropped: InputError[] = [];
  try {
    read((problem) => dropped.push(problem));
  } catch (error) {
    showError(error);
    return;
  }
  const [first, ...others] = dropped;
  if (first === undefined) return;
  const text = () => savedTexts(language.value).leftOut(inputErrorText(first), others.length);
  tell(text);
}

/**
 * The content of a file: a saved match, games without the players of this page, or a position to start from.
 */
type FileContent =
  | { readonly kind: 'match'; readonly match: Match }
  | { readonly kind: 'games'; readonly matches: readonly GameInFile[] }
  | { readonly kind: 'position'; readonly game: string; readonly position: string };

/**
 * Reads a file of the game on the page, or else of another. All games have to be loaded, with their file formats.
 * @param onDropped receives the parts that are dropped to read games, or a position of this game
 * @throws InputError of the game on the page when no game can read the text.
 */
export function readFile(text: string, here: string, onDropped?: OnDropped): FileContent {
  const matches = readAnyGames(filedGames(here), text, onDropped);
  if (matches.length > 0) return { kind: 'games', matches };
  if (looksSaved(text, undefined)) return { kind: 'match', match: readMatch(text) };
  const { game, position } = readPosition(text, gameById(here), onDropped);
  return { kind: 'position', game: game.id, position: game.formatPosition(position) };
}

/** The games that have files, that on the page first. */
function filedGames(here: string): FiledGame[] {
  const ids = gamesWith('file');
  const sorted = [...ids.filter((id) => id === here), ...ids.filter((id) => id !== here)];
  return sorted.map((id) => ({ game: gameById(id), format: fileFormatOf(id) as GameFileFormat }));
}

function readPosition(
  text: string,
  here: Game,
  onDropped: OnDropped | undefined,
): { game: Game; position: Position } {
  try {
    return { game: here, position: parsePositionFile(here, text, onDropped) };
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
