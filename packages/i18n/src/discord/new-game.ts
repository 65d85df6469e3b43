/** Texts of the Discord bot for setting up a new game, in both languages. */

/** Names of the times for a move, by the value of the option. */
export const MOVE_TIMES_EN = {
  '1h': '1 hour',
  '12h': '12 hours',
  '1d': '1 day',
  '3d': '3 days',
  '7d': '1 week',
};

export const MOVE_TIMES_CS: typeof MOVE_TIMES_EN = {
  '1h': '1 hodina',
  '12h': '12 hodin',
  '1d': '1 den',
  '3d': '3 dny',
  '7d': '1 týden',
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

export const newGameCs: typeof newGameEn = {
  title: 'Nová partie',
  choose: 'Zvolte hru',
  computer: 'Proti počítači: zvolte jeho sílu, potom svou stranu',
  playAs: (side) => `Hrát: ${side}`,
  person: 'Proti člověku',
  rival: 'Vyzvat někoho',
  anybody: 'Přidat se může kdokoli',
  time: 'Čas na každý tah',
  times: { ...MOVE_TIMES_CS, none: 'Bez omezení' },
  more: 'Další volby…',
  sides: { first: 'Začínám já', second: 'Začíná soupeř', random: 'Rozhodne náhoda' },
  form: {
    against: 'Soupeř',
    rivals: { computer: 'Počítač', anybody: 'Kdokoli, kdo se přidá' },
    opponent: 'Vyzvat místo toho někoho',
    opponentNote: 'Nechte prázdné a platí volba nahoře',
    side: 'Kdo začíná',
    options: 'Volby hry',
    player: 'Algoritmus místo úrovně',
    playerNote: 'Třeba second-search:3+2; všechny hráče hry nabídne /sledovat',
  },
};
