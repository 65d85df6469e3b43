import { pluralEn } from '../../language/language.js';

export const labExperimentsEn = {
  intro:
    'Which player, and which setting of it, is better? Each plays against each, every opening from both sides, on all processors of your machine. The board stays free, and you can stop and go on whenever you like.',
  /** Folds the form up. */
  setUp: 'Game, players and number of games',
  players: 'Players',
  /** @param letter names the player in the tables */
  player: (letter: string) => `Player ${letter}`,
  addPlayer: 'Add a player',
  remove: (letter: string) => `Remove player ${letter}`,
  gamesOfPair: 'Games of each two',
  plies: 'Opening',
  /** A choice of `plies`. */
  usualPlies: 'random, by the length of the game',
  pliesOf: (count: number) => (count === 0 ? 'none' : `${count} random ${pluralEn(count, 'ply', 'plies')}`),
  seed: 'Seed',
  noOpening: 'Without an opening, players that use no random numbers repeat two games over and over.',
  start: 'Start',
  goOn: 'Go on',
  startOver: 'Delete the games',
  sure: 'Really delete?',
  progress: (done: string, total: string) => `${done} of ${total} games`,
  minutesLeft: (minutes: string) => `about ${minutes} min left`,
  isDone: 'All games are played.',
  isStopped: 'Stopped. The games so far are kept in this browser.',
  /** Another experiment runs meanwhile. */
  otherRuns: 'Another experiment is running. Starting this one stops it; its games are kept.',
  showOther: 'Show it',
  table: 'Each against each',
  elo: 'Elo',
  points: 'Points',
  tableNotes:
    'Points of the player in the row. Elo: the ratings that make all results likeliest (Bradley and Terry), their mean 0, with 95 % intervals. A player who took no point, or lost none, has no rating.',
  chart: 'Ratings from game to game',
  chartAlt: 'Elo rating of each player in the course of the games; the numbers are in the table below.',
  chartTable: 'The chart as a table',
  gamesPlayed: 'Games played',
  gameList: 'Games to look at',
  between: 'Between',
  everybody: 'everybody',
  number: 'Game',
  first: 'First',
  second: 'Second',
  result: 'Result',
  plyCount: 'Plies',
  board: 'On the board',
  open: 'Open',
  /** Accessible name of `open`. */
  openGame: (number: number) => `Open game ${number} on the board`,
  newer: 'Newer',
  older: 'Older',
  saveGames: 'Save the games (JSON lines)',
  saveResult: 'Save the result (JSON)',
  command: 'The same on the command line',
  copyCommand: 'Copy',
  copied: 'Copied.',
  notCopied: 'Copying is not allowed here.',
  earlier: 'Experiments in this browser',
  earlierOne: (game: string, players: string, done: string, total: string) =>
    `${game}: ${players} (${done} of ${total} games)`,
};

/** The words of the Lab's page of experiments. */
export type LabExperimentsTexts = typeof labExperimentsEn;
