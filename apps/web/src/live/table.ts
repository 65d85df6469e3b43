import { signal } from '@preact/signals';
import type { LiveState } from '@tahoun/live';
import { type LiveClient, TahounError } from '@tahoun/live/client';

/**
 * State of the connection of a game by link: not yet, open, lost, or closed for good for one of two reasons.
 */
type Connection = 'connecting' | 'here' | 'lost' | 'gone' | 'unavailable';

/** A game by link as this page sees it, and the actions of its user. */
export function openTable(client: Pick<LiveClient, 'act' | 'follow'>, id: string, key: string | undefined) {
  const state = signal<LiveState | null>(null);
  const connection = signal<Connection>('connecting');
  /** The server's refusal of the last action, or a TypeError where no answer came. */
  const problem = signal<TahounError | TypeError | null>(null);
  const end = new AbortController();
  /** Time at which the present state came, by this page's own clock. */
  let cameAt = 0;
  /** Whether a state shows that the last action has arrived, even without an answer. */
  let hasArrived = (_next: LiveState): boolean => false;

  function take(next: LiveState): void {
    const known = state.peek();
    if (known !== null && known.version > next.version) return;
    const isLost = problem.peek() instanceof TypeError;
    if (known?.moves.length !== next.moves.length || (isLost && hasArrived(next))) problem.value = null;
    cameAt = performance.now();
    state.value = next;
  }

  /** Follows the game for as long as the page shows it. */
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

  async function act(what: 'moves' | 'actions', body: object, arrived: typeof hasArrived): Promise<void> {
    if (key === undefined) return;
    hasArrived = arrived;
    try {
      problem.value = null;
      take(await client.act({ id, key }, what, body));
    } catch (error) {
      const isRefused = error instanceof TahounError;
      // The stream has overtaken the action; or the answer is lost, and the stream has shown the effect.
      const now = state.peek();
      const isKnown = isRefused ? error.code === 'stale' : now !== null && arrived(now);
      if (!isKnown) problem.value = error as TahounError | TypeError;
    }
  }

  void look();
  return {
    id,
    key,
    state,
    connection,
    problem,
    /** Milliseconds since the present state came. */
    age: () => performance.now() - cameAt,
    play: (move: string, ply: number) =>
      act(
        'moves',
        { move, ply, thoughtMs: Math.round(performance.now() - cameAt) },
        ({ moves }) => moves.length > ply,
      ),
    act: (action: string, more: { readonly name?: string; readonly phrase?: string } = {}) => {
      const before = tracesIn(state.peek());
      return act('actions', { action, ...more }, (next) => tracesIn(next) !== before);
    },
    close: () => end.abort(),
    isClosed: () => end.signal.aborted,
  };
}

export type Table = ReturnType<typeof openTable>;

export interface AtTable {
  readonly table: Table;
  readonly state: LiveState;
}

/** The parts of a state that an action changes. */
function tracesIn(state: LiveState | null): string {
  return JSON.stringify([state?.version, state?.rematch, state?.seats.map(({ said }) => said)]);
}

/** Waits, but no longer than until the browser reports a connection again. */
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
