import * as z from 'zod';
import { position, whole } from './fields.js';

/** Problems of one list, at most. */
const MAX_PROBLEMS = 100;
/** Upper bound of the ratings of problems. */
const MAX_RATING = 4000;

/** Characters of a date such as `2026-11-23`. */
const MAX_DATE = 10;

const problemId = (description: string) => z.string().max(40).optional().describe(description);

export const ProblemsParameters = z.strictObject({
  game: position.game,
  id: problemId('Only the problem of this identity.'),
  theme: z.string().max(40).optional().describe('Only problems with this theme, such as `fork`.'),
  minRating: whole(0, MAX_RATING, 'Only problems rated so high or higher.'),
  maxRating: whole(0, MAX_RATING, 'Only problems rated so high or lower.'),
  count: whole(1, MAX_PROBLEMS, 'Most problems of the answer; 10 by default.'),
  after: problemId('Only problems after this identity: the last one of the list before goes on with it.'),
});
export type ProblemsParameters = z.infer<typeof ProblemsParameters>;

export const DailyParameters = z.strictObject({
  game: position.game,
  date: z
    .string()
    .max(MAX_DATE)
    .optional()
    .describe('The day, such as `2026-11-23`; by default today by universal time.'),
});
export type DailyParameters = z.infer<typeof DailyParameters>;
