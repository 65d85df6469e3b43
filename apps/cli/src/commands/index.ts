import type { CliHelpTexts } from '@tahoun/i18n';
import type { Command } from 'commander';
import type { GamePart } from '../input/games.js';
import type { CommandContext } from './context.js';

type Describe = (command: Command, context: CommandContext) => void | Promise<void>;

/** What the list of commands shows of one, and what tells its options and runs it, loaded when it is called. */
interface Outline {
  readonly usage: string;
  readonly about: (help: CliHelpTexts) => string;
  readonly describe: () => Promise<Describe>;
  /** What it needs of its game besides what it shows; a judge of positions by default. */
  readonly needs?: readonly GamePart[];
  /** It tells how far it has come. */
  readonly reports?: true;
  /** It is not for `batch`. */
  readonly isInteractive?: true;
  readonly isHidden?: true;
}

/** Every command, in the order of the list. */
export const COMMANDS: Readonly<Record<string, Outline>> = {
  games: {
    usage: '',
    about: (help) => help.games,
    describe: async () => (await import('./games.js')).describeGames,
  },
  moves: {
    usage: '<GAME> [POSITION]',
    about: (help) => help.moves,
    describe: async () => (await import('./position.js')).describeMoves,
    needs: [],
  },
  eval: {
    usage: '[options] <GAME> [POSITION]',
    about: (help) => help.eval.about,
    describe: async () => (await import('./position.js')).describeEval,
  },
  play: {
    usage: '[options] [GAME] [POSITION] [MOVE...]',
    about: (help) => help.play.about,
    describe: async () => (await import('./play.js')).describePlay,
    needs: ['ai', 'file'],
  },
  perft: {
    usage: '[options] <GAME> <DEPTH> [POSITION]',
    about: (help) => help.perft.about,
    describe: async () => (await import('./count.js')).describePerft,
    needs: [],
  },
  check: {
    usage: '<GAME>',
    about: (help) => help.check,
    describe: async () => (await import('./check.js')).describeCheck,
    needs: [],
  },
  'best-move': {
    usage: '[options] <GAME> [POSITION]',
    about: (help) => help.bestMove.about,
    describe: async () => (await import('./search.js')).describeBestMove,
  },
  solve: {
    usage: '[options] <GAME> [POSITION...]',
    about: (help) => help.solve,
    describe: async () => (await import('./solve.js')).describeSolve,
  },
  review: {
    usage: '[options] <GAME> [POSITION] [MOVE...]',
    about: (help) => help.review.about,
    describe: async () => (await import('./review.js')).describeReview,
    reports: true,
    needs: ['ai', 'file'],
  },
  tree: {
    usage: '[options] <GAME> [POSITION]',
    about: (help) => help.tree.about,
    describe: async () => (await import('./tree.js')).describeTree,
  },
  match: {
    usage: '[options] <GAME>',
    about: (help) => help.match.about,
    describe: async () => (await import('./match.js')).describeMatch,
    reports: true,
  },
  bench: {
    usage: '[GAME]',
    about: (help) => help.bench,
    describe: async () => (await import('./count.js')).describeBench,
    reports: true,
  },
  learn: {
    usage: '[options] <GAME>',
    about: (help) => help.learn.about,
    describe: async () => (await import('./learning.js')).describeLearn,
    reports: true,
    needs: ['ai', 'features'],
  },
  tables: {
    usage: '',
    about: (help) => help.tables.about,
    describe: async () => (await import('./tables.js')).describeTables,
    reports: true,
  },
  book: {
    usage: '',
    about: (help) => help.book.about,
    describe: async () => (await import('./book.js')).describeBook,
    reports: true,
  },
  problem: {
    usage: '[options] <GAME> [MOVE...]',
    about: (help) => help.problem.about,
    describe: async () => (await import('./problem.js')).describeProblem,
  },
  problems: {
    usage: '',
    about: (help) => help.problems.about,
    describe: async () => (await import('./problems.js')).describeProblems,
    reports: true,
  },
  batch: {
    usage: '',
    about: (help) => help.batch,
    describe: async () => (await import('./batch.js')).describeBatch,
  },
  uci: {
    usage: '',
    about: (help) => help.uci,
    describe: async () => (await import('./protocols.js')).describeUci,
    isInteractive: true,
  },
  gtp: {
    usage: '[options] [GAME]',
    about: (help) => help.gtp.about,
    describe: async () => (await import('./protocols.js')).describeGtp,
    isInteractive: true,
  },
  'external-engine': {
    usage: '[options]',
    about: (help) => help.externalEngine.about,
    describe: async () => (await import('./external-engine.js')).describeExternalEngine,
    isInteractive: true,
  },
  'match-worker': {
    usage: '[options]',
    about: (help) => help.matchWorker.about,
    describe: async () => (await import('./match-worker.js')).describeMatchWorker,
    reports: true,
    isInteractive: true,
  },
  completion: {
    usage: '<SHELL>',
    about: (help) => help.completion,
    describe: async () => (await import('./completion.js')).describeCompletion,
    isInteractive: true,
  },
  complete: {
    usage: '[WORD...]',
    about: () => '',
    describe: async () => (await import('./completion.js')).describeComplete,
    isInteractive: true,
    isHidden: true,
  },
  help: {
    usage: '[command]',
    about: (help) => help.frame.helpCommand,
    describe: async () => (await import('./help.js')).describeHelp,
    isInteractive: true,
  },
};
