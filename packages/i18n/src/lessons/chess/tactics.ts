import type { Chapter } from '../types.js';

/** Blows that win material. */
export const TACTICS: readonly Chapter[] = [
  {
    id: 'fork',
    title: { en: 'The fork', cs: 'Vidlička' },
    paragraphs: [
      {
        en: 'One piece attacks two at once, and only one of them can be saved. Knights are masters of the fork, because the pieces that they attack seldom attack them back; but pawns, queens and even kings can fork too. A fork with check is best: the opponent has no time for anything else.',
        cs: 'Jeden kámen napadne dva najednou a zachránit se dá jen jeden. Mistrem je jezdec, protože kameny, které napadá, na něj zpravidla nedosáhnou; vidličku ale umí i pěšec, dáma, a dokonce král. Nejlepší je vidlička se šachem: soupeř pak na nic jiného nemá čas.',
      },
    ],
    pictures: [
      {
        position: 'r3k3/pp3ppp/8/3N4/8/8/PPP2PPP/4K3 w - - 0 1',
        moves: ['Nc7+'],
        caption: {
          en: 'Check, and White takes the rook on a8 next.',
          cs: 'Šach, a příštím tahem bílý vezme věž na a8.',
        },
      },
      {
        position: '4k3/8/8/2n1n3/8/3P4/2K5/8 w - - 0 1',
        moves: ['d4'],
        caption: {
          en: 'A pawn forks two knights.',
          cs: 'Pěšec má na vidličce dva jezdce.',
        },
      },
    ],
  },
  {
    id: 'pin',
    title: { en: 'Pin and skewer', cs: 'Vazba a rentgen' },
    paragraphs: [
      {
        en: 'A piece is pinned when it is between an attacker and a more valuable piece. If that piece is the king, it must not leave the line at all; otherwise leaving is expensive. A pinned piece is a poor defender, so attack it once more.',
        cs: 'Kámen je ve vazbě, když stojí mezi útočníkem a cennějším kamenem. Je-li za ním král, nesmí čáru opustit vůbec; jinak by za ústup draze zaplatil. Vázaný kámen špatně brání, a tak ho napadněte ještě jednou.',
      },
      {
        en: 'A skewer is the same line the other way round: the more valuable piece is in front and has to move, and the piece behind it is lost.',
        cs: 'Rentgen (také napíchnutí) je táž čára obráceně: cennější kámen stojí vpředu, musí uhnout a soupeř vezme ten za ním.',
      },
    ],
    pictures: [
      {
        position: '4k3/8/4n3/8/3P4/8/6K1/4R3 w - - 0 1',
        moves: ['d5'],
        caption: {
          en: 'The knight on e6 is pinned to its king, and now a pawn attacks it.',
          cs: 'Jezdec na e6 je vázán na krále a teď ho napadl pěšec.',
        },
      },
      {
        position: '4q3/8/8/4k3/8/8/6K1/R7 w - - 0 1',
        moves: ['Re1+'],
        caption: {
          en: 'A skewer: the king has to leave the file, and the queen behind it is lost.',
          cs: 'Rentgen: král musí sloupec opustit a dáma za ním je ztracena.',
        },
      },
    ],
  },
  {
    id: 'discovery',
    title: { en: 'Discovered attack', cs: 'Odtažný útok' },
    paragraphs: [
      {
        en: 'A piece steps out of the way of another, and suddenly both attack. If the one behind gives check, the one in front is free to do anything for a move. If both give check, it is a double check, and only a king move helps.',
        cs: 'Jeden kámen uhne z cesty druhému a najednou útočí oba. Dává-li šach ten zadní, má přední kámen jeden tah úplnou volnost. Šachují-li oba, je to dvojšach a pomůže jen tah králem.',
      },
    ],
    pictures: [
      {
        position: '1q2k3/8/8/4N3/8/8/6K1/4R3 w - - 0 1',
        moves: ['Nc6+'],
        caption: {
          en: 'The rook gives check, and the knight takes the queen next.',
          cs: 'Šach dává věž a jezdec příštím tahem vezme dámu.',
        },
      },
    ],
  },
];
