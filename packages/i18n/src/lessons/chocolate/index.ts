import { withCzech } from '../../typography.js';
import { type Lessons, type Problem, termsOf } from '../types.js';
import { CHAPTERS } from './chapters.js';

/** Found among random heaps. The tests solve each one again. */
const PROBLEMS: readonly Problem[] = [
  winningBreak('2x5 A', '2x5=1x5+1x5'),
  winningBreak('2x3+1x4 A', '2x3=2x2+1x2'),
  winningBreak('2x3+2*1x4 A', '2x3=1x3+1x3'),
  winningBreak('4x4+2x3 A', '2x3=2x2+1x2'),
  winningBreak('2x7+1x7 A', '2x7=1x7+1x7'),
  winningBreak('3x4+2x3+2x2 A', '2x3=1x3+1x3'),
  winningBreak('2x3+1x6+1x5 A', '1x5=1x3+1x2'),
  winningBreak('3x4+2x5+3x3 A', '2x5=2x4+1x2'),
  winningBreak('4x4+2x6+1x6 A', '1x6=1x3+1x3'),
  winningBreak('4x5+2x2+1x2 A', '4x5=3x5+1x5'),
  winningBreak('4x6+2x5+1x3+1x2 A', '2x5=2x4+1x2'),
  winningBreak('2*3x6+3x4+1x6 A', '1x6=1x4+1x2'),
];

function winningBreak(position: string, move: string): Problem {
  return {
    position,
    task: {
      en: 'Only one break wins. Which?',
      cs: 'Vyhrává jediný zlom. Který?',
    },
    goal: { kind: 'outcome', outcome: 'win' },
    moves: [move],
  };
}

/** The words of this game and of its theory, in the order of the English names. */
const GLOSSARY = termsOf(`
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

export const chocolateLessons: Lessons = withCzech({
  intro: {
    en: 'A game for two players and a bar of chocolate, and the best way into the mathematics of games: from odd and even to a formula that always wins.',
    cs: 'Hra pro dva hráče a tabulku čokolády a také nejlepší cesta k matematice her: od sudé a liché až ke vzorci, který vždy vyhraje.',
  },
  chapters: CHAPTERS,
  problems: PROBLEMS,
  glossary: GLOSSARY,
  links: [
    {
      label: { en: 'The table of winners in the Lab', cs: 'Tabulka vítězů v Laboratoři' },
      address: { en: '/lab/chocolate', cs: '/lab/chocolate' },
    },
    {
      label: { en: 'Grundy values among the algorithms', cs: 'Grundyho hodnoty mezi algoritmy' },
      address: { en: '/learn/algorithms/grundy', cs: '/learn/algorithms/grundy' },
    },
  ],
});
