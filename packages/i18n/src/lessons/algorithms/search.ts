import { paragraphsOf } from '../text.js';
import type { AlgorithmLesson } from '../types.js';

/** Searches that walk a tree of moves and answers. */
export const SEARCH: readonly AlgorithmLesson[] = [
  {
    id: 'minimax',
    paragraphs: paragraphsOf(`
      Draw every move as a branch, below it every answer, below that every answer to the answer. At the bottom, write how good each position is for you. Now go up. Where you are to move, take the largest of the numbers below; where the other side is to move, take the smallest, because it will choose the move that is worst for you.
      Nakreslete každý tah jako větev, pod ni všechny odpovědi, pod ně odpovědi na odpovědi. Dole ke každé pozici napište, jak je pro vás dobrá. Teď postupujte vzhůru. Kde jste na tahu vy, vezměte největší z čísel pod uzlem; kde je na tahu soupeř, vezměte nejmenší, protože si vybere tah, který je pro vás nejhorší.

      The number that reaches the top is the result that you can be sure of, whatever the other side does, and the branch that it came from is your move. You are MAX, the other side is MIN: hence the name.
      Číslo, které dorazí nahoru, máte jisté, ať soupeř dělá cokoli, a větev, ze které přišlo, je váš tah. Vy jste MAX, soupeř je MIN: odtud jméno.
    `),
    caption: {
      en: 'The left branch promises 3, the right one only 2, although it contains a 9: MIN will not choose it.',
      cs: 'Levá větev slibuje 3, pravá jen 2, i když je v ní devítka: tu si MIN nevybere.',
    },
    example: { en: 'Walk this tree step by step', cs: 'Projít tento strom krok za krokem' },
  },
  {
    id: 'negamax',
    paragraphs: paragraphsOf(`
      A position that is good for one side is just as bad for the other. So write every value from the point of view of the side to move in that node. Moving up a level then just flips the sign, and both sides do the same thing: they take the largest of the negated numbers.
      Co je dobré pro jednoho, je stejně špatné pro druhého. Zapište tedy každou hodnotu z pohledu toho, kdo je v uzlu na tahu. O patro výš se pak jen obrátí znaménko a oba hráči dělají totéž: vezmou největší z opačných čísel.

      It is minimax with half the code: one function that calls itself and puts a minus in front. Minimax and alpha-beta are written this way in this project.
      Je to minimax s polovinou kódu: jediná funkce, která volá sama sebe a před výsledek píše minus. Tak jsou v tomto projektu napsány minimax i alfa-beta.
    `),
    caption: {
      en: 'The same tree in this notation. The root turns −3 and −2 into 3 and 2, and takes 3.',
      cs: 'Tentýž strom v tomto zápisu. Z −3 a −2 udělá kořen 3 a 2 a vezme 3.',
    },
    example: { en: 'The negamax pseudocode, step by step', cs: 'Pseudokód negamaxu v akci' },
  },
  {
    id: 'evaluation',
    paragraphs: paragraphsOf(`
      Few games can be searched to their end: ten chess moves by each side can be played in more ways than there are grains of sand on Earth. So the search stops at some depth and estimates: it counts the pieces, looks at where they stand, and computes one number. That is the evaluation, and much of a program’s skill lies in it.
      Málokterou hru lze prohledat až do konce: deset tahů obou stran v šachu lze zahrát víc způsoby, než je na Zemi zrnek písku. Prohledávání se proto v nějaké hloubce zastaví a odhaduje: spočítá kameny, podívá se, jak stojí, a udělá z toho jedno číslo. To je ohodnocení a závisí na něm velká část síly programu.

      Everything beyond that depth is behind the horizon. The worst place to stop is the middle of an exchange: my piece has captured, yours has not yet recaptured, and the count looks splendid.
      Co leží za touto hloubkou, je za horizontem. Nejhorší je zastavit se uprostřed výměny: můj kámen právě vzal váš, vy jste mi ho ještě nevzali zpět a součet vypadá skvěle.
    `),
    caption: {
      en: 'One ply deep, the left move looks better, 1 against 0. Behind the horizon is a reply that makes it −2.',
      cs: 'Do hloubky jednoho půltahu vypadá lépe levý tah, 1 proti 0. Za horizontem čeká odpověď, po které má cenu −2.',
    },
    example: {
      en: 'A real draughts position in which two plies are not enough',
      cs: 'Skutečná pozice z dámy, kde dva půltahy nestačí',
    },
  },
  {
    id: 'quiescence',
    paragraphs: paragraphsOf(`
      The cure for the horizon: never evaluate a position in the middle of a fight. At the last level, go on with captures only, until neither side wants to capture any more, and evaluate then. A side that likes no capture may stop where it is.
      Lék na horizont: nikdy nehodnotit pozici uprostřed boje. V posledním patře se pokračuje už jen braním, dokud se někomu vyplatí brát, a teprve pak se hodnotí. Komu se žádné braní nehodí, smí se zastavit. Anglicky se tomu říká quiescence.

      Such lines are narrow because few moves capture. They cost little and save a program from its worst blunders.
      Takové větve jsou úzké, protože braní bývá málo. Stojí tedy málo času a zachrání program před nejhoršími chybami.
    `),
    caption: {
      en: 'Left, a capture: it would be worth 1 if the search stopped there, but the recapture makes it −2. So the quiet move, worth 0, is played.',
      cs: 'Vlevo braní: kdyby tu prohledávání skončilo, mělo by cenu 1, ale odveta z ní udělá −2. Program tedy zahraje klidný tah s cenou 0.',
    },
    example: {
      en: 'The same draughts position, one ply deeper',
      cs: 'Tatáž pozice z dámy o půltah hlouběji',
    },
  },
  {
    id: 'alpha-beta',
    paragraphs: paragraphsOf(`
      Suppose your first move is worth 3. You look at the second, and the first answer to it brings you down to 2. Whatever the other answers are, the second move is worth 2 at most. You need not look at them.
      Dejme tomu, že první tah má cenu 3. Díváte se na druhý a hned první odpověď vás srazí na 2. Ať jsou ostatní odpovědi jakékoli, druhý tah má cenu nejvýše 2. Na ně se už dívat nemusíte.

      Alpha is the value that MAX is already sure of, beta the value that MIN is sure of. As soon as a value falls outside this window, the rest of the node is cut off. The result is exactly that of minimax; only the work shrinks, at best to about twice the square root of the original number.
      Alfa je to, co už má jisté MAX, beta to, co má jisté MIN. Jakmile hodnota vypadne z tohoto okna, zbytek uzlu se odřízne: tomu se říká řez. Výsledek je přesně stejný jako u minimaxu, jen práce ubude, v nejlepším případě asi na dvojnásobek druhé odmocniny původního počtu.
    `),
    caption: {
      en: 'The leaf 9 is never examined: 2 is enough to know that this move is worse than 3.',
      cs: 'Na list 9 už nedojde: dvojka stačí, aby bylo jasné, že tah je horší než 3.',
    },
    example: { en: 'Two cutoffs, one for each side', cs: 'Dva řezy, po jednom u každého hráče' },
  },
  {
    id: 'ordering',
    paragraphs: paragraphsOf(`
      Alpha-beta cuts off much when it sees good moves first, and nothing when it sees them last. So programs guess: first the best move of the previous search, then captures of valuable pieces, then moves that caused cutoffs elsewhere, and finally all others.
      Alfa-beta řeže hodně, když vidí dobré tahy jako první, a vůbec neřeže, když je vidí až nakonec. Programy proto hádají: nejdřív zkusí nejlepší tah z minulého prohledávání, pak braní cenných kamenů, potom tahy, které způsobily řez jinde, a nakonec všechny ostatní.

      Perfect ordering does not change the answer, but it lets a program look about twice as deep in the same time.
      Dokonalé řazení odpověď nezmění, ale program díky němu vidí ve stejném čase asi dvakrát tak hluboko.
    `),
    caption: {
      en: 'Leaves examined in a tree of 27, counted on this page: by minimax, and by alpha-beta with the worst and with the best moves first.',
      cs: 'Kolik z 27 listů téhož stromu se prozkoumá, spočítáno na této stránce: minimax, alfa-beta s nejhoršími a s nejlepšími tahy napřed.',
    },
    example: {
      en: 'This tree, with an order that you can change',
      cs: 'Tento strom, v němž lze měnit pořadí',
    },
  },
  {
    id: 'deepening',
    paragraphs: paragraphsOf(`
      How deep should a program search when it has five seconds? Nobody knows in advance. So it searches one ply deep, then two, then three, and plays the best move of the last depth that it finished. It always has an answer.
      Jak hluboko má program prohledávat, když má pět sekund? To předem nikdo neví. Prohledá tedy jeden půltah, pak dva, pak tři a zahraje nejlepší tah z poslední dokončené hloubky. Odpověď má vždycky.

      Is that a waste? Hardly: each depth costs several times as much as the one before, so all the shallow ones together are a small part. And they pay off: they show which moves to try first.
      Není to plýtvání? Sotva: každá hloubka stojí několikrát víc než předchozí, takže všechny mělčí dohromady tvoří malou část. A vyplatí se: ukážou, které tahy zkoušet první.
    `),
    caption: {
      en: 'With three moves in every node: 3, 9, 27, 81 and 243 leaves. The last depth is two thirds of all the work.',
      cs: 'Se třemi tahy v každém uzlu: 3, 9, 27, 81 a 243 listů. Poslední hloubka tvoří dvě třetiny celé práce.',
    },
    example: { en: 'Moves counted depth by depth', cs: 'Tahy spočítané po hloubkách' },
  },
  {
    id: 'table',
    paragraphs: paragraphsOf(`
      First this move and then that one, or the other way round: often both orders lead to the same position. The tree contains it twice, with everything below it. So the program keeps a large table of the positions that it has seen, with their values and best moves.
      Nejdřív tenhle tah a pak tamten, nebo naopak: často vedou obě cesty do téže pozice. Ve stromu je dvakrát a s ní i všechno pod ní. Program si proto vede velkou tabulku pozic, které už prohledal, s jejich hodnotou a nejlepším tahem.

      To be found quickly, each position gets a number, its key: each piece on each square has a random number, and all of them are combined by XOR. A move changes only a few of these, so the key of the next position comes almost for free. This is Zobrist’s idea.
      Aby se pozice našla rychle, dostane číslo, klíč: každý kámen na každém poli má své náhodné číslo a všechna se složí operací XOR. Tah jich změní jen pár, takže klíč další pozice je téměř zadarmo. To je Zobristův nápad.
    `),
    caption: {
      en: 'Two ways to one position: it is searched once and looked up the second time.',
      cs: 'Dvě cesty do jedné pozice: jednou se prohledá, podruhé se najde v tabulce.',
    },
    example: {
      en: 'Move counts: search again without the transposition table, and compare',
      cs: 'Spočítané tahy: nechte prohledávat znovu bez transpoziční tabulky a porovnejte',
    },
  },
];
