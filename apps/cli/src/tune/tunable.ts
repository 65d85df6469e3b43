import { InputError, type Position, quoteInput } from '@tahoun/core';
import { type Tuning, chessTuning, draughtsTuning } from '@tahoun/eval';

/** Weights are the game's own and go only back to where they came from. */
type AnyTuning = Tuning<Position, unknown>;

/** The games whose evaluations can be tuned. A new one is one line here. */
const TUNABLE: Readonly<Record<string, AnyTuning>> = {
  chess: chessTuning as unknown as AnyTuning,
  'czech-draughts': draughtsTuning as unknown as AnyTuning,
};

/** @throws InputError naming the games that can be tuned. */
export function tuningOf(game: string): AnyTuning {
  const tuning = Object.hasOwn(TUNABLE, game) ? TUNABLE[game] : undefined;
  if (tuning !== undefined) return tuning;
  const found = quoteInput(game);
  const games = Object.keys(TUNABLE).join(', ');
  throw new InputError('tune-unknown-game', `"${found}" cannot be tuned; expected one of: ${games}`, {
    found,
    games,
  });
}
