export const tablesEn = {
  labels: { total: 'total', folder: 'folder', size: 'bytes', time: 'time' },
  /** Which class is being solved, and how many there are. */
  counting: (label: string, number: number, of: number, done: string, size: string) =>
    `${label} (${number} of ${of}): moves listed for ${done} of ${size} indexes`,
  resolving: (label: string, number: number, of: number, plies: string, done: string) =>
    `${label} (${number} of ${of}): wins and losses within ${plies} plies: ${done}`,
  verifying: (label: string, indexes: string) => `${label}: agrees, ${indexes} indexes`,
  /** A class's results, for the side to move. @param longest plies of the longest win, or nothing. */
  counts: (positions: string, wins: string, draws: string, losses: string, longest: string | null) =>
    `${positions}: ${wins} won, ${draws} drawn, ${losses} lost${longest === null ? '' : `; longest win ${longest}`}`,
  /** The table existed already. */
  kept: 'already built',
  sound: (indexes: string) => `${indexes}; every value agrees with the moves`,
  unsound: (label: string, index: number, found: number, expected: number) =>
    `${label} is wrong: index ${index} has ${found}, but its moves give ${expected}`,
  noEndgames: (game: string) => `${game} has no endgame tables`,
  noTables: (game: string, folder: string) =>
    `there are no tables for ${game} in ${folder}; build them with tahoun tables build`,
  badTable: (label: string, reason: string) => `${label}: ${reason}`,
};

/** What `tahoun tables` prints. Numbers come written as the language writes them. */
type CliTablesTexts = Readonly<typeof tablesEn>;

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
