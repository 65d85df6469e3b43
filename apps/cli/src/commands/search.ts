import { InputError, type Technique } from '@tahoun/core';
import {
  ALGORITHMS,
  type BestMoveAnswer,
  type BestMoveRequest,
  EVALUATIONS,
  IllegalMove,
  MAX_LEVEL,
  MAX_MULTI_PV,
  MAX_SEARCH_DEPTH,
  MAX_THREADS,
  type SearchHooks,
  bestMove as bestMoveAnswer,
  load,
} from '@tahoun/engine';
import { nodeTables } from '@tahoun/engine/node-tables';
import type { ParameterValues } from '@tahoun/eval';
import type { Command } from 'commander';
import type { Answer, View } from '../answer.js';
import type { CommandContext } from '../context.js';
import { depthHelp } from '../depth-help.js';
import { type GlobalOptions, choice, moveList, parameter, wholeNumber } from '../options.js';
import { whole, workRows } from '../output/numbers.js';
import { progressText } from '../output/progress.js';
import { scoreText } from '../output/score.js';
import { stateText } from '../output/state.js';
import { statisticsRows } from '../output/statistics.js';
import { type Row, table } from '../output/table.js';
import { positionText } from '../position-file.js';
import { techniques } from '../techniques.js';
import { addSolve, nodeLimit, timeLimit } from './solve.js';

type OnProgress = NonNullable<SearchHooks['onProgress']>;

/** `tahoun best-move`. @param onProgress called after each completed depth. @throws InputError */
async function bestMove(request: BestMoveRequest, onProgress?: OnProgress): Promise<Answer> {
  checkMoves(request);
  const hooks = { tables: nodeTables, ...(onProgress === undefined ? {} : { onProgress }) };
  const document = await ((request.threads ?? 1) > 1
    ? searchOnThreads(request, onProgress === undefined ? {} : { onProgress })
    : bestMoveAnswer(request, hooks));
  return { document, print: (view) => bestMoveText(view, request, document) };
}

/** One thread is this one. More need the pool, which is closed so that the process can end. */
async function searchOnThreads(
  request: BestMoveRequest,
  hooks: { onProgress?: OnProgress },
): Promise<BestMoveAnswer> {
  const { createNodeHost } = await import('@tahoun/engine/node');
  const host = createNodeHost({ threads: request.threads ?? 1 });
  try {
    return await host.bestMove(request, hooks);
  } finally {
    await host.close();
  }
}

/** The moves to choose from have to be legal. @throws IllegalMove naming the first that is not. */
function checkMoves(request: BestMoveRequest): void {
  const { game, position } = load(request);
  for (const [index, text] of (request.moves ?? []).entries()) {
    try {
      game.parseMove(position, text);
    } catch (error) {
      throw error instanceof InputError ? new IllegalMove(error, text, index) : error;
    }
  }
}

function bestMoveText(view: View, request: BestMoveRequest, answer: BestMoveAnswer): string {
  const { colors, texts } = view;
  const { labels } = texts;
  const state = stateText(view, request, answer);
  if (answer.move === null) return `${state}\n\n${texts.gameOver}`;
  const lines = (answer.lines ?? []).map(
    (line, index): Row => [
      index === 0 ? labels.lines : '',
      `${scoreText(view, request.game, line)}  ${line.pv.join(' ')}`,
    ],
  );
  const rows = table(view, [
    [labels.bestMove, colors.bold(colors.green(answer.move))],
    [labels.score, scoreText(view, request.game, answer)],
    ...(lines.length > 0 ? lines : [[labels.line, answer.pv.join(' ')] as const]),
    [labels.depth, whole(view, answer.depth)],
    ...workRows(view, answer),
    ...(answer.statistics === undefined ? [] : statisticsRows(view, answer.statistics)),
    ...(answer.limitedBy === null ? [] : [[labels.limit, texts.stoppedBy[answer.limitedBy]] as const]),
  ]);
  return `${state}\n\n${rows}`;
}

interface BestMoveOptions {
  readonly level?: number;
  readonly algorithm?: (typeof ALGORITHMS)[number];
  readonly depth?: number;
  readonly verifyDepth?: number;
  readonly nodes?: number;
  readonly time?: number;
  readonly multipv?: number;
  readonly moves?: readonly string[];
  readonly seed?: number;
  readonly evaluation?: (typeof EVALUATIONS)[number];
  readonly parameter?: ParameterValues;
  readonly without?: readonly Technique[];
  readonly threads?: number;
  readonly statistics?: boolean;
  readonly progress?: boolean;
}

export function addSearchCommands(program: Command, context: CommandContext): void {
  addBestMove(program, context);
  addSolve(program, context);
}

function addBestMove(program: Command, { deliver, progress }: CommandContext): void {
  program
    .command('best-move')
    .description('choose a move')
    .argument('<GAME>')
    .argument('[POSITION]')
    .option('--level <N>', `strength, 1 to ${MAX_LEVEL}`, wholeNumber('--level', 1, MAX_LEVEL))
    .option('--algorithm <A>', ALGORITHMS.join(', '), choice('--algorithm', ALGORITHMS))
    .option('--depth <D>', depthHelp(), wholeNumber('--depth', 1, MAX_SEARCH_DEPTH))
    .option(
      '--verify-depth <D>',
      'plies of the second search (second-search, second-look)',
      wholeNumber('--verify-depth', 1, MAX_SEARCH_DEPTH),
    )
    .option('--nodes <N>', 'moves to make on the inner board at most', nodeLimit)
    .option('--time <MS>', 'milliseconds to take at most', timeLimit)
    .option('--multipv <K>', 'lines to show', wholeNumber('--multipv', 1, MAX_MULTI_PV))
    .option('--moves <MOVES>', 'choose among these moves only', moveList)
    .option('--seed <N>', 'picks among equal choices', wholeNumber('--seed', 0, 0xffffffff))
    .option(
      '--evaluation <E>',
      `${EVALUATIONS.join(', ')}; best is for strong, textbook for the others`,
      choice('--evaluation', EVALUATIONS),
    )
    .option('--parameter <NAME=VALUE>', 'a constant of the textbook evaluation (repeatable)', parameter)
    .option('--without <A+B>', 'techniques that strong does without', techniques)
    .option('--threads <N>', 'threads for strong and mcts', wholeNumber('--threads', 1, MAX_THREADS))
    .option('--statistics', 'what strong measured of itself')
    .option('--progress', 'report each completed depth on standard error')
    .action(
      async (game: string, position: string | undefined, options: BestMoveOptions, command: Command) => {
        const {
          time: timeMs,
          multipv: multiPv,
          parameter: parameters,
          progress: wantsProgress,
          ...rest
        } = options;
        const { variant: variants } = command.optsWithGlobals<GlobalOptions>();
        const request = {
          ...rest,
          game,
          position: positionText(game, position),
          variants,
          timeMs,
          multiPv,
          parameters,
        };
        const report: OnProgress = (answer) =>
          progress((texts, language) => progressText(texts, language, answer), true);
        deliver(await bestMove(request, wantsProgress ? report : undefined));
      },
    );
}
