import { type Game, InputError, type VariantValues } from '@tahoun/core';

/**
 * The ordinary start and one for each suggested value of each option. A value that the other defaults rule out
 * (a handicap needs a large board) comes with the first suggested value of another option that allows it.
 */
export function suggestedStarts(game: Game): VariantValues[] {
  const choices = game.variants.flatMap(({ id, suggestions }): VariantValues[] =>
    suggestions.map((value) => ({ [id]: value })),
  );
  const possible = choices.map((choice) =>
    [choice, ...choices.map((other) => ({ ...other, ...choice }))].find((each) => isPossible(game, each)),
  );
  const lone = possible.indexOf(undefined);
  if (lone >= 0) throw new Error(`${game.id} has no start with ${JSON.stringify(choices[lone])}`);
  return [{}, ...(possible as VariantValues[])];
}

function isPossible(game: Game, choice: VariantValues): boolean {
  try {
    game.initial(choice);
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}
