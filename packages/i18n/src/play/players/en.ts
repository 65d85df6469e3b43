/** Apart from the names: a page needs them only when a player is being chosen. */
export const playersEn = {
  /** The manner of each, one sentence by its form. */
  lines: {
    random: 'Makes any legal move.',
    greedy: 'Tries each move and makes the one with the best evaluation; it sees no reply.',
    minimax: 'Tries all moves and replies to the chosen depth, in plies.',
    'minimax-quiescence': 'Minimax that plays out captures at the chosen depth before it evaluates.',
    'alpha-beta': 'Finds what minimax finds, without the moves that cannot change it.',
    source: 'Plays as the game’s source describes.',
    'second-search':
      'Searches to the first depth, then searches on from the end of the best line, until a checked line stays best.',
    'second-look':
      'Searches to the first depth; where the best moves only draw, a second look chooses among them.',
    mcts: 'Plays the game on at random many times and prefers moves that won more often.',
    strong: 'The strong search, to the chosen depth.',
    nodes: 'The strong search, for so many moves tried.',
    time: 'The strong search, for so many milliseconds a move.',
  } as Readonly<Record<string, string>>,
  numbers: {
    depth: { label: 'Depth', value: (plies: string) => `Depth ${plies}` },
    verifyDepth: { label: 'Second depth', value: (plies: string) => `then ${plies}` },
    nodes: { label: 'Moves tried', value: (moves: string) => `${moves} moves` },
    timeMs: { label: 'Time', value: (ms: string) => `${ms} ms` },
  },
};
