import type { Term, Words } from '../types.js';

const term = (name: Words, meaning: Words): Term => ({ name, meaning });

/** The words of this game, in the order of the English names. */
export const GLOSSARY: readonly Term[] = [
  term(
    { en: 'Blocked cell', cs: 'Zablokované pole' },
    { en: 'Belongs to nobody and never changes.', cs: 'Nepatří nikomu a nikdy se nemění.' },
  ),
  term(
    { en: 'Cell', cs: 'Pole' },
    {
      en: 'A square of the map; named by column and row, such as c3.',
      cs: 'Čtverec mapy; jmenuje se podle sloupce a řady, třeba c3.',
    },
  ),
  term(
    { en: 'Free cell', cs: 'Volné pole' },
    {
      en: 'Not yet owned by anybody; only a free cell can be chosen.',
      cs: 'Ještě nikomu nepatří; zvolit lze jen takové pole.',
    },
  ),
  term(
    { en: 'Gain', cs: 'Zisk' },
    {
      en: 'The change of the score by a move: its free cells plus twice the opponent’s.',
      cs: 'O kolik tah změní výsledek: volná pole plus dvakrát soupeřova.',
    },
  ),
  term(
    { en: 'Greedy player', cs: 'Hladový hráč' },
    {
      en: 'Takes the largest immediate gain, without looking ahead.',
      cs: 'Volí tah s největším okamžitým ziskem a dopředu nehledí.',
    },
  ),
  term(
    { en: 'Last word', cs: 'Poslední slovo' },
    {
      en: 'The last move of the game, which cannot be answered.',
      cs: 'Poslední tah partie, na který už není odpověď.',
    },
  ),
  term(
    { en: 'Map', cs: 'Mapa' },
    { en: 'The board with its blocked cells.', cs: 'Deska i se zablokovanými poli.' },
  ),
  term(
    { en: 'Margin', cs: 'Rozdíl' },
    { en: 'The winner’s cells minus the loser’s.', cs: 'Pole vítěze minus pole poraženého.' },
  ),
  term(
    { en: 'Mirror strategy', cs: 'Zrcadlová strategie' },
    {
      en: 'Answering each move with its image through the middle of the board.',
      cs: 'Na každý tah se odpovídá jeho obrazem podle středu desky.',
    },
  ),
  term(
    { en: 'Reach', cs: 'Dosah' },
    {
      en: 'The cells that a move takes: the chosen one and those beside it.',
      cs: 'Pole, která tah zabere: zvolené a ta vedle něj.',
    },
  ),
];
