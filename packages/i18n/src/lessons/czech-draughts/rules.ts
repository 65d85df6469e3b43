import type { Chapter } from '../types.js';

/** All that a player has to know for a whole game. */
export const RULES: readonly Chapter[] = [
  {
    id: 'board',
    title: { en: 'The board and the aim', cs: 'Deska a cíl hry' },
    paragraphs: [
      {
        en: 'The game is played on the dark squares of a chessboard only; each player has a dark square in the left-hand corner. Each side starts with twelve men on its first three rows. White moves first, then the players take turns.',
        cs: 'Hraje se jen na tmavých polích šachovnice; levé rohové pole má každý hráč tmavé. Obě strany mají po dvanácti kamenech na prvních třech řadách. Začíná bílý a pak se hráči střídají.',
      },
      {
        en: 'A player who cannot move loses: because no piece is left, or because all pieces are blocked.',
        cs: 'Kdo nemůže táhnout, prohrál: buď mu nezbyla žádná figura, nebo jsou všechny zablokované.',
      },
    ],
    pictures: [
      {
        position: 'W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8',
        picked: ['c3'],
        caption: {
          en: 'The starting position. A man moves one square diagonally forward: from c3 to b4 or d4.',
          cs: 'Základní postavení. Kámen táhne o jedno pole šikmo vpřed: z c3 na b4, nebo na d4.',
        },
      },
    ],
  },
  {
    id: 'captures',
    title: { en: 'Captures are compulsory', cs: 'Skákat se musí' },
    paragraphs: [
      {
        en: 'A man jumps over an opposing piece diagonally in front of it when the square behind that piece is free. If it can jump again from there, it must, in the same move. Men never jump backwards.',
        cs: 'Kámen přeskočí soupeřovu figuru, která stojí šikmo těsně před ním, je-li pole za ní volné. Může-li odtud skákat dál, musí, a to ještě týmž tahem. Dozadu kameny neskáčou.',
      },
      {
        en: 'A player who can capture must do so. You are free to choose among several captures, however many pieces each of them takes. This is what makes the game sharp: an offered piece has to be taken.',
        cs: 'Kdo může skákat, musí. Je-li skoků víc, hráč si vybere kterýkoli z nich bez ohledu na počet braných figur. Právě proto je hra tak ostrá: nabídnutou figuru soupeř musí vzít.',
      },
      {
        en: 'Captured pieces leave the board only after the whole move. Until then they block the way, and no piece may be jumped twice.',
        cs: 'Přeskočené figury zmizí z desky teprve po celém tahu. Do té doby stojí v cestě a žádnou nelze přeskočit dvakrát.',
      },
    ],
    pictures: [
      {
        position: 'W:Wc3,g1:Bd4,f6,h8',
        picked: ['c3'],
        caption: {
          en: 'The ringed man has to capture d4, lands on e5 and must go on over f6.',
          cs: 'Kámen v kroužku musí přeskočit d4, dopadne na e5 a musí pokračovat přes f6.',
        },
      },
      {
        position: 'W:Wc3,g1:Bd4,f6,h8',
        moves: ['c3xg7'],
        caption: {
          en: 'One move, two pieces. But now Black’s man on h8 has to answer.',
          cs: 'Jeden tah, dvě figury. Teď ovšem musí odpovědět černý kámen na h8.',
        },
      },
      {
        position: 'W:We3,g3:Bc7,d4,f4',
        caption: {
          en: 'Both ringed men can capture; White chooses which one does.',
          cs: 'Skákat mohou oba kameny v kroužku; který to bude, si bílý vybere.',
        },
      },
    ],
  },
  {
    id: 'king',
    title: { en: 'The flying king', cs: 'Létající dáma' },
    paragraphs: [
      {
        en: 'A man whose move ends on the last row becomes a king, shown as two discs. If it gets there by a capture, it stops there and moves as a king from the next turn on.',
        cs: 'Kámen, jehož tah skončí na poslední řadě, se stane dámou; kreslí se jako dva kotouče. Když tam doskočí, zůstane tam stát: jako dáma hraje až od příštího tahu.',
      },
      {
        en: 'A king moves any distance along free diagonals, forwards and backwards. It captures a piece at any distance, if the square behind it is free, and lands on any of the free squares there. It jumps one piece at a time.',
        cs: 'Dáma táhne po volných diagonálách na libovolnou vzdálenost, vpřed i vzad. Figuru přeskočí na jakoukoli vzdálenost, je-li za ní volné pole, a dopadne na kterékoli z volných polí za ní. Najednou přeskakuje jen jednu.',
      },
    ],
    pictures: [
      {
        position: 'W:WKd4,g3:Bb8,f8',
        picked: ['d4'],
        caption: {
          en: 'The squares that the king on d4 can reach.',
          cs: 'Pole, na která může dáma z d4.',
        },
      },
      {
        position: 'W:WKa1:Bd4,h2',
        picked: ['a1'],
        caption: {
          en: 'It jumps the man on d4 and lands on e5, f6, g7 or h8.',
          cs: 'Přeskočí kámen na d4 a dopadne na e5, f6, g7, nebo h8.',
        },
      },
    ],
  },
  {
    id: 'king-first',
    title: { en: 'The king goes first', cs: 'Dáma má přednost' },
    paragraphs: [
      {
        en: 'When both a man and a king can capture, a king must do it. You can use this rule too against your opponent, to lure a king away from where it is needed.',
        cs: 'Když může skákat kámen i dáma, musí skákat dáma. I to se dá obrátit proti soupeři: jeho dámu odlákáte odtud, kde ji potřebuje.',
      },
    ],
    pictures: [
      {
        position: 'W:WKa1,g3:Bc3,f4',
        caption: {
          en: 'The man on g3 could capture f4, but only the king may capture: it has precedence.',
          cs: 'Kámen z g3 by mohl skočit přes f4, ale skákat smí jen dáma: má přednost.',
        },
      },
    ],
  },
  {
    id: 'draws',
    title: { en: 'Draws', cs: 'Kdy je remíza' },
    paragraphs: [
      {
        en: 'The players may agree on a draw. The game is also drawn when the same position with the same side to move occurs for the third time, and after fifteen moves by each side without a capture or a man move.',
        cs: 'Na remíze se hráči mohou dohodnout. Nastane také, když se táž pozice s toutéž stranou na tahu objeví potřetí a když obě strany odehrají patnáct tahů bez skoku a bez tahu kamenem.',
      },
      {
        en: 'Some endings have their own limits. Three kings against a lone king off the main diagonal have fifteen moves. Only five moves by each side are allowed against a king that holds it, or when a lone king faces one king, alone or with one more piece.',
        cs: 'Některé koncovky mají vlastní limity. Tři dámy proti osamělé, která nedrží hlavní diagonálu, mají patnáct tahů. Jen pět tahů má každá strana tam, kde osamělá dáma hlavní diagonálu drží, a tam, kde proti ní stojí jediná dáma, sama nebo s jednou další figurou.',
      },
    ],
    pictures: [],
  },
];
