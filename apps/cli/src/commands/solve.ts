import { type SolveAnswer, type SolveRequest, solve as solveAnswer } from '@tahoun/engine';
import { nodeTables } from '@tahoun/engine/node-tables';
import { moveWords } from '@tahoun/i18n';
import type { Command } from 'commander';
import type { Answer, CommandContext, View } from '../answer.js';
import { games } from '../games.js';
import { type GlobalOptions, type SearchOptions, searchFields, searchOption } from '../options.js';
import { distanceText, valueText } from '../output/search.js';
import { type Row, stateText, table, workRows } from '../output/text.js';

/** `tahoun solve`. Not solved within the budget is a "no". @throws InputError */
export function solve(request: SolveRequest): Answer {
  const document = solveAnswer(games, request, { tables: nodeTables });
  return {
    document,
    print: (view) => solveText(view, request, document),
    ...(document.solved ? {} : { refusal: (texts) => texts.notSolved }),
  };
}

function solveText(view: View, request: SolveRequest, answer: SolveAnswer): string {
  const { colors, texts } = view;
  const { labels } = texts;
  const written = (moves: string) => moveWords(view.language, request.game, moves);
  const rows: Row[] = [];
  if (answer.outcome !== null) rows.push([labels.outcome, colors.bold(texts.outcomes[answer.outcome])]);
  if (answer.value !== null) rows.push([labels.value, valueText(view, answer.value)]);
  if (answer.distance !== null) rows.push([labels.distance, distanceText(view, answer.distance)]);
  if (answer.move !== null) rows.push([labels.bestMove, colors.bold(colors.green(written(answer.move)))]);
  if (answer.pv.length > 0) rows.push([labels.line, written(answer.pv.join(' '))]);
  const { winningMoves = [] } = answer;
  if (winningMoves.length > 0) rows.push([labels.winningMoves, written(winningMoves.join(' '))]);
  const work = table(view, [...rows, ...workRows(view, answer)]);
  // What is too large to be played cannot be drawn either.
  const state = answer.isTooLarge ? colors.bold(answer.position) : stateText(view, request, answer);
  return `${state}\n\n${work}`;
}

export function addSolve(program: Command, { deliver, help, positionText }: CommandContext): void {
  program
    .command('solve')
    .description(help.solve)
    .argument('<GAME>')
    .argument('[POSITION]')
    .addOption(searchOption('timeMs', help.shared.time))
    .addOption(searchOption('nodes', help.shared.nodes))
    .action((game: string, position: string | undefined, options: SearchOptions, command: Command) => {
      const { variant: variants } = command.optsWithGlobals<GlobalOptions>();
      deliver(solve({ ...searchFields(options), game, position: positionText(game, position), variants }));
    });
}
