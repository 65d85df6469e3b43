import type { OnDropped } from '@tahoun/core';
import {
  type BestMoveAnswer,
  type BestMoveRequest,
  type PositionRequest,
  REVIEW_NODES,
  type ReviewRequest,
  type ReviewedMove,
  bestMove,
  playAnswer,
  reviewGame,
} from '@tahoun/engine';
import { nodeTables } from '@tahoun/engine/node-tables';
import { moveFromWords, reviewTexts } from '@tahoun/i18n';
import {
  type FileWarning,
  MOST_WARNINGS,
  lastStretch,
  loadMatch,
  looksSaved,
  openGame,
  warningOf,
} from '@tahoun/match';
import type { Command } from 'commander';
import { CliError, failureOf, missingArgument } from '../input/errors.js';
import { readText, writeFile } from '../input/files.js';
import { fileFormatOf, gameById, games } from '../input/games.js';
import { wholeNumber } from '../input/options.js';
import type { Answer } from '../output/answer.js';
import { reviewChart, reviewText } from '../output/review.js';
import { searchOption } from '../search/options.js';
import { searchInPool } from '../search/pool.js';
import type { CommandContext } from './context.js';

interface ReviewOptions {
  readonly file?: string;
  readonly number: number;
  /** Of each position. */
  readonly nodes: number;
  readonly plot?: string;
  readonly verbose?: boolean;
}

type ReviewedGame = PositionRequest & Pick<ReviewRequest, 'moves'>;

/**
 * The game of that number in a file.
 * @param onDropped receives each part that is left out
 * @throws CliError where there is no such game, InputError as the format does
 */
function gameInFile(
  id: string,
  file: string,
  text: string,
  number: number,
  onDropped: OnDropped,
): ReviewedGame {
  const game = gameById(id);
  const format = fileFormatOf(id);
  const isSaved = format === undefined || looksSaved(text, format);
  const openings = isSaved
    ? [() => loadMatch(text, gameById)]
    : Array.from(format.games(text), (unread) => () => openGame(game, unread, onDropped));
  const match = openings[number - 1]?.();
  if (match === undefined)
    throw new CliError(({ review }) => review.noSuchGame(file, openings.length, number));
  if (match.game !== game.id) throw new CliError(({ review }) => review.otherGame(file, match.game, game.id));
  if (match.moves.length === 0) throw new CliError((texts) => texts.review.withoutMoves(file));
  const { start, moves } = lastStretch(match, match.moves.length);
  return { game: game.id, position: start, moves };
}

/**
 * `tahoun review`: every move of a game judged, as far as it has come when Ctrl-C ends it.
 * @param warnings about the parts that were left out of its file
 * @param onMove called with each move as soon as it is judged. @throws InputError
 */
async function review(
  { game, position, variants, moves }: ReviewedGame,
  { nodes, plot }: ReviewOptions,
  warnings: readonly FileWarning[],
  onMove: (move: ReviewedMove) => void,
  isInterruptible: boolean,
): Promise<Answer> {
  const request = { game, position, variants, moves, nodes: nodes * (moves.length + 1) };
  const judge = (evaluate: (question: BestMoveRequest) => Promise<BestMoveAnswer>, signal?: AbortSignal) =>
    reviewGame(games, request, { evaluate, onMove, signal });
  const answer = isInterruptible
    ? (await searchInPool((host, signal) => judge((question) => host.bestMove(question, { signal }), signal)))
        .answer
    : await judge(async (question) => bestMove(games, question, { tables: nodeTables }));
  if (plot !== undefined) writeFile(plot, reviewChart(answer));
  const document = warnings.length === 0 ? answer : { ...answer, warnings };
  return { document, print: (view) => reviewText(view, answer) };
}

export function describeReview(command: Command, context: CommandContext): void {
  const { deliver, progress, help } = context;
  command
    .arguments('<GAME> [POSITION] [MOVE...]')
    .option('--file <FILE>', help.review.file)
    .option('--number <N>', help.review.number, wholeNumber('--number', 1, 1_000_000), 1)
    .addOption(searchOption('nodes', help.review.nodes).default(REVIEW_NODES))
    .option('--plot <FILE>', help.review.plot)
    .option('--verbose', help.shared.verbose)
    .action(async (game: string, start: string | undefined, typed: string[], options: ReviewOptions) => {
      const { file, number, plot, verbose = false } = options;
      if (file !== undefined && start !== undefined) throw new CliError((texts) => texts.review.besideFile);
      if (file === undefined && start === undefined) throw missingArgument('POSITION');
      if (file === undefined && typed.length === 0) throw missingArgument('MOVE');
      const warnings: FileWarning[] = [];
      const onDropped: OnDropped = (problem) => {
        if (warnings.length === MOST_WARNINGS) return;
        warnings.push(warningOf(problem));
        progress((_, language) => failureOf(problem, language).error, true);
      };
      const played =
        file === undefined
          ? { ...context.request(game, start), moves: typed.map((move) => moveFromWords(game, move)) }
          : gameInFile(game, file, file === '-' ? context.readInput() : readText(file), number, onDropped);
      if (file === undefined) playAnswer(games, played, played.moves);
      if (plot !== undefined) writeFile(plot, '');
      const total = played.moves.length;
      const onMove = ({ ply }: ReviewedMove) =>
        progress((_, language) => reviewTexts(language).progress(ply, total), verbose, { done: ply, total });
      deliver(await review(played, options, warnings, onMove, context.interactive));
    });
}
