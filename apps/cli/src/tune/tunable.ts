import { InputError, type Position, quoteInput } from '@tahoun/core';
import type { Tuning } from '@tahoun/eval';
import { chessTuning } from '@tahoun/eval/chess';
import { draughtsTuning } from '@tahoun/eval/czech-draughts';

/** Weights are the game's own and go only back to where they came from. */
type AnyTuning = Tuning<Position, unknown>;

/** The games whose evaluations can be tuned. A new one is one line here. */
const TUNABLE: Readonly<Record<string, AnyTuning>> = {
  chess: chessTuning as unknown as AnyTuning,
  'czech-draughts': draughtsTuning as unknown as AnyTuning,
};

/** @throws InputError naming the games that can be tuned. */
export function tuningOf(game: string): AnyTuning {
  return entryOf(TUNABLE, game);
}

function entryOf<T>(registry: Readonly<Record<string, T>>, game: string): T {
  const entry = Object.hasOwn(registry, game) ? registry[game] : undefined;
  if (entry !== undefined) return entry;
  const found = quoteInput(game);
  const games = Object.keys(registry).join(', ');
  throw new InputError('tune-unknown-game', `"${found}" cannot be tuned; expected one of: ${games}`, {
    found,
    games,
  });
}
