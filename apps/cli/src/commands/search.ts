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
  load,
} from '@tahoun/engine';
import { nodeTables } from '@tahoun/engine/node-tables';
import { moveFromWords, moveWords } from '@tahoun/i18n';
import type { Command } from 'commander';
import type { Answer, CommandContext, View } from '../answer.js';
import { positionText } from '../files.js';
import { SOURCE_DEPTHS, games, registeredGames } from '../games.js';
import { type GlobalOptions, type SearchOptions, searchFields, searchOption } from '../options.js';
import { progressText, scoreText, statisticsRows } from '../output/search.js';
import { type Row, stateText, table, whole, workRows } from '../output/text.js';
import { addSolve } from './solve.js';

type OnProgress = NonNullable<SearchHooks['onProgress']>;

/** `tahoun best-move`. @param onProgress called after each completed depth. @throws InputError */
async function bestMove(request: BestMoveRequest, onProgress?: OnProgress): Promise<Answer> {
  checkMoves(request);
  const hooks = { tables: nodeTables, ...(onProgress === undefined ? {} : { onProgress }) };
  const document = await ((request.threads ?? 1) > 1
    ? searchOnThreads(request, onProgress === undefined ? {} : { onProgress })
    : bestMoveAnswer(games, request, hooks));
  return { document, print: (view) => bestMoveText(view, request, document) };
}

/** One thread is this one. More need the pool, which is closed so that the process can end. */
async function searchOnThreads(
  request: BestMoveRequest,
  hooks: { onProgress?: OnProgress },
): Promise<BestMoveAnswer> {
  const { createEngine } = await import('@tahoun/catalogue/node');
  const host = createEngine({ games: registeredGames(), threads: request.threads ?? 1 });
  try {
    return await host.bestMove(request, hooks);
  } finally {
    await host.close();
  }
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

export function addSearchCommands(program: Command, context: CommandContext): void {
  addBestMove(program, context);
  addSolve(program, context);
}

function addBestMove(program: Command, { deliver, progress, help }: CommandContext): void {
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
        deliver(await bestMove(request, wantsProgress ? report : undefined));
      },
    );
}
