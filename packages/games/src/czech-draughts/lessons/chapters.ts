import { type Chapter, paragraphsOf } from '@tahoun/i18n';

/** All that a player has to know for a whole game. */
const RULES: readonly Chapter[] = [
  {
    id: 'board',
    title: { en: 'The board and the aim', cs: 'Deska a cíl hry' },
    paragraphs: paragraphsOf(`
      The game is played on the dark squares of a chessboard only; each player has a dark square in the left-hand corner. Each side starts with twelve men on its first three rows. White moves first, then the players take turns.
      Hraje se jen na tmavých polích šachovnice; levé rohové pole má každý hráč tmavé. Obě strany mají po dvanácti kamenech na prvních třech řadách. Začíná bílý a pak se hráči střídají.

      A player who cannot move loses: because no piece is left, or because all pieces are blocked.
      Kdo nemůže táhnout, prohrál: buď mu nezbyla žádná figura, nebo jsou všechny zablokované.
    `),
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
    paragraphs: paragraphsOf(`
      A man jumps over an opposing piece diagonally in front of it when the square behind that piece is free. If it can jump again from there, it must, in the same move. Men never jump backwards.
      Kámen přeskočí soupeřovu figuru, která stojí šikmo těsně před ním, je-li pole za ní volné. Může-li odtud skákat dál, musí, a to ještě týmž tahem. Dozadu kameny neskáčou.

      A player who can capture must do so. You are free to choose among several captures, however many pieces each of them takes. This is what makes the game sharp: an offered piece has to be taken.
      Kdo může skákat, musí. Je-li skoků víc, hráč si vybere kterýkoli z nich bez ohledu na počet braných figur. Právě proto je hra tak ostrá: nabídnutou figuru soupeř musí vzít.

      Captured pieces leave the board only after the whole move. Until then they block the way, and no piece may be jumped twice.
      Přeskočené figury zmizí z desky teprve po celém tahu. Do té doby stojí v cestě a žádnou nelze přeskočit dvakrát.
    `),
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
    paragraphs: paragraphsOf(`
      A man whose move ends on the last row becomes a king, shown as two discs. If it gets there by a capture, it stops there and moves as a king from the next turn on.
      Kámen, jehož tah skončí na poslední řadě, se stane dámou; kreslí se jako dva kotouče. Když tam doskočí, zůstane tam stát: jako dáma hraje až od příštího tahu.

      A king moves any distance along free diagonals, forwards and backwards. It captures a piece at any distance, if the square behind it is free, and lands on any of the free squares there. It jumps one piece at a time.
      Dáma táhne po volných diagonálách na libovolnou vzdálenost, vpřed i vzad. Figuru přeskočí na jakoukoli vzdálenost, je-li za ní volné pole, a dopadne na kterékoli z volných polí za ní. Najednou přeskakuje jen jednu.
    `),
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
    paragraphs: paragraphsOf(`
      When both a man and a king can capture, a king must do it. You can use this rule too against your opponent, to lure a king away from where it is needed.
      Když může skákat kámen i dáma, musí skákat dáma. I to se dá obrátit proti soupeři: jeho dámu odlákáte odtud, kde ji potřebuje.
    `),
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
    paragraphs: paragraphsOf(`
      The players may agree on a draw. The game is also drawn when the same position with the same side to move occurs for the third time, and after fifteen moves by each side without a capture or a man move.
      Na remíze se hráči mohou dohodnout. Nastane také, když se táž pozice s toutéž stranou na tahu objeví potřetí a když obě strany odehrají patnáct tahů bez skoku a bez tahu kamenem.

      Some endings have their own limits. Three kings against a lone king off the main diagonal have fifteen moves. Only five moves by each side are allowed against a king that holds it, or when a lone king faces one king, alone or with one more piece.
      Některé koncovky mají vlastní limity. Tři dámy proti osamělé, která nedrží hlavní diagonálu, mají patnáct tahů. Jen pět tahů má každá strana tam, kde osamělá dáma hlavní diagonálu drží, a tam, kde proti ní stojí jediná dáma, sama nebo s jednou další figurou.
    `),
    pictures: [],
  },
];

/** A shot that takes two men for one. */
const SHOT = 'W:Wa1,b2,c3,e3:Bc5,e5,h8';

/** Ideas that win games, and ideas that save them. */
const IDEAS: readonly Chapter[] = [
  {
    id: 'hold-together',
    title: { en: 'Keep together, use the edge', cs: 'Držte se pohromadě, využijte okraj' },
    paragraphs: paragraphsOf(`
      A man can be jumped only when the square behind it is free. So men that back each other up are safe, and a man on the edge is safe by itself: there is no square behind it. From there, however, it covers only one square.
      Kámen lze přeskočit, jen když je pole za ním volné. Kameny, které se kryjí navzájem, jsou tedy v bezpečí a kámen na okraji je v bezpečí sám od sebe: žádné pole za ním není. Zato odtud ovládá jen jedno pole.

      Leave the men of your first row at home as long as you can: while they are there, the opponent cannot make a king.
      Kameny první řady nechte doma, jak dlouho to jde: dokud tam stojí, soupeř dámu nezíská.
    `),
    pictures: [
      {
        position: 'W:Wa5,b2,c3,d2:Bd6,e5,f8',
        caption: {
          en: 'b2 and d2 back up c3, and a5 is on the edge: no black man can jump either of them, wherever it stands.',
          cs: 'Kámen na c3 je krytý z b2 i d2 a kámen na a5 stojí na okraji: černý kámen žádný z nich odnikud nepřeskočí.',
        },
      },
    ],
  },
  {
    id: 'opposition',
    title: { en: 'The obligation to move', cs: 'Kdo musí táhnout' },
    paragraphs: paragraphsOf(`
      Two men face each other with one free row between. The side to move must step in front of the other man and loses its own. With few pieces left, count the remaining moves: often the game is decided by which side runs out of them first.
      Dva kameny stojí proti sobě přes jednu volnou řadu. Kdo je na tahu, musí vstoupit soupeři do skoku. S malým počtem figur proto počítejte zbývající tahy: často jde jen o to, komu dojdou dřív.
    `),
    pictures: [
      {
        position: 'B:Wc3:Bc5',
        caption: {
          en: 'Black is to move and loses a man. If it were White’s turn, White would lose one.',
          cs: 'Na tahu je černý a o kámen přijde. Kdyby byl na tahu bílý, přišel by o něj on.',
        },
      },
      {
        position: 'B:Wc3:Bc5',
        moves: ['c5-d4', 'c3xe5'],
        caption: { en: 'For example:', cs: 'Například takto.' },
      },
    ],
  },
  {
    id: 'shots',
    title: { en: 'The shot', cs: 'Kombinace' },
    paragraphs: paragraphsOf(`
      Because captures are compulsory, you can tell your opponent where to go. Give up a man, sometimes two, and the capture leads the opponent’s pieces to where you capture more. Such a sequence is called a shot.
      Protože se skákat musí, můžete soupeři diktovat, kam půjde. Obětujete kámen, někdy i dva, a soupeřův skok přivede jeho figury tam, kde jich vezmete víc. Takovému sledu tahů se říká kombinace neboli úder.

      Look for three things: free squares behind the opponent’s men, men in a line with one square between them, and a jump of yours that ends on the last row.
      Hledejte tři věci: volná pole za soupeřovými kameny, kameny stojící v řadě vždy ob jedno pole a skok, který skončí na poslední řadě.
    `),
    pictures: [
      {
        position: SHOT,
        caption: { en: 'White is to move.', cs: 'Na tahu je bílý.' },
      },
      {
        position: SHOT,
        moves: ['c3-d4', 'e5xc3'],
        caption: {
          en: 'White gives up a man, and Black must take it.',
          cs: 'Bílý obětuje kámen a černý ho musí vzít.',
        },
      },
      {
        position: SHOT,
        moves: ['c3-d4', 'e5xc3', 'b2xb6'],
        caption: {
          en: 'Two for one.',
          cs: 'Dva za jeden.',
        },
      },
    ],
  },
  {
    id: 'breakthrough',
    title: { en: 'Breaking through', cs: 'Průlom do dámy' },
    paragraphs: paragraphsOf(`
      A king is worth about three men, so it pays to sacrifice something for a man that gets through. Ask which side promotes first, and whether the new king can be caught immediately: a king that has to make a bad capture is soon gone.
      Dáma má cenu asi tří kamenů, takže za kámen, který dojde do dámy, se vyplatí něco obětovat. Ptejte se, kdo bude v dámě dřív a zda novou dámu nelze hned chytit: dáma, která musí nevýhodně skočit, dlouho nevydrží.
    `),
    pictures: [
      {
        position: 'W:Wb2,d6,e5,h6:Bb4,d4,f8,g7',
        caption: {
          en: 'White is to move. The man on f8 guards the last row.',
          cs: 'Na tahu je bílý. Poslední řadu hlídá kámen na f8.',
        },
      },
      {
        position: 'W:Wb2,d6,e5,h6:Bb4,d4,f8,g7',
        moves: ['d6-e7', 'f8xf4', 'h6xf8'],
        caption: {
          en: 'White gives up two men to draw the guard away, and a third man jumps to the last row.',
          cs: 'Bílý obětuje dva kameny, hlídač musí pryč a třetí kámen doskočí na poslední řadu.',
        },
      },
    ],
  },
  {
    id: 'main-diagonal',
    title: { en: 'The main diagonal', cs: 'Hlavní diagonála' },
    paragraphs: paragraphsOf(`
      The diagonal from a1 to h8 is the longest. A lone king that holds it is hard to catch: what three kings do not win within nine plies, they never win, and the game is drawn. Anywhere else, three kings nearly always win when it is their turn.
      Diagonála z a1 na h8 je nejdelší. Osamělá dáma, která ji drží, se chytá těžko: co tři dámy nevyhrají do devíti půltahů, to nevyhrají nikdy a partie je remízová. Kdekoli jinde tři dámy skoro vždy vyhrají, jsou-li na tahu.

      So think of that diagonal in time when you are behind, and occupy it first when you are ahead. Our tables of all endings with few pieces prove it: of the positions in which three kings are to move against one off the diagonal, 99 in a hundred are won; against one on it, 70.
      Jste-li pozadu, myslete na tuto diagonálu včas, a máte-li převahu, obsaďte ji první. Dokazují to naše tabulky všech koncovek s malým počtem figur: z pozic, ve kterých jsou na tahu tři dámy proti jedné mimo diagonálu, je vyhraných 99 ze sta; proti dámě na diagonále 70.
    `),
    pictures: [
      {
        position: 'W:WKa1:BKb4,Kd6,Kf8',
        caption: {
          en: 'White holds the diagonal: a draw.',
          cs: 'Bílý diagonálu drží: remíza.',
        },
      },
      {
        position: 'W:WKc1:BKa3,Kg7,Kh2',
        caption: {
          en: 'Off the diagonal: according to the table Black wins, whatever White does.',
          cs: 'Mimo diagonálu: podle tabulky vyhraje černý, ať bílý dělá cokoli.',
        },
      },
    ],
  },
];

/** From the first move to the ideas that win games. */
export const CHAPTERS: readonly Chapter[] = [...RULES, ...IDEAS];
