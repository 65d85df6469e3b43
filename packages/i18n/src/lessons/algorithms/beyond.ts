import type { AlgorithmLesson } from '../types.js';

/** Ways that do without a fixed depth, or without a tree. */
export const BEYOND: readonly AlgorithmLesson[] = [
  {
    id: 'monte-carlo',
    paragraphs: [
      {
        en: 'In some games nobody knows how to evaluate a position. Then let chance do it: from there play a game with random moves to its end, and another, and a thousand more. A move after which many of them are won is probably good.',
        cs: 'V některých hrách nikdo neví, jak pozici ohodnotit. Tak ať to udělá náhoda: odtud se partie dohraje náhodnými tahy až do konce, pak další, a ještě tisíc. Tah, po kterém se hodně partií vyhraje, je asi dobrý.',
      },
      {
        en: 'The art is in sharing out the games: most go to the moves that did best so far, but those that were tried little get a chance again and again. So a tree grows, deep where it matters and shallow elsewhere, and in the long run it finds the best move. More games mean more certainty, at any moment one may stop.',
        cs: 'Umění je v tom, jak partie rozdělit: nejvíc jich dostávají tahy, kterým se zatím dařilo, ale i málo zkoušené tahy dostávají znovu a znovu šanci. Tak roste strom, hluboký tam, kde na tom záleží, a jinde mělký, a časem najde nejlepší tah. Víc partií znamená víc jistoty, přestat se dá kdykoli.',
      },
    ],
    caption: {
      en: 'A hundred games shared among four moves, and the share that each of them won: the third move gets most.',
      cs: 'Sto partií rozdělených mezi čtyři tahy a podíl vyhraných u každého: nejvíc dostává třetí tah.',
    },
    example: {
      en: 'A position of Atari Go as minimax sees it, for comparison',
      cs: 'Pozice z Atari Go, jak ji vidí minimax, pro srovnání',
    },
  },
  {
    id: 'proof-numbers',
    paragraphs: [
      {
        en: 'Sometimes the only question is: can this be won, yes or no? Then count how much is missing to a proof. Where I choose, one good move is enough, so I need the smallest number among the moves. Where the other side chooses, every answer must be beaten, so I need the sum.',
        cs: 'Někdy zní jediná otázka: dá se to vyhrát, ano, nebo ne? Pak počítejme, kolik chybí k důkazu. Kde volím já, stačí jediný dobrý tah, a proto beru nejmenší z čísel. Kde volí soupeř, musím porazit každou odpověď, a proto čísla sčítám.',
      },
      {
        en: 'Each node has two such numbers, one for proving the win and one for disproving it. The search always goes on where the least is missing. It likes positions with few answers, such as long forced sequences, and finds wins there that lie dozens of plies deep. This program solves positions of Atari Go this way.',
        cs: 'Každý uzel má taková čísla dvě: kolik chybí k důkazu výhry a kolik k jejímu vyvrácení. Hledání jde vždy tam, kde toho chybí nejméně. Má rádo pozice s málem odpovědí, třeba dlouhé vynucené sledy, a najde v nich výhry hluboké desítky půltahů. Tento program tak řeší pozice z Atari Go.',
      },
    ],
    caption: {
      en: 'Proof | disproof. Not yet searched is 1 | 1, won is 0 | ∞, lost is ∞ | 0. At the root it takes one more leaf to prove the win.',
      cs: 'Důkaz | vyvrácení. Neprozkoumaný list má 1 | 1, vyhraný 0 | ∞, prohraný ∞ | 0. V kořeni chybí k důkazu výhry jediný list.',
    },
    example: {
      en: 'A capture in sight: two plies of Atari Go',
      cs: 'Braní na dohled: dva půltahy Atari Go',
    },
  },
  {
    id: 'grundy',
    paragraphs: [
      {
        en: 'Where both players have the same moves and whoever cannot move loses, no tree is needed at all. Every position gets a number: the smallest that none of its moves leads to. It is 0 exactly when whoever is to move loses.',
        cs: 'Kde mají oba hráči stejné tahy a kdo nemůže táhnout, prohrál, není strom vůbec potřeba. Každá pozice dostane číslo: nejmenší, ke kterému nevede žádný její tah. Nula je to právě tehdy, když prohraje ten, kdo je na tahu.',
      },
      {
        en: 'When a game falls apart into pieces that do not touch, the numbers of the pieces are combined by XOR. So instead of all heaps one computes single pieces only: for a bar of chocolate that is the difference between millions and a few dozen.',
        cs: 'Když se hra rozpadne na části, které se navzájem neovlivňují, složí se jejich čísla operací XOR. Místo všech hromádek se tedy počítají jen jednotlivé kusy: u tabulky čokolády je to rozdíl mezi miliony a několika desítkami.',
      },
    ],
    caption: {
      en: 'A heap of five matches, of which one, two or three may be taken: values 0, 1, 2, 3, 0, 1.',
      cs: 'Hromádka pěti zápalek, z níž se berou jedna, dvě, nebo tři: hodnoty 0, 1, 2, 3, 0, 1.',
    },
    example: { en: 'Who wins which bar of chocolate', cs: 'Kdo vyhraje kterou tabulku čokolády' },
  },
  {
    id: 'retrograde',
    paragraphs: [
      {
        en: 'Endings with few pieces can be solved completely, from the end backwards. List all positions. Mark those where the game is over as lost in 0. Every position with a move to one of them is won in 1. A position all of whose moves lead to won ones is lost, and so on, ply by ply.',
        cs: 'Koncovky s málem figur lze vyřešit úplně, od konce zpátky. Vypište všechny pozice. Ty, kde je konec, označte jako prohrané za 0. Každá, z níž vede tah do některé z nich, je vyhraná za 1. Pozice, z níž všechny tahy vedou do vyhraných, je prohraná, a tak dál, půltah po půltahu.',
      },
      {
        en: 'What is never marked is a draw. The result is a table: for each position who wins and how soon. With it a program plays the ending without thinking and without a mistake. Ours come with the game of draughts.',
        cs: 'Co zůstane neoznačené, je remíza. Výsledkem je tabulka: pro každou pozici, kdo vyhraje a za jak dlouho. Program s ní hraje koncovku bez přemýšlení a bez chyby. Naše tabulky jsou součástí dámy.',
      },
    ],
    caption: {
      en: 'From the end on the right backwards: lost in 0, won in 1, lost in 2, won in 3. The pair above is never reached: a draw.',
      cs: 'Od konce vpravo zpátky: prohra za 0, výhra za 1, prohra za 2, výhra za 3. Dvojice nahoře se nikdy neoznačí: remíza.',
    },
    example: { en: 'A small game played out to its end', cs: 'Malá hra dohraná až do konce' },
  },
];
