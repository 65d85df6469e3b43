import type { Station, Stream } from './simulate.ts';

/**
 * What one thing costs, in milliseconds of a processor unless said otherwise. Measured on the shared machine of
 * `docs/measurements.md`; `docs/scale.md` says by which command, and under what load.
 */
export const COSTS = {
  /** A move by link in the main loop of a server: the request, the transaction, both streams. `live-load.ts`. */
  linkMove: 5.5,
  /** The same in Postgres, all its processes together; the server's own share stays as it is. */
  databaseMove: 3.5,
  /** A notice after a commit: of all processes of the database, one at a time sends one. With a real disk. */
  notify: 1000 / 1700,
  /** A move on Discord in the main loop of the bot, and on its other threads (the picture). `discord-load.ts`. */
  botMove: 8,
  botPicture: 16,
  /** An answer of the endpoint that is known already. `edge-load.ts` */
  knownAnswer: 0.1,
  /** A search in the main loop of the endpoint, and on a thread with 200,000 nodes at a million a second. */
  asked: 0.6,
  search: 200,
  /** Discord takes 50 requests a second of a bot; those that answer an interaction do not count. */
  discordRequest: 1000 / 50,
} as const;

/** What a person does on one day, on average. Assumed, not measured: put in your own. */
export const DAY = {
  linkMoves: 15,
  /** Half of them against the computer, whose replies are moves too. */
  discordMoves: 15,
  knownAnswers: 5,
  searches: 1,
  /** Minutes for which a page with a game by link is open. */
  openMinutes: 10,
} as const;

/** Searches that wait for a thread of a server, at most. */
const WAITING = 32;
/** Load at the busiest hour that a plan leaves to each part. */
const PLANNED_LOAD = 0.6;
const SECONDS = 86_400;

/** How busy a moment of the day is, 1 on average: most at 20 h (1.8), least at 8 h (0.2). Assumed. */
export function dailyCurve(at: number): number {
  return 1 + 0.8 * Math.cos(2 * Math.PI * (at - 20 / 24));
}

/** The highest of the curve. */
export const PEAK = 1.8;

/** What everything that people do in a day asks of the parts of the service. */
export function streamsFor(players: number): Stream[] {
  const daily = (name: string, each: number, steps: Stream['steps']): Stream => ({
    name,
    steps,
    arrivals: { perSecond: (players * each) / SECONDS, curve: dailyCurve },
  });
  const change = [
    { station: 'database', ms: COSTS.databaseMove },
    { station: 'notifying', ms: COSTS.notify },
  ];
  // The move is a change, and so is the computer's reply or where the new message is.
  const shown = [
    { station: 'bot', ms: COSTS.botMove },
    ...change,
    { station: 'notifying', ms: COSTS.notify },
    { station: 'painter', ms: COSTS.botPicture },
  ];
  const request = { station: 'Discord', ms: COSTS.discordRequest, isConstant: true };
  return [
    daily('move by link', DAY.linkMoves, [{ station: 'server', ms: COSTS.linkMove }, ...change]),
    daily('Discord, computer', DAY.discordMoves / 2, shown),
    // A new message with the board, and the old one deleted.
    daily('Discord, people', DAY.discordMoves / 2, [...shown, request, request]),
    daily('known answer', DAY.knownAnswers, [{ station: 'server', ms: COSTS.knownAnswer }]),
    daily('search', DAY.searches, [
      { station: 'server', ms: COSTS.asked },
      { station: 'search threads', ms: COSTS.search },
    ]),
  ];
}

/** Parts, and how many of each a number of players needs. */
export interface Plan {
  readonly station: string;
  /** Milliseconds of work in a second of the busiest hour. */
  readonly demand: number;
  /** As many as keep the planned load; 1 where there can be no more. */
  readonly count: number;
  readonly canGrow: boolean;
  /** Players a day at whom one of it is full in the busiest hour. */
  readonly wall: number;
}

/** Of these there is one for all, whatever one pays. */
const SINGLE = new Set(['notifying', 'Discord']);

export function planFor(players: number): Plan[] {
  const demands = new Map<string, number>();
  for (const { steps, arrivals } of streamsFor(players)) {
    const perSecond = 'perSecond' in arrivals ? arrivals.perSecond * PEAK : 0;
    for (const { station, ms } of steps) demands.set(station, (demands.get(station) ?? 0) + perSecond * ms);
  }
  return Array.from(demands, ([station, demand]) => {
    const canGrow = !SINGLE.has(station);
    const count = canGrow ? Math.max(1, Math.ceil(demand / 1000 / PLANNED_LOAD)) : 1;
    return { station, demand, count, canGrow, wall: (players * 1000) / demand };
  });
}

/** The stations of a plan: main loops have a queue each, processors of the database and threads share one. */
export function stationsOf(plan: readonly Plan[]): Station[] {
  return plan.map(({ station: name, count }) => {
    if (name === 'server' || name === 'bot') return { name, servers: 1, copies: count };
    if (name === 'search threads') return { name, servers: count, places: WAITING * count };
    return { name, servers: count };
  });
}
