/** Texts of the Discord bot for setting up a new game. */

/** Names of the times for a move, by the value of the option. */
export const MOVE_TIMES_EN = {
  '1h': '1 hour',
  '12h': '12 hours',
  '1d': '1 day',
  '3d': '3 days',
  '7d': '1 week',
};

export const newGameEn = {
  title: 'New game',
  choose: 'Choose a game',
  computer: 'Against the computer: choose its strength, then your side',
  playAs: (side: string) => `Play ${side}`,
  person: 'Against a person',
  rival: 'Challenge somebody',
  anybody: 'Anybody may join',
  time: 'Time for each move',
  times: { ...MOVE_TIMES_EN, none: 'No limit' },
  more: 'More…',
  /** In the order in which they are offered. */
  sides: {
    first: 'I move first',
    second: 'The opponent moves first',
    random: 'Random',
  } as Readonly<Record<string, string>>,
  form: {
    against: 'Against',
    rivals: { computer: 'The computer', anybody: 'Anybody who joins' } as Readonly<Record<string, string>>,
    opponent: 'Challenge somebody instead',
    opponentNote: 'Leave empty to play as chosen above',
    side: 'Who moves first',
    options: 'Options of the game',
    player: 'An algorithm instead of a level',
    playerNote: 'Such as second-search:3+2; /watch offers all players of a game',
  },
};
