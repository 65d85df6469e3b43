import { type plainEn, sentence } from './en.js';

export const plainCs: typeof plainEn = {
  turn: (side) => `Na tahu: ${side}`,
  wins: (side) => `Vítěz: ${side}`,
  howToMove: 'Zvolte jedno z míst, která jde zvolit.',
  option: (id) => (id === 'size' ? 'Velikost' : sentence(id)),
};
