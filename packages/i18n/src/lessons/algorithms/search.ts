import type { AlgorithmLesson } from '../types.js';

/** Searches that walk a tree of moves and answers. */
export const SEARCH: readonly AlgorithmLesson[] = [
  {
    id: 'minimax',
    paragraphs: [
      {
        en: 'Draw every move as a branch, below it every answer, below that every answer to the answer. At the bottom write how good each position is for you. Now go up. Where you are to move, take the largest of the numbers below; where the other side is, take the smallest, for it will choose what is worst for you.',
        cs: 'Nakreslete každý tah jako větev, pod ni všechny odpovědi, pod ně odpovědi na odpovědi. Dole ke každé pozici napište, jak je pro vás dobrá. Teď jděte vzhůru. Kde jste na tahu vy, vezměte největší z čísel pod uzlem; kde soupeř, vezměte nejmenší, protože si vybere to, co je pro vás nejhorší.',
      },
      {
        en: 'The number that arrives at the top is what you are sure of whatever the other side does, and the branch it came by is your move. You are MAX, the other side is MIN: hence the name.',
        cs: 'Číslo, které dorazí nahoru, máte jisté, ať soupeř dělá cokoli, a větev, kterou přišlo, je váš tah. Vy jste MAX, soupeř je MIN: odtud jméno.',
      },
    ],
    caption: {
      en: 'The left branch promises 3, the right one only 2, although a 9 lies there: MIN will not choose it.',
      cs: 'Levá větev slibuje 3, pravá jen 2, i když je v ní devítka: tu si MIN nevybere.',
    },
    example: { en: 'Walk this tree step by step', cs: 'Projít tento strom krok za krokem' },
  },
  {
    id: 'negamax',
    paragraphs: [
      {
        en: 'What is good for one side is just as bad for the other. So write every value as seen by whoever is to move there. Going up one level then only turns the sign, and both sides do the same thing: they take the largest of the turned numbers.',
        cs: 'Co je dobré pro jednoho, je stejně zlé pro druhého. Zapisujme tedy každou hodnotu očima toho, kdo je v uzlu na tahu. O patro výš se pak jen obrátí znaménko a oba hráči dělají totéž: vezmou největší z obrácených čísel.',
      },
      {
        en: 'It is minimax with half of the code: one function that calls itself and puts a minus in front. The minimax and alpha-beta searches of this project are written this way.',
        cs: 'Je to minimax s polovinou kódu: jediná funkce, která volá sama sebe a před výsledek píše minus. Tak jsou v tomto projektu napsány minimax i alfa-beta.',
      },
    ],
    caption: {
      en: 'The same tree in this writing. From −3 and −2 the root makes 3 and 2, and takes 3.',
      cs: 'Tentýž strom v tomto zápisu. Z −3 a −2 udělá kořen 3 a 2 a vezme 3.',
    },
    example: { en: 'The pseudocode with the minus, at work', cs: 'Pseudokód s minusem při práci' },
  },
  {
    id: 'evaluation',
    paragraphs: [
      {
        en: 'Few games can be searched to their end: ten moves of chess by each side can go in more ways than there are grains of sand on Earth. So the search stops at some depth and estimates: count the pieces, look at how they stand, make it one number. That is the evaluation, and much of a program’s skill lies in it.',
        cs: 'Málokterou hru lze prohledat až do konce: deset tahů obou stran v šachu může proběhnout víc způsoby, než je na Zemi zrnek písku. Hledání se proto v nějaké hloubce zastaví a odhadne: spočítá kameny, podívá se, jak stojí, a udělá z toho jedno číslo. To je ohodnocení a je v něm velká část umění programu.',
      },
      {
        en: 'What lies beyond that depth is behind the horizon. The worst place to stop is the middle of an exchange: my piece has taken, yours has not yet taken back, and the count looks splendid.',
        cs: 'Co leží za touto hloubkou, je za horizontem. Nejhorší je zastavit se uprostřed výměny: moje figura vzala, vaše ještě nevzala zpátky, a součet vypadá skvěle.',
      },
    ],
    caption: {
      en: 'One ply deep the left move looks better, 1 against 0. Behind the horizon waits an answer that makes it −2.',
      cs: 'Do hloubky jednoho půltahu vypadá lépe levý tah, 1 proti 0. Za horizontem čeká odpověď, po které má cenu −2.',
    },
    example: {
      en: 'A real position of draughts in which two plies are not enough',
      cs: 'Skutečná pozice z dámy, kde dva půltahy nestačí',
    },
  },
  {
    id: 'quiescence',
    paragraphs: [
      {
        en: 'The cure for the horizon: never evaluate a position in the middle of a fight. At the last level go on with captures only, until nobody wants to capture any more, and evaluate then. A side that likes no capture may stop where it is.',
        cs: 'Lék na horizont: nikdy nehodnotit pozici uprostřed boje. V posledním patře se pokračuje už jen braním, dokud má někdo chuť brát, a hodnotí se teprve pak. Komu se žádné braní nelíbí, smí se zastavit.',
      },
      {
        en: 'Such lines are narrow, since few moves capture, so they cost little and save a program from its worst blunders.',
        cs: 'Takové větve jsou úzké, protože braní bývá málo. Stojí tedy málo času a zachrání program před nejhoršími chybami.',
      },
    ],
    caption: {
      en: 'Left a capture: stopping there it would be worth 1, but the recapture makes it −2. So the quiet move is played, worth 0.',
      cs: 'Vlevo braní: kdyby se tu přestalo, má cenu 1, ale odveta z ní udělá −2. Zahraje se tedy klidný tah s cenou 0.',
    },
    example: {
      en: 'The same position of draughts, a ply deeper',
      cs: 'Tatáž pozice z dámy o půltah hlouběji',
    },
  },
  {
    id: 'alpha-beta',
    paragraphs: [
      {
        en: 'Suppose your first move is worth 3. You look at the second, and the first answer to it brings you down to 2. However good the other answers may be, the second move is worth 2 at most. You need not look at them.',
        cs: 'Dejme tomu, že první tah má cenu 3. Díváte se na druhý a hned první odpověď vás srazí na 2. Ať jsou ostatní odpovědi jakkoli dobré, druhý tah má cenu nejvýš 2. Na ně se už dívat nemusíte.',
      },
      {
        en: 'Alpha is what MAX is sure of already, beta what MIN is. As soon as a value falls outside of that window, the rest of the node is cut. The result is exactly that of minimax; only the work shrinks, at best to about twice the square root.',
        cs: 'Alfa je to, co už má jisté MAX, beta to, co má jisté MIN. Jakmile hodnota vypadne z tohoto okna, zbytek uzlu se odřízne. Výsledek je přesně stejný jako u minimaxu, jen práce ubude, v nejlepším případě asi na dvojnásobek odmocniny.',
      },
    ],
    caption: {
      en: 'The leaf 9 is never looked at: 2 is enough to know that this move is worse than 3.',
      cs: 'Na list 9 se nikdo nepodívá: dvojka stačí, aby bylo jasné, že tah je horší než 3.',
    },
    example: { en: 'Two cuts, one by each side', cs: 'Dva řezy, po jednom u každého hráče' },
  },
  {
    id: 'ordering',
    paragraphs: [
      {
        en: 'Alpha-beta cuts much when it sees good moves first, and nothing when it sees them last. So programs guess: first the best move of the search before, then captures of valuable pieces, then moves that caused cuts elsewhere, and at last all others.',
        cs: 'Alfa-beta řeže hodně, když vidí dobré tahy jako první, a vůbec, když je vidí až nakonec. Programy proto hádají: nejdřív nejlepší tah z minulého hledání, pak braní cenných kamenů, potom tahy, které řezaly jinde, a nakonec všechny ostatní.',
      },
      {
        en: 'A perfect order does not change the answer, but it lets a program look about twice as deep in the same time.',
        cs: 'Dokonalé pořadí odpověď nezmění, ale program díky němu vidí ve stejném čase asi dvakrát tak hluboko.',
      },
    ],
    caption: {
      en: 'Leaves looked at in one tree of 27, counted on this page: by minimax, and by alpha-beta with the worst and with the best moves first.',
      cs: 'Kolik z 27 listů téhož stromu se prozkoumá, spočítáno na této stránce: minimax, alfa-beta s nejhoršími a s nejlepšími tahy napřed.',
    },
    example: { en: 'This tree, with its order to be changed', cs: 'Tento strom, pořadí lze měnit' },
  },
  {
    id: 'deepening',
    paragraphs: [
      {
        en: 'How deep should a program look when it has five seconds? Nobody knows beforehand. So it looks one ply deep, then two, then three, and plays the best move of the last depth that it finished. It always has an answer.',
        cs: 'Jak hluboko se má program dívat, když má pět sekund? To předem nikdo neví. Podívá se tedy na jeden půltah, pak na dva, pak na tři a zahraje nejlepší tah z poslední dokončené hloubky. Odpověď má vždycky.',
      },
      {
        en: 'Is that a waste? Hardly: each depth costs several times as much as the one before, so all the shallow ones together are a small part. And they pay: they tell which moves to try first.',
        cs: 'Není to plýtvání? Sotva: každá hloubka stojí několikrát víc než předchozí, takže všechny mělčí dohromady tvoří malou část. A vyplatí se: prozradí, které tahy zkoušet první.',
      },
    ],
    caption: {
      en: 'With three moves everywhere: 3, 9, 27, 81 and 243 leaves. The last depth is two thirds of all the work.',
      cs: 'Kde jsou všude tři tahy: 3, 9, 27, 81 a 243 listů. Poslední hloubka tvoří dvě třetiny celé práce.',
    },
    example: { en: 'Moves counted depth by depth', cs: 'Tahy spočítané po hloubkách' },
  },
  {
    id: 'table',
    paragraphs: [
      {
        en: 'First this move and then that one, or the other way round: often both ways lead to the same position. A tree has it twice, and everything below it, too. So the program keeps a large table of the positions that it has seen, with their value and best move.',
        cs: 'Nejdřív tenhle tah a pak tamten, nebo naopak: často vedou obě cesty do téže pozice. Ve stromu je dvakrát a s ní i všechno pod ní. Program si proto vede velkou tabulku pozic, které už viděl, s jejich hodnotou a nejlepším tahem.',
      },
      {
        en: 'To find a position quickly it gets a number, its key: each piece on each square has a random number, and all of them are combined by XOR. A move changes only a few of these, so the key of the next position is had almost for nothing. This is Zobrist’s idea.',
        cs: 'Aby se pozice našla rychle, dostane číslo, klíč: každý kámen na každém poli má své náhodné číslo a všechna se složí operací XOR. Tah jich změní jen pár, takže klíč další pozice je téměř zadarmo. To je Zobristův nápad.',
      },
    ],
    caption: {
      en: 'Two ways into one position: it is searched once and looked up the second time.',
      cs: 'Dvě cesty do jedné pozice: jednou se prohledá, podruhé najde v tabulce.',
    },
    example: {
      en: 'Moves counted: search again without the transposition table, and compare',
      cs: 'Spočítané tahy: nechte hledat znovu bez transpoziční tabulky a porovnejte',
    },
  },
];
