import { signal } from '@preact/signals';
import type { LiveState } from '@tahoun/live';
import { LiveClient, LiveProblem } from '@tahoun/live/client';
import { isInDiscord } from '../address.js';

/** How a game by link is connected: not yet, well, not now, or never again for a reason. */
export type Connection = 'connecting' | 'here' | 'lost' | 'gone' | 'unavailable';

/** The server of this page; inside Discord, its proxy leads there. */
export const SERVER = isInDiscord() ? '/.proxy' : '';
export const client = new LiveClient(SERVER);

/** A game by link as this page sees it, and what its person does to it. */
export function openTable(id: string, key: string | undefined) {
  const state = signal<LiveState | null>(null);
  const connection = signal<Connection>('connecting');
  /** What the server says about the last thing that was tried. */
  const problem = signal<LiveProblem | TypeError | null>(null);
  /** What became of the last thing that was tried, where no server was asked. */
  const notice = signal('');
  const end = new AbortController();
  /** When the present state came, by this page's own clock. */
  let cameAt = 0;

  function take(next: LiveState): void {
    const known = state.peek();
    if (known !== null && known.version > next.version) return;
    if (known?.moves.length !== next.moves.length) problem.value = null;
    cameAt = performance.now();
    state.value = next;
  }

  /** Looks at the game for as long as the page shows it. */
  async function look(): Promise<void> {
    const onState = (next: LiveState) => {
      take(next);
      connection.value = 'here';
    };
    const onLost = () => {
      connection.value = 'lost';
    };
    const ended = await client.follow({ id, key }, { onState, onLost, pause: pauseOrOnline }, end.signal);
    if (ended !== undefined) connection.value = ended.code === 'live-unavailable' ? 'unavailable' : 'gone';
  }

  async function act(what: 'moves' | 'actions', body: object): Promise<void> {
    if (key === undefined) return;
    try {
      problem.value = null;
      take(await client.act({ id, key }, what, body));
    } catch (error) {
      // Overtaken by something that the stream tells.
      const isStale = error instanceof LiveProblem && error.code === 'stale';
      if (!isStale) problem.value = error as LiveProblem | TypeError;
    }
  }

  void look();
  return {
    id,
    key,
    state,
    connection,
    problem,
    notice,
    /** Milliseconds since the present state came. */
    age: () => performance.now() - cameAt,
    play: (move: string, ply: number) =>
      act('moves', { move, ply, thoughtMs: Math.round(performance.now() - cameAt) }),
    act: (action: string, more: { readonly name?: string; readonly phrase?: string } = {}) =>
      act('actions', { action, ...more }),
    close: () => end.abort(),
  };
}

export type Table = ReturnType<typeof openTable>;

/** Waits; at once the browser says that there is a connection again, no longer. */
function pauseOrOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
