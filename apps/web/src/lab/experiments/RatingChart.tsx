import { labExperimentsTexts } from '@tahoun/i18n';
import { ratingHistory } from '@tahoun/match/tournament';
import { useMemo } from 'preact/hooks';
import { language } from '../../kit/preferences.js';
import { Chart } from '../Figure.js';
import { labWords, number } from '../page.js';
import { Table } from '../Table.js';
import { letterOf } from './experiment.js';
import type { Run } from './run.js';

/** Places of a line, and rows of the table. */
const PLACES = 50;
const ROWS = 12;
/** Elo points that the picture reaches to at most, and at least: less would draw chance large. */
const [MOST, LEAST] = [800, 100];

/** The ratings in the course of the games, as a picture and as a table. */
export function RatingChart({ run }: { readonly run: Run }) {
  const texts = labExperimentsTexts(language.value);
  const { players } = run.experiment;
  const played = run.seen.value;
  // Not with each game: the picture changes by a hundredth at a time.
  const shown = played - (played % Math.max(1, Math.floor(played / PLACES)));
  const { stride, ratings } = useMemo(
    () => ratingHistory(players.length, run.games.slice(0, shown), PLACES),
    [run, players, shown],
  );
  const values = players.map((_, player) => ratings.map((all) => all[player]?.elo ?? null));
  const settled = values.flatMap((line) => line.slice(Math.floor(line.length / 4)));
  const most = Math.max(LEAST, ...settled.map((elo) => Math.abs(elo ?? 0)));
  const reach = Math.min(MOST, Math.ceil(most / LEAST) * LEAST);
  const every = Math.max(1, Math.ceil(ratings.length / ROWS));
  const whole = (elo: number) => number(Math.round(elo) + 0).replace('-', '−');
  return (
    <section class="experiment-chart">
      <h3>{texts.chart}</h3>
      <Chart
        label={texts.chart}
        alt={texts.chartAlt}
        title={labWords.value.pages.experiments}
        fileName="tahoun-experiment"
        series={values.map((line, player) => ({
          name: letterOf(player),
          values: line,
          look: { colour: player % 3, dash: Math.floor(player / 3) },
        }))}
        steps={texts.gamesPlayed}
        formatted={whole}
        range={[-reach, reach]}
        stride={stride}
      />
      <details>
        <summary>{texts.chartTable}</summary>
        <Table
          label={texts.chartTable}
          caption={null}
          columns={[texts.gamesPlayed, ...players.map((_, player) => letterOf(player))]}
        >
          <tbody>
            {ratings.map((all, at) =>
              (at + 1) % every === 0 ? (
                <tr key={at}>
                  <th scope="row">{number((at + 1) * stride)}</th>
                  {all.map(({ elo }, player) => (
                    <td key={letterOf(player)}>{elo === null ? '–' : whole(elo)}</td>
                  ))}
                </tr>
              ) : null,
            )}
          </tbody>
        </Table>
      </details>
    </section>
  );
}
