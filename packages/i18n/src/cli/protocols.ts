import { placeholdersCs } from '../placeholders.js';

export const uciEn = {
  unknownCommand: (found: string) => `unknown command "${found}", ignored`,
  lineTooLong: (max: number) => `a line is longer than ${max} characters, ignored`,
  positionForm: (found: string) =>
    `position is "${found}"; expected startpos, or fen and a position, then optionally moves and the moves`,
  unknownOption: (found: string, accepts: string) => `unknown option "${found}"; the options are: ${accepts}`,
  optionValue: (option: string, found: string, accepts: string) =>
    `the option ${option} is "${found}"; expected ${accepts}`,
  /** @param found a word of `go`, perhaps with the text in place of its number. */
  badGo: (found: string) =>
    `go does not understand "${found}"; expected depth, nodes, movetime, wtime, btime, winc, binc, ` +
    'movestogo or mate with a whole number, searchmoves with moves, infinite or ponder',
  /** There is no memory for a table of `mib` MiB. */
  noMemory: (mib: number) => `not enough memory for a table of ${mib} MiB; the table keeps its size`,
  /** Which of the levels plays now. */
  strength: (level: number, elo: number) => `playing at level ${level}, estimated at ${elo} Elo`,
};

/** What `tahoun uci` prints in `info string`. */
type CliUciTexts = Readonly<typeof uciEn>;

export const uciCs: CliUciTexts = {
  unknownCommand: (found) => `neznámý příkaz „${found}“, vynechán`,
  lineTooLong: (max) => `řádek je delší než ${max} znaků, vynechán`,
  positionForm: (found) =>
    `position je „${found}“; očekává se startpos nebo fen a pozice, pak případně moves a tahy`,
  unknownOption: (found, accepts) => `volba „${found}“ neexistuje; volby jsou: ${accepts}`,
  optionValue: (option, found, accepts) => `volba ${option} je „${found}“; očekává se ${accepts}`,
  badGo: (found) =>
    `příkaz go nezná „${found}“; očekává se depth, nodes, movetime, wtime, btime, winc, binc, ` +
    'movestogo nebo mate s celým číslem, searchmoves s tahy, infinite nebo ponder',
  noMemory: (mib) => `na tabulku o velikosti ${mib} MiB není dost paměti, zůstává dosavadní`,
  strength: (level, elo) => `hraje úroveň ${level}, odhadem ${elo} Elo`,
};

export const gtpEn = {
  /** There is such a game, but not in this protocol. */
  otherGame: (found: string, games: string) => `the Go Text Protocol supports ${games}, not ${found}`,
  /** @param usage the command with its arguments */
  usage: (usage: string) => `expected: ${usage}`,
  notColour: (found: string, accepts: string) => `the colour is "${found}"; expected one of: ${accepts}`,
  gameOver: 'the game is over',
  gameGoesOn: 'the game is not over',
  movesMade: 'stones can be set up on an empty board only; send clear_board first',
  noMoveMade: 'no move has been played',
  noGameInFile: 'the file contains no game',
  /** Longer lines are not read. */
  lineLength: (max: number) => `a line can have at most ${max} characters`,
};

/** What `tahoun gtp` prints below the protocol's own phrase for a failure. */
type CliGtpTexts = Readonly<typeof gtpEn>;

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
