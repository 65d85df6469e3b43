import type { SetUpTexts } from './types.js';

export const setUpEn: SetUpTexts = {
  board: 'Board for setting up',
  palette: 'Pieces',
  move: 'Move',
  takeAway: 'Take away',
  hint: 'Choose a piece, then places for it; choosing a place again clears it. Dragging moves a piece, the Delete key takes it away.',
  heapHint: 'Choose a size and add the piece; choosing a piece on the board takes it away.',
  add: (piece) => `Add ${piece}`,
  turn: 'To move',
  empty: 'Empty board',
  initial: 'Start of the game',
  fromGame: 'Position of the game',
  copy: 'Copy as text',
  copied: 'The position is on the clipboard',
  notCopied: 'The browser does not allow copying; the position stands above as text',
};

export const setUpCs: SetUpTexts = {
  board: 'Deska k sestavení pozice',
  palette: 'Kameny',
  move: 'Přesouvat',
  takeAway: 'Odebírat',
  hint: 'Zvolte kámen a pak místa, kam patří; dalším klepnutím místo uvolníte. Tažením kámen přesunete, klávesou Delete ho odeberete.',
  heapHint: 'Zvolte rozměry a kus přidejte; kus, který zvolíte na desce, zmizí.',
  add: (piece) => `Přidat ${piece}`,
  turn: 'Na tahu',
  empty: 'Prázdná deska',
  initial: 'Výchozí pozice',
  fromGame: 'Pozice z partie',
  copy: 'Kopírovat jako text',
  copied: 'Pozice je ve schránce',
  notCopied: 'Prohlížeč kopírování nedovolil; pozice je výše jako text',
};
