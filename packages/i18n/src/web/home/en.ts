export const homeEn = {
  /** The name of the page, for a tab of the browser. */
  page: 'Board games',
  title: 'Sit down and play',
  intro:
    'Board games against the computer or a friend, free and without an account. ' +
    'The engine runs in your browser, so it also works offline, and you can watch how it searches.',
  play: 'Play',
  friend: 'Play a friend by link',
  /** The opponent of a newcomer: a level and its name. */
  against: (level: number, name: string) => `Against level ${level}: ${name}`,
  /** Above the game that was not finished. */
  lastGame: 'Your last game',
  continue: 'Continue',
  learnText: 'Lessons on the games and on the algorithms, with pictures and problems to solve.',
  /** Leads to the problem of the day of a game. */
  daily: 'Problem of the day',
  lookInsideText:
    'Minimax and alpha-beta, step by step: the tree that they walk and the branches that they cut.',
  /** A picture of a search, in words. */
  tree: (read: number, cut: number) =>
    `A search tree: alpha-beta evaluates ${read} positions and cuts ${cut} more.`,
};
