import './my-games.css';
import { formatDate, liveTexts } from '@tahoun/i18n';
import type { OwnGame } from '@tahoun/live';
import { isOver } from '@tahoun/live/client';
import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameTitleOf, language } from '../kit/preferences.js';
import { seatKeys } from './seats.js';
import { client } from './server.js';

/** A page that is opened does not wait longer for them, in milliseconds. */
const PATIENCE_MS = 1000;
/** They are asked for again after this time, as long as the page is seen. */
const AGAIN_MS = 10_000;
/** Those shown of one's games that are over, and on the front page. */
const MOST_OVER = 5;
const MOST_IN_FRONT = 8;

/** The games by link in which this browser has a seat; none without a server that lists them, or a connection. */
export async function ownGames(patienceMs = PATIENCE_MS): Promise<readonly OwnGame[]> {
  try {
    return await client.own(seatKeys(), AbortSignal.timeout(patienceMs));
  } catch {
    return [];
  }
}

/** Those that go on, for the front page. */
export async function openGames(): Promise<ComponentChild> {
  return <MyGames first={await ownGames()} isFront />;
}

interface MyGamesProps {
  /** As they are known now. */
  readonly first: readonly OwnGame[];
  readonly isFront?: boolean;
}

/** Games by link to come back to, those that wait for the user first. */
export function MyGames({ first, isFront = false }: MyGamesProps) {
  const texts = liveTexts(language.value);
  const [games, setGames] = useState(first);
  useEffect(() => {
    const again = async () => {
      const now = document.hidden ? [] : await ownGames(AGAIN_MS);
      if (now.length > 0) setGames(now);
    };
    const timer = setInterval(() => void again(), AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  const by = (wanted: (game: OwnGame) => boolean) => games.filter(wanted);
  const open = [...by(isOwnTurn), ...by((game) => !isOwnTurn(game) && !isOver(game))];
  const shown = isFront ? open.slice(0, MOST_IN_FRONT) : [...open, ...by(isOver).slice(0, MOST_OVER)];
  if (shown.length === 0) return null;
  return (
    <section class="my-games" aria-labelledby="my-games">
      <h2 id="my-games">{texts.mine}</h2>
      <ul>
        {shown.map((game) => (
          <li key={game.id}>
            <a href={`/live/${game.id}`}>
              {gameTitleOf(game.game).name}, {game.players.map((name) => name || texts.nobody).join(' – ')}
            </a>
            <span class={isOwnTurn(game) ? 'my-games-turn' : undefined}>{stateOf(game)}</span>
            <span class="my-games-date">{formatDate(language.value, game.changedAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function isOwnTurn({ status, turn, you }: OwnGame): boolean {
  return status === 'active' && turn === you;
}

function stateOf(game: OwnGame): string {
  const { over, theirTurn, watchedWaiting, yourTurn } = liveTexts(language.value);
  if (isOver(game)) return over;
  if (game.status === 'waiting') return watchedWaiting;
  return isOwnTurn(game) ? yourTurn : theirTurn;
}
