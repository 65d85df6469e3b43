import { labExperimentsTexts } from '@tahoun/i18n';
import { type TournamentAnswer, gamesOf, ranking, tallyOf } from '@tahoun/match/tournament';
import { language } from '../../kit/preferences.js';
import { playerName } from '../../players/player-name.js';
import { number } from '../page.js';
import { Table } from '../Table.js';
import { letterOf } from './experiment.js';
import { type Run, answerOf } from './run.js';

/** Everybody's rating, points, and points against each of the others, the strongest first. */
export function Standings({ run }: { readonly run: Run }) {
  const texts = labExperimentsTexts(language.value);
  // The answer is that of the games that are shown.
  void run.seen.value;
  const answer = answerOf(run);
  const order = ranking(answer);
  return (
    <Table
      label={texts.table}
      columns={['#', texts.players, texts.elo, texts.points, ...order.map(letterOf)]}
      look="experiment-table"
      testId="experiment-table"
      notes={<p class="field-hint">{texts.tableNotes}</p>}
    >
      <tbody>
        {order.map((player) => {
          const { elo, error, points, games } = answer.players[player]!;
          const spec = run.experiment.players[player] as string;
          return (
            <tr key={player}>
              <th scope="row">{letterOf(player)}</th>
              <td class="experiment-name">
                {playerName(run.experiment.game, spec)}
                <code title={spec}>{spec}</code>
              </td>
              <td>{elo === null ? '–' : `${signed(elo)} ± ${number(Math.round(error ?? 0))}`}</td>
              <td>
                {number(points)}/{number(games)}
              </td>
              {order.map((other) => (
                <td key={other} class="experiment-cell">
                  {against(answer, player, other)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

function signed(elo: number): string {
  const whole = Math.round(elo) + 0;
  return `${whole > 0 ? '+' : ''}${number(whole).replace('-', '−')}`;
}

/** The points of a player against another. */
function against({ pairs }: TournamentAnswer, player: number, other: number): string {
  if (player === other) return '';
  const pair = pairs.find(({ a, b }) => (a === player && b === other) || (a === other && b === player));
  const [tally] = pair === undefined ? [] : tallyOf(player, pair);
  return tally === undefined || gamesOf(tally) === 0 ? '–' : number(tally.wins + tally.draws / 2);
}
