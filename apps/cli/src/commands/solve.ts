import { type SolveAnswer, type SolveRequest, solve as solveAnswer } from '@tahoun/engine';
import { nodeTables } from '@tahoun/engine/node-tables';
import { moveWords } from '@tahoun/i18n';
import type { Command } from 'commander';
import { games } from '../input/games.js';
import type { Answer } from '../output/answer.js';
import { type Row, stateText, table, whole, workRows } from '../output/text.js';
import type { View } from '../output/view.js';
import { searchOption } from '../search/options.js';
import { isShort, searchInPool } from '../search/pool.js';
import type { CommandContext } from './context.js';

/**
 * `tahoun solve`. Not solved within the budget, or before Ctrl-C, is a "no".
 * @param isInterruptible whether Ctrl-C asks for the result so far. @throws InputError
 */
async function solve(request: SolveRequest, isInterruptible: boolean): Promise<Answer> {
  const { answer, isStopped } =
    isInterruptible && !isShort(request)
      ? await searchInPool((host, signal) => host.solve(request, { signal }))
      : { answer: solveAnswer(games, request, { tables: nodeTables }), isStopped: false };
  return {
    document: isStopped ? { ...answer, limitedBy: 'stop' } : answer,
    print: (view) => solveText(view, request, answer, isStopped),
    ...(answer.solved ? {} : { refusal: (texts) => (isStopped ? texts.solveStopped : texts.notSolved) }),
  };
}

function solveText(view: View, request: SolveRequest, answer: SolveAnswer, isStopped: boolean): string {
  const { colors, texts } = view;
  const { labels } = texts;
  const written = (moves: string) => moveWords(view.language, request.game, moves);
  const rows: Row[] = [];
  if (answer.outcome !== null) rows.push([labels.outcome, colors.bold(texts.outcomes[answer.outcome])]);
  if (answer.value !== null) rows.push([labels.value, whole(view, answer.value)]);
  if (answer.distance !== null) rows.push([labels.distance, texts.plies(answer.distance)]);
  if (answer.move !== null) rows.push([labels.bestMove, colors.bold(colors.green(written(answer.move)))]);
  if (answer.pv.length > 0) rows.push([labels.line, written(answer.pv.join(' '))]);
  const { winningMoves = [] } = answer;
  if (winningMoves.length > 0) rows.push([labels.winningMoves, written(winningMoves.join(' '))]);
  const stop: Row[] = isStopped ? [[labels.limit, texts.stoppedBy.stop]] : [];
  const work = table(view, [...rows, ...workRows(view, answer), ...stop]);
  // A position that is too large to be played cannot be drawn either.
  const state = answer.isTooLarge ? colors.bold(answer.position) : stateText(view, request, answer);
  return `${state}\n\n${work}`;
}

export function describeSolve(
  command: Command,
  { deliver, help, interactive, request }: CommandContext,
): void {
  command
    // Of several words, such as the two sides of a bar of chocolate.
    .arguments('<GAME> [POSITION...]')
    .addOption(searchOption('timeMs', help.shared.time))
    .addOption(searchOption('nodes', help.shared.nodes))
    .action(
      async (game: string, position: readonly string[], limits: Pick<SolveRequest, 'nodes' | 'timeMs'>) => {
        const text = position.length === 0 ? undefined : position.join(' ');
        deliver(await solve({ ...limits, ...request(game, text) }, interactive));
      },
    );
}
