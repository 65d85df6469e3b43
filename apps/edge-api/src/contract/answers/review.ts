import * as z from 'zod';
import { chances, count, moves, score, spokenText, text } from './parts.js';
import { Problem } from './service.js';

const scored = z.strictObject({ score, scoreText: text, ...chances });

export const reviewedMove = {
  ply: z.int().min(1).describe('1 for the first move of the game.'),
  turn: text.describe('The letter of the side that made it; all scores are from its view.'),
  move: text,
  best: text.describe('The move that the engine would have made.'),
  bestUci: text.optional(),
  pv: moves.describe('How the game would have gone on with the best move.'),
  before: scored.describe('With the best move.'),
  after: scored.describe('With the move that was made.'),
  loss: z.number().min(0).max(100).describe('What it gave away of `winChance`.'),
  accuracy: z.number().min(0).max(100),
  judgement: z.enum(['inaccuracy', 'mistake', 'blunder']).nullable(),
  mainTerm: text
    .nullable()
    .describe(
      'The term of the evaluation that the mistake mostly cost; null where no term explains half of it.',
    ),
  text: spokenText,
};

const review = {
  game: text,
  position: text.describe('Where the moves began.'),
  moves: z.array(z.strictObject(reviewedMove)),
  sides: z
    .array(
      z.strictObject({
        turn: text.describe('The letter of the side.'),
        accuracy: z.number().min(0).max(100).nullable().describe('The mean of its moves; null without any.'),
        inaccuracies: count,
        mistakes: count,
        blunders: count,
      }),
    )
    .length(2),
  turningPoints: z.array(z.int()).describe('The plies of the mistakes and blunders.'),
  nodes: count.describe('Moves made by all searches together.'),
  maxNodes: count,
  limitedBy: z.enum(['stop']).nullable().describe('What ended the review before the last move.'),
  warnings: z
    .array(z.strictObject({ line: count.optional(), code: text, text }))
    .optional()
    .describe('What was left out so that the file could be read.'),
};

export const Review = z.strictObject(review).meta({ id: 'Review' });

export const ReviewStep = z
  .union([
    z.strictObject({ ...reviewedMove, final: z.literal(false) }),
    z.strictObject({ ...review, final: z.literal(true) }),
    Problem,
  ])
  .meta({
    id: 'ReviewStep',
    description: 'A move as soon as it is judged; the last one is the review, or says what ended it.',
  });
