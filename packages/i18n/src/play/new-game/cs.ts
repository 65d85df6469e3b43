import type { newGameEn } from './en.js';

export const newGameCs: typeof newGameEn = {
  game: 'Hra',
  strength: 'Síla',
  youPlay: 'Hrajete za',
  byLot: 'Losem',
  twoPeople: 'Dva lidé u této obrazovky',
  twoComputers: 'Počítač hraje za obě strany',
  moreOptions: 'Další možnosti',
  levels: [
    'Hraje bez rozmyslu a přehlédne skoro všechno. Na první partie.',
    'Vidí jeden tah dopředu a většinu odpovědí přehlédne.',
    'Bere, co se nabízí, ale mnoho odpovědí přehlédne.',
    'Promýšlí několik tahů dopředu, a přece chybuje.',
    'Vidí dál a chybuje méně.',
    'Málokdy něco přehlédne. K výhře potřebujete plán.',
    'Potrestá skoro každou chybu.',
    'Engine hraje v plné síle.',
  ],
};
