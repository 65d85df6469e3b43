import { termsOf } from '@tahoun/i18n';

/** The words of draughts players, in the order of the English names. */
export const GLOSSARY = termsOf(`
Blocked | Zablokovaný
  On the board, but unable to move.
  Na desce, ale bez tahu.
Breakthrough | Průlom
  A way for a man to the last row.
  Cesta kamene na poslední řadu.
Capture | Skok (braní)
  A jump over an opposing piece to a free square behind it; one capture may consist of several jumps.
  Přeskočení soupeřovy figury na volné pole za ní; jeden skok může mít i několik částí.
Double corner | Dvojitý roh
  The corners with two dark squares, around g1–h2 and a7–b8.
  Rohy se dvěma tmavými poli, kolem g1–h2 a a7–b8.
Ending | Koncovka
  The last part of a game, with few pieces.
  Poslední část partie, s malým počtem figur.
Exchange | Výměna
  Each side captures the same number of pieces.
  Obě strany vezmou stejný počet figur.
Huff | Odfouknutí
  In old house rules: taking away a piece that failed to capture. Not in this game: the capture must be made.
  Podle starých domácích pravidel se odebírá figura, která neskočila. V této hře to nejde: skočit se musí.
King | Dáma
  A man that ended a move on the last row; it flies along free diagonals.
  Kámen, jehož tah skončil na poslední řadě; létá po volných diagonálách.
Main diagonal | Hlavní diagonála
  The longest one, from a1 to h8.
  Ta nejdelší, z a1 na h8.
Man | Kámen
  A piece that moves and captures forwards only.
  Figura, která táhne i skáče jen dopředu.
Opposition | Opozice
  Pieces face each other, and the side to move loses by it.
  Figury stojí proti sobě a kdo je na tahu, na to doplatí.
Piece | Figura
  A man or a king.
  Kámen nebo dáma.
Precedence of the king | Přednost dámy
  If a king can capture, a man must not.
  Může-li skákat dáma, kámen nesmí.
Sacrifice | Oběť
  A piece given up on purpose.
  Záměrně obětovaná figura.
Shot | Kombinace (úder)
  A sacrifice that leads to a larger capture.
  Oběť, po které následuje větší skok.
Endgame tables | Tabulky koncovek
  The result of every position with few pieces, computed once and for all.
  Výsledek každé pozice s malým počtem figur, spočítaný jednou provždy.
Tempo | Tempo
  A move as a unit of time.
  Tah jako jednotka času.
`);
