import { placeholdersCs } from '../placeholders.js';

/** What `tahoun gtp` prints below the protocol's own phrase for a failure. */
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
  otherGame: (found, games) => `the Go Text Protocol supports ${games}, not ${found}`,
  usage: (usage) => `expected: ${usage}`,
  notColour: (found, accepts) => `the colour is "${found}"; expected one of: ${accepts}`,
  gameOver: 'the game is over',
  gameGoesOn: 'the game is not over',
  movesMade: 'stones can be set up on an empty board only; send clear_board first',
  noMoveMade: 'no move has been played',
  noGameInFile: 'the file contains no game',
  lineLength: (max) => `a line can have at most ${max} characters`,
};

export const gtpCs: CliGtpTexts = {
  otherGame: (found, games) => `protokolem GTP lze hrát ${games}, ne ${found}`,
  usage: (usage) => `očekává se: ${placeholdersCs(usage)}`,
  notColour: (found, accepts) => `barva je „${found}“; očekává se jedno z: ${accepts}`,
  gameOver: 'partie skončila',
  gameGoesOn: 'partie ještě neskončila',
  movesMade: 'kameny lze rozestavit jen na prázdnou desku; nejdřív pošlete clear_board',
  noMoveMade: 'zatím nepadl žádný tah',
  noGameInFile: 'v souboru není žádná partie',
  lineLength: (max) => `řádek smí mít nejvýše ${max} znaků`,
};
