/** Every word in the drawing of a search tree; the outline has the same reasons. */
export const treeEn = {
  /** A win or loss in `plies` plies, 0 where the game is over; as short as possible. */
  win: (plies: number): string => (plies === 0 ? 'won' : `win ${plies}`),
  loss: (plies: number): string => (plies === 0 ? 'lost' : `loss ${plies}`),
  /** The reasons for the value of a node. */
  kinds: {
    final: { word: 'end', meaning: 'the game is over' },
    table: { word: 'table', meaning: 'known from the transposition table' },
    endgame: { word: 'endgame', meaning: 'known from the endgame tables' },
    repetition: { word: 'repeated', meaning: 'the position occurred before and counts as a draw' },
    'mate-distance': { word: 'too far', meaning: 'a nearer win or loss is already known' },
    'winning-move': { word: 'wins', meaning: 'an immediately winning move is detected without making it' },
    'no-safe-move': { word: 'loses', meaning: 'every move loses at once to a reply' },
    'null-move': { word: 'null move', meaning: 'the position is so good that even passing would be enough' },
    futility: { word: 'futility', meaning: 'so far above the window that it is not searched' },
    quiescence: { word: 'quiet', meaning: 'evaluated after playing out the noisy moves (captures, checks)' },
  },
  /** The kinds of search of a node. */
  passes: {
    'null-window': {
      word: 'null window',
      meaning: 'searched only to see whether it beats the best move so far',
    },
    reduced: { word: 'reduced', meaning: 'searched to a smaller depth first' },
    're-search': {
      word: 'again',
      meaning: 'searched again, because the first result fell outside the window',
    },
    pass: { word: 'pass', meaning: 'the side to move passes (null move)' },
    verification: { word: 'verified', meaning: 'the same position again, without passing' },
  },
  /** The reasons why a move was not made. */
  skips: {
    cut: { word: 'cut', meaning: 'cut off: an earlier reply is enough' },
    futility: { word: 'futile', meaning: 'skipped: it can hardly reach the window' },
    late: {
      word: 'late',
      meaning: 'skipped: too late in the order this close to the horizon, or failed too often',
    },
    exchange: { word: 'exchange', meaning: 'skipped: the exchange loses material' },
    unsafe: { word: 'unsafe', meaning: 'skipped: the reply wins at once' },
  },
  /** The lines of the legend about everything that is not a word. */
  legend: {
    max: 'side to move at the root',
    min: 'the other side',
    window: 'window and value, for the side to move at the node',
    exact: 'the value',
    lower: 'at least',
    upper: 'at most',
    depth: 'plies left to search',
  },
};
