/** What `tahoun tables` prints. Numbers come written as the language writes them. */
export interface CliTablesTexts {
  readonly labels: Readonly<Record<'total' | 'folder' | 'size' | 'time', string>>;
  /** Which class is being solved, and how many there are. */
  readonly counting: (label: string, number: number, of: number, done: string, size: string) => string;
  readonly resolving: (label: string, number: number, of: number, plies: string, done: string) => string;
  readonly verifying: (label: string, indexes: string) => string;
  /** A class's results, for the side to move. @param longest plies of the longest win, or nothing. */
  readonly counts: (
    positions: string,
    wins: string,
    draws: string,
    losses: string,
    longest: string | null,
  ) => string;
  /** The table existed already. */
  readonly kept: string;
  readonly sound: (indexes: string) => string;
  readonly unsound: (label: string, index: number, found: number, expected: number) => string;
  readonly noEndgames: (game: string) => string;
  readonly noTables: (game: string, folder: string) => string;
  readonly badTable: (label: string, reason: string) => string;
}

export const tablesEn: CliTablesTexts = {
  labels: { total: 'total', folder: 'folder', size: 'bytes', time: 'time' },
  counting: (label, number, of, done, size) =>
    `${label} (${number} of ${of}): moves listed for ${done} of ${size} indexes`,
  resolving: (label, number, of, plies, done) =>
    `${label} (${number} of ${of}): wins and losses within ${plies} plies: ${done}`,
  verifying: (label, indexes) => `${label}: agrees, ${indexes} indexes`,
  counts: (positions, wins, draws, losses, longest) =>
    `${positions}: ${wins} won, ${draws} drawn, ${losses} lost${longest === null ? '' : `; longest win ${longest}`}`,
  kept: 'already built',
  sound: (indexes) => `${indexes}; every value agrees with the moves`,
  unsound: (label, index, found, expected) =>
    `${label} is wrong: index ${index} has ${found}, but its moves give ${expected}`,
  noEndgames: (game) => `${game} has no endgame tables`,
  noTables: (game, folder) =>
    `there are no tables for ${game} in ${folder}; build them with tahoun tables build`,
  badTable: (label, reason) => `${label}: ${reason}`,
};

export const tablesCs: CliTablesTexts = {
  labels: { total: 'celkem', folder: 'složka', size: 'bajty', time: 'čas' },
  counting: (label, number, of, done, size) =>
    `${label} (${number} z ${of}): tahy vypsány pro ${done} z ${size} indexů`,
  resolving: (label, number, of, plies, done) =>
    `${label} (${number} z ${of}): výher a proher do ${plies} půltahů: ${done}`,
  verifying: (label, indexes) => `${label}: souhlasí, indexů ${indexes}`,
  counts: (positions, wins, draws, losses, longest) =>
    `${positions}: výher ${wins}, remíz ${draws}, proher ${losses}${longest === null ? '' : `; nejdelší výhra ${longest}`}`,
  kept: 'už postavena',
  sound: (indexes) => `${indexes}; každá hodnota souhlasí s tahy`,
  unsound: (label, index, found, expected) =>
    `tabulka ${label} je chybná: index ${index} má ${found}, z tahů vychází ${expected}`,
  noEndgames: (game) => `hra ${game} nemá tabulky koncovek`,
  noTables: (game, folder) =>
    `ve složce ${folder} nejsou tabulky hry ${game}; postaví je příkaz tahoun tables build`,
  badTable: (label, reason) => `${label}: ${reason}`,
};
