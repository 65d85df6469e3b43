import type { Language } from './language.js';
import { czech } from './typography.js';

const newGameEn = {
  game: 'Game',
  strength: 'Strength',
  /** Above the choice of a side. */
  youPlay: 'You play',
  /** A side by lot. */
  byLot: 'Random',
  twoPeople: 'Two people at this screen',
  twoComputers: 'The computer plays both sides',
  moreOptions: 'More options',
  /** The strength of each level, weakest first. */
  levels: [
    'Plays on impulse and overlooks nearly everything. For your first games.',
    'Sees one move ahead and overlooks most replies.',
    'Takes what is offered, but overlooks many replies.',
    'Thinks a few moves ahead and still makes mistakes.',
    'Looks further ahead and makes fewer mistakes.',
    'Rarely overlooks anything. You need a plan to win.',
    'Punishes almost every mistake.',
    'The engine at full strength.',
  ] as readonly string[],
};

const newGameCs: typeof newGameEn = {
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

/** The words of the form that starts a game. */
export function newGameTexts(language: Language): typeof newGameEn {
  return language === 'cs' ? czech(newGameCs) : newGameEn;
}
