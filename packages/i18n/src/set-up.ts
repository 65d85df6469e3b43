import type { Language } from './language.js';
import { czech } from './typography.js';

const setUpEn = {
  /** Accessible name of the board. */
  board: 'Board for setting up',
  /** Above the pieces to choose from and the other actions. */
  palette: 'Pieces',
  move: 'Move',
  takeAway: 'Remove',
  hint: 'Choose a piece, then places for it; choose a place again to clear it. Drag a piece to move it, press Delete to remove it.',
  /** For pieces without places of their own. */
  heapHint: 'Choose a size and add the piece; choose a piece on the board to remove it.',
  add: (piece: string) => `Add ${piece}`,
  turn: 'To move',
  empty: 'Empty board',
  initial: 'Starting position',
  fromGame: 'Current position',
  copy: 'Copy as text',
  copied: 'The position is on the clipboard',
  notCopied: 'The browser blocked copying; the position is shown above as text',
};

const setUpCs: typeof setUpEn = {
  board: 'Deska k sestavení pozice',
  palette: 'Kameny',
  move: 'Přesouvat',
  takeAway: 'Odebírat',
  hint: 'Zvolte kámen a pak místa, kam patří; dalším klepnutím místo uvolníte. Tažením kámen přesunete, klávesou Delete ho odeberete.',
  heapHint: 'Zvolte rozměry a kus přidejte; kus, který zvolíte na desce, zmizí.',
  add: (piece) => `Přidat ${piece}`,
  turn: 'Na tahu',
  empty: 'Prázdná deska',
  initial: 'Základní postavení',
  fromGame: 'Pozice z partie',
  copy: 'Kopírovat jako text',
  copied: 'Pozice je ve schránce',
  notCopied: 'Prohlížeč kopírování nedovolil; pozice je výše jako text',
};

/** The words of setting a position up, whatever the game. */
export function setUpTexts(language: Language): typeof setUpEn {
  return language === 'cs' ? czech(setUpCs) : setUpEn;
}
