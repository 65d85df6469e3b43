import { computed, signal } from '@preact/signals';
import { otherSide } from '@tahoun/core';
import type { LiveState } from '@tahoun/live';
import { type LiveClient, TahounError, isOver } from '@tahoun/live/client';
import { afterMove } from '@tahoun/match';

/**
 * State of the connection of a game by link: not yet, open, lost, or closed for good for one of two reasons.
 */
type Connection = 'connecting' | 'here' | 'lost' | 'gone' | 'unavailable';

/** Milliseconds after which a move that got no answer is sent again, without news of the game before. */
const AGAIN_MS = 3000;

/** A game by link as this page sees it, and the actions of its user. */
export function openTable(client: Pick<LiveClient, 'act' | 'follow'>, id: string, key: string | undefined) {
  /** As the server told it last. */
  const told = signal<LiveState | null>(null);
  /** The user's move that is on its way there. */
  const sent = signal<SentMove | null>(null);
  /** As the user sees it: a move stands as soon as it is made. */
  const state = computed(() => {
    const [known, move] = [told.value, sent.value];
    return known !== null && move !== null && isStill(known, move) ? { ...known, ...move.after } : known;
  });
  const connection = signal<Connection>('connecting');
  /** What the user asked for and the other side has just declined. */
  const declined = signal<Asked | null>(null);
  /** The server's refusal of the last action, or a TypeError where no answer came. */
  const problem = signal<TahounError | TypeError | null>(null);
  const end = new AbortController();
  /** Time at which the server's state came, by this page's own clock. */
  let cameAt = 0;
  /** Whether a state shows that the last action has arrived, even without an answer. */
  let hasArrived = (_next: LiveState): boolean => false;

  /** Called at each news of the game, and when the connection is there again. */
  let hearNews = () => {};

  function take(next: LiveState): void {
    const known = told.peek();
    if (known !== null && known.version > next.version) return;
    declined.value = declinedIn(known, next) ?? (isSameTurn(known, next) ? declined.peek() : null);
    const isLost = problem.peek() instanceof TypeError;
    const isNews = known?.moves.length !== next.moves.length || known.status !== next.status;
    if (isNews || (isLost && hasArrived(next))) problem.value = null;
    const move = sent.peek();
    // It has arrived, or cannot stand any more.
    if (move !== null && !isStill(next, move)) sent.value = null;
    cameAt = performance.now();
    told.value = next;
    hearNews();
  }

  /** Follows the game for as long as the page shows it. */
  async function look(): Promise<void> {
    const onState = (next: LiveState) => {
      // A loss of which the user was told is over, with what did not arrive.
      if (connection.peek() === 'lost' && sent.peek() === null) problem.value = null;
      // The page waits for a connection or a state, so the state comes first.
      take(next);
      connection.value = 'here';
    };
    const onLost = () => {
      connection.value = 'lost';
    };
    const isLooking = () => !document.hidden;
    const follower = { onState, onLost, isLooking, pause: pauseOrOnline };
    const ended = await client.follow({ id, key }, follower, end.signal);
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
      // The stream has overtaken the action, or ended the game; or the answer is lost, and the stream has shown the effect.
      const now = told.peek();
      const hasEnded = now !== null && isOver(now);
      const isLate = isRefused && (error.code === 'stale' || (what === 'moves' && hasEnded));
      const isKnown = isLate || (!isRefused && now !== null && arrived(now));
      if (!isKnown) problem.value = error as TahounError | TypeError;
    }
  }

  /** Waits for news of the game, but no longer than so many milliseconds. */
  function newsOr(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      hearNews = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  void look();
  return {
    id,
    key,
    state,
    connection,
    declined,
    problem,
    /** Whether the user's move has not arrived at the first try. */
    isSending: computed(() => sent.value?.isAgain === true),
    /** Milliseconds since the present state began. */
    age: () => performance.now() - (state.peek() === told.peek() ? cameAt : (sent.peek()?.at ?? cameAt)),
    /** Makes a move, which stands at once and is sent until there is an answer; a refusal takes it back. */
    play: async (move: string, ply: number) => {
      const known = told.peek();
      if (known === null) return;
      const at = performance.now();
      const thoughtMs = Math.round(at - cameAt);
      const body = { move, ply, after: known.moves.at(-1), thoughtMs };
      const after = afterOwnMove(known, move, thoughtMs);
      let own: SentMove = { before: known.moves, after, at, isAgain: false };
      sent.value = own;
      for (;;) {
        await act('moves', body, ({ moves }) => moves.length > ply);
        if (sent.peek() !== own) return;
        if (!(problem.peek() instanceof TypeError) || end.signal.aborted) break;
        // Until it arrives, the user's own clock runs.
        own = { ...own, after: { ...after, clock: known.clock }, at: cameAt, isAgain: true };
        sent.value = own;
        await newsOr(AGAIN_MS);
      }
      sent.value = null;
    },
    act: (action: string, more: { readonly name?: string; readonly phrase?: string } = {}) => {
      const before = tracesIn(told.peek());
      return act('actions', { action, ...more }, (next) => tracesIn(next) !== before);
    },
    close: () => end.abort(),
    isClosed: () => end.signal.aborted,
  };
}

export type Table = ReturnType<typeof openTable>;

interface SentMove {
  /** The moves before it. */
  readonly before: readonly string[];
  /** What it changes. */
  readonly after: Partial<LiveState>;
  /** By this page's own clock. */
  readonly at: number;
  /** Whether the first try got no answer. */
  readonly isAgain: boolean;
}

/** What one asks of the other side. */
type Asked = 'draw' | 'undo' | 'rematch';

/** What the user asked for until now, and does not any more, though nothing has come of it. */
function declinedIn(known: LiveState | null, next: LiveState): Asked | null {
  if (known === null || known.you === null) return null;
  const { you } = known;
  if (known.rematch?.asked === you && next.rematch === null) return 'rematch';
  if (next.status !== 'active' || !isSameTurn(known, next)) return null;
  if (known.drawOffer === you && next.drawOffer === null) return 'draw';
  return known.undoAsked === you && next.undoAsked === null ? 'undo' : null;
}

/** Whether no move was made or taken back between two states. */
function isSameTurn(known: LiveState | null, next: LiveState): boolean {
  return known !== null && known.moves.length === next.moves.length && known.status === next.status;
}

/** Whether a move on its way belongs to the game as the server tells it. */
function isStill({ moves, status }: LiveState, { before }: SentMove): boolean {
  return status === 'active' && moves.join() === before.join();
}

/** What the server will tell once it has a move, as far as it shows. */
function afterOwnMove({ clock, seats, turn, ...state }: LiveState, move: string, thoughtMs: number) {
  const moves = [...state.moves, move];
  const own = seats[0].side === turn ? 0 : 1;
  const other = seats[otherSide(own)];
  const paid = clock?.running == null ? clock : afterMove(clock, own, thoughtMs);
  // Clocks run from the second move of the first side on, and not for the computer.
  const running = moves.length >= 2 && other.kind === 'person' ? other.side : null;
  return {
    moves,
    turn: other.side,
    clock: paid && { ...paid, running },
    // A move declines what the other side has offered.
    drawOffer: null,
    claimableDraw: null,
    undoAsked: null,
  };
}

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
