export const helpEn = {
  /** The words of the help itself. */
  frame: {
    /** By the English heading. */
    titles: {
      'Usage:': 'Usage:',
      'Arguments:': 'Arguments:',
      'Options:': 'Options:',
      'Global Options:': 'Global options:',
      'Commands:': 'Commands:',
    },
    /** Words of the usage line that stand for something else. */
    usage: { '[options]': '[options]', '[command]': '[command]' },
    defaultValue: (value: string) => `default: ${value}`,
    helpOption: 'show this help',
    helpCommand: 'show the help of a command',
    version: 'print the version',
  },
  program: 'One engine for two-player board games.',
  /** Printed below the commands. */
  after: `
A position is one quoted argument, or @FILE to read it from a text file. Without one, a command uses the
starting position.
Exit codes: 0 done, 1 the answer is "no", 2 bad usage or bad input.`,
  global: {
    json: 'print one JSON document and nothing else',
    variant: 'set an option of the game, such as the board size (repeatable)',
    game: 'bring a game from outside: a folder, a module or a package (repeatable)',
    lang: 'en or cs (default: from the locale)',
    noColor: 'print without colours',
  },

  /** Options that several commands share. */
  shared: {
    level: (max: number) => `playing strength, 1 to ${max}`,
    oneOf: (names: string) => `one of: ${names}`,
    /** @param others games whose source counts depths otherwise. */
    depth: (others: readonly string[]) =>
      `search depth in plies; the sources of ${others.join(', ')} count one less`,
    nodes: 'node limit (moves made on the internal board)',
    time: 'time limit in milliseconds',
    parameter: 'a constant of the textbook evaluation (repeatable)',
    without: 'techniques to switch off in strong',
    verbose: 'report progress on standard error',
  },

  games: 'list the games',
  moves: 'list the legal moves',
  play: 'play moves and show the resulting position',
  eval: {
    about: 'evaluate a position without searching',
    textbook: 'use the evaluation function from the source of the game',
    parameter: 'a constant of that function (repeatable)',
  },
  perft: {
    about: 'count move sequences, to check the move generator',
    depth: 'length of the sequences in plies',
    divide: 'split the count by the first move',
  },
  bestMove: {
    about: 'choose a move',
    verifyDepth: 'depth of the second search in plies (second-search, second-look)',
    evaluation: (names: string) => `one of: ${names} (default: best for strong, textbook for the others)`,
    multipv: 'number of variations to show',
    moves: 'choose among these moves only',
    seed: 'seed for choosing among equal moves',
    threads: 'threads for strong',
    statistics: 'print search statistics (strong only)',
    progress: 'report each completed depth on standard error',
  },
  solve: 'solve a position: who wins, by how much and how soon',
  tree: {
    about: 'show the tree that a search visits',
    format: (names: string) => `one of: ${names} (default: an outline)`,
    moves: 'search only these moves at the root, in this order',
    limit: 'maximum number of nodes to record',
  },
  match: {
    about: 'let two computer players play games and measure the difference in strength',
    a: 'player A: level:5, alpha-beta:3, nodes:20000, time:100, uci:COMMAND?KEY=VALUE&..., gtp:COMMAND, ...',
    b: 'player B',
    games: 'maximum number of games; rounded up to even, because each opening is played twice',
    openings: 'starting positions, one per line (default: random openings)',
    sprt: 'stop once A is shown to be at most E0 or at least E1 Elo stronger',
    concurrency: 'games played at the same time',
    seed: 'seed for the openings and the players',
    record: 'write each game to FILE as one line of JSON',
    verbose: 'report each game on standard error',
  },
  bench: 'search a fixed workload: the node count is constant, the speed is measured',
  tune: {
    about: 'learn the weights of an evaluation function from the results of games',
    data: 'learn from these positions with results, one POSITION;RESULT per line',
    epochs: 'passes over the positions',
    out: 'file for the weights (JSON)',
  },
  learn: {
    about: 'learn to judge the positions of a game: self-play, training, a match; a stopped run goes on',
    folder: 'folder for positions and networks (default: learning/GAME)',
    generations: 'stop after N generations; each learns from the games of the one before',
    positions: 'positions for each generation',
    nodes: 'node limit for each move of self-play',
    teacher: 'a UCI engine that labels the positions: uci:COMMAND?nodes=500',
    neurons: 'hidden neurons, a multiple of 32',
    epochs: 'passes over the positions',
    games: 'games of the match at most',
    moveTime: 'processor time for each move of the match',
    threads: 'threads that train',
    seed: 'seed for the games and the first network; several processes need different ones',
    only: (steps: string) => `do only one step: ${steps}`,
  },
  tables: {
    about: 'build, verify and count endgame tables',
    build: 'solve all endings with up to PIECES pieces; existing tables are kept',
    out: "output folder (default: $TAHOUN_TABLES or the user's data folder)",
    distances: 'store the plies to the end as well as the result',
    bundle: 'also write all tables into one file, the form that ships with the program',
    verify: 'check every value of the tables against the moves',
    stats: 'count wins, draws and losses, and find the longest wins',
    from: 'use only the tables in this folder (default: all that searches use)',
  },
  book: {
    about: 'show and grow opening books',
    show: 'show the book moves of a position',
    grow: 'grow a book from the starting position by searching',
    pages: 'number of positions in the book',
    nodes: 'node limit for the search of each move',
    plyCost: 'cost of one more ply in hundredths of a unit; a higher cost makes a broader book',
    margin: 'how much worse than the best a book move may be, in hundredths of a unit',
    out: 'output file',
  },
  batch:
    'run commands from standard input: one JSON array of arguments per line, one line of JSON per answer',
  externalEngine: {
    about: 'lend the engine to the analysis board of lichess.org until stopped',
    token: 'API token with the scopes engine:read and engine:write; better in LICHESS_TOKEN',
    name: 'what the engine is called there',
    threads: 'threads that may be asked for',
    hash: 'MiB of the transposition table that may be asked for',
    depth: 'depth in plies of an analysis that says nothing else',
    lichess: 'where the engine is registered',
    broker: 'where work is asked for',
  },
  uci: 'speak the Universal Chess Interface on standard input and output',
  gtp: {
    about: 'speak the Go Text Protocol on standard input and output',
    nodes: 'node limit for each move',
    time: 'time limit for each move in milliseconds',
    threads: 'search threads',
  },
};

/** Everything that `--help` prints, by command. Descriptions are noun or verb phrases without a full stop. */
export type CliHelpTexts = Readonly<typeof helpEn>;
