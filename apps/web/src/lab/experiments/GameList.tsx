import { gameById } from '@tahoun/catalogue';
import { formatLine } from '@tahoun/engine';
import { labExperimentsTexts } from '@tahoun/i18n';
import type { TournamentGame } from '@tahoun/match/tournament';
import { useState } from 'preact/hooks';
import { Button } from '../../kit/Button.js';
import { language } from '../../kit/preferences.js';
import { analysisOf } from '../../match/address.js';
import { Choice } from '../Fields.js';
import { number } from '../page.js';
import { Table } from '../Table.js';
import { letterOf } from './experiment.js';
import type { Run } from './run.js';

/** Games on one page of the list. */
const PAGE = 10;
const ALL = '';

/** The games, the last one first, each to be opened on the board. */
export function GameList({ run }: { readonly run: Run }) {
  const texts = labExperimentsTexts(language.value);
  const [pair, setPair] = useState(ALL);
  const [page, setPage] = useState(0);
  const { players } = run.experiment;
  const all = run.games.slice(0, run.seen.value).reverse();
  const games = pair === ALL ? all : all.filter((game) => pairOf(game) === pair);
  const pairs = players.flatMap((_, a) =>
    players.slice(a + 1).map((_other, index) => `${letterOf(a)}–${letterOf(a + 1 + index)}`),
  );
  const last = Math.max(0, Math.ceil(games.length / PAGE) - 1);
  const at = Math.min(page, last);
  return (
    <section>
      <h3>{texts.gameList}</h3>
      <div class="lab-form-row">
        <Choice
          label={texts.between}
          value={pair}
          choices={[ALL, ...pairs]}
          nameOf={(each) => (each === ALL ? texts.everybody : each)}
          onChange={(next) => {
            setPair(next);
            setPage(0);
          }}
        />
        <Button label={texts.newer} disabled={at === 0} onClick={() => setPage(at - 1)} />
        <Button label={texts.older} disabled={at === last} onClick={() => setPage(at + 1)} />
      </div>
      <Table
        label={texts.gameList}
        caption={null}
        columns={[texts.number, texts.first, texts.second, texts.result, texts.plyCount, texts.board]}
        testId="experiment-games"
      >
        <tbody>
          {games.slice(at * PAGE, (at + 1) * PAGE).map((game) => (
            <tr key={game.number}>
              <th scope="row">{number(game.number + 1)}</th>
              <td>{letterOf(game.players[0])}</td>
              <td>{letterOf(game.players[1])}</td>
              <td>{scoreOf(game)}</td>
              <td>{number(game.moves.length)}</td>
              <td>
                <a href={addressOf(run, game)} aria-label={texts.openGame(game.number + 1)}>
                  {texts.open}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function pairOf({ players }: TournamentGame): string {
  const [a, b] = [...players].sort((one, other) => one - other);
  return `${letterOf(a as number)}–${letterOf(b as number)}`;
}

function scoreOf({ winner }: TournamentGame): string {
  return winner === null ? '½–½' : ['1–0', '0–1'][winner]!;
}

/** The whole game on the board, to be stepped through. */
function addressOf({ experiment }: Run, { start, moves }: TournamentGame): string {
  const game = gameById(experiment.game);
  return analysisOf({
    game: game.id,
    start: game.formatPosition(start),
    moves: formatLine({ game, position: start }, moves),
  });
}
