import { stateOf } from '@tahoun/engine';
import { moveFromWords, moveWords } from '@tahoun/i18n';
import { faultText, problemTexts } from '@tahoun/i18n/problems';
import { type Problem, type Trial, nextProblem, positionAt, problemOfDay, tryMove } from '@tahoun/problems';
import { shippedProblems } from '@tahoun/problems/node';
import type { Command } from 'commander';
import { CliError } from '../input/errors.js';
import { gameById } from '../input/games.js';
import { wholeNumber } from '../input/options.js';
import type { Answer } from '../output/answer.js';
import { stateText } from '../output/text.js';
import type { View } from '../output/view.js';
import type { CommandContext } from './context.js';

interface ProblemOptions {
  readonly id?: string;
  readonly date?: string;
  readonly theme?: string;
  readonly rating?: number;
  readonly solution?: true;
}

/** Rating of the problem when only its theme is asked for. */
const USUAL_RATING = 1400;

/** @throws CliError where there is no such problem, InputError for an unknown game. */
function chosen(id: string, { id: wanted, date, theme, rating }: ProblemOptions): Problem {
  const all = shippedProblems(gameById(id).id);
  if (all.length === 0) throw new CliError(({ problems }) => problems.none(id));
  const found =
    wanted !== undefined
      ? all.find((problem) => problem.id === wanted)
      : theme !== undefined || rating !== undefined
        ? nextProblem(all, { rating: rating ?? USUAL_RATING, theme, seen: new Set(), random: Math.random })
        : problemOfDay(all, date ?? new Date().toISOString().slice(0, 10));
  if (found === undefined) throw new CliError(({ problems }) => problems.noneSuch);
  return found;
}

/** The state of a problem after moves of the solver. */
interface Attempt {
  /** Plies of the line that are on the board. */
  readonly plies: number;
  /** The result of the last move; undefined before the first. */
  readonly trial?: Trial;
}

/** Plays the solver's moves; the defence replies. @throws InputError for a move that is not legal. */
function attempt(id: string, problem: Problem, typed: readonly string[]): Attempt {
  const game = gameById(id);
  let made: Attempt = { plies: 0 };
  for (const text of typed) {
    if (made.trial?.kind === 'wrong' || made.trial?.kind === 'solved') break;
    const move = game.parseMove(positionAt(game, problem, made.plies), moveFromWords(id, text));
    const trial = tryMove(game, problem, made.plies, move);
    made = { plies: made.plies + (trial.kind === 'goes-on' ? 2 : trial.kind === 'solved' ? 1 : 0), trial };
  }
  return made;
}

/** `tahoun problem`: the position, or the result of the moves. A wrong move is a "no". */
function answerTo(id: string, problem: Problem, typed: readonly string[], showsSolution: boolean): Answer {
  const made = attempt(id, problem, typed);
  const { wrong, line, ...shown } = problem;
  const { trial } = made;
  const document = {
    game: id,
    ...shown,
    moves: line.slice(0, made.plies),
    state: trial?.kind ?? 'open',
    ...(trial?.kind === 'wrong' ? { fault: trial.fault.kind, play: trial.line } : {}),
    ...(showsSolution ? { line, wrong } : {}),
  };
  return {
    document,
    print: (view) => attemptText(view, id, problem, made, showsSolution),
    ...(trial?.kind === 'wrong' ? { refusal: ({ problems }) => problems.wrongMove } : {}),
  };
}

function attemptText(
  view: View,
  id: string,
  problem: Problem,
  { plies, trial }: Attempt,
  showsSolution: boolean,
): string {
  const { colors, language } = view;
  const texts = problemTexts(language);
  const written = (moves: readonly string[]) => moveWords(language, id, moves.join(' '));
  const game = gameById(id);
  const position = positionAt(game, problem, plies);
  const request = { game: id, position: game.formatPosition(position) };
  const themes = problem.themes.map((theme) => texts.themes[theme] ?? theme).join(', ');
  const lines = [
    stateText(view, request, stateOf({ game, position })),
    colors.bold(
      problem.within === undefined ? (texts.goals[problem.goal] ?? '') : texts.within(problem.within),
    ),
  ];
  if (trial === undefined)
    lines.push(colors.dim(`${problem.id} · ${texts.problemRating(String(problem.rating))}`));
  if (trial?.kind === 'goes-on') lines.push(texts.goOn(written([trial.reply])));
  if (trial?.kind === 'solved')
    lines.push(texts.solved, colors.dim(`${texts.proofs[problem.proof]} ${themes}`));
  if (trial?.kind === 'wrong') {
    const { fault, line } = trial;
    lines.push(faultText(language, fault, written(line.slice(1))) || texts.wrong(written(line)));
  }
  if (showsSolution) lines.push(texts.solution(written(problem.line)));
  return lines.join('\n\n');
}

/** `tahoun problem`: one problem, which the moves that are given are tried on. */
export function describeProblem(command: Command, { deliver, help }: CommandContext): void {
  command
    .arguments('<GAME> [MOVE...]')
    .option('--id <ID>', help.problem.id)
    .option('--date <DATE>', help.problem.date)
    .option('--theme <THEME>', help.problem.theme)
    .option('--rating <N>', help.problem.rating, wholeNumber('--rating', 0, 4000))
    .option('--solution', help.problem.solution)
    .action((id: string, moves: string[], options: ProblemOptions) => {
      deliver(answerTo(id, chosen(id, options), moves, options.solution === true));
    });
}
