import type { ParameterTexts } from './types.js';

type CzechDraughtsParameter = 'man' | 'king' | 'edge' | 'back-row' | 'neighbour';

export const czechDraughtsParametersEn: Readonly<Record<CzechDraughtsParameter, ParameterTexts>> = {
  man: {
    name: 'Value of a man',
    help: 'Points for a man. The digits of the original are lost; 88 fits what is left of the text.',
  },
  king: {
    name: 'Value of a king',
    help: 'Points for a king. The original is a round number of hundreds, its first digit is lost.',
  },
  edge: {
    name: 'Edge',
    help: 'Points for a piece on the edge of the board, where it cannot be jumped.',
  },
  'back-row': {
    name: 'Own first row',
    help: 'More points for a piece on its own first row, which keeps opposing men from promotion.',
  },
  neighbour: {
    name: 'Neighbours',
    help: 'Points that a piece gets for each own piece on a square next to it. With 0 the pieces stand alone.',
  },
};

export const czechDraughtsParametersCs: Readonly<Record<CzechDraughtsParameter, ParameterTexts>> = {
  man: {
    name: 'Cena kamene',
    help: 'Body za kámen. Číslice originálu se ztratily; 88 vyhovuje tomu, co z textu zbylo.',
  },
  king: {
    name: 'Cena dámy',
    help: 'Body za dámu. V originálu jsou to celé stovky, první číslice se ztratila.',
  },
  edge: {
    name: 'Okraj',
    help: 'Body za figuru na okraji desky, kde ji nelze přeskočit.',
  },
  'back-row': {
    name: 'Vlastní první řada',
    help: 'Další body za figuru na vlastní první řadě: brání soupeřovým kamenům v proměně.',
  },
  neighbour: {
    name: 'Sousedé',
    help: 'Body, které figura dostane za každou vlastní figuru na sousedním poli. S nulou se sousedé nepočítají.',
  },
};
