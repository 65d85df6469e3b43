import type { AlgorithmLesson } from '../types.js';

/** Searches for a path from a start to a goal, without an opponent. */
export const STATE_SPACE: readonly AlgorithmLesson[] = [
  {
    id: 'uninformed',
    paragraphs: [
      {
        en: 'All states of a problem and the steps between them form its state space: a graph. To solve the problem is to find a path from the start to a goal. A search keeps the states that wait to be examined. It takes one, expands it, which means that it looks at all of its children, and adds those to the states that wait.',
        cs: 'Všechny stavy úlohy a kroky mezi nimi tvoří její stavový prostor: graf. Vyřešit úlohu znamená najít cestu od počátku k cíli. Prohledávání si pamatuje stavy, které čekají. Jeden odebere, expanduje jej, tedy prohlédne všechny jeho potomky, a ty přidá k čekajícím.',
      },
      {
        en: 'If the states wait in a queue, the search goes level by level: breadth first. It finds a path with the fewest edges, but the queue grows long. If they wait on a stack, the search goes down as far as it can: depth first. It needs little memory, but its path may be a detour. Iterative deepening is the compromise: depth first to the limits 1, 2, 3 and so on.',
        cs: 'Čekají-li stavy ve frontě, postupuje se patro po patru: do šířky. Najde se cesta s nejmenším počtem hran, ale fronta je dlouhá. Čekají-li na zásobníku, jde se dolů, kam až to jde: do hloubky. Stačí málo paměti, cesta ale může být oklika. Kompromisem je iterativní prohlubování: do hloubky s mezí 1, 2, 3 a tak dál.',
      },
      {
        en: 'These searches know nothing but the edges, and are called uninformed or blind. The order of the states is all that differs. Minimax, in the next lessons, is a depth-first search with a limit, in which an opponent chooses every other step.',
        cs: 'Tyto metody neznají nic než hrany, proto se jim říká neinformované neboli slepé. Liší se jen pořadím stavů. Minimax z dalších lekcí je prohledávání do omezené hloubky, v němž každý druhý krok volí soupeř.',
      },
    ],
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
    paragraphs: [
      {
        en: 'An informed search has an estimate h of how far each state is from a goal. Hill climbing goes to the best child and forgets all others; it stops where no child is better, goal or not. Best-first search adds a memory: of all the states that wait it takes the one with the smallest estimate. It is quick, but it does not see what the path has cost.',
        cs: 'Informované prohledávání má pro každý stav odhad h, jak daleko je do cíle. Gradientní algoritmus jde do nejlepšího potomka a ostatní zapomene; skončí tam, kde žádný potomek není lepší, ať je to cíl, nebo ne. Uspořádané prohledávání má navíc paměť: ze všech čekajících stavů bere ten s nejmenším odhadem. Je rychlé, ale nevidí, kolik cesta stála.',
      },
      {
        en: 'Branch and bound looks at the cost g of the path alone. It remembers the cheapest goal so far, strikes out what is not cheaper, and goes on until nothing is left. A* adds the two numbers: f = g + h. If no estimate is larger than the true cost, such an estimate is admissible, and the path of A* is a cheapest one, usually after far fewer states.',
        cs: 'Metoda větví a mezí se dívá jen na cenu cesty g. Pamatuje si zatím nejlevnější cíl, škrtá, co není levnější, a pokračuje, dokud něco zbývá. A* obě čísla sčítá: f = g + h. Není-li žádný odhad větší než skutečná cena, nazývá se přípustný a cesta, kterou A* najde, je nejlevnější, obvykle po mnohem menším počtu stavů.',
      },
    ],
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
