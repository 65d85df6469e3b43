import { pluralEn } from '../../language/language.js';

export const savedEn = {
  title: 'Saved games',
  none: 'No saved games yet. Every game is saved from its first move.',
  /** The name that the user gives a game. */
  name: 'Name',
  open: 'Open',
  delete: 'Delete',
  /** At the second press. */
  deleteGame: 'Really delete?',
  movesSoFar: (plies: number) => `${plies} ${pluralEn(plies, 'move', 'moves')}`,
  /** Of a game that is over. */
  movesOver: (plies: number) => `over after ${plies} ${pluralEn(plies, 'move', 'moves')}`,
  close: 'Close',
  gamesInFile: (count: number) => `The file has ${count} ${pluralEn(count, 'game', 'games')}`,
  /** All of the game as text, in the format that its players exchange. */
  copyGame: 'Copy game',
  gameCopied: 'Game copied to the clipboard',
  positionCopied: 'Position copied to the clipboard',
  emptyFile: 'The file is empty.',
  fileTooLarge: 'The file is too large to be a game.',
  fileNotText: 'The file is no text, so it holds no game.',
  /** Reports a part that was left out or supposed, so that a file could be read. */
  leftOut: (problem: string, more: number) =>
    `About the file: ${problem}${more === 0 ? '' : `, and ${more} more`}`,
  linkCopied: 'Link copied to the clipboard',
  /** Instead of copying, when the link could not be copied. */
  linkIs: (link: string) => `Link to this game: ${link}`,
  noPicture: 'The picture could not be created.',
  badLink: (reason: string) => `The link does not lead to a game: ${reason}`,
};
