import { type Language, pluralCs, pluralEn } from '../language.js';
import { czech } from '../typography.js';

/** The words of the list of saved games, and of links to games. */
export interface SavedTexts {
  readonly title: string;
  readonly none: string;
  /** The name that the user gives a game. */
  readonly name: string;
  readonly open: string;
  readonly delete: string;
  /** Asks whether the game of that name is to be deleted. */
  readonly deleteGame: (name: string) => string;
  readonly movesSoFar: (plies: number) => string;
  /** Of a game that is over. */
  readonly movesOver: (plies: number) => string;
  readonly close: string;
  readonly linkCopied: string;
  /** Where the link could not be copied. */
  readonly linkIs: (link: string) => string;
  readonly badLink: (reason: string) => string;
}

const savedEn: SavedTexts = {
  title: 'Saved games',
  none: 'No saved games yet. Every game is saved from its first move.',
  name: 'Name',
  open: 'Open',
  delete: 'Delete',
  deleteGame: (name) => `Delete this game? ${name}`,
  movesSoFar: (plies) => `${plies} ${pluralEn(plies, 'move', 'moves')}`,
  movesOver: (plies) => `over after ${plies} ${pluralEn(plies, 'move', 'moves')}`,
  close: 'Close',
  linkCopied: 'Link copied to the clipboard',
  linkIs: (link) => `Link to this game: ${link}`,
  badLink: (reason) => `The link does not lead to a game: ${reason}`,
};

const savedCs: SavedTexts = {
  title: 'Uložené partie',
  none: 'Zatím žádné uložené partie. Každá partie se ukládá od prvního tahu.',
  name: 'Název',
  open: 'Otevřít',
  delete: 'Smazat',
  deleteGame: (name) => `Smazat tuto partii? ${name}`,
  movesSoFar: (plies) => `${plies} ${pluralCs(plies, 'tah', 'tahy', 'tahů')}`,
  movesOver: (plies) => `konec po ${plies} ${pluralCs(plies, 'tahu', 'tazích', 'tazích')}`,
  close: 'Zavřít',
  linkCopied: 'Odkaz na tuto partii je ve schránce',
  linkIs: (link) => `Odkaz na tuto partii: ${link}`,
  badLink: (reason) => `Odkaz nevede k žádné partii: ${reason}`,
};

export function savedTexts(language: Language): SavedTexts {
  return language === 'cs' ? czech(savedCs) : savedEn;
}
