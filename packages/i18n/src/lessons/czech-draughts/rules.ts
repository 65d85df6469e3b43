import type { Chapter } from '../types.js';

/** What one must know to play a whole game. */
export const RULES: readonly Chapter[] = [
  {
    id: 'board',
    title: { en: 'The board and the aim', cs: 'Deska a cíl hry' },
    paragraphs: [
      {
        en: 'The game is played on the dark squares of a chessboard only; the corner at each player’s left hand is dark. Each side has twelve men on its three first rows. White begins, then the players take turns.',
        cs: 'Hraje se jen na tmavých polích šachovnice; levé rohové pole má každý hráč tmavé. Obě strany mají po dvanácti kamenech na prvních třech řadách. Začíná Bílý a pak se hráči střídají.',
      },
      {
        en: 'Whoever cannot move has lost: because no piece is left, or because all are blocked.',
        cs: 'Kdo nemá čím táhnout, prohrál: protože mu nezbyla žádná figura, nebo proto, že jsou všechny zablokované.',
      },
    ],
    pictures: [
      {
        position: 'W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8',
        picked: ['c3'],
        caption: {
          en: 'The start. A man moves one square slantwise forwards: from c3 to b4 or d4.',
          cs: 'Výchozí postavení. Kámen táhne o jedno pole šikmo vpřed: z c3 na b4, nebo na d4.',
        },
      },
    ],
  },
  {
    id: 'captures',
    title: { en: 'Capturing is an order', cs: 'Skákat se musí' },
    paragraphs: [
      {
        en: 'A man jumps over an opposing piece right in front of it, slantwise forwards, when the square behind is free. If it can jump on from there, it has to, in the same move. Men never jump backwards.',
        cs: 'Kámen přeskočí soupeřovu figuru, která stojí šikmo těsně před ním, je-li pole za ní volné. Může-li odtud skákat dál, musí, a to ještě v témže tahu. Dozadu kameny neskáčou.',
      },
      {
        en: 'Whoever can capture must. Among several captures one may choose freely, whichever takes more. This is what makes the game sharp: a piece that is offered has to be taken.',
        cs: 'Kdo může skákat, musí. Je-li skoků víc, vybere si hráč kterýkoli z nich, ať bere kolik chce. Právě proto je hra tak ostrá: nabídnutá figura se musí vzít.',
      },
      {
        en: 'What was jumped leaves the board only when the whole move is over. Until then it stands in the way, and nothing may be jumped twice.',
        cs: 'Přeskočené figury se z desky odebírají teprve po celém tahu. Do té doby stojí v cestě a žádnou nelze přeskočit dvakrát.',
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
          en: 'Both ringed men can capture; which of them does is White’s choice.',
          cs: 'Skákat mohou oba kameny v kroužku; který to bude, si Bílý vybere.',
        },
      },
    ],
  },
  {
    id: 'king',
    title: { en: 'The flying king', cs: 'Létající dáma' },
    paragraphs: [
      {
        en: 'A man whose move ends on the last row becomes a king, shown as two discs. If it gets there by a capture, it stops there; a king’s powers come with the next turn.',
        cs: 'Kámen, jehož tah skončí na poslední řadě, se stane dámou; kreslí se jako dva kotouče. Když tam doskočí, zůstane tam stát: jako dáma hraje až od příštího tahu.',
      },
      {
        en: 'A king goes any distance along free diagonals, forwards and backwards. It captures a piece at any distance, if there is a free square behind it, and lands on any of the free squares there. It jumps one piece at a time.',
        cs: 'Dáma chodí po volných diagonálách, jak daleko chce, vpřed i vzad. Figuru přeskočí na jakoukoli vzdálenost, je-li za ní volné pole, a dopadne na kterékoli z volných polí za ní. Najednou přeskakuje jen jednu.',
      },
    ],
    pictures: [
      {
        position: 'W:WKd4,g3:Bb8,f8',
        picked: ['d4'],
        caption: {
          en: 'Where the king on d4 can go.',
          cs: 'Kam všude může dáma z d4.',
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
        en: 'When both a man and a king can capture, a king must do it. That, too, can be used against the other side: a king is lured away from where it was needed.',
        cs: 'Když může skákat kámen i dáma, musí skákat dáma. I to se dá obrátit proti soupeři: jeho dámu odlákáme odtud, kde byla potřeba.',
      },
    ],
    pictures: [
      {
        position: 'W:WKa1,g3:Bc3,f4',
        caption: {
          en: 'The man on g3 could capture f4, but only the king may: it has precedence.',
          cs: 'Kámen z g3 by mohl skočit přes f4, ale smí jen dáma: má přednost.',
        },
      },
    ],
  },
  {
    id: 'draws',
    title: { en: 'When it is a draw', cs: 'Kdy je remíza' },
    paragraphs: [
      {
        en: 'The players may agree on a draw. It is also one when the same position with the same side to move occurs for the third time, and when fifteen moves by each side have passed without a capture or a move of a man.',
        cs: 'Na remíze se hráči mohou dohodnout. Nastane také, když se táž pozice s toutéž stranou na tahu objeví potřetí a když obě strany odehrají patnáct tahů bez skoku a bez tahu kamenem.',
      },
      {
        en: 'Some endings get fewer moves: three kings against a lone one that does not hold the main diagonal have fifteen; five by each side are all there is against a king that holds it, or when a king is faced by one king, alone or with one more piece.',
        cs: 'Některé koncovky mají tahů méně: tři dámy proti osamělé, která nedrží hlavní diagonálu, mají patnáct tahů. Jen pět tahů obou stran zbývá proti dámě, která ji drží, nebo když proti dámě stojí jen jedna dáma, sama nebo s jednou další figurou.',
      },
    ],
    pictures: [],
  },
];
