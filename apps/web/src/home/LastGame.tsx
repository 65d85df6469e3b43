import './last-game.css';
import type { DrawOptions } from '@tahoun/board';
import { artistOf, isGameId } from '@tahoun/catalogue';
import { formatDate, homeTexts, savedTexts } from '@tahoun/i18n';
import { type Match, snapshotAt } from '@tahoun/match';
import type { ComponentChild } from 'preact';
import { loadGame } from '../load-game.js';
import { bottomOf, readMatch } from '../page-match.js';
import { boardStyle, gameTitleOf, language } from '../preferences.js';
import { listGames } from '../saved-games.js';

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
    <section class="last-game" aria-labelledby="last-game">
      <Picture match={match} />
      <div>
        <h2 id="last-game">{texts.lastGame}</h2>
        <p class="last-game-line">
          {name}, {moves}
          <br />
          {formatDate(language.value, changedAt)}
        </p>
        <a class="tile-play primary" href={`/play/${match.game}`} data-match={id}>
          {texts.continue}
        </a>
      </div>
    </section>
  );
}

/** The position on its board, seen from the side of the person who plays. */
function Picture({ match }: { readonly match: Match }) {
  const { position, moves } = snapshotAt(match);
  const lastMove = moves.at(-1);
  const options: DrawOptions = {
    ...boardStyle.value,
    coordinates: false,
    bottom: bottomOf(match.players),
    ...(lastMove === undefined ? {} : { lastMove }),
  };
  const { width, height, content } = artistOf(match.game).draw(position, options);
  return (
    <svg
      class="last-game-picture"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}
