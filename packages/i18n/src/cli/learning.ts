/** What `tahoun tune` and `tahoun book grow` print. Numbers come written as the language writes them. */
export interface CliLearningTexts {
  readonly labels: Readonly<Record<LearningLabel, string>>;
  readonly positions: (count: string) => string;
  readonly gamesPlayed: (games: string, positions: string) => string;
  readonly epoch: (epoch: string, error: string, heldOut: string) => string;
}

/** The fields of the answers, as `--json` calls them. */
export type LearningLabel =
  | 'game'
  | 'games'
  | 'positions'
  | 'nodes'
  | 'bytes'
  | 'weights'
  | 'steepness'
  | 'errorBefore'
  | 'errorAfter'
  | 'heldOutBefore'
  | 'heldOutAfter'
  | 'generations'
  | 'wins'
  | 'draws'
  | 'losses'
  | 'elo'
  | 'network';

export const learningEn: CliLearningTexts = {
  labels: {
    game: 'game',
    games: 'games',
    positions: 'positions',
    nodes: 'nodes',
    bytes: 'bytes',
    weights: 'weights',
    steepness: 'steepness',
    errorBefore: 'error before',
    errorAfter: 'error after',
    heldOutBefore: 'held-out error before',
    heldOutAfter: 'held-out error after',
    generations: 'generations',
    wins: 'wins of the last network',
    draws: 'draws',
    losses: 'losses',
    elo: 'Elo difference',
    network: 'best network',
  },
  positions: (count) => `positions: ${count}`,
  gamesPlayed: (games, positions) => `games: ${games}, positions: ${positions}`,
  epoch: (epoch, error, heldOut) => `epoch ${epoch}: error ${error}, held-out error ${heldOut}`,
};

export const learningCs: CliLearningTexts = {
  labels: {
    game: 'hra',
    games: 'partie',
    positions: 'pozice',
    nodes: 'uzly',
    bytes: 'bajty',
    weights: 'váhy',
    steepness: 'strmost',
    errorBefore: 'chyba předtím',
    errorAfter: 'chyba potom',
    heldOutBefore: 'chyba na odložených předtím',
    heldOutAfter: 'chyba na odložených potom',
    generations: 'generace',
    wins: 'výhry poslední sítě',
    draws: 'remízy',
    losses: 'prohry',
    elo: 'rozdíl Elo',
    network: 'nejlepší síť',
  },
  positions: (count) => `pozic: ${count}`,
  gamesPlayed: (games, positions) => `partií: ${games}, pozic: ${positions}`,
  epoch: (epoch, error, heldOut) => `průchod ${epoch}: chyba ${error}, na odložených ${heldOut}`,
};
