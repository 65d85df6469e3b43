import {
  ALGORITHMS,
  type BestMoveAnswer,
  type BestMoveRequest,
  EVALUATIONS,
  MAX_LEVEL,
  type PositionRequest,
  type SearchHooks,
  bestMove as bestMoveAnswer,
  load,
  parseListed,
  withLimit,
} from '@tahoun/engine';
import { nodeTables } from '@tahoun/engine/node-tables';
import { moveFromWords, moveWords } from '@tahoun/i18n';
import type { Command } from 'commander';
import { games, sourceDepths } from '../input/games.js';
import type { Answer } from '../output/answer.js';
import { progressText, scoreText, statisticsRows } from '../output/search.js';
import { type Row, stateText, table, whole, workRows } from '../output/text.js';
import type { View } from '../output/view.js';
import { refuseUnheeded, searchOption } from '../search/options.js';
import { isShort, searchInPool } from '../search/pool.js';
import type { CommandContext } from './context.js';

type OnProgress = NonNullable<SearchHooks['onProgress']>;

/**
 * `tahoun best-move`.
 * @param hooks `onProgress` is called after each completed depth.
 * @param isInterruptible whether Ctrl-C asks for the best move so far.
 * @throws InputError, CliError
 */
async function bestMove(
  request: BestMoveRequest,
  hooks: { readonly onProgress?: OnProgress },
  isInterruptible: boolean,
): Promise<Answer> {
  refuseUnheeded(request);
  checkMoves(request);
  const { threads = 1, level } = request;
  const isQuick = level !== undefined || isShort(withLimit(request, games.get(request.game).ai));
  const isPooled = threads > 1 || (isInterruptible && !isQuick);
  const document = isPooled
    ? (await searchInPool((host, signal) => host.bestMove(request, { ...hooks, signal }), threads)).answer
    : bestMoveAnswer(games, request, { tables: nodeTables, ...hooks });
  return { document, print: (view) => bestMoveText(view, request, document) };
}

/** The moves to choose from have to be legal. @throws IllegalMove naming the first that is not. */
function checkMoves(request: BestMoveRequest): void {
  const loaded = load(games, request);
  for (const [index, text] of (request.moves ?? []).entries()) parseListed(loaded, text, index);
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

interface BestMoveOptions extends Omit<BestMoveRequest, keyof PositionRequest> {
  readonly progress?: boolean;
}

export async function describeBestMove(command: Command, context: CommandContext): Promise<void> {
  const { help, showsHelp = false } = context;
  command
    .arguments('<GAME> [POSITION]')
    .addOption(searchOption('level', help.shared.level(MAX_LEVEL)))
    .addOption(searchOption('algorithm', help.shared.oneOf(ALGORITHMS.join(', '))))
    .addOption(searchOption('depth', help.shared.depth(await sourceDepths(showsHelp))))
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
    .action(async (game: string, position: string | undefined, options: BestMoveOptions) => {
      const { progress: wantsProgress, ...asked } = options;
      const moves = asked.moves?.map((move) => moveFromWords(game, move));
      const onProgress: OnProgress = (answer) =>
        context.progress((texts, language) => progressText(texts, language, answer), true);
      const hooks = wantsProgress ? { onProgress } : {};
      const request = { ...asked, moves, ...context.request(game, position) };
      context.deliver(await bestMove(request, hooks, context.interactive));
    });
}
