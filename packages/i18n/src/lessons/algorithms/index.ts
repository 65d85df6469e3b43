import { paragraphsOf, withCzech } from '../text.js';
import type { AlgorithmLesson } from '../types.js';
import { SEARCH } from './search.js';

/** Searches for a path from a start to a goal, without an opponent. */
const STATE_SPACE: readonly AlgorithmLesson[] = [
  {
    id: 'uninformed',
    paragraphs: paragraphsOf(`
      All states of a problem and the steps between them form its state space: a graph. To solve the problem is to find a path from the start to a goal. A search keeps the states that wait to be examined. It takes one, expands it, which means that it looks at all of its children, and adds those to the states that wait.
      Všechny stavy úlohy a kroky mezi nimi tvoří její stavový prostor: graf. Vyřešit úlohu znamená najít cestu od počátku k cíli. Prohledávání si pamatuje stavy, které čekají. Jeden odebere, expanduje jej, tedy prohlédne všechny jeho potomky, a ty přidá k čekajícím.

      If the states wait in a queue, the search goes level by level: breadth first. It finds a path with the fewest edges, but the queue grows long. If they wait on a stack, the search goes down as far as it can: depth first. It needs little memory, but its path may be a detour. Iterative deepening is the compromise: depth first to the limits 1, 2, 3 and so on.
      Čekají-li stavy ve frontě, postupuje se patro po patru: do šířky. Najde se cesta s nejmenším počtem hran, ale fronta je dlouhá. Čekají-li na zásobníku, jde se dolů, kam až to jde: do hloubky. Stačí málo paměti, cesta ale může být oklika. Kompromisem je iterativní prohlubování: do hloubky s mezí 1, 2, 3 a tak dál.

      These searches know nothing but the edges, and are called uninformed or blind. The order of the states is all that differs. Minimax, in the next lessons, is a depth-first search with a limit, in which an opponent chooses every other step.
      Tyto metody neznají nic než hrany, proto se jim říká neinformované neboli slepé. Liší se jen pořadím stavů. Minimax z dalších lekcí je prohledávání do omezené hloubky, v němž každý druhý krok volí soupeř.
    `),
    caption: {
      en: 'Breadth first: the numbers give the order in which states are examined. The goal G is a child of C, so D is never examined.',
      cs: 'Do šířky: čísla udávají pořadí zkoumaných stavů. Cíl G je potomek uzlu C, takže na D už nedojde.',
    },
    example: {
      en: 'The queue, step by step, and all searches side by side',
      cs: 'Fronta krok za krokem a všechny algoritmy vedle sebe',
    },
  },
  {
    id: 'informed',
    paragraphs: paragraphsOf(`
      An informed search has an estimate h of how far each state is from a goal. Hill climbing goes to the best child and forgets all others; it stops where no child is better, goal or not. Best-first search adds a memory: of all the states that wait it takes the one with the smallest estimate. It is quick, but it does not see what the path has cost.
      Informované prohledávání má pro každý stav odhad h, jak daleko je do cíle. Gradientní algoritmus jde do nejlepšího potomka a ostatní zapomene; skončí tam, kde žádný potomek není lepší, ať je to cíl, nebo ne. Uspořádané prohledávání má navíc paměť: ze všech čekajících stavů bere ten s nejmenším odhadem. Je rychlé, ale nevidí, kolik cesta stála.

      Branch and bound looks at the cost g of the path alone. It remembers the cheapest goal so far, strikes out what is not cheaper, and goes on until nothing is left. A* adds the two numbers: f = g + h. If no estimate is larger than the true cost, such an estimate is admissible, and the path of A* is a cheapest one, usually after far fewer states.
      Metoda větví a mezí se dívá jen na cenu cesty g. Pamatuje si zatím nejlevnější cíl, škrtá, co není levnější, a pokračuje, dokud něco zbývá. A* obě čísla sčítá: f = g + h. Není-li žádný odhad větší než skutečná cena, nazývá se přípustný a cesta, kterou A* najde, je nejlevnější, obvykle po mnohem menším počtu stavů.
    `),
    caption: {
      en: 'A* from P to G: each state has its cost so far plus its estimate. X, Y and Z lie in the wrong direction and are never examined.',
      cs: 'A* z P do G: u každého stavu je dosavadní cena a odhad. X, Y a Z leží na opačné straně a nezkoumají se.',
    },
    example: {
      en: 'This map, with the list of the states that wait',
      cs: 'Tato mapa se seznamem stavů, které čekají',
    },
  },
];

/** Ways that do without a fixed depth, or without a tree. */
const BEYOND: readonly AlgorithmLesson[] = [
  {
    id: 'monte-carlo',
    paragraphs: paragraphsOf(`
      In some games nobody knows how to evaluate a position. Then let chance do it: play a game from there to its end with random moves, then another, and a thousand more. A move that wins many of them is probably good.
      V některých hrách nikdo neví, jak pozici ohodnotit. Tak ať to udělá náhoda: odtud se partie dohraje náhodnými tahy až do konce, pak další, a ještě tisíc. Tah, po kterém program hodně partií vyhraje, je asi dobrý.

      The art is in sharing out the games: most go to the moves that have done best so far, but moves that were tried little get a chance again and again. A tree grows, deep where it matters and shallow elsewhere, and in the long run it finds the best move. More games mean more certainty, and the search can stop at any moment.
      Umění je v tom, jak partie rozdělit: nejvíc jich dostávají tahy, kterým se zatím dařilo, ale i málo zkoušené tahy dostávají znovu a znovu šanci. Tak roste strom, hluboký tam, kde na tom záleží, a jinde mělký, a časem najde nejlepší tah. Víc partií znamená víc jistoty a přestat lze kdykoli.
    `),
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
    paragraphs: paragraphsOf(`
      Sometimes the only question is: can this be won, yes or no? Then count how much is missing for a proof. Where I choose, one good move is enough, so I take the smallest of the numbers. Where the other side chooses, I must beat every answer, so I add the numbers up.
      Někdy zní jediná otázka: dá se to vyhrát, ano, nebo ne? Pak spočítejte, kolik chybí k důkazu. Kde volím já, stačí jediný dobrý tah, a proto beru nejmenší z čísel. Kde volí soupeř, musím porazit každou odpověď, a proto čísla sčítám.

      Each node has two such numbers, one for proving the win and one for disproving it. The search always continues where the least is missing. It prefers positions with few answers, such as long forced sequences, and finds wins there that are dozens of plies deep. This program solves Atari Go positions this way.
      Každý uzel má taková čísla dvě: kolik chybí k důkazu výhry a kolik k jejímu vyvrácení. Prohledávání jde vždy tam, kde toho chybí nejméně. Dává přednost pozicím s malým počtem odpovědí, třeba dlouhým vynuceným sledům, a najde v nich výhry hluboké desítky půltahů. Tento program tak řeší pozice z atari go.
    `),
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
    paragraphs: paragraphsOf(`
      If both players have the same moves and a player who cannot move loses, no tree is needed at all. Every position gets a number: the smallest that none of its moves leads to. It is 0 exactly when the player to move loses.
      Mají-li oba hráči stejné tahy a prohrává-li ten, kdo nemůže táhnout, není strom vůbec potřeba. Každá pozice dostane číslo: nejmenší, ke kterému nevede žádný její tah. Nula je to právě tehdy, když prohraje ten, kdo je na tahu.

      When a game falls apart into pieces that do not affect each other, the numbers of the pieces are combined by XOR. So the program computes single pieces only instead of all heaps: for a bar of chocolate, that is the difference between millions and a few dozen.
      Když se hra rozpadne na části, které se navzájem neovlivňují, složí se jejich čísla operací XOR. Místo všech hromádek se tedy počítají jen jednotlivé kusy: u tabulky čokolády je to rozdíl mezi miliony a několika desítkami.
    `),
    caption: {
      en: 'A heap of five matches, from which a player takes one, two or three: values 0, 1, 2, 3, 0, 1.',
      cs: 'Hromádka pěti zápalek, z níž hráč bere jednu, dvě, nebo tři: hodnoty 0, 1, 2, 3, 0, 1.',
    },
    example: { en: 'The winner of every bar of chocolate', cs: 'Kdo vyhraje kterou tabulku čokolády' },
  },
  {
    id: 'retrograde',
    paragraphs: paragraphsOf(`
      Endings with few pieces can be solved completely, from the end backwards. List all positions. Mark the ones where the game is over as lost in 0. Every position with a move to one of them is won in 1. A position whose moves all lead to won positions is lost, and so on, ply by ply.
      Koncovky s malým počtem figur lze vyřešit úplně, od konce zpátky. Vypište všechny pozice. Ty, v nichž partie skončila, označte jako prohrané za 0. Každá, z níž vede tah do některé z nich, je vyhraná za 1. Pozice, z níž všechny tahy vedou do vyhraných, je prohraná, a tak dál, půltah po půltahu.

      A position that is never marked is a draw. The result is a table: the winner of each position, and how soon. With it, a program plays the ending without thinking and without a mistake. Our tables come with Czech draughts.
      Co zůstane neoznačené, je remíza. Výsledkem je tabulka: pro každou pozici, kdo vyhraje a za jak dlouho. Program s ní hraje koncovku bez prohledávání a bez chyby. Naše tabulky jsou součástí hry Česká dáma.
    `),
    caption: {
      en: 'Backwards from the end on the right: lost in 0, won in 1, lost in 2, won in 3. The pair above is never reached: a draw.',
      cs: 'Od konce vpravo zpátky: prohra za 0, výhra za 1, prohra za 2, výhra za 3. Dvojice nahoře se nikdy neoznačí: remíza.',
    },
    example: { en: 'A small game solved to its end', cs: 'Malá hra propočítaná až do konce' },
  },
];

/** In the order of their titles. */
export const ALGORITHM_LESSONS: readonly AlgorithmLesson[] = withCzech([
  ...STATE_SPACE,
  ...SEARCH,
  ...BEYOND,
]);
