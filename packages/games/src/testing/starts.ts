import type { Game, VariantValues } from '@tahoun/core';
import { isStart } from '../fitting-options.js';

/**
 * The ordinary start and one for each suggested value of each option. A value that the other defaults rule out
 * (a handicap needs a large board) comes with the first suggested value of another option that allows it.
 */
export function suggestedStarts(game: Game): VariantValues[] {
  const choices = game.variants.flatMap(({ id, suggestions }): VariantValues[] =>
    suggestions.map((value) => ({ [id]: value })),
  );
  const possible = choices.map((choice) =>
    [choice, ...choices.map((other) => ({ ...other, ...choice }))].find((each) => isStart(game, each)),
  );
  const lone = possible.indexOf(undefined);
  if (lone >= 0) throw new Error(`${game.id} has no start with ${JSON.stringify(choices[lone])}`);
  return [{}, ...(possible as VariantValues[])];
}
