import * as z from 'zod';
import { count, moves, text } from './parts.js';

const ChosenProblem = z
  .strictObject({
    id: text.describe('Twelve hexadecimal digits, equal for images of a position.'),
    position: text.describe('Text form; the solver is to move.'),
    goal: z
      .enum(['win', 'draw', 'gain'])
      .describe('To win, to save a draw, or to come out much better than by any other move.'),
    within: count.optional().describe('Own moves to the end of the game, where that is the goal.'),
    line: moves.describe('The own moves and the best defence in turn; each own move is the only one.'),
    proof: z
      .enum(['tables', 'theory', 'proof-numbers', 'full-width', 'deep'])
      .describe('How it is known; `deep` is not proved.'),
    wrong: z
      .array(z.array(moves))
      .describe('For each own move tempting wrong ones, each followed by the play that a search expects.'),
    themes: moves,
    rating: z.int().describe('On the scale of the levels of the game.'),
  })
  .meta({ id: 'ChosenProblem', description: 'A position with exactly one good move.' });

export const Problems = z
  .strictObject({ game: text, total: count, problems: z.array(ChosenProblem) })
  .meta({ id: 'Problems', description: '`total` counts all that fit; `problems` are some of them.' });

export const DailyProblem = z
  .strictObject({ game: text, date: text, problem: ChosenProblem })
  .meta({ id: 'DailyProblem' });
