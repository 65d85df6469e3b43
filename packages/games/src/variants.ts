import { InputError, type VariantOption, type VariantValues, quoteInput } from '@tahoun/core';

/** Refuses options that the game does not have. @throws InputError naming the accepted ones. */
export function checkVariants(
  gameId: string,
  options: readonly VariantOption[],
  values: VariantValues,
): void {
  for (const id of Object.keys(values)) {
    if (options.some((option) => option.id === id)) continue;
    const found = quoteInput(id);
    if (options.length === 0) {
      throw new InputError('variant-none', `${gameId} has no option "${found}"; it has none`, {
        game: gameId,
        found,
      });
    }
    const accepts = options.map((option) => option.id).join(', ');
    throw new InputError('variant-unknown', `${gameId} has no option "${found}"; it has: ${accepts}`, {
      game: gameId,
      found,
      accepts,
    });
  }
}

/** For a value that an option does not accept. */
export function badVariantValue(gameId: string, { id, accepts }: VariantOption, value: string): InputError {
  const found = quoteInput(value);
  return new InputError('variant-bad-value', `${id} cannot be "${found}"; expected ${accepts}`, {
    game: gameId,
    option: id,
    found,
    accepts,
  });
}
