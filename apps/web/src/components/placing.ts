import type { Game, Side, VariantOption } from '@tahoun/core';

export interface SetUpBoardProps {
  readonly game: Game;
  readonly variants: Readonly<Record<string, string>>;
  readonly onChange: (variants: Record<string, string>) => void;
}

export type PlacingOption = VariantOption & { readonly places: Side };

/** The options whose values are places where a side's pieces stand before the game. */
export function placingOptions(game: Game): readonly PlacingOption[] {
  return game.variants.filter((option): option is PlacingOption => option.places !== undefined);
}
