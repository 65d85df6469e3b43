import { InputError, type Position, quoteInput } from '@tahoun/core';
import { type ChessWeights, type Tuning, chessTuning } from '@tahoun/eval';

/** The games whose evaluations can be tuned. A new one is one line here. */
const TUNABLE: Readonly<Record<string, Tuning<Position, ChessWeights>>> = {
  chess: chessTuning as unknown as Tuning<Position, ChessWeights>,
};

/** @throws InputError naming the games that can be tuned. */
export function tuningOf(game: string): Tuning<Position, ChessWeights> {
  const tuning = Object.hasOwn(TUNABLE, game) ? TUNABLE[game] : undefined;
  if (tuning !== undefined) return tuning;
  const found = quoteInput(game);
  const games = Object.keys(TUNABLE).join(', ');
  throw new InputError('tune-unknown-game', `"${found}" cannot be tuned; expected one of: ${games}`, {
    found,
    games,
  });
}
