import { type Game, InputError, type VariantValues } from '@tahoun/core';

/** Whether a game can begin with these options. */
export function isStart(game: Game, values: VariantValues): boolean {
  try {
    game.initial(values);
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

/** The suggested values of an option that go with those chosen for the options before it. */
export function fittingValues(game: Game, id: string, values: VariantValues): readonly string[] {
  const index = game.variants.findIndex((option) => option.id === id);
  const before = game.variants.slice(0, index).map((option) => option.id);
  const chosen = Object.fromEntries(Object.entries(values).filter(([other]) => before.includes(other)));
  return game.variants[index]!.suggestions.filter((value) => isStart(game, { ...chosen, [id]: value }));
}

/** The same options without the suggested values that do not go with those before them. */
export function fittingOptions(game: Game, values: VariantValues): Record<string, string> {
  let fitting: Record<string, string> = {};
  for (const { id, suggestions } of game.variants) {
    const value = values[id];
    if (value === undefined) continue;
    const isMisfit = suggestions.includes(value) && !fittingValues(game, id, fitting).includes(value);
    if (!isMisfit) fitting = { ...fitting, [id]: value };
  }
  return fitting;
}
