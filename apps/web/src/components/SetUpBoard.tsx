import type { Game, Side, VariantOption } from '@tahoun/core';
import { useState } from 'preact/hooks';
import { words } from '../preferences.js';

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

/** Pieces of both sides put on the board before the game, such as handicap stones; only in games that have such. */
export function SetUpBoard(props: SetUpBoardProps) {
  const [loaded, setLoaded] = useState<typeof import('./Palette.js') | null>(null);
  const [isMissing, setMissing] = useState(false);
  const options = placingOptions(props.game);
  if (options.length === 0) return null;
  const open = () => import('./Palette.js').then(setLoaded, () => setMissing(true));
  return (
    <details class="set-up" onToggle={(event) => event.currentTarget.open && open()}>
      <summary>{words.value.setUp}</summary>
      {isMissing && loaded === null && (
        <p class="error" role="alert">
          {words.value.gameNotLoaded}
        </p>
      )}
      {loaded !== null && <loaded.Palette {...props} options={options} />}
    </details>
  );
}
