import type { setUpEn } from './en.js';

export const setUpCs: typeof setUpEn = {
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
