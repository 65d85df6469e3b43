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

/** The value that an option has when it is left out. @param values those that are given */
export function defaultOf(options: readonly VariantOption[], id: string, values: VariantValues): string {
  const option = options.find((each) => each.id === id) as VariantOption;
  const other = options.find((each) => each.id === option.defaultWith?.option);
  const isChanged = other !== undefined && (values[other.id] ?? other.default) !== other.default;
  return isChanged ? (option.defaultWith as { default: string }).default : option.default;
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
