import type { ComponentChild } from 'preact';
import { loadGame } from '../load-game.js';
import { LiveGame } from './LiveGame.js';
import { NewLive } from './NewLive.js';
import { seatKey, takeKey, takeOutcome } from './seats.js';
import { type Table, openTable } from './table.js';

/** The game that is looked at; it stays while the same address is shown. */
let table: Table | undefined;

/** What an address of games by link shows: a game, or the form that begins one. */
export async function livePage(address: string): Promise<ComponentChild> {
  const id = /^\/live\/([a-z0-9]+)/.exec(address)?.[1];
  if (table !== undefined && table.id !== id) {
    table.close();
    table = undefined;
  }
  if (id === undefined) return <NewLive />;
  takeKey(id);
  takeOutcome(id);
  table ??= openTable(id, seatKey(id));
  await firstState(table);
  return <LiveGame key={id} table={table} />;
}

/** Waits until it is known which game it is, and has that fetched; or until it is known that it cannot be. */
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
