import { withCzech } from '../../typography.js';
import type { Lessons, Problem, Term, Words } from '../types.js';
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

const term = (name: Words, meaning: Words): Term => ({ name, meaning });

/** The words of this game and of its theory, in the order of the English names. */
const GLOSSARY: readonly Term[] = [
  term(
    { en: 'Bar', cs: 'Tabulka' },
    { en: 'The whole chocolate at the start.', cs: 'Celá čokoláda na začátku.' },
  ),
  term(
    { en: 'Break', cs: 'Zlom' },
    { en: 'A move: one piece becomes two.', cs: 'Tah: z jednoho kusu jsou dva.' },
  ),
  term(
    { en: 'Crumb', cs: 'Drobek' },
    { en: 'A piece that cannot be broken: 1×2 or 1×3.', cs: 'Kus, který nelze rozlomit: 1×2 nebo 1×3.' },
  ),
  term(
    { en: 'Grundy value', cs: 'Grundyho hodnota' },
    {
      en: 'The number of a position in an impartial game; 0 means lost for the player to move.',
      cs: 'Číslo pozice v nestranné hře; 0 znamená prohru toho, kdo je na tahu.',
    },
  ),
  term({ en: 'Heap', cs: 'Hromádka' }, { en: 'All pieces on the table.', cs: 'Všechny kusy na stole.' }),
  term(
    { en: 'Impartial game', cs: 'Nestranná hra' },
    { en: 'Both players have the same moves.', cs: 'Oba hráči mají stejné tahy.' },
  ),
  term(
    { en: 'Mex', cs: 'Mex' },
    {
      en: 'The smallest number from 0 up that is missing among others (minimum excluded).',
      cs: 'Nejmenší číslo od 0 nahoru, které mezi ostatními chybí (z anglického minimum excluded).',
    },
  ),
  term(
    { en: 'Nim', cs: 'Nim' },
    {
      en: 'The model of all such games: heaps of matches; a player takes any number of matches from one heap.',
      cs: 'Vzor všech takových her: hromádky zápalek; hráč vezme z jedné z nich libovolný počet.',
    },
  ),
  term(
    { en: 'Normal play', cs: 'Normální hra' },
    { en: 'A player who cannot move loses.', cs: 'Kdo nemůže táhnout, prohrál.' },
  ),
  term(
    { en: 'Parity', cs: 'Parita' },
    { en: 'Whether a number is even or odd.', cs: 'Zda je číslo sudé, nebo liché.' },
  ),
  term(
    { en: 'Piece', cs: 'Kus' },
    {
      en: 'One of the rectangles into which the bar has been broken.',
      cs: 'Jeden z obdélníků, na které se tabulka rozpadla.',
    },
  ),
  term(
    { en: 'Strategy of symmetry', cs: 'Strategie symetrie' },
    {
      en: 'Making two equal halves and imitating the other player.',
      cs: 'Rozdělit hru na dvě stejné půlky a napodobovat soupeře.',
    },
  ),
  term(
    { en: 'XOR', cs: 'XOR' },
    { en: 'Addition in binary without carrying.', cs: 'Dvojkové sčítání bez přenosu.' },
  ),
];

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
