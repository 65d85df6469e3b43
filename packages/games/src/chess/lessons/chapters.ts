import { type Chapter, paragraphsOf } from '@tahoun/i18n';
import { RULES } from './rules.js';

/** Blows that win material. */
const TACTICS: readonly Chapter[] = [
  {
    id: 'fork',
    title: { en: 'The fork', cs: 'Vidlička' },
    paragraphs: paragraphsOf(`
      One piece attacks two at once, and only one of them can be saved. Knights are masters of the fork, because the pieces that they attack seldom attack them back; but pawns, queens and even kings can fork too. A fork with check is best: the opponent has no time for anything else.
      Jeden kámen napadne dva najednou a zachránit se dá jen jeden. Mistrem je jezdec, protože kameny, které napadá, na něj zpravidla nedosáhnou; vidličku ale umí i pěšec, dáma, a dokonce král. Nejlepší je vidlička se šachem: soupeř pak na nic jiného nemá čas.
    `),
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
    paragraphs: paragraphsOf(`
      A piece is pinned when it is between an attacker and a more valuable piece. If that piece is the king, it must not leave the line at all; otherwise leaving is expensive. A pinned piece is a poor defender, so attack it once more.
      Kámen je ve vazbě, když stojí mezi útočníkem a cennějším kamenem. Je-li za ním král, nesmí čáru opustit vůbec; jinak by za ústup draze zaplatil. Vázaný kámen špatně brání, a tak ho napadněte ještě jednou.

      A skewer is the same line the other way round: the more valuable piece is in front and has to move, and the piece behind it is lost.
      Rentgen (také napíchnutí) je táž čára obráceně: cennější kámen stojí vpředu, musí uhnout a soupeř vezme ten za ním.
    `),
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
    paragraphs: paragraphsOf(`
      A piece steps out of the way of another, and suddenly both attack. If the one behind gives check, the one in front is free to do anything for a move. If both give check, it is a double check, and only a king move helps.
      Jeden kámen uhne z cesty druhému a najednou útočí oba. Dává-li šach ten zadní, má přední kámen jeden tah úplnou volnost. Šachují-li oba, je to dvojšach a pomůže jen tah králem.
    `),
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

/** Ways to bring a game to an end. */
const ENDINGS: readonly Chapter[] = [
  {
    id: 'mates',
    title: { en: 'Simple mates', cs: 'Jednoduché maty' },
    paragraphs: paragraphsOf(`
      Two rooks mate like two feet on a ladder: one holds a rank, the other gives check on the next, and they drive the king to the edge. A queen needs the help of her king; together they drive the other king to the edge and mate there. A rook and a king can do it too, only more slowly.
      Dvě věže matují jako nohy na žebříku: jedna drží řadu, druhá dává šach na vedlejší, a tak zaženou krále na okraj. Dáma potřebuje pomoc svého krále; společně zaženou soupeřova krále na okraj a tam mu dají mat. Věž s králem to dokážou také, jen pomaleji.

      A single knight can mate a king in a corner behind its own pieces: the smothered mate.
      Krále v rohu za vlastními kameny matuje i jediný jezdec: je to dušený mat.
    `),
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
    paragraphs: paragraphsOf(`
      Two kings face each other with one square between, and neither may come nearer. The side to move must give way; the other side has the opposition. With the opposition a king can lead its pawn to the last rank; without it, the game is often drawn.
      Dva králové stojí proti sobě přes jedno pole a ani jeden nesmí blíž. Kdo je na tahu, musí ustoupit; ten druhý má opozici. S opozicí dovede král pěšce až na poslední řadu, bez ní bývá remíza.

      So lead with the king and let the pawn follow. A king on the sixth rank directly in front of its pawn wins whichever side is to move, unless it is an edge pawn.
      Proto veďte napřed krále a pěšce až za ním. Král na šesté řadě přímo před svým pěšcem vyhrává, ať je na tahu kdokoli, není-li pěšec krajní.
    `),
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

/** Němec's bound on the length of a game (2006), and its consequence for minimax. */
const LENGTH: readonly Chapter[] = [
  {
    id: 'length',
    title: { en: 'How long a game can be', cs: 'Jak dlouhá může být partie' },
    paragraphs: paragraphsOf(`
      A chess game cannot go on for ever. Jan Němec (2006) counts as follows: each of the 16 pawns can make at most 6 moves, and each of the 30 pieces besides the kings can be captured once. That makes 126 moves that cannot be taken back. If 50 moves of each side without one of them end the game, there are at most 127 stretches of 100 plies each: (16 × 6 + 30 + 1) × 100 = 12,700 plies.
      Šachová partie nemůže trvat věčně. Jan Němec (2006) počítá takto: každý ze 16 pěšců může udělat nejvýše 6 tahů a každý z 30 kamenů kromě králů může být jednou vzat. To je 126 tahů, které se nedají vrátit. Končí-li partii 50 tahů každé strany bez takového tahu, je úseků po 100 půltazích nejvýše 127: (16 × 6 + 30 + 1) × 100 = 12 700 půltahů.

      Under today’s Laws, 50 moves only allow a player to claim a draw; the arbiter stops the game after 75, or when a position occurs for the fifth time. The same count then gives 127 × 150 = 19,050 plies. Both numbers are upper bounds, and not the tightest ones: pawns that meet on a file can pass each other only if one of them captures, and such a move counts once, not twice. Eight captures settle all files, so 118 moves remain that cannot be taken back. The longest game that is known to be possible has 17,697 plies, 8,848 and a half moves; with 50 moves it was 11,797.
      Podle dnešních pravidel 50 tahů remízu jen umožňuje reklamovat; rozhodčí ukončí partii po 75 tazích nebo při pátém výskytu pozice. Týž součet pak dává 127 × 150 = 19 050 půltahů. Obě čísla jsou horní odhady, a ne nejtěsnější: pěšci proti sobě na jednom sloupci se minou, jen když jeden z nich bere, a takový tah se počítá jednou, ne dvakrát. Všechny sloupce vyřeší osm braní, nevratných tahů je tedy 118. Nejdelší možná partie, kterou známe, má 17 697 půltahů, tedy 8 848 a půl tahu; s 50 tahy to bylo 11 797.

      So minimax to that depth would play chess perfectly: it would never lose a drawn position, and it would win a won one as fast as possible. Memory is no obstacle, because only one line is open at a time. With 1 kB for each call, 12,700 calls take less than 13 MB. Time is: with 30 moves in every position, ten plies already have 590 million million lines. That is why programs cut off branches, look a few plies ahead and estimate the rest.
      Minimax do takové hloubky by tedy hrál šachy dokonale: remízovou pozici by nikdy neprohrál a vyhranou by vyhrál nejrychleji, jak to jde. Paměť není překážkou, protože je vždy rozehraná jen jedna varianta. Při 1 kB na jedno volání zabere 12 700 volání méně než 13 MB. Překážkou je čas: při 30 tazích v každé pozici má už deset půltahů 590 bilionů variant. Proto programy větve odřezávají, dívají se jen několik půltahů dopředu a zbytek odhadují.

      Even perfect play has a gap, as Němec notes: among moves that all draw it takes any, and may give away two pawns for nothing. His cure is a second, shallow search that chooses among the drawing moves only. Here it is the player Second look.
      I dokonalá hra má mezeru, jak Němec poznamenává: mezi tahy, které všechny vedou k remíze, vezme kterýkoli a klidně odevzdá zadarmo dva pěšce. Jeho lékem je druhé, mělké prohledání, které vybírá jen mezi remízovými tahy. Tady je to hráč Druhý pohled.
    `),
    pictures: [
      {
        position: '7k/8/8/8/8/8/8/KBN5 w - - 149 5000',
        caption: {
          en: 'The 149th ply without a pawn move or a capture has just been played: unless the next one mates, the game is drawn.',
          cs: 'Právě byl zahrán 149. půltah bez tahu pěšcem a bez braní: pokud další nedá mat, je partie remízová.',
        },
      },
    ],
  },
];

/** From the first lesson to the ideas that win games. */
export const CHAPTERS: readonly Chapter[] = [...RULES, ...TACTICS, ...ENDINGS, ...LENGTH];
