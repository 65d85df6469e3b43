import type { EvaluationTexts } from './types.js';

type ChessEvaluations = Readonly<Record<'simple-chess' | 'classical-chess', EvaluationTexts>>;

export const chessEvaluationsEn: ChessEvaluations = {
  'simple-chess': {
    name: 'Simple evaluation',
    about: 'Material, and pawns and knights towards the middle. The textbook searches stop at it.',
    terms: {
      material: { name: 'Material', help: 'The values of own pieces minus those of the other side.' },
      centre: { name: 'Centre', help: 'Pawns and knights count more for each step away from the edge.' },
    },
  },
  'classical-chess': {
    name: 'Classical evaluation',
    about:
      'What the strong search plays with. Each term has a value for the middlegame and one for the endgame; they are blended by the material that is left.',
    terms: {
      ending: {
        name: 'Known ending',
        help: 'The result of this ending is known, so no other term is asked.',
      },
      material: { name: 'Material', help: 'The values of own pieces minus those of the other side.' },
      squares: { name: 'Squares', help: 'Where each piece stands, by a table for its kind.' },
      mobility: { name: 'Mobility', help: 'How many safe squares the pieces reach.' },
      pieces: { name: 'Pieces', help: 'Bishop pair, outposts, rooks on open files, bad bishops.' },
      pawns: { name: 'Pawns', help: 'Isolated, backward, doubled and connected pawns.' },
      passedPawns: { name: 'Passed pawns', help: 'Pawns that no pawn can stop, by how far they are.' },
      kingShelter: { name: 'King shelter', help: 'Own pawns before the king, and pawns that storm it.' },
      kingDanger: {
        name: 'King danger',
        help: 'Attacks around the king; several count more than their sum.',
      },
      threats: { name: 'Threats', help: 'Pieces that are attacked by lesser ones or stand without cover.' },
      space: { name: 'Space', help: 'Safe squares behind own pawns in the middle.' },
      tempo: { name: 'Tempo', help: 'For having the move.' },
      rounding: {
        name: 'Rounding',
        help: 'The whole is blended and rounded at once, and the terms one by one: this is the difference.',
      },
    },
  },
};

export const chessEvaluationsCs: ChessEvaluations = {
  'simple-chess': {
    name: 'Jednoduché ohodnocení',
    about: 'Materiál a k tomu pěšci a jezdci blíž středu. Používají ho učebnicová prohledávání.',
    terms: {
      material: { name: 'Materiál', help: 'Hodnoty vlastních kamenů minus hodnoty soupeřových.' },
      centre: { name: 'Střed', help: 'Pěšci a jezdci mají tím vyšší cenu, čím dál jsou od okraje.' },
    },
  },
  'classical-chess': {
    name: 'Klasické ohodnocení',
    about:
      'S ním hraje silné prohledávání. Každý člen má hodnotu pro střední hru a pro koncovku; mísí se podle materiálu, který zbývá.',
    terms: {
      ending: {
        name: 'Známá koncovka',
        help: 'Výsledek této koncovky je znám, ostatní členy se proto nepočítají.',
      },
      material: { name: 'Materiál', help: 'Hodnoty vlastních kamenů minus hodnoty soupeřových.' },
      squares: { name: 'Pole', help: 'Kde který kámen stojí, podle tabulky pro jeho druh.' },
      mobility: { name: 'Pohyblivost', help: 'Na kolik bezpečných polí figury dosáhnou.' },
      pieces: {
        name: 'Figury',
        help: 'Dvojice střelců, předsunutá stanoviště, věže na volných sloupcích, špatní střelci.',
      },
      pawns: { name: 'Pěšci', help: 'Izolovaní, opoždění, zdvojení a spojení pěšci.' },
      passedPawns: {
        name: 'Volní pěšci',
        help: 'Pěšci, které už žádný pěšec nezastaví, podle toho, jak daleko došli.',
      },
      kingShelter: {
        name: 'Úkryt krále',
        help: 'Vlastní pěšci před králem a soupeřovi pěšci, kteří na něj útočí.',
      },
      kingDanger: {
        name: 'Ohrožení krále',
        help: 'Útoky kolem krále; více útoků má vyšší váhu než jejich součet.',
      },
      threats: { name: 'Hrozby', help: 'Figury, které napadá slabší kámen nebo které nejsou kryté.' },
      space: { name: 'Prostor', help: 'Bezpečná pole za vlastními pěšci uprostřed desky.' },
      tempo: { name: 'Tempo', help: 'Za to, že je strana na tahu.' },
      rounding: {
        name: 'Zaokrouhlení',
        help: 'Celek se mísí a zaokrouhluje najednou, členy po jednom: toto je rozdíl.',
      },
    },
  },
};
