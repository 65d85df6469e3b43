import { LANGUAGES } from '@tahoun/i18n';
import { LIVE_ACTIONS, PHRASES } from '@tahoun/live';
import { MAX_BASE_MINUTES, MAX_INCREMENT_SECONDS } from '@tahoun/match';
import * as z from 'zod';
import { position, whole } from './fields.js';

/** Letters of a name that a person gives. */
const MAX_NAME = 40;
/** Characters of a webhook's address. */
const MAX_WEBHOOK = 500;
/** Plies of a live game, more than any has. */
const MAX_PLIES = 3000;
/** Hours for one move, at most: two weeks. */
const MAX_MOVE_HOURS = 336;

/**
 * Characters that show nothing or turn the letters around them, except the joiner of emoji: Postgres takes no
 * NUL, and others see a name in their own page.
 */
const UNSEEN = /[\p{Cc}\u115f\u1160\u2800\u3164\uffa0]|(?!\u200d)\p{Cf}/gu;
const seen = (text: string) => {
  const name = text.replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  return /[^\s\u200d]/.test(name) ? name : '';
};

const personName = z
  .string()
  .overwrite(seen)
  .min(1)
  .max(MAX_NAME)
  .optional()
  .describe('What you are called; `Anonymous` by default.');

export const LiveParameters = z.strictObject({
  game: position.game,
  position: position.position,
  variant: position.variant,
  side: z
    .enum(['first', 'second', 'random'])
    .optional()
    .describe('Your side; by default the one that is named first in `sides`.'),
  name: personName,
  computer: z.string().max(100).optional().meta({
    description: 'A player of the computer opposite, such as `level:3`; another person when left out.',
    example: 'level:3',
  }),
  minutes: whole(1, MAX_BASE_MINUTES, 'Gives each side a clock with so many minutes.'),
  increment: whole(0, MAX_INCREMENT_SECONDS, 'Seconds that each move adds to its clock; 0 by default.'),
  moveHours: whole(1, MAX_MOVE_HOURS, 'Hours for one move, instead of a clock; no limit when left out.'),
  language: z.enum(LANGUAGES).optional().describe('Of the game on Discord; `en` by default.'),
});
export type LiveParameters = z.infer<typeof LiveParameters>;

/** Games of one page of a list, at most. */
export const MAX_LISTED_GAMES = 100;

export const OwnLiveParameters = z.strictObject({
  count: whole(1, MAX_LISTED_GAMES, `Most games of the answer; ${MAX_LISTED_GAMES} by default.`),
  after: z
    .string()
    .regex(/^\d{1,15}-[a-z0-9]{1,40}$/)
    .optional()
    .describe(
      '`next` of the list before: the games after it. One that is touched meanwhile is the first again.',
    ),
});
export type OwnLiveParameters = z.infer<typeof OwnLiveParameters>;

export const LiveMoveParameters = z.strictObject({
  move: z.string().min(1).max(100).describe("In the game's notation."),
  ply: z
    .int()
    .min(0)
    .max(MAX_PLIES)
    .describe('The number of moves played before it. A move that comes twice is refused the second time.'),
  after: z
    .string()
    .max(100)
    .optional()
    .describe('The last move before it. Where that was taken back and another one played, it is refused.'),
  thoughtMs: whole(
    0,
    86_400_000,
    'Milliseconds between seeing the position and moving: what messages take, up to half a second, is not counted.',
  ),
});
export type LiveMoveParameters = z.infer<typeof LiveMoveParameters>;

export const LiveActionParameters = z.strictObject({
  action: z.enum(LIVE_ACTIONS).describe('What you do.'),
  name: personName,
  phrase: z.enum(PHRASES).optional().describe('With `say`: what you say.'),
  url: z.string().max(MAX_WEBHOOK).optional().meta({
    description:
      'With `webhook`: the address that is called when it is your turn; left out, none is any more.',
    example: 'https://example.org/tahoun',
  }),
});
export type LiveActionParameters = z.infer<typeof LiveActionParameters>;
