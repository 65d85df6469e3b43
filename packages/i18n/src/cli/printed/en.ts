/**
 * Texts that `tahoun learn` and `tahoun book grow` print. Numbers come written as the language writes them.
 */
export const learningEn = {
  labels: {
    game: 'game',
    games: 'games',
    positions: 'positions',
    nodes: 'nodes',
    bytes: 'bytes',
    generations: 'generations',
    wins: 'wins of the last network',
    draws: 'draws',
    losses: 'losses',
    elo: 'Elo difference',
    network: 'best network',
    problems: 'problems',
    open: 'not decided',
    wrong: 'wrong',
  },
  positions: (count: string) => `positions: ${count}`,
  gamesPlayed: (games: string, positions: string) => `games: ${games}, positions: ${positions}`,
  epoch: (epoch: string, error: string, heldOut: string) =>
    `epoch ${epoch}: error ${error}, held-out error ${heldOut}`,
};

/** The fields of the answers, as `--json` calls them. */
export type LearningLabel = keyof (typeof learningEn)['labels'];

/** Texts that `tahoun tables` prints. Numbers come written as the language writes them. */
export const tablesEn = {
  labels: { total: 'total', folder: 'folder', size: 'bytes', time: 'time' },
  /** The class that is being solved, and the number of classes. */
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

export const problemsEn = {
  found: (problems: string, sources: string) => `problems: ${problems}, games and endings: ${sources}`,
  checked: (problems: string, wrong: string) => `problems: ${problems}, wrong: ${wrong}`,
  none: (game: string) => `there are no problems of ${game}`,
  noneSuch: 'there is no such problem',
  wrongMove: 'that is not the move',
  faults: (list: string) => `some problems are wrong: ${list}`,
};

/** Texts that `tahoun uci` prints in `info string`. */
export const uciEn = {
  unknownCommand: (found: string) => `unknown command "${found}", ignored`,
  lineTooLong: (max: number) => `a line is longer than ${max} characters, ignored`,
  positionForm: (found: string) =>
    `position is "${found}"; expected startpos, or fen and a position, then optionally moves and the moves`,
  /** Of a position: a castling right without its rook. */
  dropped: (reason: string) => `${reason}; ignored`,
  /** @param reason why the last position was refused */
  noPosition: (reason: string) => `there is no position to search: ${reason}`,
  unknownOption: (found: string, accepts: string) => `unknown option "${found}"; the options are: ${accepts}`,
  optionValue: (option: string, found: string, accepts: string) =>
    `the option ${option} is "${found}"; expected ${accepts}`,
  /** @param found a word of `go`, perhaps with the text in place of its number. */
  badGo: (found: string) =>
    `go does not understand "${found}"; expected depth, nodes, movetime, wtime, btime, winc, binc, ` +
    'movestogo or mate with a whole number, searchmoves with moves, infinite or ponder',
  /** There is no memory for a table of `mib` MiB. */
  noMemory: (mib: number) => `not enough memory for a table of ${mib} MiB; the table keeps its size`,
  /** The level that plays now. */
  strength: (level: number, elo: number) => `playing at level ${level}, estimated at ${elo} Elo`,
};

/** Texts of `tahoun external-engine`. */
export const externalEngineEn = {
  registered: (name: string, url: string) => `${name} is registered; choose it at ${url}`,
  noToken: (lichess: string) =>
    `a token is missing: make one at ${lichess}/account/oauth/token/create?scopes[]=engine:read&scopes[]=engine:write and put it into LICHESS_TOKEN`,
  tokenRefused: (lichess: string) =>
    `${lichess} does not accept the token; it needs the scopes engine:read and engine:write`,
  refused: (lichess: string, status: number, answer: string) =>
    `${lichess} refused to register the engine: ${status} "${answer}"`,
  unreachable: (url: string, reason: string) => `${url} cannot be reached: ${reason}`,
  away: (url: string, reason: string, seconds: number) =>
    `${url} does not answer: ${reason}; trying again in ${seconds} s`,
  workRefused: (reason: string) => `an analysis was refused: ${reason}`,
  otherVariant: (found: string) => `the engine does not play the variant "${found}"`,
  nameLength: (min: number, max: number) => `the name must have ${min} to ${max} characters`,
  badAddress: (option: string, found: string) =>
    `${option} is "${found}"; expected an address such as https://lichess.org`,
};

/** Texts that `tahoun gtp` prints below the protocol's own phrase for a failure. */
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
