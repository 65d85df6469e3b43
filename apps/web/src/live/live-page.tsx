import { liveTexts } from '@tahoun/i18n';
import { TahounError } from '@tahoun/live/client';
import type { ComponentChild } from 'preact';
import { loadGame } from '../kit/load-game.js';
import { partOf } from '../kit/parts.js';
import { language } from '../kit/preferences.js';
import { GameByLink } from './GameByLink.js';
import { LiveFrame } from './LiveFrame.js';
import { ownGames } from './MyGames.js';
import { NewLive } from './NewLive.js';
import { seatKey, takeKey, takeOutcome } from './seats.js';
import { client } from './server.js';
import { type Table, openTable } from './table.js';

/** The open game, until the page shows something else. */
let table: Table | undefined;

/**
 * The content of an address of games by link: a game, or the form that begins one. Any other is opened inside
 * Discord.
 */
export async function livePage(address: string): Promise<ComponentChild> {
  if (partOf(address) !== 'live') return activityPage();
  const id = /^\/live\/([a-z0-9]+)/.exec(address)?.[1];
  if (table?.id !== id) table?.close();
  if (table?.isClosed()) table = undefined;
  if (id === undefined) return <NewLive games={await ownGames()} />;
  takeKey(id);
  takeOutcome(id);
  table ??= openTable(client, id, seatKey(id));
  await firstState(table);
  return <GameByLink key={id} table={table} />;
}

/** The game of the channel, with the seat of the user who opened it. */
async function activityPage(): Promise<ComponentChild> {
  try {
    const { enterActivity } = await import('./activity/enter.js');
    return await livePage(`/live/${await enterActivity()}`);
  } catch (error) {
    const { title, signIn } = liveTexts(language.value);
    const isNothing = error instanceof TahounError && error.code === 'no-such-game';
    return (
      <LiveFrame title={title}>
        <p role="alert">{isNothing ? signIn.noGame : signIn.outcomes.failed}</p>
      </LiveFrame>
    );
  }
}

/** Waits until the game is known and fetched, or until the connection has failed. */
function firstState({ state, connection }: Table): Promise<void> {
  return new Promise((resolve, reject) => {
    const stops: (() => void)[] = [];
    const look = () => {
      const known = state.peek();
      if (known === null && connection.peek() === 'connecting') return;
      for (const stop of stops) stop();
      if (known === null) resolve();
      else loadGame(known.game).then(resolve, reject);
    };
    stops.push(state.subscribe(look), connection.subscribe(look));
    look();
  });
}
