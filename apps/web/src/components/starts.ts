import type { Game, InputError, Position } from '@tahoun/core';
import { defaultOf } from '@tahoun/games';
import type { Clock } from '@tahoun/match';
import { asInputError } from '../page-match.js';

/** Where and how a new game begins. */

/** The clock before the first move. */
export function fresh(clock: Clock | null): Clock | null {
  return clock && { ...clock, left: [clock.base, clock.base] };
}

/** The suggested options that give this start; none for a position of one's own. */
export function variantsOf(game: Game, start: string): Record<string, string> {
  const offered = game.variants.filter(({ suggestions }) => suggestions.length > 0);
  let choices: Record<string, string>[] = [{}];
  for (const { id, suggestions } of offered) {
    const more = choices.flatMap((choice) =>
      suggestions.map((value) =>
        value === defaultOf(offered, id, choice) ? choice : { ...choice, [id]: value },
      ),
    );
    choices = more.filter((choice) => startOf(game, choice) !== null);
  }
  return choices.find((choice) => game.formatPosition(game.initial(choice)) === start) ?? {};
}

/** Where a game with these options begins; null while it is not there, or where they do not go together. */
export function startOf(
  game: Game | null,
  variants: Readonly<Record<string, string>>,
): { readonly game: Game; readonly position: Position } | null {
  try {
    return game === null ? null : { game, position: game.initial(variants) };
  } catch (error) {
    asInputError(error);
    return null;
  }
}

/** Why options do not go together; null where they do. */
export function problemOf(game: Game, variants: Readonly<Record<string, string>>): InputError | null {
  try {
    game.initial(variants);
    return null;
  } catch (error) {
    return asInputError(error);
  }
}
