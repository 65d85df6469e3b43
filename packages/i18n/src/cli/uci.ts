/** What `tahoun uci` says in `info string`. */
export interface CliUciTexts {
  readonly unknownCommand: (found: string) => string;
  readonly lineTooLong: (max: number) => string;
  readonly positionForm: (found: string) => string;
  readonly unknownOption: (found: string, accepts: string) => string;
  readonly optionValue: (option: string, found: string, accepts: string) => string;
  /** @param found a word of `go`, perhaps with what stands for its number. */
  readonly badGo: (found: string) => string;
  /** The memory for a table of so many MiB cannot be had. */
  readonly noMemory: (mib: number) => string;
  /** Which of the levels plays now. */
  readonly strength: (level: number, elo: number) => string;
}

export const uciEn: CliUciTexts = {
  unknownCommand: (found) => `there is no command "${found}"; it is ignored`,
  lineTooLong: (max) => `a line is longer than ${max} characters; it is ignored`,
  positionForm: (found) =>
    `position is "${found}"; expected startpos or fen and a position, then perhaps moves and the moves`,
  unknownOption: (found, accepts) => `there is no option "${found}"; the options are: ${accepts}`,
  optionValue: (option, found, accepts) => `the option ${option} is "${found}"; expected ${accepts}`,
  badGo: (found) =>
    `go does not understand "${found}"; expected depth, nodes, movetime, wtime, btime, winc, binc, ` +
    'movestogo or mate with a whole number, searchmoves with moves, infinite or ponder',
  noMemory: (mib) => `there is not enough memory for a table of ${mib} MiB; it stays as it was`,
  strength: (level, elo) => `playing at level ${level}, reckoned at ${elo} Elo`,
};

export const uciCs: CliUciTexts = {
  unknownCommand: (found) => `příkaz „${found}“ neexistuje, přeskakuje se`,
  lineTooLong: (max) => `řádek je delší než ${max} znaků, přeskakuje se`,
  positionForm: (found) =>
    `position je „${found}“; očekává se startpos nebo fen a pozice, pak případně moves a tahy`,
  unknownOption: (found, accepts) => `volba „${found}“ neexistuje; volby jsou: ${accepts}`,
  optionValue: (option, found, accepts) => `volba ${option} je „${found}“; očekává se ${accepts}`,
  badGo: (found) =>
    `go nerozumí „${found}“; očekává se depth, nodes, movetime, wtime, btime, winc, binc, ` +
    'movestogo nebo mate s celým číslem, searchmoves s tahy, infinite nebo ponder',
  noMemory: (mib) => `na tabulku o ${mib} MiB není dost paměti, zůstává dosavadní`,
  strength: (level, elo) => `hraje úroveň ${level}, odhadem ${elo} Elo`,
};
