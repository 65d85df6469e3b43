import type { AlgorithmLesson } from '../types.js';

/** Ways that do without a fixed depth, or without a tree. */
export const BEYOND: readonly AlgorithmLesson[] = [
  {
    id: 'monte-carlo',
    paragraphs: [
      {
        en: 'In some games nobody knows how to evaluate a position. Then let chance do it: play a game from there to its end with random moves, then another, and a thousand more. A move that wins many of them is probably good.',
        cs: 'V některých hrách nikdo neví, jak pozici ohodnotit. Tak ať to udělá náhoda: odtud se partie dohraje náhodnými tahy až do konce, pak další, a ještě tisíc. Tah, po kterém program hodně partií vyhraje, je asi dobrý.',
      },
      {
        en: 'The art is in sharing out the games: most go to the moves that have done best so far, but moves that were tried little get a chance again and again. A tree grows, deep where it matters and shallow elsewhere, and in the long run it finds the best move. More games mean more certainty, and the search can stop at any moment.',
        cs: 'Umění je v tom, jak partie rozdělit: nejvíc jich dostávají tahy, kterým se zatím dařilo, ale i málo zkoušené tahy dostávají znovu a znovu šanci. Tak roste strom, hluboký tam, kde na tom záleží, a jinde mělký, a časem najde nejlepší tah. Víc partií znamená víc jistoty a přestat lze kdykoli.',
      },
    ],
    caption: {
      en: 'A hundred games shared among four moves, and the share that each of them won: the third move gets most.',
      cs: 'Sto partií rozdělených mezi čtyři tahy a podíl vyhraných u každého: nejvíc dostává třetí tah.',
    },
    example: {
      en: 'An Atari Go position as minimax sees it, for comparison',
      cs: 'Pozice z atari go, jak ji vidí minimax, pro srovnání',
    },
  },
  {
    id: 'proof-numbers',
    paragraphs: [
      {
        en: 'Sometimes the only question is: can this be won, yes or no? Then count how much is missing for a proof. Where I choose, one good move is enough, so I take the smallest of the numbers. Where the other side chooses, I must beat every answer, so I add the numbers up.',
        cs: 'Někdy zní jediná otázka: dá se to vyhrát, ano, nebo ne? Pak spočítejte, kolik chybí k důkazu. Kde volím já, stačí jediný dobrý tah, a proto beru nejmenší z čísel. Kde volí soupeř, musím porazit každou odpověď, a proto čísla sčítám.',
      },
      {
        en: 'Each node has two such numbers, one for proving the win and one for disproving it. The search always continues where the least is missing. It prefers positions with few answers, such as long forced sequences, and finds wins there that are dozens of plies deep. This program solves Atari Go positions this way.',
        cs: 'Každý uzel má taková čísla dvě: kolik chybí k důkazu výhry a kolik k jejímu vyvrácení. Prohledávání jde vždy tam, kde toho chybí nejméně. Dává přednost pozicím s malým počtem odpovědí, třeba dlouhým vynuceným sledům, a najde v nich výhry hluboké desítky půltahů. Tento program tak řeší pozice z atari go.',
      },
    ],
    caption: {
      en: 'Proof | disproof. An unsearched leaf has 1 | 1, a won one 0 | ∞, a lost one ∞ | 0. The root needs one more leaf to prove the win.',
      cs: 'Důkaz | vyvrácení. Neprozkoumaný list má 1 | 1, vyhraný 0 | ∞, prohraný ∞ | 0. V kořeni chybí k důkazu výhry jediný list.',
    },
    example: {
      en: 'A capture in sight: two plies of Atari Go',
      cs: 'Zajetí na dohled: dva půltahy atari go',
    },
  },
  {
    id: 'grundy',
    paragraphs: [
      {
        en: 'If both players have the same moves and a player who cannot move loses, no tree is needed at all. Every position gets a number: the smallest that none of its moves leads to. It is 0 exactly when the player to move loses.',
        cs: 'Mají-li oba hráči stejné tahy a prohrává-li ten, kdo nemůže táhnout, není strom vůbec potřeba. Každá pozice dostane číslo: nejmenší, ke kterému nevede žádný její tah. Nula je to právě tehdy, když prohraje ten, kdo je na tahu.',
      },
      {
        en: 'When a game falls apart into pieces that do not affect each other, the numbers of the pieces are combined by XOR. So the program computes single pieces only instead of all heaps: for a bar of chocolate, that is the difference between millions and a few dozen.',
        cs: 'Když se hra rozpadne na části, které se navzájem neovlivňují, složí se jejich čísla operací XOR. Místo všech hromádek se tedy počítají jen jednotlivé kusy: u tabulky čokolády je to rozdíl mezi miliony a několika desítkami.',
      },
    ],
    caption: {
      en: 'A heap of five matches, from which a player takes one, two or three: values 0, 1, 2, 3, 0, 1.',
      cs: 'Hromádka pěti zápalek, z níž hráč bere jednu, dvě, nebo tři: hodnoty 0, 1, 2, 3, 0, 1.',
    },
    example: { en: 'The winner of every bar of chocolate', cs: 'Kdo vyhraje kterou tabulku čokolády' },
  },
  {
    id: 'retrograde',
    paragraphs: [
      {
        en: 'Endings with few pieces can be solved completely, from the end backwards. List all positions. Mark the ones where the game is over as lost in 0. Every position with a move to one of them is won in 1. A position whose moves all lead to won positions is lost, and so on, ply by ply.',
        cs: 'Koncovky s malým počtem figur lze vyřešit úplně, od konce zpátky. Vypište všechny pozice. Ty, v nichž partie skončila, označte jako prohrané za 0. Každá, z níž vede tah do některé z nich, je vyhraná za 1. Pozice, z níž všechny tahy vedou do vyhraných, je prohraná, a tak dál, půltah po půltahu.',
      },
      {
        en: 'A position that is never marked is a draw. The result is a table: the winner of each position, and how soon. With it, a program plays the ending without thinking and without a mistake. Our tables come with Czech draughts.',
        cs: 'Co zůstane neoznačené, je remíza. Výsledkem je tabulka: pro každou pozici, kdo vyhraje a za jak dlouho. Program s ní hraje koncovku bez prohledávání a bez chyby. Naše tabulky jsou součástí hry Česká dáma.',
      },
    ],
    caption: {
      en: 'Backwards from the end on the right: lost in 0, won in 1, lost in 2, won in 3. The pair above is never reached: a draw.',
      cs: 'Od konce vpravo zpátky: prohra za 0, výhra za 1, prohra za 2, výhra za 3. Dvojice nahoře se nikdy neoznačí: remíza.',
    },
    example: { en: 'A small game solved to its end', cs: 'Malá hra propočítaná až do konce' },
  },
];
