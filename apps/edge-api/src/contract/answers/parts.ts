import * as z from 'zod';

/** What several answers have. */

export const text = z.string();
export const count = z.int().min(0);
export const moves = z.array(text);
/** A score or an end of a window; infinite ends are null. */
export const score = z.int();

export const state = {
  position: text.describe('Canonical text form.'),
  turn: text.describe('The letter of the side to move.'),
  over: z.boolean(),
  result: z
    .enum(['1-0', '0-1', '1/2-1/2'])
    .nullable()
    .describe('The result: the first number is for the side that moves first; null before the end.'),
  winner: text.nullable().describe('The letter of the winner; null for a draw and before the end.'),
  reason: text.nullable().describe('Code of the reason why the game ended.'),
  margin: z.number().optional().describe('The margin of the side that moves first, in games that have one.'),
};

export const line = {
  uci: text.optional().describe('The move in UCI notation, where that differs.'),
  pv: moves.describe('The principal variation, starting with the move.'),
  pvUci: moves.optional(),
};

export const chances = {
  winChance: z
    .number()
    .min(0)
    .max(100)
    .describe('The chance of the side to move to win in per cent, a draw counting half.'),
  mate: z
    .int()
    .optional()
    .describe('Moves of the winner to the end of a decided game, negative when the side to move loses.'),
  distanceIsBound: z.literal(true).optional().describe('The end may come sooner.'),
};

export const spokenText = text.optional().describe('With `language`: a sentence for people.');
