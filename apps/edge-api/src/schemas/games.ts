import { FIELDS, REVIEW_NODES } from '@tahoun/engine';
import * as z from 'zod';
import { MAX_PLAYED, language, position, whole } from './fields.js';
import { repeatable } from './search.js';

/** Moves of a game that is reviewed, at most. */
export const MAX_REVIEWED = 300;

export const PlayParameters = z.strictObject({
  ...position,
  moves: z.array(z.string()).max(MAX_PLAYED).describe('The moves to play, in order.'),
});
export type PlayParameters = z.infer<typeof PlayParameters>;

const { played: _played, ...start } = position;

const game = {
  ...start,
  moves: z
    .array(z.string())
    .min(1)
    .max(MAX_REVIEWED)
    .optional()
    .describe('The moves of the game from the position on.'),
  file: z
    .string()
    .optional()
    .describe(
      'The game as a file in the format of its players (PGN, PDN, SGF), instead of `position` and `moves`; of ' +
        'several games the first, without its variations.',
    ),
  nodes: whole(
    1,
    FIELDS.nodes.max,
    `Most moves that all searches together may make, in equal shares; ${REVIEW_NODES} a position by default.`,
  ),
};

export const ReviewParameters = z.strictObject({
  ...game,
  language: language.describe('Adds `text` to every move, a sentence for people in that language.'),
});
export type ReviewParameters = z.infer<typeof ReviewParameters>;

const JOB_KINDS = ['best-move', 'analyse', 'solve', 'review'] as const;

export const JobParameters = z.strictObject({
  kind: z.enum(JOB_KINDS).describe('The kind of request.'),
  ...repeatable,
  // Those of a review's game may come more than once; the schema of the kind is applied after this one.
  moves: z
    .array(z.string())
    .max(MAX_REVIEWED)
    .optional()
    .describe(repeatable.moves.description ?? ''),
  file: game.file,
});
export type JobParameters = z.infer<typeof JobParameters>;
