import type { resultEn } from './en.js';

export const resultCs: typeof resultEn = {
  draw: 'Remíza',
  you: ['Vyhráli jste', 'Prohráli jste'],
  by: 'o',
  reasons: {
    resigned: 'Soupeř se vzdal',
    'agreed-draw': 'Dohodou',
    'out-of-time': 'Soupeři došel čas',
    'out-of-time-draw': 'Čas vypršel, ale soupeř už vyhrát nemůže',
  },
  ownReasons: {
    resigned: ['Soupeř se vzdal', 'Vzdali jste se'],
    'out-of-time': ['Soupeři došel čas', 'Došel vám čas'],
  },
};
