import { type Chapter, paragraphsOf } from '@tahoun/i18n';

export const CHAPTERS: readonly Chapter[] = [
  {
    id: 'rules',
    title: { en: 'The rules in a minute', cs: 'Pravidla za minutu' },
    paragraphs: paragraphsOf(`
      Two players, Black and White, take turns. Each turn, a player puts one stone on an intersection of the lines, and there it stays: stones never move.
      Hrají dva, černý a bílý, a střídají se. Hráč na tahu položí jeden kámen na průsečík čar a kámen tam zůstane ležet: kameny se neposouvají.

      The first player to surround and capture a stone of the other colour wins. Black moves first, and nobody may pass: a player without a legal move loses.
      Vyhrává ten, kdo první obklíčí a zajme kámen druhé barvy. Začíná černý a tah nelze vynechat: kdo nemá přípustný tah, prohrál.
    `),
    pictures: [
      {
        position: '......./......./....X../..O.O../...X.../......./....... X 1',
        marks: [],
        caption: {
          en: 'After four moves on a 7×7 board. Stones are placed on intersections, including those at the edge.',
          cs: 'Po čtyřech tazích na desce 7×7. Kameny leží na průsečících, i na těch okrajových.',
        },
      },
    ],
  },
  {
    id: 'liberties',
    title: { en: 'Liberties', cs: 'Svobody' },
    paragraphs: paragraphsOf(`
      The empty points right next to a stone, along the lines, are its liberties: the air that it breathes. It has four in the middle, three at the edge and only two in the corner.
      Volné průsečíky hned vedle kamene, po čarách, jsou jeho svobody: vzduch, který dýchá. Uprostřed má čtyři, na okraji tři a v rohu jen dvě.

      Stones of one colour that touch along the lines form a group. They share their liberties, and they live or fall together. Diagonal neighbours are not connected.
      Kameny jedné barvy, které se dotýkají po čarách, tvoří skupinu. Svobody mají společné a společně také žijí, nebo padnou. Sousedé po úhlopříčce spojení nejsou.
    `),
    pictures: [
      {
        position: 'X..../...../..O../...../...X. X 1',
        marks: ['liberties'],
        caption: {
          en: 'Two liberties in the corner, four in the middle, three at the edge.',
          cs: 'Dvě svobody v rohu, čtyři uprostřed, tři na okraji.',
        },
      },
      {
        position: '...../.OO../.O.../...../...X. X 1',
        marks: ['liberties'],
        caption: {
          en: 'Three white stones, one group: together they have seven liberties.',
          cs: 'Tři bílé kameny, jedna skupina: dohromady mají sedm svobod.',
        },
      },
    ],
  },
  {
    id: 'atari',
    title: { en: 'Atari and capture', cs: 'Atari a zajetí' },
    paragraphs: paragraphsOf(`
      A group with one liberty left is in atari. If its owner does nothing, the next move takes that last liberty, and the group is captured.
      Skupina, které zbývá jediná svoboda, je v atari. Když její majitel nic neudělá, příští tah jí poslední svobodu vezme a skupina je zajata.

      There are three ways out: extend the group to where it has more air, connect it to a strong one, or capture a stone that surrounds it. In this game the last way even wins.
      Zachránit se dá trojím způsobem: natáhnout skupinu tam, kde je víc vzduchu, spojit ji se silnější, nebo zajmout některý z kamenů, které ji obkličují. To poslední v této hře rovnou vyhrává.
    `),
    pictures: [
      {
        position: '...../..X../.XO../..X../..O.. X 1',
        caption: {
          en: 'The white stone in the middle is in atari: its last liberty is D3.',
          cs: 'Bílý kámen uprostřed je v atari: poslední svobodu má na D3.',
        },
      },
      {
        position: '...../..X../.XO../..X../..O.. X 1',
        moves: ['D3'],
        caption: {
          en: 'Black plays D3 and wins. The captured stone is shown where it was.',
          cs: 'Černý hraje D3 a vyhrává. Zajatý kámen je zobrazen tam, kde ležel.',
        },
      },
    ],
  },
  {
    id: 'suicide',
    title: { en: 'What you may not play', cs: 'Co se hrát nesmí' },
    paragraphs: paragraphsOf(`
      A move that leaves your own group without a liberty is suicide, and it is forbidden. There is one exception: a move that captures is always allowed, because the captured stones make room immediately.
      Tah, po kterém vaše vlastní skupina nemá žádnou svobodu, je sebevražda a je zakázán. Výjimka je jedna: tah, kterým něco zajmete, se smí hrát vždycky, protože zajaté kameny hned uvolní místo.
    `),
    pictures: [
      {
        position: '...../...O./...../X..../.X... O 1',
        marks: [],
        caption: {
          en: 'White must not play A1: the stone would have no liberty and capture nothing.',
          cs: 'Bílý nesmí na A1: kámen by neměl svobodu a nic by nezajal.',
        },
      },
      {
        position: '.OX../OX.O./X..../...../...O. X 1',
        moves: ['A5'],
        caption: {
          en: 'Black can play A5, although the point is surrounded: the move takes the last liberty of both white stones.',
          cs: 'Černý na A5 smí, ačkoli je průsečík obklíčený: vezme poslední svobodu oběma bílým kamenům.',
        },
      },
    ],
  },
  {
    id: 'double-atari',
    title: { en: 'Double atari', cs: 'Dvojité atari' },
    paragraphs: paragraphsOf(`
      Two groups are in atari at the same time, and one move rarely saves both: it would have to connect them or capture an attacker. Look for points that touch two weak groups, especially where stones cut each other crosswise.
      Dvě skupiny jsou najednou v atari a jedním tahem lze obě zachránit jen zřídka: musel by je spojit nebo zajmout útočníka. Hledejte průsečíky, které se dotýkají dvou slabých skupin, hlavně tam, kde se kameny křížem stříhají.
    `),
    pictures: [
      {
        position: '..X../..O../..XOX/...../O.... X 1',
        moves: ['D4'],
        caption: {
          en: 'Black plays D4: both C4 and D3 are in atari, and White cannot save both.',
          cs: 'Černý hraje D4: v atari jsou C4 i D3 a obojí bílý nezachrání.',
        },
      },
    ],
  },
  {
    id: 'ladder',
    title: { en: 'The ladder', cs: 'Schody' },
    paragraphs: paragraphsOf(`
      Atari from one side, then from the other: the group runs in a zigzag, each step gives it two liberties, and each atari takes one away. At the edge of the board, the run is over.
      Atari z jedné strany, pak z druhé: skupina utíká klikatě, každým krokem má dvě svobody a každé atari jí jednu vezme. Na okraji desky útěk končí.

      Before you begin, read the ladder to its end. If a stone of the fleeing side is in the way, the group escapes, and the attacker is left full of cutting points.
      Než začnete, přečtěte schody až do konce. Stojí-li v cestě kámen, který utíkajícímu pomůže, skupina unikne a pronásledovatel má všude slabiny.
    `),
    pictures: [
      {
        position: '......./..XX.../.XO..../......./......./......./....... X 1',
        moves: ['C4'],
        caption: {
          en: 'Black begins with atari from below. White can only run to D5.',
          cs: 'Černý začíná atari zespodu. Bílý může jen utíkat na D5.',
        },
      },
      {
        position: '......./..XX.../.XO..../......./......./......./....... X 1',
        moves: ['C4', 'D5', 'E5', 'D4', 'D3', 'E4', 'F4', 'E3', 'E2'],
        caption: {
          en: 'Step by step towards the edge: after every black move White is in atari.',
          cs: 'Krok za krokem k okraji: po každém černém tahu je bílý v atari.',
        },
      },
      {
        position: '......./..XX.../.XO..../......./....O../......./....... X 1',
        moves: ['C4', 'D5', 'E5', 'D4', 'D3', 'E4'],
        caption: {
          en: 'A white stone on E3 breaks the ladder: the group reaches it and has liberties again.',
          cs: 'Bílý kámen na E3 schody láme: skupina k němu dojde a má zase svobody.',
        },
      },
    ],
  },
  {
    id: 'eyes',
    title: { en: 'Two eyes', cs: 'Dvě oči' },
    paragraphs: paragraphsOf(`
      An empty point that a group surrounds completely is an eye. The other side may play into an eye only when that captures something. To capture a group with two eyes, the attacker would have to fill both at the same time. In Go, where a player may pass, such a group lives for good.
      Volný průsečík, který skupina ze všech stran obklopuje, je oko. Soupeř smí do oka jen tehdy, když tím něco zajme. Aby zajal skupinu se dvěma očima, musel by zaplnit obě najednou. V go, kde lze tah vynechat, proto taková skupina žije natrvalo.

      In Atari Go it can fall. Nobody may pass, so a player whose other moves have run out has to fill an eye of their own group, and the next move captures it. Two eyes are safe only as long as there is another move.
      V atari go padnout může. Tah nelze vynechat, a komu došly ostatní tahy, ten musí zaplnit oko vlastní skupiny. Soupeř ji pak příštím tahem zajme. Dvě oči jsou bezpečné jen tehdy, když je kam jinam hrát.

      So count moves. Every empty point inside your own area, apart from the two eyes, is a move in reserve that the other side does not have. The side with more of them fills points calmly until the other side runs out of moves.
      Proto počítejte tahy. Každý volný průsečík uvnitř vlastního území kromě dvou očí je tah v záloze, který soupeř nemá. Kdo jich má víc, v klidu zaplňuje průsečíky, až soupeři tahy dojdou.
    `),
    pictures: [
      {
        position: '.O.OX/OOOOX/XXXXX/...../..... X 1',
        marks: [],
        caption: {
          en: 'White has eyes on A5 and C5. Black cannot play on either of them.',
          cs: 'Bílý má oči na A5 a C5. Černý nesmí ani na jedno.',
        },
      },
      {
        position: '.O.OX/OOOOX/XXXXX/X.XXX/XXX.X O 1',
        marks: [],
        caption: {
          en: 'Both sides have two eyes, and White is to move. Only A5 and C5 are left, and White loses. If it were Black’s turn, Black would have only B2 and D1 and would lose.',
          cs: 'Obě strany mají dvě oči a na tahu je bílý. Zbývá mu jen A5 a C5 a prohraje. Kdyby byl na tahu černý, měl by jen B2 a D1 a prohrál by on.',
        },
      },
      {
        position: '.O.OX/OOOOX/XXXXX/X.XXX/XXX.X O 1',
        moves: ['A5', 'C5'],
        caption: {
          en: 'White has filled an eye, and Black captures the whole group, although it had two eyes.',
          cs: 'Bílý zaplnil oko a černý zajímá celou skupinu, ačkoli měla dvě oči.',
        },
      },
    ],
  },
  {
    id: 'starts',
    title: { en: 'Starting positions, sizes and known results', cs: 'Začátky, velikosti a co se ví' },
    paragraphs: paragraphsOf(`
      On an empty board, the fights may drift apart. The crosscut puts four stones in the middle that cut each other from the start; the stable centre begins calmly. Beginners enjoy 5×5 and 7×7, later 9×9.
      Na prázdné desce se boje mohou rozejít do stran. Křížový střih dá doprostřed čtyři kameny, které se hned stříhají; stabilní centrum začíná klidněji. Pro začátek je příjemná deska 5×5 a 7×7, později 9×9.

      Small boards have been searched to the end. Black wins on 3×3 and 5×5, on 5×5 in 19 plies if White resists as long as possible; White wins on 4×4. From a crosscut, the side to move wins on all boards from 4×4 to 7×7. No solution is known for the empty boards from 6×6 up.
      Malé desky jsou prohledané do konce. Na 3×3 a 5×5 vyhrává černý, na 5×5 za 19 půltahů, brání-li se bílý co nejdéle; na 4×4 vyhrává bílý. Z křížového střihu vyhrává na deskách od 4×4 do 7×7 ten, kdo je na tahu. Prázdné desky od 6×6 výš zatím nikdo nevyřešil.
    `),
    pictures: [
      {
        position: '......./......./..XO.../..OX.../......./......./....... X 1',
        marks: [],
        caption: { en: 'The crosscut.', cs: 'Křížový střih.' },
      },
      {
        position: '......./......./..XO.../..XO.../......./......./....... X 1',
        marks: [],
        caption: { en: 'The stable centre.', cs: 'Stabilní centrum.' },
      },
    ],
  },
  {
    id: 'go',
    title: { en: 'On to Go', cs: 'Dál ke go' },
    paragraphs: paragraphsOf(`
      When a single capture decides the game too quickly, agree on three or five stones (the option “Stones to capture”). Captured stones then leave the board, and ko appears: a single stone that has just captured a single one must not be recaptured at once.
      Když jedno zajetí rozhoduje příliš brzy, domluvte se na třech nebo pěti kamenech (volba „Kamenů k zajetí“). Zajaté kameny pak z desky mizí a objeví se ko: kámen, kterým právě někdo zajal jediný kámen, nesmí soupeř hned zajmout.

      From there it is one step to Go, where the stones are the same and the goal is territory. Everything on this page stays useful: Go is fought with liberties, ataris, ladders and eyes.
      Odtud je už jen krok ke go, kde jsou kameny stejné a cílem je území. Všechno z této stránky se hodí dál: svobodami, atari, schody a očima se bojuje i v go.
    `),
    pictures: [
      {
        position: '...../.XO../X.XO./.XO../..... O 3 0:0 -',
        marks: [],
        caption: {
          en: 'A ko: White captures on B3, and Black must not recapture at once.',
          cs: 'Ko: bílý zajme kámen tahem na B3 a černý ho nesmí hned vzít zpátky.',
        },
      },
    ],
  },
];
