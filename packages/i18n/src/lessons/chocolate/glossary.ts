import type { Term, Words } from '../types.js';

const term = (name: Words, meaning: Words): Term => ({ name, meaning });

/** The words of this game and of its theory, in the order of the English names. */
export const GLOSSARY: readonly Term[] = [
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
