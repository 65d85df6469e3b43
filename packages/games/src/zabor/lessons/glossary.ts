import { termsOf } from '@tahoun/i18n';

/** The words of this game, in the order of the English names. */
export const GLOSSARY = termsOf(`
Blocked cell | Zablokované pole
  Belongs to nobody and never changes.
  Nepatří nikomu a nikdy se nemění.
Cell | Pole
  A square of the map; named by column and row, such as c3.
  Čtverec mapy; jmenuje se podle sloupce a řady, třeba c3.
Free cell | Volné pole
  Not yet owned by anybody; only a free cell can be chosen.
  Ještě nikomu nepatří; zvolit lze jen takové pole.
Gain | Zisk
  The change of the score by a move: its free cells plus twice the opponent’s.
  O kolik tah změní výsledek: volná pole plus dvakrát soupeřova.
Greedy player | Hladový hráč
  Takes the largest immediate gain, without looking ahead.
  Volí tah s největším okamžitým ziskem a dopředu nehledí.
Last word | Poslední slovo
  The last move of the game, which cannot be answered.
  Poslední tah partie, na který už není odpověď.
Map | Mapa
  The board with its blocked cells.
  Deska i se zablokovanými poli.
Margin | Rozdíl
  The winner’s cells minus the loser’s.
  Pole vítěze minus pole poraženého.
Mirror strategy | Zrcadlová strategie
  Answering each move with its image through the middle of the board.
  Na každý tah se odpovídá jeho obrazem podle středu desky.
Reach | Dosah
  The cells that a move takes: the chosen one and those beside it.
  Pole, která tah zabere: zvolené a ta vedle něj.
`);
