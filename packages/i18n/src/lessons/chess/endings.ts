import type { Chapter } from '../types.js';

/** How games are brought to an end. */
export const ENDINGS: readonly Chapter[] = [
  {
    id: 'mates',
    title: { en: 'Simple mates', cs: 'Jednoduché maty' },
    paragraphs: [
      {
        en: 'Two rooks mate like two feet on a ladder: one holds a rank, the other gives check on the next, and so the king is driven to the edge. A queen needs her king’s help; with it she drives the other king to the edge too, and mates there. A rook and a king can do it as well, only more slowly.',
        cs: 'Dvě věže matují jako nohy na žebříku: jedna drží řadu, druhá dává šach na vedlejší, a tak zaženou krále na okraj. Dáma potřebuje pomoc svého krále; společně zaženou soupeřova krále na okraj a tam je mat. Věž s králem to dokážou také, jen pomaleji.',
      },
      {
        en: 'A king in a corner behind his own pieces can be mated by a single knight: the smothered mate.',
        cs: 'Krále v rohu za vlastními kameny zmatuje i jediný jezdec: je to dušený mat.',
      },
    ],
    pictures: [
      {
        position: '6k1/8/R7/1R6/8/8/8/6K1 w - - 0 1',
        moves: ['Rb7', 'Kf8', 'Ra8#'],
        caption: {
          en: 'The ladder: one rook holds the seventh rank, the other mates on the eighth.',
          cs: 'Žebřík: jedna věž drží sedmou řadu, druhá matuje na osmé.',
        },
      },
      {
        position: '4k3/8/4K3/8/8/8/8/Q7 w - - 0 1',
        moves: ['Qa8#'],
        caption: {
          en: 'King against king, and the queen mates from the side.',
          cs: 'Král proti králi a dáma matuje ze strany.',
        },
      },
      {
        position: '6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1',
        moves: ['Nf7#'],
        caption: { en: 'Smothered mate.', cs: 'Dušený mat.' },
      },
    ],
  },
  {
    id: 'opposition',
    title: { en: 'King and pawn: the opposition', cs: 'Král a pěšec: opozice' },
    paragraphs: [
      {
        en: 'Two kings face each other with one square between, and neither may come nearer. Whoever has to move must give way; whoever need not has the opposition. With the opposition a king leads his pawn to the last rank, without it the game is often drawn.',
        cs: 'Dva králové stojí proti sobě přes jedno pole a ani jeden nesmí blíž. Kdo je na tahu, musí ustoupit; ten druhý má opozici. S opozicí dovede král pěšce až na poslední řadu, bez ní bývá remíza.',
      },
      {
        en: 'So lead with the king and let the pawn follow. A king on the sixth rank directly in front of his pawn wins whoever is to move, unless the pawn stands on the edge.',
        cs: 'Proto napřed král a pěšec až za ním. Král na šesté řadě přímo před svým pěšcem vyhrává, ať je na tahu kdokoli, není-li pěšec krajní.',
      },
    ],
    pictures: [
      {
        position: '8/8/4k3/8/4K3/4P3/8/8 b - - 0 1',
        caption: {
          en: 'Black is to move and has to give way: White wins. Were it White’s move, it would be a draw.',
          cs: 'Na tahu je Černý a musí ustoupit: Bílý vyhraje. Kdyby byl na tahu Bílý, byla by to remíza.',
        },
      },
      {
        position: '4k3/8/4K3/4P3/8/8/8/8 w - - 0 1',
        caption: {
          en: 'The king on the sixth rank before his pawn: won for White, whoever moves.',
          cs: 'Král na šesté řadě před pěšcem: Bílý vyhraje, ať táhne kdokoli.',
        },
      },
    ],
  },
];
