import * as z from 'zod';
import { text } from './parts.js';

export const Problem = z
  .strictObject({
    type: text.describe('`/errors/` and the code.'),
    title: text,
    status: z.int(),
    detail: text.describe('One sentence: what was found, and what is accepted.'),
    instance: text.optional(),
    field: text.nullable().describe('The invalid parameter; null when the request as a whole is invalid.'),
    code: text.describe('Stable, in kebab case.'),
    params: z
      .record(text, z.union([text, z.number()]))
      .describe('The values that the detail mentions, by name.'),
  })
  .meta({ id: 'Problem', description: 'RFC 9457.' });

export const Health = z.strictObject({ status: z.literal('ok'), build: text }).meta({ id: 'Health' });

export const Readiness = z
  .strictObject({ status: z.literal('ready'), build: text })
  .meta({ id: 'Readiness' });
