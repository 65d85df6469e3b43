import type { CliGtpTexts } from './gtp.js';
import type { CliHelpTexts } from './help/types.js';
import type { CliLearningTexts } from './learning.js';
import type { CliTablesTexts } from './tables.js';
import type { CliTreeTexts } from './tree.js';
import type { CliUciTexts } from './uci.js';

/** Every sentence and label that the command line prints for people. Games' own words are in `../games`. */
export interface CliTexts {
  readonly labels: CliLabels;
  readonly help: CliHelpTexts;
  /** A text of the program with its placeholders, such as GAME, in the language. */
  readonly placeholders: (text: string) => string;

  // A position and what is known about it.
  /** Printed where the game is over and nobody won. */
  readonly draw: string;
  /** Follows who won: by how much. @param units the margin with its unit. */
  readonly byMargin: (units: string) => string;
  readonly legalMoves: (count: number) => string;
  /** Why there is no best move. */
  readonly gameOver: string;

  /** What a parameter accepts. @param usual its default; all written as the language writes numbers. */
  readonly parameterRange: (min: string, max: string, usual: string) => string;

  // Searches.
  /** Follows a score that is proved. */
  readonly proved: string;
  readonly plies: (count: number) => string;
  /** Speed in moves made. @param written the number as the language writes it. */
  readonly perSecond: (written: string) => string;
  readonly stoppedBy: Readonly<Record<'nodes' | 'time' | 'stop', string>>;
  readonly outcomes: Readonly<Record<'win' | 'loss' | 'draw', string>>;
  readonly notSolved: string;
  /** A line about a completed depth. @param line the moves expected, may be empty */
  readonly searchProgress: (
    depth: string,
    score: string,
    nodes: string,
    time: string,
    line: string,
  ) => string;

  // The tree.
  readonly cut: string;
  readonly treeSize: (walked: string, recorded: string) => string;
  /** Printed where the outline leaves nodes out. */
  readonly moreNodes: (count: number) => string;
  /** Printed where the recorder itself was full. */
  readonly treeTruncated: string;
  readonly tree: CliTreeTexts;

  // Matches.
  readonly matchProgress: (game: number, of: number, wins: number, draws: number, losses: number) => string;
  /** Stands for a difference that no finite number of Elo points explains. */
  readonly noElo: string;
  readonly sprtDecisions: Readonly<Record<'accept-h0' | 'accept-h1' | 'continue', string>>;

  readonly engines: CliEngineTexts;
  readonly uci: CliUciTexts;
  readonly gtp: CliGtpTexts;
  readonly tables: CliTablesTexts;
  readonly learning: CliLearningTexts;
  readonly book: {
    /** The book does not know the position. */
    readonly unknown: string;
  };

  readonly errors: CliErrorTexts;
}

/** The words before a value, in the tables. */
export interface CliLabels {
  readonly bestMove: string;
  readonly score: string;
  readonly line: string;
  readonly lines: string;
  readonly depth: string;
  readonly nodes: string;
  readonly time: string;
  readonly speed: string;
  readonly limit: string;
  readonly selectiveDepth: string;
  readonly tableHits: string;
  readonly firstMoveCutOffs: string;
  readonly branchingFactor: string;
  readonly timeToDepth: string;
  readonly outcome: string;
  readonly value: string;
  readonly distance: string;
  /** All first moves that win. */
  readonly winningMoves: string;
  readonly evaluation: string;
  readonly initial: string;
  readonly options: string;
  readonly parameters: string;
  /** Named values of the parameters. */
  readonly settings: string;
  readonly game: string;
  readonly total: string;
  readonly games: string;
  readonly elo: string;
  readonly superiority: string;
  readonly sprt: string;
}

/** About engines in processes of their own, and what they did wrong: `forfeit` includes the others. */
export interface CliEngineTexts {
  /** Follows a player's name. */
  readonly forfeits: (count: number) => string;
  /** @param fault one of those below. */
  readonly forfeit: (game: number, engine: string, fault: string) => string;

  readonly notStarted: string;
  /** @param how exit code or signal. @param said the last line of its standard error, or nothing. */
  readonly exited: (how: string, said: string) => string;
  readonly silent: (command: string, milliseconds: number) => string;
  readonly illegal: (move: string, position: string) => string;
  readonly overtime: (milliseconds: number) => string;
  readonly refused: (command: string, answer: string) => string;

  /** What an option accepts that has no value. */
  readonly noValue: string;
}

/** What can be wrong with a command line, besides what the packages themselves find wrong. */
export interface CliErrorTexts {
  readonly unknownCommand: (found: string, hint: string) => string;
  readonly noCommand: string;
  readonly unknownOption: (found: string, hint: string) => string;
  readonly missingArgument: (name: string) => string;
  readonly optionNeedsValue: (option: string) => string;
  readonly requiredOption: (option: string) => string;
  readonly tooManyArguments: (expected: string, found: string) => string;

  readonly wholeNumber: (name: string, found: string, min: number, max: number) => string;
  readonly choice: (name: string, found: string, accepts: string) => string;
  /** Of an option that takes several names joined by plus signs. */
  readonly names: (option: string, found: string, accepts: string) => string;
  readonly variantForm: (found: string) => string;
  readonly parameterForm: (found: string) => string;
  readonly sprtForm: (found: string) => string;
  readonly noMovesGiven: string;
  readonly illegalMove: (number: number, move: string, reason: string) => string;
  readonly humanPlayer: (option: string) => string;
  /** Adds the engines to what our own players accept. */
  readonly badContestant: (reason: string) => string;
  readonly engineForm: (found: string) => string;
  readonly engineNotStarted: (engine: string, reason: string) => string;
  readonly engineOption: (engine: string, found: string, accepts: string) => string;
  readonly engineOptionValue: (engine: string, option: string, found: string, accepts: string) => string;
  readonly engineCommand: (engine: string, command: string, answer: string) => string;
  readonly engineOpening: (engine: string) => string;

  /** @param code of the system's error, such as `ENOENT` */
  readonly fileUnreadable: (file: string, code: string) => string;
  readonly fileUnwritable: (file: string, code: string) => string;
  readonly fileLine: (file: string, line: number, reason: string) => string;
  readonly noOpenings: (file: string) => string;
  readonly nothingToPlay: string;

  readonly batchNotJson: string;
  readonly batchNotArray: string;
  readonly batchBadItem: (number: number) => string;
  readonly batchTooLong: (max: number) => string;
  readonly batchInBatch: string;

  readonly internal: (message: string) => string;
}
