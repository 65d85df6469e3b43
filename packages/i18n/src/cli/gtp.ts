/** What `tahoun gtp` says below the protocol's own words for a failure. */
export interface CliGtpTexts {
  /** There is such a game, but not in this protocol. */
  readonly otherGame: (found: string, games: string) => string;
  /** @param usage the command with its arguments */
  readonly usage: (usage: string) => string;
  readonly notColour: (found: string, accepts: string) => string;
  readonly gameOver: string;
  readonly gameGoesOn: string;
  readonly movesMade: string;
  readonly noMoveMade: string;
  readonly noGameInFile: string;
  /** Longer lines are not read. */
  readonly lineLength: (max: number) => string;
}

export const gtpEn: CliGtpTexts = {
  otherGame: (found, games) => `the Go Text Protocol is spoken in ${games}, not in ${found}`,
  usage: (usage) => `expected: ${usage}`,
  notColour: (found, accepts) => `the colour is "${found}"; expected ${accepts}`,
  gameOver: 'the game is over',
  gameGoesOn: 'the game is not over',
  movesMade: 'stones are set up on the board of a new game: clear_board comes before',
  noMoveMade: 'nothing has been played',
  noGameInFile: 'there is no game in the file',
  lineLength: (max) => `a line has at most ${max} characters`,
};

export const gtpCs: CliGtpTexts = {
  otherGame: (found, games) => `protokolem GTP se hraje ${games}, ne ${found}`,
  usage: (usage) => `očekává se: ${usage}`,
  notColour: (found, accepts) => `barva je „${found}“; očekává se ${accepts}`,
  gameOver: 'partie skončila',
  gameGoesOn: 'partie ještě neskončila',
  movesMade: 'kameny se rozestavují na desku nové partie: nejdřív clear_board',
  noMoveMade: 'nic se zatím nehrálo',
  noGameInFile: 'v souboru není žádná partie',
  lineLength: (max) => `řádek má nejvýš ${max} znaků`,
};
