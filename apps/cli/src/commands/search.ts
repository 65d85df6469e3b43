import { InputError } from '@tahoun/core';
import {
  ALGORITHMS,
  type BestMoveAnswer,
  type BestMoveRequest,
  EVALUATIONS,
  IllegalMove,
  MAX_LEVEL,
  type SearchHooks,
  bestMove as bestMoveAnswer,
  isUnlimited,
  load,
} from '@tahoun/engine';
import { nodeTables } from '@tahoun/engine/node-tables';
import { moveFromWords, moveWords } from '@tahoun/i18n';
import type { Command } from 'commander';
import type { Answer, CommandContext, View } from '../answer.js';
import { SOURCE_DEPTHS, games } from '../games.js';
import {
  type GlobalOptions,
  type SearchOptions,
  refuseUnheeded,
  searchFields,
  searchOption,
} from '../options.js';
import { progressText, scoreText, statisticsRows } from '../output/search.js';
import { type Row, stateText, table, whole, workRows } from '../output/text.js';
import { interruptible, isShort } from './interruptible.js';
import { addSolve } from './solve.js';

type OnProgress = NonNullable<SearchHooks['onProgress']>;

/**
 * `tahoun best-move`.
 * @param onProgress called after each completed depth.
 * @param isInterruptible whether Ctrl-C asks for the best move so far.
 * @throws InputError, CliError
 */
async function bestMove(
  request: BestMoveRequest,
  onProgress: OnProgress | undefined,
  isInterruptible: boolean,
): Promise<Answer> {
  refuseUnheeded(request);
  checkMoves(request);
  const hooks = onProgress === undefined ? {} : { onProgress };
  const { threads = 1, level } = request;
  const isQuick = level !== undefined || isUnlimited(request) || isShort(request);
  const isAway = threads > 1 || (isInterruptible && !isQuick);
  const document = isAway
    ? (await interruptible((host, signal) => host.bestMove(request, { ...hooks, signal }), threads)).answer
    : bestMoveAnswer(games, request, { tables: nodeTables, ...hooks });
  return { document, print: (view) => bestMoveText(view, request, document) };
}

/** The moves to choose from have to be legal. @throws IllegalMove naming the first that is not. */
function checkMoves(request: BestMoveRequest): void {
  const { game, position } = load(games, request);
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
  const written = (moves: string) => moveWords(view.language, request.game, moves);
  const state = stateText(view, request, answer);
  if (answer.move === null) return `${state}\n\n${texts.gameOver}`;
  const lines = (answer.lines ?? []).map(
    (line, index): Row => [
      index === 0 ? labels.lines : '',
      `${scoreText(view, request.game, line)}  ${written(line.pv.join(' '))}`,
    ],
  );
  const rows = table(view, [
    [labels.bestMove, colors.bold(colors.green(written(answer.move)))],
    [labels.score, scoreText(view, request.game, answer)],
    ...(lines.length > 0 ? lines : [[labels.line, written(answer.pv.join(' '))] as const]),
    [labels.depth, whole(view, answer.depth)],
    ...workRows(view, answer),
    ...(answer.statistics === undefined ? [] : statisticsRows(view, answer.statistics)),
    ...(answer.limitedBy === null ? [] : [[labels.limit, texts.stoppedBy[answer.limitedBy]] as const]),
  ]);
  return `${state}\n\n${rows}`;
}

interface BestMoveOptions extends SearchOptions {
  readonly progress?: boolean;
}

/** @param interactive false in `batch`, which Ctrl-C ends. */
export function addSearchCommands(program: Command, context: CommandContext, interactive: boolean): void {
  addBestMove(program, context, interactive);
  addSolve(program, context, interactive);
}

function addBestMove(
  program: Command,
  { deliver, progress, help, positionText }: CommandContext,
  interactive: boolean,
): void {
  program
    .command('best-move')
    .description(help.bestMove.about)
    .argument('<GAME>')
    .argument('[POSITION]')
    .addOption(searchOption('level', help.shared.level(MAX_LEVEL)))
    .addOption(searchOption('algorithm', help.shared.oneOf(ALGORITHMS.join(', '))))
    .addOption(searchOption('depth', help.shared.depth(SOURCE_DEPTHS)))
    .addOption(searchOption('verifyDepth', help.bestMove.verifyDepth))
    .addOption(searchOption('nodes', help.shared.nodes))
    .addOption(searchOption('timeMs', help.shared.time))
    .addOption(searchOption('multiPv', help.bestMove.multipv))
    .addOption(searchOption('moves', help.bestMove.moves))
    .addOption(searchOption('seed', help.bestMove.seed))
    .addOption(searchOption('evaluation', help.bestMove.evaluation(EVALUATIONS.join(', '))))
    .addOption(searchOption('parameters', help.shared.parameter))
    .addOption(searchOption('without', help.shared.without))
    .addOption(searchOption('threads', help.bestMove.threads))
    .addOption(searchOption('statistics', help.bestMove.statistics))
    .option('--progress', help.bestMove.progress)
    .action(
      async (game: string, position: string | undefined, options: BestMoveOptions, command: Command) => {
        const { progress: wantsProgress, ...rest } = options;
        const { variant: variants } = command.optsWithGlobals<GlobalOptions>();
        const request = {
          ...searchFields(rest),
          game,
          position: positionText(game, position),
          variants,
          ...(rest.moves === undefined ? {} : { moves: rest.moves.map((move) => moveFromWords(game, move)) }),
        };
        const report: OnProgress = (answer) =>
          progress((texts, language) => progressText(texts, language, answer), true);
        deliver(await bestMove(request, wantsProgress ? report : undefined, interactive));
      },
    );
}
