import { pluralEn } from '../language.js';
import { gtpEn } from './gtp.js';
import { tablesEn } from './tables.js';
import { treeEn } from './tree.js';
import type { CliTexts } from './types.js';
import { uciEn } from './uci.js';

const hinted = (hint: string) => (hint === '' ? '' : ` (did you mean ${hint}?)`);

export const cliEn: CliTexts = {
  labels: {
    bestMove: 'best move',
    score: 'score',
    line: 'line',
    winningMoves: 'winning moves',
    lines: 'lines',
    depth: 'depth',
    nodes: 'nodes',
    time: 'time',
    speed: 'speed',
    limit: 'stopped by',
    selectiveDepth: 'deepest ply',
    tableHits: 'table hits',
    firstMoveCutOffs: 'first-move cut-offs',
    branchingFactor: 'branching factor',
    timeToDepth: 'time to depth',
    outcome: 'outcome',
    value: 'value',
    distance: 'ends in',
    evaluation: 'evaluation',
    initial: 'start',
    options: 'options',
    parameters: 'parameters',
    settings: 'settings',
    game: 'game',
    total: 'total',
    games: 'games',
    elo: 'Elo',
    superiority: 'superiority',
    sprt: 'SPRT',
  },

  draw: 'Draw',
  byMargin: (units) => `by ${units}`,
  legalMoves: (count) => `${count} legal ${pluralEn(count, 'move', 'moves')}`,
  gameOver: 'The game is over.',
  parameterRange: (min, max, usual) => `${min} to ${max}, by default ${usual}`,

  proved: 'proved',
  plies: (count) => `${count} ${pluralEn(count, 'ply', 'plies')}`,
  perSecond: (written) => `${written} a second`,
  stoppedBy: { nodes: 'the limit of nodes', time: 'the limit of time', stop: 'request' },
  outcomes: { win: 'the side to move wins', loss: 'the side to move loses', draw: 'a draw' },
  notSolved: 'not solved within its budget; allow more with --time or --nodes',
  searchProgress: (depth, score, nodes, time, line) =>
    `depth ${depth}: ${score}, ${nodes} nodes, ${time}, line ${line}`,

  cut: 'cut',
  treeSize: (walked, recorded) => `${walked} moves made, ${recorded} nodes recorded`,
  moreNodes: (count) => `... ${count} more`,
  treeTruncated: 'The record is full: the search went on beyond it (--limit keeps more).',
  tree: treeEn,

  matchProgress: (game, of, wins, draws, losses) => `game ${game} of ${of}: +${wins} =${draws} -${losses}`,
  noElo: 'not finite: one player scored nothing',
  sprtDecisions: {
    'accept-h0': 'accepted: no stronger than the lower hypothesis',
    'accept-h1': 'accepted: as strong as the upper hypothesis',
    continue: 'undecided',
  },

  engines: {
    forfeits: (count) => `${count} ${pluralEn(count, 'game', 'games')} forfeited`,
    forfeit: (game, engine, fault) => `game ${game}: ${engine} loses by forfeit: it ${fault}`,
    notStarted: (reason) => `is not there or is no program (${reason})`,
    exited: (how, said) => `ended by itself (${how})${said === '' ? '' : `: ${said}`}`,
    silent: (command, milliseconds) => `did not answer "${command}" within ${milliseconds} ms`,
    illegal: (move, position) => `answered "${move}", which is no legal move in ${position}`,
    overtime: (milliseconds) => `overstepped its time by ${milliseconds} ms`,
    refused: (command, answer) => `refused "${command}": ${answer}`,
    noValue: 'no value',
  },

  uci: uciEn,
  gtp: gtpEn,
  tables: tablesEn,
  book: { unknown: 'the position is not in the opening book' },

  errors: {
    unknownCommand: (found, hint) => `there is no command "${found}"${hinted(hint)}; see tahoun --help`,
    noCommand: 'no command was given; see tahoun --help',
    unknownOption: (found, hint) => `there is no option "${found}"${hinted(hint)}`,
    missingArgument: (name) => `the argument ${name} is missing`,
    optionNeedsValue: (option) => `the option ${option} needs a value`,
    requiredOption: (option) => `the option ${option} is required`,
    tooManyArguments: (expected, found) =>
      `too many arguments: expected ${expected}, found ${found} (a position is one quoted argument)`,

    wholeNumber: (name, found, min, max) =>
      `${name} is "${found}"; expected a whole number from ${min} to ${max}`,
    choice: (name, found, accepts) => `${name} is "${found}"; expected ${accepts}`,
    names: (option, found, accepts) =>
      `${option} names "${found}"; expected names joined by + out of: ${accepts}`,
    variantForm: (found) => `--variant is "${found}"; expected NAME=VALUE`,
    parameterForm: (found) => `--parameter is "${found}"; expected NAME=VALUE with a number, e.g. alpha=0.75`,
    sprtForm: (found) => `--sprt is "${found}"; expected two numbers of Elo, the lower first, e.g. 0,10`,
    noMovesGiven: '--moves names no move; expected moves separated by spaces',
    illegalMove: (number, move, reason) => `move ${number}, "${move}", is not legal: ${reason}`,
    humanPlayer: (option) => `${option} is "human"; a match is played by computers`,
    badContestant: (reason) => `${reason}; in a match also uci:COMMAND?KEY=VALUE&... or gtp:COMMAND?...`,
    engineForm: (found) =>
      `"${found}" does not describe an engine; expected e.g. uci:COMMAND?arg=...&nodes=1000&Hash=16, % as %25`,
    engineNotStarted: (engine, reason) => `the engine ${engine} cannot be started: it ${reason}`,
    engineOption: (engine, found, accepts) => `${engine} has no option "${found}"; it has: ${accepts}`,
    engineOptionValue: (engine, option, found, accepts) =>
      `option ${option} of ${engine} is "${found}"; expected ${accepts}`,
    engineCommand: (engine, command, answer) => `${engine} refuses "${command}": ${answer}`,
    engineOpening: (engine) =>
      `${engine} speaks GTP, which has no positions: games have to start from the initial one`,

    fileUnreadable: (file, reason) => `${file} cannot be read: ${reason}`,
    fileUnwritable: (file, reason) => `${file} cannot be written: ${reason}`,
    fileLine: (file, line, reason) => `${file}, line ${line}: ${reason}`,
    noOpenings: (file) => `${file} holds no position; expected one a line`,
    nothingToPlay: 'the game is already over; nothing can be played from here',

    batchNotJson: 'the line is not JSON; expected an array of arguments such as ["games"]',
    batchNotArray: 'the line is not an array; expected an array of arguments such as ["games"]',
    batchBadItem: (number) => `item ${number} is neither text nor a number`,
    batchTooLong: (max) => `the line is longer than ${max} characters`,
    batchInBatch: 'batch cannot be run inside batch',

    internal: (message) => `internal error: ${message}`,
  },
};
