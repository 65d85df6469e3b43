/** The file formats of all games: fetched when a file is saved or opened, not with the page. */
export { readAnyGameFile, writeGameFile } from '@tahoun/match';
