import { pluralEn } from '../../language/language.js';

export const scoreEn = {
  win: 'win',
  loss: 'loss',
  /** The distance to an end: `in 3 moves`, `within 5 plies`. @param inMoves of one side, else in plies */
  span: (count: number, inMoves: boolean, within: boolean) =>
    `${within ? 'within' : 'in'} ${count} ${
      inMoves ? pluralEn(count, 'move', 'moves') : pluralEn(count, 'ply', 'plies')
    }`,
};
