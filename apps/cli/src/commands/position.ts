import { type PositionRequest, evalAnswer, movesAnswer } from '@tahoun/engine';
import type { ParameterValues } from '@tahoun/eval';
import { moveWords } from '@tahoun/i18n';
import type { Command } from 'commander';
import { games } from '../input/games.js';
import { parameter } from '../input/options.js';
import type { Answer } from '../output/answer.js';
import { evaluationText } from '../output/evaluation.js';
import { columns, stateText } from '../output/text.js';
import type { CommandContext } from './context.js';

/** `tahoun moves`: the legal moves. */
function moves(request: PositionRequest): Answer {
  const document = movesAnswer(games, request);
  return {
    document,
    print: (view) => {
      const state = stateText(view, request, document);
      if (document.over) return state;
      const count = view.colors.dim(view.texts.legalMoves(document.moves.length));
      return `${state}\n\n${count}\n${columns(document.moves.map((move) => moveWords(view.language, request.game, move)))}`;
    },
  };
}

interface EvalOptions {
  /** The source's own function instead of the best one. */
  readonly textbook?: boolean;
  /** Constants of the source's own function. */
  readonly parameter?: ParameterValues;
}

/** `tahoun eval`: the evaluation, without a search. */
function evaluate(request: PositionRequest, { parameter: parameters, textbook }: EvalOptions): Answer {
  const evaluation = textbook === true ? ('textbook' as const) : undefined;
  const document = evalAnswer(games, { ...request, evaluation, parameters });
  return { document, print: (view) => evaluationText(view, request, document) };
}

export function describeMoves(command: Command, { deliver, request }: CommandContext): void {
  command
    .arguments('<GAME> [POSITION]')
    .action((game: string, position?: string) => deliver(moves(request(game, position))));
}

export function describeEval(command: Command, { deliver, help, request }: CommandContext): void {
  command
    .arguments('<GAME> [POSITION]')
    .option('--textbook', help.eval.textbook)
    .option('--parameter <NAME=VALUE>', help.eval.parameter, parameter)
    .action((game: string, position: string | undefined, options: EvalOptions) =>
      deliver(evaluate(request(game, position), options)),
    );
}
