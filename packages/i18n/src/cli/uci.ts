/** What `tahoun uci` prints in `info string`. */
export interface CliUciTexts {
  readonly unknownCommand: (found: string) => string;
  readonly lineTooLong: (max: number) => string;
  readonly positionForm: (found: string) => string;
  readonly unknownOption: (found: string, accepts: string) => string;
  readonly optionValue: (option: string, found: string, accepts: string) => string;
  /** @param found a word of `go`, perhaps with the text in place of its number. */
  readonly badGo: (found: string) => string;
  /** There is no memory for a table of `mib` MiB. */
  readonly noMemory: (mib: number) => string;
  /** Which of the levels plays now. */
  readonly strength: (level: number, elo: number) => string;
}

export const uciEn: CliUciTexts = {
  unknownCommand: (found) => `unknown command "${found}", ignored`,
  lineTooLong: (max) => `a line is longer than ${max} characters, ignored`,
  positionForm: (found) =>
    `position is "${found}"; expected startpos, or fen and a position, then optionally moves and the moves`,
  unknownOption: (found, accepts) => `unknown option "${found}"; the options are: ${accepts}`,
  optionValue: (option, found, accepts) => `the option ${option} is "${found}"; expected ${accepts}`,
  badGo: (found) =>
    `go does not understand "${found}"; expected depth, nodes, movetime, wtime, btime, winc, binc, ` +
    'movestogo or mate with a whole number, searchmoves with moves, infinite or ponder',
  noMemory: (mib) => `not enough memory for a table of ${mib} MiB; the table keeps its size`,
  strength: (level, elo) => `playing at level ${level}, estimated at ${elo} Elo`,
};

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
