import type { Chapter } from '../types.js';

/** What one must know to play a whole game. */
export const RULES: readonly Chapter[] = [
  {
    id: 'board',
    title: { en: 'The board and the aim', cs: 'Šachovnice a cíl hry' },
    paragraphs: [
      {
        en: 'Two armies of sixteen stand on a board of 64 squares; a light square lies at each player’s right hand. White moves first, then the players take turns, one move at a time. A piece that arrives on a square of an opposing piece captures it.',
        cs: 'Na šachovnici o 64 polích stojí dvě armády po šestnácti kamenech; po pravé ruce má každý hráč světlé pole. Začíná Bílý a pak se hráči po jednom tahu střídají. Kdo vstoupí na pole se soupeřovým kamenem, ten ho bere.',
      },
      {
        en: 'The kings are never captured. The game is about threatening the other king so that nothing saves him: that is mate, and it wins.',
        cs: 'Králové se neberou. Hraje se o to, napadnout soupeřova krále tak, že ho nic nezachrání: to je mat a mat vyhrává.',
      },
    ],
    pictures: [
      {
        position: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
        caption: {
          en: 'The start. In the back row: rook, knight, bishop, queen, king, bishop, knight, rook. Each queen stands on a square of her own colour.',
          cs: 'Výchozí postavení. V zadní řadě stojí věž, jezdec, střelec, dáma, král, střelec, jezdec, věž. Dáma stojí na poli své barvy.',
        },
      },
    ],
  },
  {
    id: 'pieces',
    title: { en: 'How the pieces move', cs: 'Jak se chodí' },
    paragraphs: [
      {
        en: 'The rook goes straight and the bishop slantwise, as far as the way is free. The queen can do both. None of them jumps: a piece of one’s own blocks the way, an opposing one may be captured, and there the move ends.',
        cs: 'Věž táhne rovně, střelec šikmo, vždy tak daleko, jak je volno. Dáma umí obojí. Přeskakovat nesmějí: vlastní kámen stojí v cestě, soupeřův lze vzít a na jeho poli tah končí.',
      },
      {
        en: 'The knight jumps: two squares straight and one aside, over whatever stands between. The king goes one square in any direction, but never onto a square that the other side attacks.',
        cs: 'Jezdec skáče: dvě pole rovně a jedno stranou, přes cokoli, co stojí v cestě. Král chodí o jedno pole všemi směry, nikdy však na pole, které soupeř napadá.',
      },
    ],
    pictures: [
      {
        position: '7k/3p4/8/8/3R2P1/8/8/K7 w - - 0 1',
        picked: ['d4'],
        caption: {
          en: 'The rook on d4. It may capture the pawn on d7; its own pawn on g4 stops it.',
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
          cs: 'Kolem dokola zeď, a jezdec se přece dostane ven.',
        },
      },
      {
        position: '4r2k/7p/8/8/3K4/8/8/8 w - - 0 1',
        picked: ['d4'],
        caption: {
          en: 'The rook watches the e-file, so the king may not step there.',
          cs: 'Sloupec e hlídá věž, takže tam král nesmí.',
        },
      },
    ],
  },
  {
    id: 'pawns',
    title: { en: 'Pawns and promotion', cs: 'Pěšci a proměna' },
    paragraphs: [
      {
        en: 'A pawn walks straight forwards, one square at a time; from its first square it may take two at once. It captures differently from how it walks: one square slantwise forwards. It never goes back.',
        cs: 'Pěšec chodí rovně vpřed po jednom poli; ze svého výchozího pole smí popojít i o dvě. Bere jinak, než chodí: o jedno pole šikmo vpřed. Zpátky nechodí nikdy.',
      },
      {
        en: 'A pawn that reaches the last rank is at once replaced by a queen, rook, bishop or knight of its colour, as its owner likes; it need not be a piece that was captured. Nearly always it is a queen.',
        cs: 'Pěšec, který dojde na poslední řadu, se hned promění v dámu, věž, střelce nebo jezdce své barvy, podle přání majitele; nemusí to být kámen, který byl předtím vzat. Skoro vždy je to dáma.',
      },
    ],
    pictures: [
      {
        position: '4k3/8/8/8/2p1p3/3P4/1P6/4K3 w - - 0 1',
        picked: ['b2'],
        caption: { en: 'From its first square one or two.', cs: 'Z výchozího pole o jedno, nebo o dvě.' },
      },
      {
        position: '4k3/8/8/8/2p1p3/3P4/1P6/4K3 w - - 0 1',
        picked: ['d3'],
        caption: {
          en: 'Straight on it walks, slantwise it captures.',
          cs: 'Rovně chodí, šikmo bere.',
        },
      },
      {
        position: '3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1',
        picked: ['e7', 'e8'],
        caption: {
          en: 'On the last rank one chooses what the pawn becomes.',
          cs: 'Na poslední řadě si hráč vybere, čím se pěšec stane.',
        },
      },
    ],
  },
  {
    id: 'castling',
    title: { en: 'Castling', cs: 'Rošáda' },
    paragraphs: [
      {
        en: 'Once in a game the king may move two squares towards a rook, and the rook jumps over him to the square next to him. It is the only move of two pieces, and it brings the king to safety and the rook into play.',
        cs: 'Jednou za partii smí král popojít o dvě pole směrem k věži a věž ho přeskočí na pole hned vedle něj. Je to jediný tah dvěma kameny: král se dostane do bezpečí a věž do hry.',
      },
      {
        en: 'The conditions: neither king nor rook has moved before, nothing stands between them, the king is not in check, and neither the square that he crosses nor the one where he arrives is attacked. The rook may be.',
        cs: 'Podmínky: král ani věž předtím netáhli, nic mezi nimi nestojí, král není v šachu a pole, přes které jde, ani pole, kam přijde, není napadené. Věž napadená být může.',
      },
    ],
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
          en: 'Not now: the bishop attacks f1, where the king would have to pass.',
          cs: 'Teď ne: střelec napadá f1, kudy by král musel projít.',
        },
      },
    ],
  },
  {
    id: 'en-passant',
    title: { en: 'En passant', cs: 'Braní mimochodem' },
    paragraphs: [
      {
        en: 'A pawn that takes two squares at once may pass by an opposing pawn that could have captured it on the way. Then that pawn may capture it as if it had gone one square only: en passant, in passing. This is allowed on the very next move or never.',
        cs: 'Když pěšec postoupí o dvě pole, může minout soupeřova pěšce, který by ho cestou mohl vzít. Ten ho pak smí vzít tak, jako by šel jen o jedno pole: mimochodem. Smí to však jen hned příštím tahem, později už ne.',
      },
    ],
    pictures: [
      {
        position: '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1',
        moves: ['d5'],
        caption: {
          en: 'Black goes from d7 to d5, past the white pawn.',
          cs: 'Černý jde z d7 na d5, kolem bílého pěšce.',
        },
      },
      {
        position: '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1',
        moves: ['d5', 'exd6'],
        caption: {
          en: 'White captures in passing: his pawn stands on d6, the black one is gone.',
          cs: 'Bílý bere mimochodem: jeho pěšec stojí na d6 a černý zmizel.',
        },
      },
    ],
  },
  {
    id: 'check',
    title: { en: 'Check and mate', cs: 'Šach a mat' },
    paragraphs: [
      {
        en: 'A king who is attacked is in check, and his side has to see to it at once. There are three ways: the king steps aside, a piece is put between, or the attacker is captured. Against a knight nothing can be put between.',
        cs: 'Napadený král je v šachu a jeho strana to musí hned napravit. Cesty jsou tři: král uhne, něco se představí, nebo se šachující kámen vezme. Proti jezdci se představit nic nedá.',
      },
      {
        en: 'When none of the three works, it is mate, and the game is over. A move after which one’s own king would be in check is not allowed.',
        cs: 'Když nejde ani jedno, je to mat a partie končí. Tah, po kterém by byl v šachu vlastní král, se hrát nesmí.',
      },
    ],
    pictures: [
      {
        position: '4r1k1/8/8/8/B7/8/3P4/3QK3 w - - 0 1',
        caption: {
          en: 'Check. White may step to f1 or f2, put the queen on e2, or capture with the bishop on e8.',
          cs: 'Šach. Bílý může uhnout na f1 nebo f2, představit dámu na e2, nebo vzít střelcem na e8.',
        },
      },
      {
        position: '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1',
        moves: ['Ra8#'],
        caption: {
          en: 'Mate on the last rank: the king’s own pawns shut him in.',
          cs: 'Mat na poslední řadě: krále uvěznili vlastní pěšci.',
        },
      },
    ],
  },
  {
    id: 'draws',
    title: { en: 'Stalemate and other draws', cs: 'Pat a jiné remízy' },
    paragraphs: [
      {
        en: 'If the side to move is not in check but has no legal move, it is stalemate: a draw. Whoever is winning should look twice before each move that leaves the other king no square.',
        cs: 'Když strana na tahu není v šachu, ale nemá žádný tah podle pravidel, je to pat: remíza. Kdo má vyhráno, ať se podívá dvakrát, než soupeřovu králi vezme poslední pole.',
      },
      {
        en: 'It is also a draw when nobody can mate with what is left. A player may claim one when the same position occurs for the third time, or when fifty moves by each side have passed without a capture or a pawn’s move. And the players may agree on one.',
        cs: 'Remíza je i tehdy, když zbývajícím materiálem nikdo nemůže dát mat. Hráč ji může požadovat, když se tatáž pozice vyskytne potřetí nebo když obě strany odehrají padesát tahů bez braní a bez tahu pěšcem. A na remíze se lze dohodnout.',
      },
    ],
    pictures: [
      {
        position: 'k7/8/8/8/8/8/2Q5/7K w - - 0 1',
        moves: ['Qc7'],
        caption: {
          en: 'A win thrown away: Black is not in check and cannot move. Stalemate.',
          cs: 'Zahozená výhra: Černý není v šachu a nemá tah. Pat.',
        },
      },
      {
        position: '8/8/4k3/8/8/3NK3/8/8 w - - 0 1',
        caption: {
          en: 'A knight alone cannot mate: the game is drawn.',
          cs: 'Samotný jezdec mat nedá: partie je remízová.',
        },
      },
    ],
  },
  {
    id: 'beginning',
    title: { en: 'A good beginning', cs: 'Jak začít' },
    paragraphs: [
      {
        en: 'Three things are worth doing first. Put a pawn or two into the middle, for from there pieces reach everything. Bring out knights and bishops, each with one move, before moving any of them twice. Castle early. And leave the queen at home for a while: she would only be chased.',
        cs: 'Zpočátku se vyplatí tři věci. Postavit pěšce nebo dva do středu, protože odtud se dosáhne všude. Vyvinout jezdce a střelce, každého jedním tahem, než se kterýmkoli z nich potáhne podruhé. A brzy udělat rošádu. Dáma ať chvíli zůstane doma: venku by ji jen honili.',
      },
      {
        en: 'To weigh exchanges, count in pawns: a knight or bishop is worth three, a rook five, the queen nine. The figures beside the board here add them up.',
        cs: 'Výměny se počítají v pěšcích: jezdec nebo střelec má cenu tří, věž pěti, dáma devíti. Čísla vedle desky je tady sčítají.',
      },
    ],
    pictures: [
      {
        position: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
        moves: ['e4', 'e5', 'Nf3', 'Nc6', 'Bc4', 'Bc5', 'O-O'],
        caption: {
          en: 'Four moves: a pawn in the middle, two pieces out, the king in safety.',
          cs: 'Čtyři tahy: pěšec ve středu, dva kameny ve hře, král v bezpečí.',
        },
      },
    ],
  },
];
