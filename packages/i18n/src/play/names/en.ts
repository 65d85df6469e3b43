/** Names of the eight levels, weakest first; the web page and the bot share them. */
export const LEVEL_NAMES_EN = [
  'Newcomer',
  'Beginner',
  'Casual player',
  'Club player',
  'Strong player',
  'Expert',
  'Master',
  'Tahoun',
] as const;

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

/** Names of the computer players. */
export type PlayerNames = Readonly<typeof playerNamesEn>;
