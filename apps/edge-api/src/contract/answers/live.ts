import { LANGUAGES } from '@tahoun/i18n';
import { PHRASES } from '@tahoun/live';
import * as z from 'zod';
import { count, text } from './parts.js';

const letter = text.describe('The letter of a side.');
const milliseconds = z.int().describe('Milliseconds.');
const liveSeat = z.strictObject({
  side: letter,
  kind: z.enum(['person', 'computer']),
  name: text.describe('Empty as long as it is not known who is to sit there.'),
  seated: z.boolean(),
  present: z.boolean().describe('Whether they look at the game now, as far as is known.'),
  said: z
    .strictObject({ phrase: z.enum(PHRASES), at: milliseconds })
    .nullable()
    .describe('The set phrase that they said a moment ago.'),
});

export const LiveState = z
  .strictObject({
    id: text,
    version: count.describe('Counts the changes.'),
    status: z
      .enum(['waiting', 'active', 'finished', 'aborted'])
      .describe('`waiting`: somebody has not sat down yet.'),
    game: text,
    language: z.enum(LANGUAGES).describe('Of whoever began it.'),
    start: text.describe('Text form of the starting position.'),
    moves: z.array(z.string()),
    turn: letter,
    seats: z.array(liveSeat).length(2),
    you: letter.nullable().describe('Your side; null where you watch.'),
    clock: z
      .strictObject({
        base: milliseconds,
        increment: milliseconds,
        left: z.array(milliseconds).length(2),
        running: letter.nullable().describe('The side whose clock runs.'),
      })
      .nullable(),
    moveMs: milliseconds.nullable().describe('Time for one move; null without a limit.'),
    deadline: z
      .int()
      .nullable()
      .describe('When the time of the side to move runs out, in milliseconds since 1970.'),
    drawOffer: letter.nullable().describe('The side that offers a draw.'),
    claimableDraw: text
      .nullable()
      .describe(
        'Why the side to move may claim a draw now (`claim-draw`), as in a result; null where it may not.',
      ),
    undoAsked: letter.nullable().describe('The side that asks to take back.'),
    result: z
      .strictObject({ winner: letter.nullable(), reason: text, margin: z.number().optional() })
      .nullable(),
    signIn: z
      .url()
      .nullable()
      .describe('Where a player on Discord signs in with a browser to sit down; null where nobody is to.'),
    rematch: z
      .strictObject({ id: text, asked: letter.nullable() })
      .nullable()
      .describe('The next game of the same two, and who asks for it; null once it has begun.'),
    now: z.int().describe('When this was so, in milliseconds since 1970.'),
  })
  .meta({ id: 'LiveState' });

const ownGame = {
  ...LiveState.pick({ id: true, game: true, status: true, turn: true, you: true, result: true }).shape,
  players: z.array(text).length(2),
  plies: count.describe('Moves played so far.'),
  changedAt: z.int().describe('When something last happened, in milliseconds since 1970.'),
};

export const OwnLive = z
  .strictObject({
    games: z.array(z.strictObject(ownGame)),
    next: text.nullable().describe('For `after` of the next page; null on the last one.'),
  })
  .meta({ id: 'OwnLive', description: 'The game touched last comes first.' });

export const LiveCall = z
  .strictObject({
    type: z.enum(['your-move', 'game-over']),
    timestamp: text.describe('When it is sent, such as `2026-11-28T12:00:00.000Z`.'),
    data: z.strictObject({
      ...ownGame,
      move: text.nullable().describe('The last move; null before the first.'),
      position: text.describe('Text form.'),
      board: text.describe(
        'The address of the board; its path alone on a server that does not know its own.',
      ),
    }),
  })
  .meta({ id: 'LiveCall', description: 'What a webhook is sent.' });

export const BegunLive = z
  .strictObject({
    id: text,
    key: text.describe('Of your seat, to be sent as `Seat-Key`.'),
    invitation: text.nullable().describe('The key of the other seat; null opposite the computer.'),
    state: LiveState,
  })
  .meta({ id: 'BegunLive' });
