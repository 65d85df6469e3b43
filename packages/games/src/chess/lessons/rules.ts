import { type Chapter, paragraphsOf } from '@tahoun/i18n';

/** All that a player has to know for a whole game. */
export const RULES: readonly Chapter[] = [
  {
    id: 'board',
    title: { en: 'The board and the aim', cs: 'Šachovnice a cíl hry' },
    paragraphs: paragraphsOf(`
      Two armies of sixteen pieces face each other on a board of 64 squares; each player has a light square in the right-hand corner. White moves first, then the players take turns, one move at a time. A piece that lands on the square of an opposing piece captures it.
      Na šachovnici o 64 polích stojí dvě armády po šestnácti kamenech; každý hráč má v pravém rohu světlé pole. Začíná bílý a pak se hráči po jednom tahu střídají. Kámen, který vstoupí na pole soupeřova kamene, ho bere.

      Kings are never captured. The aim is to attack the opposing king so that nothing can save it: that is mate, and it wins the game.
      Králové se neberou. Cílem je napadnout soupeřova krále tak, aby ho nic nezachránilo: to je mat a mat vyhrává.
    `),
    pictures: [
      {
        position: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
        caption: {
          en: 'The starting position. On the back rank: rook, knight, bishop, queen, king, bishop, knight, rook. Each queen starts on a square of her own colour.',
          cs: 'Základní postavení. Na základní řadě stojí věž, jezdec, střelec, dáma, král, střelec, jezdec, věž. Dáma stojí na poli své barvy.',
        },
      },
    ],
  },
  {
    id: 'pieces',
    title: { en: 'How the pieces move', cs: 'Jak kameny táhnou' },
    paragraphs: paragraphsOf(`
      The rook moves along ranks and files and the bishop along diagonals, as far as the path is clear. The queen can do both. None of them jumps: your own piece blocks the path, an opposing one can be captured, and the move ends there.
      Věž táhne po řadách a sloupcích, střelec po diagonálách, vždy tak daleko, jak je volno. Dáma umí obojí. Přeskakovat nesmějí: vlastní kámen stojí v cestě, soupeřův lze vzít a na jeho poli tah končí.

      The knight jumps two squares one way and one to the side, over any pieces in between. The king moves one square in any direction, but never to a square that the opponent attacks.
      Jezdec skáče o dvě pole rovně a o jedno do strany, přes cokoli, co stojí v cestě. Král táhne o jedno pole kterýmkoli směrem, nikdy však na pole, které soupeř napadá.
    `),
    pictures: [
      {
        position: '7k/3p4/8/8/3R2P1/8/8/K7 w - - 0 1',
        picked: ['d4'],
        caption: {
          en: 'The rook on d4. It can capture the pawn on d7; its own pawn on g4 stops it.',
          cs: 'Věž na d4. Pěšce na d7 může vzít, vlastní pěšec na g4 ji zastaví.',
        },
      },
      {
        position: 'k7/8/8/8/3B4/8/8/7K w - - 0 1',
        picked: ['d4'],
        caption: {
          en: 'A bishop stays on squares of one colour for the whole game.',
          cs: 'Střelec zůstane celou partii na polích jedné barvy.',
        },
      },
      {
        position: '1k6/8/8/8/3Q4/8/7K/8 w - - 0 1',
        picked: ['d4'],
        caption: {
          en: 'The queen: rook and bishop in one.',
          cs: 'Dáma: věž a střelec dohromady.',
        },
      },
      {
        position: 'k7/8/2p1p3/2PPP3/2PNP3/2PPP3/8/7K w - - 0 1',
        picked: ['d4'],
        caption: {
          en: 'Walled in, and yet the knight gets out.',
          cs: 'Kolem dokola je zeď, a jezdec se přece dostane ven.',
        },
      },
      {
        position: '4r2k/7p/8/8/3K4/8/8/8 w - - 0 1',
        picked: ['d4'],
        caption: {
          en: 'The rook controls the e-file, so the king cannot step there.',
          cs: 'Sloupec e hlídá věž, takže tam král nesmí.',
        },
      },
    ],
  },
  {
    id: 'pawns',
    title: { en: 'Pawns and promotion', cs: 'Pěšci a proměna' },
    paragraphs: paragraphsOf(`
      A pawn moves straight forward, one square at a time; from its first square it may move two. It captures differently: one square diagonally forward. It never moves back.
      Pěšec táhne rovně vpřed o jedno pole; ze svého výchozího pole smí postoupit i o dvě. Bere jinak, než táhne: o jedno pole šikmo vpřed. Zpátky netáhne nikdy.

      A pawn that reaches the last rank is immediately replaced by a queen, rook, bishop or knight of its colour. The player chooses the piece, and it need not be one that was captured. It is nearly always a queen.
      Pěšec, který dojde na poslední řadu, se hned promění v dámu, věž, střelce nebo jezdce své barvy. Hráč si kámen vybere a nemusí to být žádný z těch, které už soupeř vzal. Skoro vždy je to dáma.
    `),
    pictures: [
      {
        position: '4k3/8/8/8/2p1p3/3P4/1P6/4K3 w - - 0 1',
        picked: ['b2'],
        caption: {
          en: 'One square or two, from its first square.',
          cs: 'Z výchozího pole o jedno, nebo o dvě.',
        },
      },
      {
        position: '4k3/8/8/8/2p1p3/3P4/1P6/4K3 w - - 0 1',
        picked: ['d3'],
        caption: {
          en: 'It moves straight and captures diagonally.',
          cs: 'Táhne rovně, bere šikmo.',
        },
      },
      {
        position: '3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1',
        picked: ['e7', 'e8'],
        caption: {
          en: 'On the last rank you choose what the pawn becomes.',
          cs: 'Na poslední řadě si hráč vybere, čím se pěšec stane.',
        },
      },
    ],
  },
  {
    id: 'castling',
    title: { en: 'Castling', cs: 'Rošáda' },
    paragraphs: paragraphsOf(`
      Once in a game the king may move two squares towards a rook, and the rook jumps over it to the square on its other side. It is the only move of two pieces: it brings the king to safety and the rook into play.
      Jednou za partii smí král postoupit o dvě pole směrem k věži a věž ho přeskočí na pole hned vedle něj. Je to jediný tah dvěma kameny: král se dostane do bezpečí a věž do hry.

      The conditions: neither the king nor the rook has moved before, no piece is between them, the king is not in check, and neither the square that it crosses nor the one where it lands is attacked. The rook may be attacked.
      Podmínky: král ani věž předtím netáhli, nic mezi nimi nestojí, král není v šachu a pole, přes které jde, ani pole, kam přijde, není napadené. Věž napadená být může.
    `),
    pictures: [
      {
        position: 'r3k2r/pppq1ppp/2n2n2/8/8/2N2N2/PPPQ1PPP/R3K2R w KQkq - 0 1',
        moves: ['O-O'],
        caption: {
          en: 'Castling on the king’s side (O-O).',
          cs: 'Malá rošáda (O-O).',
        },
      },
      {
        position: 'r3k2r/pppq1ppp/2n2n2/8/8/2N2N2/PPPQ1PPP/R3K2R w KQkq - 0 1',
        moves: ['O-O-O'],
        caption: {
          en: 'Castling on the queen’s side (O-O-O).',
          cs: 'Velká rošáda (O-O-O).',
        },
      },
      {
        position: '4k3/8/8/1b6/8/8/8/4K2R w K - 0 1',
        picked: ['e1'],
        caption: {
          en: 'Not now: the bishop attacks f1, which the king would have to cross.',
          cs: 'Teď ne: střelec napadá f1, kudy by král musel projít.',
        },
      },
    ],
  },
  {
    id: 'en-passant',
    title: { en: 'En passant', cs: 'Braní mimochodem' },
    paragraphs: paragraphsOf(`
      A pawn that moves two squares may pass an opposing pawn that could have captured it on the way. That pawn may then capture it as if it had moved only one square: en passant, in passing. This is allowed on the very next move only.
      Když pěšec postoupí o dvě pole, může minout soupeřova pěšce, který by ho cestou mohl vzít. Ten ho pak smí vzít tak, jako by šel jen o jedno pole: mimochodem. Smí to však jen hned příštím tahem, později už ne.
    `),
    pictures: [
      {
        position: '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1',
        moves: ['d5'],
        caption: {
          en: 'Black moves from d7 to d5, past the white pawn.',
          cs: 'Černý táhne z d7 na d5, kolem bílého pěšce.',
        },
      },
      {
        position: '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1',
        moves: ['d5', 'exd6'],
        caption: {
          en: 'White captures en passant: the white pawn is on d6, and the black one is gone.',
          cs: 'Bílý bere mimochodem: jeho pěšec stojí na d6 a černý zmizel.',
        },
      },
    ],
  },
  {
    id: 'check',
    title: { en: 'Check and mate', cs: 'Šach a mat' },
    paragraphs: paragraphsOf(`
      A king under attack is in check, and the player must respond immediately. There are three ways: the king moves away, a piece is put in between, or the attacker is captured. A knight’s check cannot be blocked.
      Napadený král je v šachu a hráč to musí hned napravit. Cesty jsou tři: král uhne, jiný kámen se představí, nebo se šachující kámen vezme. Proti jezdci se představit nic nedá.

      When none of the three works, it is mate, and the game is over. A move that leaves your own king in check is not allowed.
      Když nejde ani jedno, je to mat a partie končí. Tah, po kterém by byl v šachu vlastní král, je nepřípustný.
    `),
    pictures: [
      {
        position: '4r1k1/8/8/8/B7/8/3P4/3QK3 w - - 0 1',
        caption: {
          en: 'Check. White can move the king to f1 or f2, put the queen on e2, or capture on e8 with the bishop.',
          cs: 'Šach. Bílý může uhnout na f1 nebo f2, představit dámu na e2, nebo vzít střelcem na e8.',
        },
      },
      {
        position: '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1',
        moves: ['Ra8#'],
        caption: {
          en: 'Mate on the last rank: the king is shut in by its own pawns.',
          cs: 'Mat na poslední řadě: krále uvěznili vlastní pěšci.',
        },
      },
    ],
  },
  {
    id: 'draws',
    title: { en: 'Stalemate and other draws', cs: 'Pat a jiné remízy' },
    paragraphs: paragraphsOf(`
      If the side to move is not in check but has no legal move, it is stalemate: a draw. When you are winning, look twice before each move that leaves the other king no square.
      Když strana na tahu není v šachu, ale nemá žádný přípustný tah, je to pat: remíza. Máte-li vyhráno, podívejte se dvakrát, než soupeřovu králi vezmete poslední pole.

      It is also a draw when neither side has enough material left to mate. A player may claim a draw when the same position occurs for the third time, or after fifty moves by each side without a capture or a pawn move. The players may also agree on a draw.
      Remíza je i tehdy, když zbývajícím materiálem nikdo nemůže dát mat. Hráč ji může reklamovat, když se tatáž pozice vyskytne potřetí nebo když obě strany odehrají padesát tahů bez braní a bez tahu pěšcem. A na remíze se lze dohodnout.
    `),
    pictures: [
      {
        position: 'k7/8/8/8/8/8/2Q5/7K w - - 0 1',
        moves: ['Qc7'],
        caption: {
          en: 'A win thrown away: Black is not in check and cannot move. Stalemate.',
          cs: 'Zahozená výhra: černý není v šachu a nemá tah. Pat.',
        },
      },
      {
        position: '8/8/4k3/8/8/3NK3/8/8 w - - 0 1',
        caption: {
          en: 'A lone knight cannot mate: the game is drawn.',
          cs: 'Samotný jezdec mat nedá: partie je remízová.',
        },
      },
    ],
  },
  {
    id: 'beginning',
    title: { en: 'A good beginning', cs: 'Jak začít' },
    paragraphs: paragraphsOf(`
      Three things are worth doing first. Put a pawn or two in the centre, because pieces reach everything from there. Bring out the knights and bishops, each in one move, before you move any of them twice. Castle early. And leave the queen at home for a while: the opponent would only chase her.
      Zpočátku se vyplatí tři věci. Postavte pěšce nebo dva do středu, protože odtud kameny dosáhnou všude. Vyviňte jezdce a střelce, každého jedním tahem, než kterýmkoli z nich potáhnete podruhé. Udělejte brzy rošádu. A dámu nechte chvíli doma: venku by ji soupeř jen honil.

      To judge exchanges, count in pawns: a knight or bishop is worth three, a rook five, the queen nine. The figures beside the board add them up.
      Výměny se počítají v pěšcích: jezdec nebo střelec má cenu tří, věž pěti, dáma devíti. Čísla vedle desky je sčítají.
    `),
    pictures: [
      {
        position: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
        moves: ['e4', 'e5', 'Nf3', 'Nc6', 'Bc4', 'Bc5', 'O-O'],
        caption: {
          en: 'Four moves: a pawn in the centre, two pieces developed, the king in safety.',
          cs: 'Čtyři tahy: pěšec ve středu, dva kameny ve hře, král v bezpečí.',
        },
      },
    ],
  },
];
