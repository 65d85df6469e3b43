import { pluralCs } from '../../language/language.js';
import type { savedEn } from './en.js';

export const savedCs: typeof savedEn = {
  title: 'Uložené partie',
  none: 'Zatím žádné uložené partie. Každá partie se ukládá od prvního tahu.',
  name: 'Název',
  open: 'Otevřít',
  delete: 'Smazat',
  deleteGame: 'Opravdu smazat?',
  movesSoFar: (plies) => `${plies} ${pluralCs(plies, 'tah', 'tahy', 'tahů')}`,
  movesOver: (plies) => `konec po ${plies} ${pluralCs(plies, 'tahu', 'tazích', 'tazích')}`,
  close: 'Zavřít',
  gamesInFile: (count) => `V souboru: ${count} ${pluralCs(count, 'partie', 'partie', 'partií')}`,
  copyGame: 'Kopírovat partii',
  gameCopied: 'Partie je ve schránce',
  positionCopied: 'Pozice je ve schránce',
  emptyFile: 'Soubor je prázdný.',
  fileTooLarge: 'Soubor je na partii příliš velký.',
  fileNotText: 'Soubor není textový, takže v něm není partie.',
  leftOut: (problem, more) => `K souboru: ${problem}${more === 0 ? '' : ` a ještě ${more}×`}`,
  linkCopied: 'Odkaz na tuto partii je ve schránce',
  linkIs: (link) => `Odkaz na tuto partii: ${link}`,
  noPicture: 'Obrázek se nepodařilo vytvořit.',
  badLink: (reason) => `Odkaz nevede k žádné partii: ${reason}`,
};
