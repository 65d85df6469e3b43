import * as z from 'zod';
import { count, moves, score, state, text } from './parts.js';

const Ceilings = z
  .strictObject({
    nodes: count.describe('Node limit of one search, of a solve and of a whole batch.'),
    defaultNodes: count.describe('Node limit of a search without any other limit.'),
    time: count
      .optional()
      .describe('Time limit in milliseconds; absent where the clock does not advance during a search.'),
    depth: count,
    multipv: count,
    threads: count,
    batch: count,
    treeNodes: count,
    jobNodes: count.optional().describe('Node limit of a job; absent where the host has no jobs.'),
    nodesPerMinute: count.describe('Nodes per minute of one client.'),
  })
  .meta({ id: 'Ceilings', description: 'The most that this client may ask for.' });

export const Games = z
  .array(
    z.strictObject({
      id: text,
      name: text,
      sides: z.array(z.strictObject({ id: text, name: text })).length(2),
      unit: text.describe('The unit that 100 points of score stand for.'),
      variants: z.array(
        z.strictObject({
          id: text,
          default: text,
          defaultWith: z
            .strictObject({ option: text, default: text })
            .optional()
            .describe('The default where that other option has a value other than its own default.'),
          accepts: text,
          suggestions: z.array(text),
          range: z
            .strictObject({ min: z.int(), max: z.int() })
            .optional()
            .describe('Every whole number in it is accepted.'),
          places: z
            .union([z.literal(0), z.literal(1)])
            .optional()
            .describe('The value is a list of places on which pieces of this side start.'),
        }),
      ),
      levels: count,
      parameters: z
        .array(
          z.strictObject({
            id: text,
            min: z.number(),
            max: z.number(),
            step: z.number().describe('The step of a slider; values in between are accepted too.'),
            default: z.number(),
            choices: z
              .array(text)
              .optional()
              .describe('What 0, 1, 2 ... stand for, where only those are taken.'),
          }),
        )
        .describe('Constants of the `textbook` evaluation that a request can set.'),
      tables: z
        .array(
          z.strictObject({
            id: text,
            min: z.number(),
            max: z.number(),
            step: z.number(),
            squares: z.array(text),
            isShared: z
              .boolean()
              .describe('Both sides share it; else it is turned round for the side that moves second.'),
          }),
        )
        .describe(
          'Tables of squares of that evaluation: `ID-SQUARE`, such as `man-c3`, is the value of one.',
        ),
      settings: z
        .array(z.strictObject({ id: text, values: z.record(z.string(), z.number()) }))
        .describe('Named values of those, from the strongest to the weakest.'),
      initial: text.describe('The starting position.'),
      ceilings: Ceilings,
    }),
  )
  .meta({ id: 'Games' });

export const State = z
  .strictObject({
    ...state,
    moves: moves.describe('The moves played, in the notation of the game.'),
    uci: moves.optional().describe('The same in UCI notation, where that differs.'),
  })
  .meta({ id: 'State' });

export const LegalMoves = z
  .strictObject({
    ...state,
    moves: moves.describe('The legal moves, sorted alphabetically.'),
    uci: moves.optional(),
  })
  .meta({ id: 'LegalMoves' });

export const Evaluation = z
  .strictObject({
    game: text,
    ...state,
    evaluation: text.describe('Name of the function.'),
    score: score.describe("From the side to move, in hundredths of the game's unit; nothing is searched."),
    scoreText: text,
    terms: z.record(text, score).describe('What the score is the sum of, by name.'),
    facts: z
      .record(text, z.number())
      .optional()
      .describe('Numbers behind a term that is no plain sum, each in a unit of its own.'),
  })
  .meta({ id: 'Evaluation' });
