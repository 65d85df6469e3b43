import type { Parameter, ParameterValues } from '@tahoun/eval';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export interface PlayerParametersProps {
  readonly game: string;
  /** Names the player, for people who do not see where the sliders stand. */
  readonly label: string;
  /** Those that differ from the source's own. */
  readonly values: ParameterValues;
  readonly onChange: (values: ParameterValues) => void;
}

/** The sliders of a game, once they are there. */
interface Loaded {
  readonly game: string;
  readonly parameters: readonly Parameter[];
  readonly Sliders: FunctionComponent<PlayerParametersProps & { readonly parameters: readonly Parameter[] }>;
}

/** The constants of the source's player, fetched when such a player is chosen; nothing in games without any. */
export function PlayerParameters(props: PlayerParametersProps) {
  const { game } = props;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const { ParameterSliders: Sliders, loadParameters } = await import('./ParameterSliders.js');
      const parameters = await loadParameters(game);
      if (isWanted) setLoaded({ game, parameters, Sliders });
    };
    // Without a network the player plays with what it has.
    load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [game]);
  if (loaded === null || loaded.game !== game || loaded.parameters.length === 0) return null;
  return <loaded.Sliders {...props} parameters={loaded.parameters} />;
}
