import type { Chapter } from '../types.js';

/** A shot that takes two men for one. */
const SHOT = 'W:Wa1,b2,c3,e3:Bc5,e5,h8';

/** What wins games, and what saves them. */
export const IDEAS: readonly Chapter[] = [
  {
    id: 'hold-together',
    title: { en: 'Keep together, use the edge', cs: 'Držet pohromadě, využít kraje' },
    paragraphs: [
      {
        en: 'A man can only be jumped when the square behind it is free. So men that back each other up are safe, and a man on the edge is safe by itself: there is no square behind it. From there, however, it covers one square only.',
        cs: 'Kámen lze přeskočit, jen když je pole za ním volné. Kameny, které se kryjí navzájem, jsou tedy v bezpečí a kámen na kraji je v bezpečí sám od sebe: žádné pole za ním není. Zato odtud ovládá jen jedno pole.',
      },
      {
        en: 'Leave the men of your first row at home as long as you can: as long as they stand there, no king comes about.',
        cs: 'Kameny první řady nechte doma, jak dlouho to jde: dokud tam stojí, soupeřova dáma nevznikne.',
      },
    ],
    pictures: [
      {
        position: 'W:Wa5,b2,c3,d2:Bd6,e5,f8',
        caption: {
          en: 'c3 is backed up by b2 and d2, and a5 stands on the edge: wherever a black man comes to stand, it can jump neither.',
          cs: 'Kámen c3 kryjí b2 a d2 a kámen a5 stojí na kraji: ať černý kámen přijde kamkoli, žádný z nich nepřeskočí.',
        },
      },
    ],
  },
  {
    id: 'opposition',
    title: { en: 'Who has to move', cs: 'Kdo musí táhnout' },
    paragraphs: [
      {
        en: 'Two men face each other with one free row between. Whoever has to move must step in front of the other and is captured. With few pieces, count the moves that are left: often the whole game is about who runs out of them first.',
        cs: 'Dva kameny stojí proti sobě přes jednu volnou řadu. Kdo je na tahu, musí vstoupit soupeři do skoku. S málem figur proto počítejte zbývající tahy: často jde jen o to, komu dojdou dřív.',
      },
    ],
    pictures: [
      {
        position: 'B:Wc3:Bc5',
        caption: {
          en: 'Black is to move and loses his man. Were it White’s turn, White would.',
          cs: 'Na tahu je Černý a o kámen přijde. Kdyby byl na tahu Bílý, přišel by o něj on.',
        },
      },
      {
        position: 'B:Wc3:Bc5',
        moves: ['c5-d4', 'c3xe5'],
        caption: { en: 'For instance like this.', cs: 'Třeba takhle.' },
      },
    ],
  },
  {
    id: 'shots',
    title: { en: 'The shot', cs: 'Kombinace' },
    paragraphs: [
      {
        en: 'Because capturing is compulsory, one can tell the other side where to go. Give a man, sometimes two, and the capture leads the opponent’s pieces to where you capture more. Such a sequence is called a shot.',
        cs: 'Protože se skákat musí, dá se soupeři poroučet, kam má jít. Obětujete kámen, někdy i dva, a soupeřův skok přivede jeho figury tam, kde jich vezmete víc. Takovému sledu tahů se říká kombinace neboli úder.',
      },
      {
        en: 'Look for three things: free squares behind the opponent’s men, men that stand one square apart in a line, and whether your jump ends on the last row.',
        cs: 'Hledejte tři věci: volná pole za soupeřovými kameny, kameny stojící v řadě vždy ob jedno pole, a zda váš skok nekončí na poslední řadě.',
      },
    ],
    pictures: [
      {
        position: SHOT,
        caption: { en: 'White is to move.', cs: 'Na tahu je Bílý.' },
      },
      {
        position: SHOT,
        moves: ['c3-d4', 'e5xc3'],
        caption: {
          en: 'White gives a man, and Black must take it.',
          cs: 'Bílý dá kámen a Černý ho musí vzít.',
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
    title: { en: 'Breaking through', cs: 'Průnik do dámy' },
    paragraphs: [
      {
        en: 'A king is worth about three men, so a man that can be made king is worth a sacrifice. Ask who promotes first, and whether the new king can be caught at once: a king that appears where it must capture badly is soon gone.',
        cs: 'Dáma má cenu asi tří kamenů, takže za kámen, který dojde do dámy, se vyplatí i obětovat. Ptejte se, kdo bude v dámě dřív a jestli novou dámu nejde hned chytit: dáma, která se objeví tam, kde musí nevýhodně skočit, dlouho nevydrží.',
      },
    ],
    pictures: [
      {
        position: 'W:Wb2,d6,e5,h6:Bb4,d4,f8,g7',
        caption: {
          en: 'White is to move. The man on f8 guards the last row.',
          cs: 'Na tahu je Bílý. Poslední řadu hlídá kámen na f8.',
        },
      },
      {
        position: 'W:Wb2,d6,e5,h6:Bb4,d4,f8,g7',
        moves: ['d6-e7', 'f8xf4', 'h6xf8'],
        caption: {
          en: 'Two men are given to draw the guard away, and a third jumps into the last row.',
          cs: 'Dva kameny se obětují, hlídač musí pryč a třetí kámen doskočí na poslední řadu.',
        },
      },
    ],
  },
  {
    id: 'main-diagonal',
    title: { en: 'The main diagonal', cs: 'Hlavní diagonála' },
    paragraphs: [
      {
        en: 'The diagonal from a1 to h8 is the longest. A lone king that holds it cannot be caught: three kings are not enough, and the game is drawn. Anywhere else three kings nearly always win.',
        cs: 'Diagonála z a1 na h8 je nejdelší. Osamělá dáma, která ji drží, se chytit nedá: nestačí ani tři dámy a partie je remízová. Kdekoli jinde tři dámy skoro vždy vyhrají.',
      },
      {
        en: 'So whoever is behind should think of that diagonal in time, and whoever is ahead should occupy it first. Our tables of all endings with few pieces prove it: of the positions with three kings against one off the diagonal 99 in a hundred are won.',
        cs: 'Kdo je pozadu, ať na tuto diagonálu myslí včas, a kdo je napřed, ať ji obsadí první. Dokazují to naše tabulky všech koncovek s málem figur: z pozic se třemi dámami proti jedné mimo diagonálu je vyhraných devětadevadesát ze sta.',
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
          en: 'Off the diagonal: the table says that Black wins, whatever White does.',
          cs: 'Mimo diagonálu: podle tabulky vyhraje Černý, ať Bílý dělá cokoli.',
        },
      },
    ],
  },
];
