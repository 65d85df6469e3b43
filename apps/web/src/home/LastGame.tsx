import './last-game.css';
import { isGameId } from '@tahoun/catalogue';
import { formatDate, homeTexts, savedTexts } from '@tahoun/i18n';
import type { Match } from '@tahoun/match';
import type { ComponentChild } from 'preact';
import { loadGame } from '../kit/load-game.js';
import { gameTitleOf, language } from '../kit/preferences.js';
import { readMatch } from '../match/page-match.js';
import { listGames } from '../match/saved-games.js';
import { MatchPicture } from '../table/MatchPicture.js';

interface LastGameProps {
  readonly id: string;
  readonly match: Match;
  readonly changedAt: number;
}

/** The latest game of this browser that is not over; null where there is none that can be read. */
export async function lastGame(): Promise<ComponentChild> {
  const found = (await listGames()).find(([, { game, isOver }]) => !isOver && isGameId(game));
  if (found === undefined) return null;
  const [id, { game, text, changedAt }] = found;
  await loadGame(game);
  return <LastGame id={id} match={readMatch(text)} changedAt={changedAt} />;
}

function LastGame({ id, match, changedAt }: LastGameProps) {
  const texts = homeTexts(language.value);
  const { name } = gameTitleOf(match.game);
  const moves = savedTexts(language.value).movesSoFar(match.moves.length);
  return (
    <section class="card last-game" aria-labelledby="last-game">
      <MatchPicture match={match} />
      <div>
        <h2 id="last-game">{texts.lastGame}</h2>
        <p class="last-game-line">
          {name}, {moves}
          <br />
          {formatDate(language.value, changedAt)}
        </p>
        <a class="tile-play primary" href={`/saved/${id}`}>
          {texts.continue}
        </a>
      </div>
    </section>
  );
}
