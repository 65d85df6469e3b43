export const playerNamesEn = {
  /** By the form of the player in `@tahoun/engine`; levels have names of their own. */
  names: {
    random: 'Random',
    greedy: 'Greedy',
    minimax: 'Minimax',
    'minimax-quiescence': 'Minimax with exchanges',
    'alpha-beta': 'Alpha-beta',
    source: 'As in the source',
    'second-search': 'Second search',
    'second-look': 'Second look',
    mcts: 'Monte Carlo',
    strong: 'Strong, by depth',
    nodes: 'Strong, by moves',
    time: 'Strong, by time',
  } as Readonly<Record<string, string>>,
};

/** What the computer players are called. */
export type PlayerNames = Readonly<typeof playerNamesEn>;
