import { type GameId, fileEndingOf } from '@tahoun/games';
import { saveMatch, writeGameFile } from '@tahoun/match';
import { loadAllGames } from './load-game.js';
import { openMatch, playersIn, startMatch } from './play.js';
import { words } from './preferences.js';
import { dayText, readFile } from './read-file.js';
import { match, newSeed, notice, showError } from './state.js';
import { isPerson } from './turns.js';

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
  const text = writeGameFile(current, { players: [first, second], date: dayText(new Date()) });
  if (text === undefined) return;
  download(`tahoun-${current.game}.${fileEndingOf(current.game as GameId)}`, 'text/plain', text);
}

/** Persons have no names here. */
function nameInFile(player: string): string {
  return isPerson(player) ? '?' : `Tahoun ${player}`;
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

function openText(text: string): void {
  try {
    const content = readFile(text, match.peek().game);
    if (content.kind === 'position') {
      const { game, position } = content;
      startMatch({ game, position, players: playersIn(game) });
      return;
    }
    const { kind, match: read } = content;
    const own = kind === 'match' ? {} : { players: playersIn(read.game), seed: newSeed() };
    openMatch({ ...read, ...own }, { waits: true });
  } catch (error) {
    showError(error);
  }
}
