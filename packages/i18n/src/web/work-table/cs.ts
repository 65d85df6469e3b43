import type { workTableEn } from './en.js';

export const workTableCs: typeof workTableEn = {
  title: 'Prozkoumané tahy a čas',
  columns: { move: 'Tah', nodes: 'Prozkoumáno tahů', time: 'Čas', depth: 'Hloubka' },
  total: 'Celkem',
};
