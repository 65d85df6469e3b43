import { fileFormatOf, gameById, gamesWith, loadGame } from '@tahoun/catalogue';
import { saveMatch, writeGameFile } from '@tahoun/match';
import { loadAllGames } from './load-game.js';
import { isPerson } from './page-match.js';
import { words } from './preferences.js';
import { dayText, readFile } from './read-file.js';
import { newSeed } from './state.js';
import type { Store } from './store.js';

/** Games to and from files: fetched when one is saved or opened, with the formats of all games. */

const MAX_FILE_BYTES = 1_000_000;

/** Hands the match to the user as a file that keeps all of it. */
export function saveFile({ match }: Store): void {
  const current = match.peek();
  download(`tahoun-${current.game}.json`, 'application/json', saveMatch(current));
}

/** The same in the format that players of the game exchange. */
export async function saveGameFile({ match }: Store): Promise<void> {
  const current = match.peek();
  await loadGame(current.game, ['file']);
  const format = fileFormatOf(current.game);
  if (format === undefined) return;
  const [first, second] = current.players.map(nameInFile) as [string, string];
  const text = writeGameFile(current, format, { players: [first, second], date: dayText(new Date()) });
  download(`tahoun-${current.game}.${format.id}`, 'text/plain', text);
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
export async function openFile(store: Store, file: File): Promise<void> {
  if (file.size > MAX_FILE_BYTES) {
    store.notice.value = { text: () => words.value.fileTooLarge, isError: true };
    return;
  }
  const formats = gamesWith('file').map((id) => loadGame(id, ['file']));
  const [text] = await Promise.all([file.text(), loadAllGames(), ...formats]);
  openText(store, text);
}

function openText({ match, openMatch, playersIn, showError, startMatch }: Store, text: string): void {
  try {
    const content = readFile(text, match.peek().game);
    if (content.kind === 'position') {
      const { game, position } = content;
      startMatch({ game: gameById(game), position, players: playersIn(game) });
      return;
    }
    const { kind, match: read } = content;
    const own = kind === 'match' ? {} : { players: playersIn(read.game), seed: newSeed() };
    openMatch({ ...read, ...own }, { waits: true });
  } catch (error) {
    showError(error);
  }
}
