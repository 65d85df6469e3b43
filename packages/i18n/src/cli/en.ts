import { pluralEn } from '../language.js';
import { gtpEn } from './gtp.js';
import { helpEn } from './help/en.js';
import { learningEn } from './learning.js';
import { reasonEn } from './reasons.js';
import { tablesEn } from './tables.js';
import { treeEn } from './tree.js';
import type { CliTexts } from './types.js';
import { uciEn } from './uci.js';

const hinted = (hint: string) => (hint === '' ? '' : ` (did you mean ${hint}?)`);

export const cliEn: CliTexts = {
  help: helpEn,
  placeholders: (text) => text,
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
    settings: 'settings',
    game: 'game',
    total: 'total',
    games: 'games',
    elo: 'Elo',
    superiority: 'likelihood of superiority',
    sprt: 'SPRT',
  },

  draw: 'Draw',
  byMargin: (units) => `by ${units}`,
  legalMoves: (count) => `${count} legal ${pluralEn(count, 'move', 'moves')}`,
  gameOver: 'The game is over.',
  parameterRange: (min, max, usual) => `${min} to ${max}, default ${usual}`,

  proved: 'proved',
  plies: (count) => `${count} ${pluralEn(count, 'ply', 'plies')}`,
  perSecond: (written) => `${written} per second`,
  stoppedBy: { nodes: 'node limit', time: 'time limit', stop: 'request' },
  outcomes: { win: 'the side to move wins', loss: 'the side to move loses', draw: 'a draw' },
  notSolved: 'not solved within the limit; raise it with --time or --nodes',
  searchProgress: (depth, score, nodes, time, line) =>
    `depth ${depth}: ${score}, ${nodes} nodes, ${time}, line ${line}`,

  cut: 'cut',
  treeSize: (walked, recorded) => `${walked} moves made, ${recorded} nodes recorded`,
  moreNodes: (count) => `... ${count} more`,
  treeTruncated: 'The record is full; the search continued beyond it (--limit records more).',
  tree: treeEn,

  matchProgress: (game, of, wins, draws, losses) => `game ${game} of ${of}: +${wins} =${draws} −${losses}`,
  noElo: 'infinite: one player scored no point',
  sprtDecisions: {
    'accept-h0': 'accepted: not stronger than the lower hypothesis',
    'accept-h1': 'accepted: as strong as the upper hypothesis',
    continue: 'undecided',
  },

  engines: {
    forfeits: (count) => `${count} ${pluralEn(count, 'game', 'games')} forfeited`,
    forfeit: (game, engine, fault) => `game ${game}: ${engine} loses by forfeit: it ${fault}`,
    notStarted: 'was not found or is not executable',
    exited: (how, said) => `exited unexpectedly (${how})${said === '' ? '' : `: ${said}`}`,
    silent: (command, milliseconds) => `did not answer "${command}" within ${milliseconds} ms`,
    illegal: (move, position) => `answered "${move}", which is not a legal move in ${position}`,
    overtime: (milliseconds) => `exceeded its time by ${milliseconds} ms`,
    refused: (command, answer) => `refused "${command}": ${answer}`,
    noValue: 'no value',
  },

  uci: uciEn,
  gtp: gtpEn,
  tables: tablesEn,
  learning: learningEn,
  book: { unknown: 'the position is not in the opening book' },

  errors: {
    unknownCommand: (found, hint) => `unknown command "${found}"${hinted(hint)}; see tahoun --help`,
    noCommand: 'a command is missing; see tahoun --help',
    unknownOption: (found, hint) => `unknown option "${found}"${hinted(hint)}`,
    missingArgument: (name) => `the argument ${name} is missing`,
    optionNeedsValue: (option) => `the option ${option} needs a value`,
    requiredOption: (option) => `the option ${option} is required`,
    tooManyArguments: (expected, found) =>
      `too many arguments: expected ${expected}, found ${found} (a position is one quoted argument)`,

    wholeNumber: (name, found, min, max) =>
      `${name} is "${found}"; expected a whole number from ${min} to ${max}`,
    choice: (name, found, accepts) => `${name} is "${found}"; expected one of: ${accepts}`,
    names: (option, found, accepts) =>
      `${option} contains "${found}"; expected names joined by +, each one of: ${accepts}`,
    variantForm: (found) => `--variant is "${found}"; expected NAME=VALUE`,
    parameterForm: (found) => `--parameter is "${found}"; expected NAME=VALUE with a number, e.g. alpha=0.75`,
    sprtForm: (found) => `--sprt is "${found}"; expected two Elo differences, the lower one first, e.g. 0,10`,
    noMovesGiven: '--moves is empty; expected moves separated by spaces',
    illegalMove: (number, move, reason) => `move ${number}, "${move}", is not legal: ${reason}`,
    humanPlayer: (option) => `${option} is "human"; only computer players can play a match`,
    badContestant: (reason) => `${reason}; in a match also uci:COMMAND?KEY=VALUE&... and gtp:COMMAND?...`,
    engineForm: (found) =>
      `"${found}" does not describe an engine; expected e.g. uci:COMMAND?arg=...&nodes=1000&Hash=16, with % written as %25`,
    engineNotStarted: (engine, reason) => `the engine ${engine} cannot be started: it ${reason}`,
    engineOption: (engine, found, accepts) => `${engine} has no option "${found}"; it has: ${accepts}`,
    engineOptionValue: (engine, option, found, accepts) =>
      `option ${option} of ${engine} is "${found}"; expected ${accepts}`,
    engineCommand: (engine, command, answer) => `${engine} refused "${command}": ${answer}`,
    engineOpening: (engine) =>
      `${engine} speaks GTP, which cannot set up positions: games must start from the starting position`,

    fileUnreadable: (file, code) => `${file} cannot be read: ${reasonEn(code)}`,
    fileUnwritable: (file, code) => `${file} cannot be written: ${reasonEn(code)}`,
    fileLine: (file, line, reason) => `${file}, line ${line}: ${reason}`,
    noOpenings: (file) => `${file} contains no position; expected one per line`,
    nothingToPlay: 'the game is already over in this position',

    batchNotJson: 'the line is not JSON; expected an array of arguments such as ["games"]',
    batchNotArray: 'the line is not an array; expected an array of arguments such as ["games"]',
    batchBadItem: (number) => `item ${number} is neither text nor a number`,
    batchTooLong: (max) => `the line is longer than ${max} characters`,
    batchInBatch: 'batch cannot be run inside batch',

    internal: (message) => `internal error: ${message}`,
  },
};
