import type { Chapter } from '../types.js';

/** A shot that takes two men for one. */
const SHOT = 'W:Wa1,b2,c3,e3:Bc5,e5,h8';

/** Ideas that win games, and ideas that save them. */
export const IDEAS: readonly Chapter[] = [
  {
    id: 'hold-together',
    title: { en: 'Keep together, use the edge', cs: 'Držte se pohromadě, využijte okraj' },
    paragraphs: [
      {
        en: 'A man can be jumped only when the square behind it is free. So men that back each other up are safe, and a man on the edge is safe by itself: there is no square behind it. From there, however, it covers only one square.',
        cs: 'Kámen lze přeskočit, jen když je pole za ním volné. Kameny, které se kryjí navzájem, jsou tedy v bezpečí a kámen na okraji je v bezpečí sám od sebe: žádné pole za ním není. Zato odtud ovládá jen jedno pole.',
      },
      {
        en: 'Leave the men of your first row at home as long as you can: while they are there, the opponent cannot make a king.',
        cs: 'Kameny první řady nechte doma, jak dlouho to jde: dokud tam stojí, soupeř dámu nezíská.',
      },
    ],
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
    paragraphs: [
      {
        en: 'Two men face each other with one free row between. The side to move must step in front of the other man and loses its own. With few pieces left, count the remaining moves: often the game is decided by which side runs out of them first.',
        cs: 'Dva kameny stojí proti sobě přes jednu volnou řadu. Kdo je na tahu, musí vstoupit soupeři do skoku. S malým počtem figur proto počítejte zbývající tahy: často jde jen o to, komu dojdou dřív.',
      },
    ],
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
    paragraphs: [
      {
        en: 'Because captures are compulsory, you can tell your opponent where to go. Give up a man, sometimes two, and the capture leads the opponent’s pieces to where you capture more. Such a sequence is called a shot.',
        cs: 'Protože se skákat musí, můžete soupeři diktovat, kam půjde. Obětujete kámen, někdy i dva, a soupeřův skok přivede jeho figury tam, kde jich vezmete víc. Takovému sledu tahů se říká kombinace neboli úder.',
      },
      {
        en: 'Look for three things: free squares behind the opponent’s men, men in a line with one square between them, and a jump of yours that ends on the last row.',
        cs: 'Hledejte tři věci: volná pole za soupeřovými kameny, kameny stojící v řadě vždy ob jedno pole a skok, který skončí na poslední řadě.',
      },
    ],
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
    paragraphs: [
      {
        en: 'A king is worth about three men, so it pays to sacrifice something for a man that gets through. Ask which side promotes first, and whether the new king can be caught immediately: a king that has to make a bad capture is soon gone.',
        cs: 'Dáma má cenu asi tří kamenů, takže za kámen, který dojde do dámy, se vyplatí něco obětovat. Ptejte se, kdo bude v dámě dřív a zda novou dámu nelze hned chytit: dáma, která musí nevýhodně skočit, dlouho nevydrží.',
      },
    ],
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
    paragraphs: [
      {
        en: 'The diagonal from a1 to h8 is the longest. A lone king that holds it is hard to catch: what three kings do not win within nine plies, they never win, and the game is drawn. Anywhere else, three kings nearly always win when it is their turn.',
        cs: 'Diagonála z a1 na h8 je nejdelší. Osamělá dáma, která ji drží, se chytá těžko: co tři dámy nevyhrají do devíti půltahů, to nevyhrají nikdy a partie je remízová. Kdekoli jinde tři dámy skoro vždy vyhrají, jsou-li na tahu.',
      },
      {
        en: 'So think of that diagonal in time when you are behind, and occupy it first when you are ahead. Our tables of all endings with few pieces prove it: of the positions in which three kings are to move against one off the diagonal, 99 in a hundred are won; against one on it, 70.',
        cs: 'Jste-li pozadu, myslete na tuto diagonálu včas, a máte-li převahu, obsaďte ji první. Dokazují to naše tabulky všech koncovek s malým počtem figur: z pozic, ve kterých jsou na tahu tři dámy proti jedné mimo diagonálu, je vyhraných 99 ze sta; proti dámě na diagonále 70.',
      },
    ],
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
