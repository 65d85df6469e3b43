import { pluralCs } from '../../language/language.js';
import type { scoreEn } from './en.js';

export const scoreCs: typeof scoreEn = {
  win: 'výhra',
  loss: 'prohra',
  // "Půltah" is a ply: a move by one side.
  span: (count, inMoves, within) =>
    `${within ? 'nejpozději za' : 'za'} ${count} ${
      inMoves ? pluralCs(count, 'tah', 'tahy', 'tahů') : pluralCs(count, 'půltah', 'půltahy', 'půltahů')
    }`,
};
