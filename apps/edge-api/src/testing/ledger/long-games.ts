import { type GameRecord, beginGame } from '@tahoun/live';
import { Store, newKey, openDatabase } from '@tahoun/live/store';
import { LONG_PLIES, longGame } from '@tahoun/live/testing/long-game';
import { type Match, claimableDraw, resign, showLine } from '@tahoun/match';

/** Games that a list shows at most. */
export const LISTED = 100;
/** Games of each kind: each repetition of a deed changes another one, and a busy machine repeats it. */
const EACH: Readonly<Record<Kind, number>> = {
  long: 100,
  over: 40,
  offered: 40,
  claimable: 40,
  undo: 40,
  begun: 200,
  waiting: 200,
};

/** The moves of the long game that is named. */
export function lengthOf(id: string): number {
  return LONG_PLIES - 2 * (Number(/\d+/.exec(id)) % 100);
}

/** A game in the database of a server, and the key of the side to move. */
export interface Seat {
  readonly id: string;
  readonly key: string;
}

/** The games in which a deed finds what it needs. */
export type Kind = 'long' | 'over' | 'offered' | 'claimable' | 'undo' | 'begun' | 'waiting';
export interface PreparedGames {
  /** The key of the side to move, or that is asked, in games of a kind. */
  readonly of: Readonly<Record<Kind, readonly Seat[]>>;
  /** The key of a player of many finished games, and that of one of many that go on. */
  readonly finished: string;
  readonly open: string;
  /** The moves of the long games, of which each has a part. */
  readonly line: readonly string[];
}

/** Fills the database of a server that has not started. */
export async function prepareGames(folder: string): Promise<PreparedGames> {
  const line = longGame(LONG_PLIES + 1);
  const moves = line.slice(0, LONG_PLIES);
  const database = await openDatabase({ folder });
  const store = new Store(database, '');
  let count = 0;
  const seats = [
    { player: '@first', name: 'Anna' },
    { player: '@second', name: 'Boris' },
  ] as const;
  const add = async (change: (game: GameRecord) => Partial<GameRecord>, player: string, key = newKey()) => {
    const id = `game${count++}`;
    const wanted = { id, game: 'chess', seats, ownerId: '@first', language: 'en', now: Date.now() } as const;
    const nowhere = { guildId: null, channelId: null, token: null, challengeMs: 1e9 };
    const begun: GameRecord = { ...beginGame({ ...wanted, ...nowhere }), status: 'active', wakeAt: null };
    await store.games.add({ ...begun, ...change(begun) });
    await store.keys.add(key, id, player);
    return { id, key };
  };
  const long = ({ match }: GameRecord) => showLine(match, moves, null);
  // Each of another length, so that none is known by another one.
  const longer = ({ match, id }: GameRecord) => showLine(match, line.slice(0, lengthOf(id)), null);
  const CHANGES: Readonly<Record<Kind, (game: GameRecord) => Partial<GameRecord>>> = {
    long: (game) => ({ match: longer(game) }),
    over: (game) => ({ match: resign(long(game), 1), status: 'finished' }),
    offered: (game) => ({ match: { ...long(game), drawOffer: 1 } }),
    claimable: ({ match }) => ({ match: lastClaimable(match, line) }),
    undo: (game) => ({ match: long(game), undo: { by: 1, to: LONG_PLIES - 1 } }),
    begun: () => ({}),
    waiting: () => ({ status: 'challenge' }),
  };
  const of = {} as Record<Kind, Seat[]>;
  for (const kind of Object.keys(CHANGES) as Kind[]) {
    of[kind] = [];
    const player = kind === 'waiting' ? '@second' : '@first';
    for (let nth = 0; nth < EACH[kind]; nth++) of[kind].push(await add(CHANGES[kind], player));
  }
  const [finished, open] = [newKey(), newKey()];
  for (let nth = 0; nth < LISTED; nth++) {
    await add(CHANGES.over, '@first', finished);
    await add(CHANGES.long, '@first', open);
  }
  await database.close();
  return { of, finished, open, line };
}

/** The longest game along a line in which the first side may claim a draw. */
function lastClaimable(match: Match, line: readonly string[]): Match {
  for (let plies = LONG_PLIES; plies > 0; plies -= 2) {
    const played = showLine(match, line.slice(0, plies), null);
    if (claimableDraw(played) !== null) return played;
  }
  throw new Error('no draw can be claimed in the long game');
}
