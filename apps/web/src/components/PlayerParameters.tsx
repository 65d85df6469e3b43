import { useEffect, useState } from 'preact/hooks';
import type { GameParameters, ParameterSliders, ParameterSlidersProps } from './ParameterSliders.js';

/** The sliders of a game, once they are there. */
interface Loaded extends GameParameters {
  readonly game: string;
  readonly Sliders: typeof ParameterSliders;
}

/** The constants of the source's player, fetched when such a player is chosen; nothing in games without any. */
export function PlayerParameters(props: Omit<ParameterSlidersProps, keyof GameParameters>) {
  const { game } = props;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const { ParameterSliders: Sliders, loadParameters } = await import('./ParameterSliders.js');
      const parameters = await loadParameters(game);
      if (isWanted) setLoaded({ game, ...parameters, Sliders });
    };
    // Without a network the player plays with what it has.
    load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [game]);
  if (loaded === null || loaded.game !== game || loaded.parameters.length === 0) return null;
  const { parameters, settings, Sliders } = loaded;
  return <Sliders {...props} parameters={parameters} settings={settings} />;
}
