import { type Chapter, paragraphsOf } from '@tahoun/i18n';

export const CHAPTERS: readonly Chapter[] = [
  {
    id: 'rules',
    title: { en: 'The rules in a minute', cs: 'Pravidla za minutu' },
    paragraphs: paragraphsOf(`
      Blue and Red take turns to claim land; Blue moves first. You choose one free cell. You take it, and with it the cells directly above, below, left and right of it.
      Modrý a červený střídavě zabírají území, začíná modrý. Hráč na tahu zvolí jedno volné pole. Zabere ho a s ním i pole přímo nad ním, pod ním, vlevo a vpravo.

      Nobody may pass. When no free cell is left, the game is over, and the player who owns more cells wins.
      Tah nelze vynechat. Když nezbývá žádné volné pole, partie končí a vyhrává ten, kdo má polí víc.
    `),
    pictures: [
      {
        position: '...../...../...../...../..... b',
        moves: ['c3'],
        caption: {
          en: 'The first move: c3 and the four cells next to it.',
          cs: 'První tah: c3 a čtyři pole vedle něj.',
        },
      },
      {
        position: '...../...../...../...../..... b',
        moves: ['c3', 'a5'],
        caption: {
          en: 'In a corner, a move takes only three cells.',
          cs: 'V rohu hráč zabere jen tři pole.',
        },
      },
    ],
  },
  {
    id: 'taking-back',
    title: { en: 'Taking back land', cs: 'Jak se bere zpátky' },
    paragraphs: paragraphsOf(`
      The neighbours of the chosen cell become yours whether they were free or your opponent’s. Only the chosen cell itself has to be free.
      Sousední pole se stanou vašimi, ať byla předtím volná, nebo soupeřova. Volné musí být jen to pole, které volíte.

      So no land is safe as long as there is a free cell beside it.
      Žádné území tedy není jisté, dokud vedle něj leží volné pole.
    `),
    pictures: [
      {
        position: '...../...../...../...../..... b',
        moves: ['c3', 'd4'],
        caption: {
          en: 'Red answers on d4 and takes two of Blue’s cells too.',
          cs: 'Červený odpovídá na d4 a bere přitom i dvě modrá pole.',
        },
      },
      {
        position: '...../...../...../...../..... b',
        moves: ['c3', 'd4', 'e3'],
        caption: {
          en: 'Blue takes one of them back from e3.',
          cs: 'Modrý si z e3 jedno bere zpět.',
        },
      },
    ],
  },
  {
    id: 'blocked',
    title: { en: 'Maps with blocked cells', cs: 'Mapy se zablokovanými poli' },
    paragraphs: paragraphsOf(`
      Blocked cells belong to nobody and never change. They can be anywhere, so a map can have any shape: islands, corridors, a lake. Next to blocked cells a move takes less, but the land is harder to take back.
      Zablokovaná pole nepatří nikomu a nikdy se nemění. Mohou být kdekoli, takže mapa může mít jakýkoli tvar: ostrovy, chodby, jezero. Vedle nich tah zabere méně, zato se zabrané území hůř bere zpět.
    `),
    pictures: [
      {
        position: '..#../.#.#./#...#/.#.#./..#.. b',
        moves: ['c3'],
        caption: {
          en: 'A move in the middle takes five cells, a move in a corner three.',
          cs: 'Tahem doprostřed lze zabrat pět polí, tahem do rohu tři.',
        },
      },
    ],
  },
  {
    id: 'counting',
    title: { en: 'The end of the game and counting', cs: 'Konec partie a počítání' },
    paragraphs: paragraphsOf(`
      The score is the difference in cells. A free cell that you take changes it by one, a cell of your opponent’s by two: you have one more and the other side one less. So count a move as free cells plus twice the opponent’s cells.
      Výsledkem je rozdíl v počtu polí. Zabrané volné pole ho změní o jedničku, soupeřovo o dvě: vy máte o jedno víc a soupeř o jedno méně. Tah tedy počítejte takto: volná pole plus dvakrát soupeřova.

      The move with the largest gain is often good, but not always: it may expose your land to a larger reply. The computer player Greedy falls for exactly that.
      Tah s největším ziskem bývá dobrý, ale ne vždy: může soupeři nabídnout ještě větší odpověď. Přesně na to naletí počítačový hráč Hladový.
    `),
    pictures: [
      {
        position: '.../.../... b',
        moves: ['b2', 'a3', 'c3'],
        caption: {
          en: 'Blue’s last move took one free cell and one red cell: three points.',
          cs: 'Poslední modrý tah vzal jedno volné pole a jedno červené: tři body.',
        },
      },
      {
        position: '.../.../... b',
        moves: ['b2', 'a3', 'c3', 'c1', 'a1'],
        caption: {
          en: 'The end: six blue cells, three red ones. Blue wins by three.',
          cs: 'Konec: šest modrých polí, tři červená. Modrý vyhrává o tři.',
        },
      },
    ],
  },
  {
    id: 'last-word',
    title: { en: 'The last word', cs: 'Poslední slovo' },
    paragraphs: paragraphsOf(`
      Near the end, ask which side moves last. The last move cannot be answered, and the cells that it takes stay taken. Count the free cells that are left, and remember that one move may use up several of them.
      Ke konci se ptejte, kdo bude táhnout poslední. Na poslední tah už soupeř neodpoví a co jím hráč zabere, to mu zůstane. Spočítejte volná pole, která zbývají, a mějte na paměti, že jeden tah jich může spotřebovat několik.

      Two free cells side by side are used up by one move that chooses either of them. A move beside them that takes only one of them leaves the other for another move. That choice decides which side has the last word, and with it the game.
      Dvě volná pole vedle sebe spotřebuje jediný tah, který kterékoli z nich zvolí. Tah vedle nich, který zabere jen jedno, nechá druhé na další tah. Právě tato volba rozhoduje, kdo bude mít poslední slovo, a s ním i o celé partii.
    `),
    pictures: [
      {
        position: 'brb/r.r/brb b',
        moves: ['b2'],
        caption: {
          en: 'The last free cell: Blue takes it and four red cells. The score goes from four all to nine to nothing.',
          cs: 'Poslední volné pole: modrý bere i čtyři červená. Ze stavu čtyři ku čtyřem je devět ku nule.',
        },
      },
    ],
  },
  {
    id: 'symmetry',
    title: { en: 'A mirror that wins', cs: 'Zrcadlo, které vyhrává' },
    paragraphs: paragraphsOf(`
      On a board with two odd sides, such as 5×5, Blue can always win. Blue takes the middle and from then on answers every move of Red’s with its mirror image through the middle. The mirror cell is always free, and never next to Red’s cell. So at the end every red cell has a blue one opposite, and the middle is blue.
      Na desce, která má obě strany liché, třeba 5×5, může modrý vždy vyhrát. Zabere střed a pak na každý tah červeného odpoví jeho zrcadlovým obrazem podle středu. Zrcadlové pole je vždy volné a nikdy není vedle pole, které zvolil červený. Nakonec má každé červené pole naproti sobě modré a střed patří modrému.

      On a board with two even sides, Red can hold the mirror and never does worse than a draw. If one side is even and the other odd, the two cells in the middle touch, and the mirror breaks.
      Na desce s oběma stranami sudými drží zrcadlo červený a nikdy nedopadne hůř než remízou. Je-li jedna strana sudá a druhá lichá, dvě prostřední pole se dotýkají a zrcadlo se rozbije.
    `),
    pictures: [
      {
        position: '...../...../...../...../..... b',
        moves: ['c3', 'b5', 'd1'],
        caption: {
          en: 'Blue has the middle and answers b5 with d1.',
          cs: 'Modrý má střed a na b5 odpovídá d1.',
        },
      },
      {
        position: '..../..../..../.... b',
        moves: ['b2', 'c3'],
        caption: {
          en: 'On 4×4 Red mirrors, and even gains two cells immediately.',
          cs: 'Na desce 4×4 zrcadlí červený, a dokonce hned získává dvě pole.',
        },
      },
    ],
  },
  {
    id: 'known',
    title: { en: 'Known results', cs: 'Co se ví' },
    paragraphs: paragraphsOf(`
      Small boards have been searched to the end. With best play by both sides, Blue wins 3×3 by three cells, 5×5 by one, 5×6 by two and 5×7 by one. 3×4, 4×4, 4×5 and 6×6 are draws. The mirror shows which side wins, not by how much: on 3×3 it promises one cell, but Blue can win by three.
      Malé desky jsou prohledané do konce. Při nejlepší hře obou vyhraje modrý desku 3×3 o tři pole, 5×5 o jedno, 5×6 o dvě a 5×7 o jedno. Desky 3×4, 4×4, 4×5 a 6×6 jsou remízové. Zrcadlo prozradí, kdo vyhraje, ne však o kolik: na desce 3×3 slibuje jedno pole, vyhrát však lze o tři.

      Čáp, who introduced the game in his thesis, counted how many moves minimax and alpha-beta examine on such boards. The Lab has his table, and ours beside it.
      Čáp, v jehož bakalářské práci se hra objevila, počítal, kolik tahů na takových deskách prozkoumá minimax a kolik alfa-beta. V Laboratoři je jeho tabulka a vedle ní naše.
    `),
    pictures: [
      {
        position: '...../...../...../...../..... b',
        moves: ['c3', 'd2', 'b4'],
        caption: {
          en: '5×5 after three moves of the mirror strategy.',
          cs: 'Deska 5×5 po třech tazích zrcadlové strategie.',
        },
      },
    ],
  },
];
