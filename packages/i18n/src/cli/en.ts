import { pluralEn } from '../language/language.js';
import { checkEn } from './check/en.js';
import { helpEn } from './help/en.js';
import { linkEn } from './link/en.js';
import { playEn } from './play/en.js';
import { externalEngineEn, gtpEn, learningEn, problemsEn, tablesEn, uciEn } from './printed/en.js';
import { reasonEn } from './system/en.js';
import { treeEn } from './tree/en.js';

const hinted = (hint: string) => (hint === '' ? '' : ` (did you mean ${hint}?)`);

export const cliEn = {
  help: helpEn,
  /** A text of the program with its placeholders, such as GAME, in the language. */
  placeholders: (text: string) => text,
  labels: {
    bestMove: 'best move',
    score: 'score',
    line: 'line',
    /** All first moves that win. */
    winningMoves: 'winning moves',
    lines: 'lines',
    depth: 'depth',
    nodes: 'nodes',
    time: 'time',
    speed: 'speed',
    limit: 'stopped by',
    selectiveDepth: 'deepest ply',
    tableHits: 'table hits',
    firstMoveCutOffs: 'first-move cutoffs',
    branchingFactor: 'branching factor',
    timeToDepth: 'time to depth',
    outcome: 'outcome',
    value: 'value',
    distance: 'ends in',
    evaluation: 'evaluation',
    initial: 'start',
    options: 'options',
    parameters: 'parameters',
    tables: 'squares',
    /** Named values of the parameters. */
    settings: 'settings',
    total: 'total',
    games: 'games',
    elo: 'Elo',
    points: 'points',
    superiority: 'likelihood of superiority',
    sprt: 'SPRT',
  },

  // A position and the facts about it.
  legalMoves: (count: number) => `${count} legal ${pluralEn(count, 'move', 'moves')}`,
  /** The reason why there is no best move. */
  gameOver: 'The game is over.',
  /**
   * The values that a parameter accepts.
   * @param usual its default; all written as the language writes numbers.
   */
  squareRange: (min: string, max: string) => `For each square ${min} to ${max}`,
  parameterRange: (min: string, max: string, usual: string) => `${min} to ${max}, default ${usual}`,

  // Searches.
  /** Follows a score that is proved. */
  proved: 'proved',
  plies: (count: number) => `${count} ${pluralEn(count, 'ply', 'plies')}`,
  /** Speed in moves made. @param written the number as the language writes it. */
  perSecond: (written: string) => `${written} per second`,
  stoppedBy: { nodes: 'node limit', time: 'time limit', stop: 'request' },
  outcomes: { win: 'the side to move wins', loss: 'the side to move loses', draw: 'a draw' },
  notSolved: 'not solved within the limit; raise it with --time or --nodes',
  solveStopped: 'stopped before anything was proved',
  /** A line about a completed depth. @param line the moves expected, may be empty */
  searchProgress: (depth: string, score: string, nodes: string, time: string, line: string) =>
    `depth ${depth}: ${score}, ${nodes} nodes, ${time}, line ${line}`,

  /** Beside a bar. @param rate steps per second. @param left the time that is left, as on a clock */
  pace: (rate: string, left: string) => `${rate}/s, ${left} left`,

  // The tree.
  treeSize: (walked: string, recorded: string) => `${walked} moves made, ${recorded} nodes recorded`,
  /** Printed where the outline leaves nodes out. */
  moreNodes: (count: number) => `... ${count} more`,
  /** Printed where the recorder itself was full. */
  /** @param by the cause that ended the search, as in `stoppedBy` */
  treeStopped: (by: string) => `The search did not finish (${by}): this is the tree so far.`,
  treeTruncated: 'The record is full; the search continued beyond it (--limit records more).',
  tree: treeEn,

  review: {
    besideFile: 'a file has its own start and moves: leave POSITION and the moves out',
    noSuchGame: (file: string, count: number, number: number) =>
      `${file} has ${count} ${pluralEn(count, 'game', 'games')}; game ${number} was asked for`,
    withoutMoves: (file: string) => `${file} has no moves to review`,
    /** @param game of the file */
    otherGame: (file: string, game: string, asked: string) =>
      `${file} has a game of ${game}, not of ${asked}`,
  },

  // Matches.
  tournamentProgress: (game: number, of: number) => `game ${game} of ${of}`,
  matchProgress: (game: number, of: number, wins: number, draws: number, losses: number) =>
    `game ${game} of ${of}: +${wins} =${draws} −${losses}`,
  workerReady: (games: number) => `plays ${games} ${pluralEn(games, 'game', 'games')} at a time`,
  noWorkers: 'no worker is there yet; start some with: tahoun match-worker --redis URL',
  /** Stands for a difference that no finite number of Elo points explains. */
  noElo: 'infinite: one player scored no point',
  sprtDecisions: {
    'accept-h0': 'accepted: not stronger than the lower hypothesis',
    'accept-h1': 'accepted: as strong as the upper hypothesis',
    continue: 'undecided',
  },

  engines: {
    /** Follows a player's name. */
    forfeits: (count: number) => `${count} ${pluralEn(count, 'game', 'games')} forfeited`,
    /** @param fault one of those below. */
    forfeit: (game: number, engine: string, fault: string) =>
      `game ${game}: ${engine} loses by forfeit: it ${fault}`,
    notStarted: 'was not found or is not executable',
    /** @param how exit code or signal. @param said the last line of its standard error, or nothing. */
    exited: (how: string, said: string) => `exited unexpectedly (${how})${said === '' ? '' : `: ${said}`}`,
    silent: (command: string, milliseconds: number) =>
      `did not answer "${command}" within ${milliseconds} ms`,
    illegal: (move: string, position: string) =>
      `answered "${move}", which is not a legal move in ${position}`,
    overtime: (milliseconds: number) => `exceeded its time by ${milliseconds} ms`,
    refused: (command: string, answer: string) => `refused "${command}": ${answer}`,
    /** The accepted value of an option that has none. */
    noValue: 'no value',
  },

  uci: uciEn,
  gtp: gtpEn,
  externalEngine: externalEngineEn,
  check: checkEn,
  tables: tablesEn,
  problems: problemsEn,
  learning: learningEn,
  play: playEn,
  link: linkEn,
  book: {
    /** The book does not know the position. */
    unknown: 'the position is not in the opening book',
  },

  errors: {
    unknownCommand: (found: string, hint: string) =>
      `unknown command "${found}"${hinted(hint)}; see tahoun --help`,
    noCommand: 'a command is missing; see tahoun --help',
    unknownOption: (found: string, hint: string) => `unknown option "${found}"${hinted(hint)}`,
    missingArgument: (name: string) => `the argument ${name} is missing`,
    optionNeedsValue: (option: string) => `the option ${option} needs a value`,
    requiredOption: (option: string) => `the option ${option} is required`,
    tooManyArguments: (expected: string, found: string) =>
      `too many arguments: expected ${expected}, found ${found} (a position is one quoted argument)`,

    /** @param option of a game with a person, given with moves */
    interactiveOnly: (option: string) =>
      `${option} is for a game that you play: leave POSITION and the moves out`,
    interactiveJson: (option: string) => `${option} and --json exclude each other`,
    linkForm: (found: string) =>
      `"${found}" is not a link to a game; expected one such as https://play.example.org/live/ID#KEY`,
    serverForm: (found: string) =>
      `"${found}" is not the address of a server; expected one such as https://play.example.org`,
    /** @param reason in the words of the server */
    linkKnowsGame: (found: string) => `--link leads to a game: leave "${found}" out`,
    linkRefused: (reason: string) => `the server refuses: ${reason}`,
    linkLost: (server: string) => `${server} cannot be reached`,

    wholeNumber: (name: string, found: string, min: number, max: number) =>
      `${name} is "${found}"; expected a whole number from ${min} to ${max}`,
    choice: (name: string, found: string, accepts: string) =>
      `${name} is "${found}"; expected one of: ${accepts}`,
    /** Of an option that takes several names joined by plus signs. */
    names: (option: string, found: string, accepts: string) =>
      `${option} contains "${found}"; expected names joined by +, each one of: ${accepts}`,
    /** @param search the algorithm, or --level. @param accepts those that heed the option */
    unheededOption: (option: string, search: string, accepts: string) =>
      `${option} has no meaning for ${search}; it is for: ${accepts}`,
    variantForm: (found: string) => `--variant is "${found}"; expected NAME=VALUE`,
    parameterForm: (found: string) =>
      `--parameter is "${found}"; expected NAME=VALUE with a number, e.g. alpha=0.75`,
    matchPlayers: (most: number) =>
      `a match needs two players, a tournament up to ${most}: --a and --b, or --player for each`,
    sprtOfTwo: '--sprt decides between two players only',
    sprtForm: (found: string) =>
      `--sprt is "${found}"; expected two Elo differences, the lower one first, e.g. 0,10`,
    noMovesGiven: '--moves is empty; expected moves separated by spaces',
    illegalMove: (number: number, move: string, reason: string) =>
      `move ${number}, "${move}", is not legal: ${reason}`,
    humanPlayer: (option: string) => `${option} is "human"; only computer players can play a match`,
    engineAway: 'engines play only where their programs are; with --redis only our own players can play',
    redisForm: (found: string) =>
      `"${found}" is not the address of a Redis; expected e.g. redis://localhost:6379`,
    redisPackages: '--redis needs two packages more: npm install bullmq ioredis',
    redisAway: (reason: string) => `Redis cannot be reached: ${reason}`,
    gameAway: (reason: string) => `a worker could not play its game: ${reason}`,
    /** Adds the forms of engines to those of our own players. */
    badContestant: (reason: string) =>
      `${reason}; in a match also uci:COMMAND?KEY=VALUE&... and gtp:COMMAND?...`,
    engineForm: (found: string) =>
      `"${found}" does not describe an engine; expected e.g. uci:COMMAND?arg=...&nodes=1000&Hash=16, with % written as %25`,
    engineNotStarted: (engine: string, reason: string) =>
      `the engine ${engine} cannot be started: it ${reason}`,
    engineOption: (engine: string, found: string, accepts: string) =>
      `${engine} has no option "${found}"; it has: ${accepts}`,
    engineOptionValue: (engine: string, option: string, found: string, accepts: string) =>
      `option ${option} of ${engine} is "${found}"; expected ${accepts}`,
    engineCommand: (engine: string, command: string, answer: string) =>
      `${engine} refused "${command}": ${answer}`,
    engineOpening: (engine: string) =>
      `${engine} speaks GTP, which cannot set up positions: games must start from the starting position`,

    /** @param code of the system's error, such as `ENOENT` */
    fileUnreadable: (file: string, code: string) => `${file} cannot be read: ${reasonEn(code)}`,
    fileUnwritable: (file: string, code: string) => `${file} cannot be written: ${reasonEn(code)}`,
    fileLine: (file: string, line: number, reason: string) => `${file}, line ${line}: ${reason}`,
    noOpenings: (file: string) => `${file} contains no position; expected one per line`,
    nothingToPlay: 'the game is already over in this position',

    positionFromLines: 'the position cannot be read from standard input, which has other lines here',
    batchNotJson: 'the line is not JSON; expected an array of arguments such as ["games"]',
    batchNotArray: 'the line is not an array; expected an array of arguments such as ["games"]',
    batchBadItem: (number: number) => `item ${number} is neither text nor a number`,
    batchTooLong: (max: number) => `the line is longer than ${max} characters`,
    batchInBatch: 'batch cannot be run inside batch',

    /** The message of the library that reads the command line, in English. */
    badUsage: (message: string) => message,
    internal: (message: string) => `internal error: ${message}`,
  },
};

/** Every sentence and label that the command line prints for people. Games' own words are in `../games`. */
export type CliTexts = Readonly<typeof cliEn>;
