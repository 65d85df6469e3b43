/**
 * The ledger: everything that a stranger can make the service do or keep, with its price and its bounds. The
 * service charges by it (`Client.charge`) and reads its bounds here; the tables of routes (`routes/api.ts`) and of
 * the rest (`routes/tariff.ts`) name its entries. docs/api.md shows it, and a test holds that page to it.
 *
 * A node of a price buys `NS_PER_NODE` of the main loop, three times what a node takes a thread that searches, and
 * nothing takes the loop more than 5 ms in one piece: `measured-ledger.test.ts` measures both for each route, message
 * and page at its largest.
 */
interface Entry {
  /** Its description, for the documentation. */
  readonly what: string;
  /** The payer, to whom its bound applies. */
  readonly owner: 'client' | 'client of the game' | 'connection' | 'nobody';
  /** Nodes that an amount of it costs; nothing when left out. @param quota of the owner, in nodes per minute */
  readonly nodes?: (amount: number, quota: number) => number;
  /** The same in words. */
  readonly price?: string;
  /** Has an account of its own, because it may cost many minutes. */
  readonly account?: 'jobs';
  /** The account must hold its price; without this, it may become a debt. */
  readonly isNeeded?: true;
  /** Greatest number at the same time, of one owner and of all. */
  readonly ofOwner?: number;
  readonly inAll?: number;
  /** Its other bounds, in words. */
  readonly bound?: string;
}

/** Nanoseconds of the main loop that a node of a price buys. */
export const NS_PER_NODE = 3000;

/** A price per piece. */
function each(nodes: number) {
  return { nodes: (amount: number) => Math.ceil(amount * nodes), price: nodes.toLocaleString('en') };
}

/** Things that outlast their request, such as games, that a client may begin per minute. */
export const LASTING_A_MINUTE = 100;

const lasting: Pick<Entry, 'nodes' | 'price'> = {
  nodes: (amount, quota) => amount * Math.ceil(quota / LASTING_A_MINUTE),
  price: 'a hundredth of a minute',
};

const searched: Pick<Entry, 'nodes' | 'price'> = {
  nodes: (nodes) => nodes,
  price: 'its limit; what it does not use is returned',
};

export const LEDGER = {
  request: {
    what: 'a request under `/v1`, a question over a socket',
    owner: 'client',
    ...each(1000),
    isNeeded: true,
    bound: '16 unanswered on a connection; 16 begun in a turn of the event loop',
  },
  kilobyte: {
    what: 'each full kilobyte of its body or query, and of a message over a socket before it is read',
    owner: 'client',
    ...each(1000),
    bound: 'bodies of 8 KB, where a game or a list fits in 64 KB; those above 8 KB one in a turn',
  },
  position: {
    what: 'each further position of a batch or a review',
    owner: 'client',
    ...each(1000),
    bound: '32 in a batch, 301 in a review',
  },
  search: {
    what: 'the searches of a request',
    owner: 'client',
    ...searched,
    bound:
      'ceilings; `TAHOUN_CLIENT_THREADS`, `TAHOUN_CLIENT_SEARCHES`, `TAHOUN_WAITING`; 20 s of waiting, 40 s of work',
  },
  square: {
    what: 'each square of a picture',
    owner: 'client',
    ...each(100),
    inAll: 100,
    bound: '3,600 squares; pictures drawn one by one',
  },
  pixel: {
    what: 'each pixel of a PNG',
    owner: 'client',
    ...each(1 / 20),
    inAll: 100,
    bound: 'drawn one by one, apart',
  },
  card: {
    what: 'the preview of a link in the head of a page',
    owner: 'client',
    ...each(1000),
    isNeeded: true,
    bound: 'without it, the page has no preview',
  },
  answer: { what: 'an answer kept for others', owner: 'nobody', bound: '50 MB; of one 500 KB' },
  job: {
    what: 'the search of a job',
    owner: 'client',
    ...searched,
    account: 'jobs',
    ofOwner: 100,
    inAll: 1000,
    bound: 'until its end; of 64 KB each',
  },
  jobText: {
    what: 'each character of a job that has ended',
    owner: 'client',
    ofOwner: 20_000_000,
    inAll: 100_000_000,
    bound: 'kept for an hour, those that ended last',
  },
  jobKey: {
    what: 'an `Idempotency-Key`',
    owner: 'client',
    ofOwner: 10_000,
    inAll: 100_000,
    bound:
      'as long as its job is known, for a day at most; the newest; of a game by link, the game alone is kept',
  },
  jobStream: { what: 'a stream of a job', owner: 'client', ofOwner: 10, bound: 'ten minutes' },
  liveGame: {
    what: 'a game by link, a rematch',
    owner: 'client',
    ...lasting,
    bound: '`TAHOUN_CLIENT_GAMES` open; forgotten 30 days after the last change',
  },
  ply: {
    what: 'each move of a game by link that is shown or changed',
    owner: 'client',
    ...each(3),
    bound: '3,000 of a game',
  },
  listedGame: {
    what: "each game in a list of one's own",
    owner: 'client',
    ...each(50),
    bound: '100 in a list',
  },
  liveSearch: {
    what: "the computer's move in a game by link",
    owner: 'client of the game',
    nodes: (nodes, quota) => Math.min(nodes, quota),
    price: 'what it used, at most a minute',
    bound: 'as other searches of that client; 1,000,000 nodes or those of the level; 20 s of work',
  },
  notice: {
    what: 'what is told to the other side: a phrase, an offer',
    owner: 'client',
    bound: 'a phrase every three seconds; a draw every ten moves of both sides',
  },
  webhook: {
    what: 'a webhook of a seat, and its calls',
    owner: 'client',
    ...lasting,
    bound:
      'one of a seat, with one call due; five seconds each; 100 at a time, 4 to one host, 8 of one client; eight tries in three hours',
  },
  liveStream: { what: 'a stream of a game by link', owner: 'client', ofOwner: 100 },
  signIn: { what: 'a question to Discord', owner: 'client', ...lasting, ofOwner: 10, bound: 'ten seconds' },
  socket: { what: 'a socket', owner: 'client', ofOwner: 20, inAll: 1000, bound: 'two minutes of silence' },
  question: { what: 'a question over a socket, until its answer is read', owner: 'connection', ofOwner: 8 },
  frame: {
    what: 'a frame over a socket, of any kind',
    owner: 'connection',
    ...each(20),
    ofOwner: 200,
    bound: 'without an answer: 100 a second; messages of 65 KB in 64 parts; of 1 KB without `ask`',
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type Item = keyof typeof LEDGER;

/** The entry of an item, with the optional fields that it leaves out. */
export function entryOf(item: Item): Entry {
  return LEDGER[item];
}
