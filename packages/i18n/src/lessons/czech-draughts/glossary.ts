import type { Term, Words } from '../types.js';

const term = (name: Words, meaning: Words): Term => ({ name, meaning });

/** The words of draughts players, in the order of the English names. */
export const GLOSSARY: readonly Term[] = [
  term(
    { en: 'Blocked', cs: 'Zablokovaný' },
    { en: 'On the board, but unable to move.', cs: 'Na desce, ale bez tahu.' },
  ),
  term(
    { en: 'Breakthrough', cs: 'Průlom' },
    { en: 'A way for a man to the last row.', cs: 'Cesta kamene na poslední řadu.' },
  ),
  term(
    { en: 'Capture', cs: 'Skok (braní)' },
    {
      en: 'A jump over an opposing piece to a free square behind it; one capture may consist of several jumps.',
      cs: 'Přeskočení soupeřovy figury na volné pole za ní; jeden skok může mít i několik částí.',
    },
  ),
  term(
    { en: 'Double corner', cs: 'Dvojitý roh' },
    {
      en: 'The corners with two dark squares, around g1–h2 and a7–b8.',
      cs: 'Rohy se dvěma tmavými poli, kolem g1–h2 a a7–b8.',
    },
  ),
  term(
    { en: 'Ending', cs: 'Koncovka' },
    { en: 'The last part of a game, with few pieces.', cs: 'Poslední část partie, s malým počtem figur.' },
  ),
  term(
    { en: 'Exchange', cs: 'Výměna' },
    {
      en: 'Each side captures the same number of pieces.',
      cs: 'Obě strany vezmou stejný počet figur.',
    },
  ),
  term(
    { en: 'Huff', cs: 'Odfouknutí' },
    {
      en: 'In old house rules: taking away a piece that failed to capture. Not in this game: the capture must be made.',
      cs: 'Podle starých domácích pravidel se odebírá figura, která neskočila. V této hře to nejde: skočit se musí.',
    },
  ),
  term(
    { en: 'King', cs: 'Dáma' },
    {
      en: 'A man that ended a move on the last row; it flies along free diagonals.',
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
      en: 'Pieces face each other, and the side to move loses by it.',
      cs: 'Figury stojí proti sobě a kdo je na tahu, na to doplatí.',
    },
  ),
  term({ en: 'Piece', cs: 'Figura' }, { en: 'A man or a king.', cs: 'Kámen nebo dáma.' }),
  term(
    { en: 'Precedence of the king', cs: 'Přednost dámy' },
    {
      en: 'If a king can capture, a man must not.',
      cs: 'Může-li skákat dáma, kámen nesmí.',
    },
  ),
  term(
    { en: 'Sacrifice', cs: 'Oběť' },
    { en: 'A piece given up on purpose.', cs: 'Záměrně obětovaná figura.' },
  ),
  term(
    { en: 'Shot', cs: 'Kombinace (úder)' },
    {
      en: 'A sacrifice that leads to a larger capture.',
      cs: 'Oběť, po které následuje větší skok.',
    },
  ),
  term(
    { en: 'Endgame tables', cs: 'Tabulky koncovek' },
    {
      en: 'The result of every position with few pieces, computed once and for all.',
      cs: 'Výsledek každé pozice s malým počtem figur, spočítaný jednou provždy.',
    },
  ),
  term({ en: 'Tempo', cs: 'Tempo' }, { en: 'A move as a unit of time.', cs: 'Tah jako jednotka času.' }),
];
