import { termsOf } from '@tahoun/i18n';

/** The words of this game and of its theory, in the order of the English names. */
export const GLOSSARY = termsOf(`
Bar | Tabulka
  The whole chocolate at the start.
  Celá čokoláda na začátku.
Break | Zlom
  A move: one piece becomes two.
  Tah: z jednoho kusu jsou dva.
Crumb | Drobek
  A piece that cannot be broken: 1×2 or 1×3.
  Kus, který nelze rozlomit: 1×2 nebo 1×3.
Grundy value | Grundyho hodnota
  The number of a position in an impartial game; 0 means lost for the player to move.
  Číslo pozice v nestranné hře; 0 znamená prohru toho, kdo je na tahu.
Heap | Hromádka
  All pieces on the table.
  Všechny kusy na stole.
Impartial game | Nestranná hra
  Both players have the same moves.
  Oba hráči mají stejné tahy.
Mex | Mex
  The smallest number from 0 up that is missing among others (minimum excluded).
  Nejmenší číslo od 0 nahoru, které mezi ostatními chybí (z anglického minimum excluded).
Nim | Nim
  The model of all such games: heaps of matches; a player takes any number of matches from one heap.
  Vzor všech takových her: hromádky zápalek; hráč vezme z jedné z nich libovolný počet.
Normal play | Normální hra
  A player who cannot move loses.
  Kdo nemůže táhnout, prohrál.
Parity | Parita
  Whether a number is even or odd.
  Zda je číslo sudé, nebo liché.
Piece | Kus
  One of the rectangles into which the bar has been broken.
  Jeden z obdélníků, na které se tabulka rozpadla.
Strategy of symmetry | Strategie symetrie
  Making two equal halves and imitating the other player.
  Rozdělit hru na dvě stejné půlky a napodobovat soupeře.
XOR | XOR
  Addition in binary without carrying.
  Dvojkové sčítání bez přenosu.
`);
