import { InputError } from '@tahoun/core';
import {
  ALGORITHMS,
  type BestMoveAnswer,
  type BestMoveRequest,
  IllegalMove,
  MAX_LEVEL,
  MAX_MULTI_PV,
  MAX_SEARCH_DEPTH,
  type SolveAnswer,
  type SolveRequest,
  bestMove as bestMoveAnswer,
  load,
  solve as solveAnswer,
} from '@tahoun/engine';
import type { Command } from 'commander';
import type { Answer, View } from '../answer.js';
import type { CommandContext } from '../context.js';
import { type GlobalOptions, MAX_TIME_MS, choice, moveList, wholeNumber } from '../options.js';
import { whole, workRows } from '../output/numbers.js';
import { distanceText, scoreText, valueText } from '../output/score.js';
import { stateText } from '../output/state.js';
import { type Row, table } from '../output/table.js';
import { positionText } from '../position-file.js';

/** `tahoun best-move`. @throws InputError */
export function bestMove(request: BestMoveRequest): Answer {
  checkMoves(request);
  const document = bestMoveAnswer(request);
  return { document, print: (view) => bestMoveText(view, request, document) };
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
    ...(answer.limitedBy === null ? [] : [[labels.limit, texts.stoppedBy[answer.limitedBy]] as const]),
  ]);
  return `${state}\n\n${rows}`;
}

/** `tahoun solve`. Not solved within the budget is a "no". @throws InputError */
export function solve(request: SolveRequest): Answer {
  const document = solveAnswer(request);
  return {
    document,
    print: (view) => solveText(view, request, document),
    ...(document.solved ? {} : { refusal: (texts) => texts.notSolved }),
  };
}

function solveText(view: View, request: SolveRequest, answer: SolveAnswer): string {
  const { colors, texts } = view;
  const { labels } = texts;
  const rows: Row[] = [];
  if (answer.outcome !== null) rows.push([labels.outcome, colors.bold(texts.outcomes[answer.outcome])]);
  if (answer.value !== null) rows.push([labels.value, valueText(view, answer.value)]);
  if (answer.distance !== null) rows.push([labels.distance, distanceText(view, answer.distance)]);
  if (answer.move !== null) rows.push([labels.bestMove, colors.bold(colors.green(answer.move))]);
  if (answer.pv.length > 0) rows.push([labels.line, answer.pv.join(' ')]);
  const work = table(view, [...rows, ...workRows(view, answer)]);
  return `${stateText(view, request, answer)}\n\n${work}`;
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
}

type SolveOptions = Pick<BestMoveOptions, 'nodes' | 'time'>;

const nodes = wholeNumber('--nodes', 1, Number.MAX_SAFE_INTEGER);
const time = wholeNumber('--time', 1, MAX_TIME_MS);

export function addSearchCommands(program: Command, { deliver }: CommandContext): void {
  program
    .command('best-move')
    .description('choose a move')
    .argument('<GAME>')
    .argument('[POSITION]')
    .option('--level <N>', `strength, 1 to ${MAX_LEVEL}`, wholeNumber('--level', 1, MAX_LEVEL))
    .option('--algorithm <A>', ALGORITHMS.join(', '), choice('--algorithm', ALGORITHMS))
    .option('--depth <D>', 'plies to look ahead', wholeNumber('--depth', 1, MAX_SEARCH_DEPTH))
    .option(
      '--verify-depth <D>',
      'plies of the second search (second-search only)',
      wholeNumber('--verify-depth', 1, MAX_SEARCH_DEPTH),
    )
    .option('--nodes <N>', 'moves to make on the inner board at most', nodes)
    .option('--time <MS>', 'milliseconds to take at most', time)
    .option('--multipv <K>', 'lines to show', wholeNumber('--multipv', 1, MAX_MULTI_PV))
    .option('--moves <MOVES>', 'choose among these moves only', moveList)
    .option('--seed <N>', 'picks among equal choices', wholeNumber('--seed', 0, 0xffffffff))
    .action((game: string, position: string | undefined, options: BestMoveOptions, command: Command) => {
      const { time: timeMs, multipv: multiPv, ...rest } = options;
      const { variant: variants } = command.optsWithGlobals<GlobalOptions>();
      deliver(bestMove({ ...rest, game, position: positionText(game, position), variants, timeMs, multiPv }));
    });
  program
    .command('solve')
    .description('play a position out in thought: who wins, by how much, how soon')
    .argument('<GAME>')
    .argument('[POSITION]')
    .option('--time <MS>', 'milliseconds to take at most', time)
    .option('--nodes <N>', 'moves to make on the inner board at most', nodes)
    .action((game: string, position: string | undefined, options: SolveOptions, command: Command) => {
      const { variant: variants } = command.optsWithGlobals<GlobalOptions>();
      deliver(
        solve({
          game,
          position: positionText(game, position),
          variants,
          nodes: options.nodes,
          timeMs: options.time,
        }),
      );
    });
}
