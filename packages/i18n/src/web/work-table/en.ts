export const workTableEn = {
  title: 'Moves examined and time',
  columns: { move: 'Move', nodes: 'Moves examined', time: 'Time', depth: 'Depth' },
  total: 'Together',
};
