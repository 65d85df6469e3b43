import { type PositionRequest, evalAnswer, movesAnswer } from '@tahoun/engine';
import type { ParameterValues } from '@tahoun/eval';
import { evaluationTexts, moveWords } from '@tahoun/i18n';
import type { Command } from 'commander';
import type { Answer, CommandContext } from '../answer.js';
import { games } from '../games.js';
import { parameter } from '../options.js';
import { scoreText } from '../output/search.js';
import { columns, stateText, table, whole } from '../output/text.js';

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
export function evaluate(request: PositionRequest, { parameter: parameters, textbook }: EvalOptions): Answer {
  const evaluation = textbook === true ? ('textbook' as const) : undefined;
  const document = evalAnswer(games, { ...request, evaluation, parameters });
  return {
    document,
    print: (view) => {
      const { labels } = view.texts;
      const words = evaluationTexts(view.language, request.game)[document.evaluation];
      const named = (values: Readonly<Record<string, number>>, nameOf: (id: string) => string | undefined) =>
        Object.entries(values).map(([id, value]) => [`  ${nameOf(id) ?? id}`, whole(view, value)] as const);
      const rows = table(view, [
        [
          labels.evaluation,
          words === undefined ? document.evaluation : `${words.name} (${document.evaluation})`,
        ],
        [labels.score, view.colors.bold(scoreText(view, request.game, document))],
        ...named(document.terms, (id) => words?.terms[id]?.name),
        ...named(document.facts ?? {}, (id) => words?.facts?.[id]),
      ]);
      return `${stateText(view, request, document)}\n\n${rows}`;
    },
  };
}

export function addPositionCommands(program: Command, { deliver, help, request }: CommandContext): void {
  program
    .command('moves <GAME> [POSITION]')
    .description(help.moves)
    .action((game: string, position?: string) => deliver(moves(request(game, position))));
  program
    .command('eval <GAME> [POSITION]')
    .description(help.eval.about)
    .option('--textbook', help.eval.textbook)
    .option('--parameter <NAME=VALUE>', help.eval.parameter, parameter)
    .action((game: string, position: string | undefined, options: EvalOptions) =>
      deliver(evaluate(request(game, position), options)),
    );
}
