import type { Chapter } from '../types.js';

/** How games are brought to an end. */
export const ENDINGS: readonly Chapter[] = [
  {
    id: 'mates',
    title: { en: 'Simple mates', cs: 'Jednoduché maty' },
    paragraphs: [
      {
        en: 'Two rooks mate like two feet on a ladder: one holds a rank, the other gives check on the next, and they drive the king to the edge. A queen needs the help of her king; together they drive the other king to the edge and mate there. A rook and a king can do it too, only more slowly.',
        cs: 'Dvě věže matují jako nohy na žebříku: jedna drží řadu, druhá dává šach na vedlejší, a tak zaženou krále na okraj. Dáma potřebuje pomoc svého krále; společně zaženou soupeřova krále na okraj a tam mu dají mat. Věž s králem to dokážou také, jen pomaleji.',
      },
      {
        en: 'A single knight can mate a king in a corner behind its own pieces: the smothered mate.',
        cs: 'Krále v rohu za vlastními kameny matuje i jediný jezdec: je to dušený mat.',
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
        en: 'Two kings face each other with one square between, and neither may come nearer. The side to move must give way; the other side has the opposition. With the opposition a king can lead its pawn to the last rank; without it, the game is often drawn.',
        cs: 'Dva králové stojí proti sobě přes jedno pole a ani jeden nesmí blíž. Kdo je na tahu, musí ustoupit; ten druhý má opozici. S opozicí dovede král pěšce až na poslední řadu, bez ní bývá remíza.',
      },
      {
        en: 'So lead with the king and let the pawn follow. A king on the sixth rank directly in front of its pawn wins whichever side is to move, unless it is an edge pawn.',
        cs: 'Proto veďte napřed krále a pěšce až za ním. Král na šesté řadě přímo před svým pěšcem vyhrává, ať je na tahu kdokoli, není-li pěšec krajní.',
      },
    ],
    pictures: [
      {
        position: '8/8/4k3/8/4K3/4P3/8/8 b - - 0 1',
        caption: {
          en: 'Black is to move and has to give way: White wins. If it were White’s move, it would be a draw.',
          cs: 'Na tahu je černý a musí ustoupit: bílý vyhraje. Kdyby byl na tahu bílý, byla by to remíza.',
        },
      },
      {
        position: '4k3/8/4K3/4P3/8/8/8/8 w - - 0 1',
        caption: {
          en: 'The king is on the sixth rank in front of its pawn: White wins, whichever side moves.',
          cs: 'Král na šesté řadě před pěšcem: bílý vyhraje, ať táhne kdokoli.',
        },
      },
    ],
  },
];
