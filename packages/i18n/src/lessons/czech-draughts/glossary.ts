import type { Term, Words } from '../types.js';

const term = (name: Words, meaning: Words): Term => ({ name, meaning });

/** What players of draughts say, in the order of the English names. */
export const GLOSSARY: readonly Term[] = [
  term(
    { en: 'Blocked', cs: 'Zablokovaný' },
    { en: 'Without a move, although on the board.', cs: 'Na desce, ale bez tahu.' },
  ),
  term(
    { en: 'Breakthrough', cs: 'Průnik' },
    { en: 'A way for a man to the last row.', cs: 'Cesta kamene na poslední řadu.' },
  ),
  term(
    { en: 'Capture', cs: 'Skok (braní)' },
    {
      en: 'A jump over an opposing piece to a free square behind it; it may be made of several jumps.',
      cs: 'Přeskočení soupeřovy figury na volné pole za ní; skok může mít i několik částí.',
    },
  ),
  term(
    { en: 'Double corner', cs: 'Dvojitý roh' },
    {
      en: 'The corners with two dark squares, around g1-h2 and a7-b8.',
      cs: 'Rohy se dvěma tmavými poli, kolem g1-h2 a a7-b8.',
    },
  ),
  term(
    { en: 'Ending', cs: 'Koncovka' },
    { en: 'The last part of a game, with few pieces.', cs: 'Poslední část partie, s málem figur.' },
  ),
  term(
    { en: 'Exchange', cs: 'Výměna' },
    {
      en: 'Captures on both sides of the same number.',
      cs: 'Skoky na obou stranách se stejným počtem figur.',
    },
  ),
  term(
    { en: 'Huff', cs: 'Fouknutí' },
    {
      en: 'In old house rules: taking away a piece that failed to capture. Not in this game; the capture has to be made.',
      cs: 'Podle starých domácích pravidel se bere figura, která neskočila. V této hře není: skočit se musí.',
    },
  ),
  term(
    { en: 'King', cs: 'Dáma' },
    {
      en: 'A man that ended its move on the last row; it flies along free diagonals.',
      cs: 'Kámen, jehož tah skončil na poslední řadě; létá po volných diagonálách.',
    },
  ),
  term(
    { en: 'Main diagonal', cs: 'Hlavní diagonála' },
    { en: 'The longest one, from a1 to h8.', cs: 'Ta nejdelší, z a1 na h8.' },
  ),
  term(
    { en: 'Man', cs: 'Kámen' },
    {
      en: 'A piece that moves and captures forwards only.',
      cs: 'Figura, která táhne i skáče jen dopředu.',
    },
  ),
  term(
    { en: 'Opposition', cs: 'Opozice' },
    {
      en: 'Pieces face each other, and whoever has to move loses by it.',
      cs: 'Figury stojí proti sobě a kdo je na tahu, na to doplatí.',
    },
  ),
  term({ en: 'Piece', cs: 'Figura' }, { en: 'A man or a king.', cs: 'Kámen nebo dáma.' }),
  term(
    { en: 'Precedence of the king', cs: 'Přednost dámy' },
    {
      en: 'If a king can capture, a man may not.',
      cs: 'Může-li skákat dáma, kámen nesmí.',
    },
  ),
  term({ en: 'Sacrifice', cs: 'Oběť' }, { en: 'A piece given on purpose.', cs: 'Figura daná schválně.' }),
  term(
    { en: 'Shot', cs: 'Kombinace (úder)' },
    {
      en: 'A sacrifice that leads to a larger capture.',
      cs: 'Oběť, po které přijde větší skok.',
    },
  ),
  term(
    { en: 'Table of endings', cs: 'Tabulka koncovek' },
    {
      en: 'The result of every position with few pieces, computed once and for all.',
      cs: 'Výsledek každé pozice s málem figur, spočítaný jednou provždy.',
    },
  ),
  term({ en: 'Tempo', cs: 'Tempo' }, { en: 'A move as a unit of time.', cs: 'Tah jako jednotka času.' }),
];
