import { labExperimentsTexts } from '@tahoun/i18n';
import { useFetched } from '../../kit/hooks.js';
import { gameTitleOf, language } from '../../kit/preferences.js';
import { attempt, number } from '../page.js';
import { addressOf, allGames, experimentOf } from './experiment.js';
import { type KeptExperiment, keptExperiments } from './experiment-store.js';

/** The experiments that this browser keeps, to be opened again. */
export function EarlierExperiments() {
  const texts = labExperimentsTexts(language.value);
  const kept = useFetched(keptExperiments) ?? [];
  if (kept.length === 0) return null;
  return (
    <section class="lab-group">
      <h3>{texts.earlier}</h3>
      <ul class="experiment-earlier">
        {kept.map((each) => (
          <Earlier key={each.key} kept={each} />
        ))}
      </ul>
    </section>
  );
}

function Earlier({ kept }: { readonly kept: KeptExperiment }) {
  const { read } = attempt(() => experimentOf(new URLSearchParams(kept.key)));
  if (read === null) return null;
  const { earlierOne } = labExperimentsTexts(language.value);
  const players = read.players.join(', ');
  return (
    <li>
      <a href={addressOf(read)}>
        {earlierOne(gameTitleOf(read.game).name, players, number(kept.games), number(allGames(read)))}
      </a>
    </li>
  );
}
