import { Random } from '@tahoun/core';
import { EventQueue } from './event-queue.ts';

/** Where work waits for its turn: the main loop of a process, threads, connections of a database, a rate limit. */
export interface Station {
  readonly name: string;
  /** Pieces of work at the same time. */
  readonly servers: number;
  /** Pieces of work that wait at most; more are refused. Without end when left out. */
  readonly places?: number;
  /** Stations of this kind, each with a queue of its own; work comes to any of them. 1 when left out. */
  readonly copies?: number;
}

/** What a piece of work needs at a station, one after the other. */
export interface Step {
  readonly station: string;
  /** Mean time of service in milliseconds. */
  readonly ms: number;
  /** Whether it always takes exactly that; else it varies exponentially. */
  readonly isConstant?: boolean;
}

/** Work of one kind. */
export interface Stream {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly arrivals:
    | {
        /** Poisson: so many a second, times `curve`. */
        readonly perSecond: number;
        /** At a share of the whole time, 0 to 1. The mean of a day is 1. */
        readonly curve?: (at: number) => number;
      }
    /** So many customers, each of whom thinks for up to `thinkMs` before the next piece of work. */
    | { readonly customers: number; readonly thinkMs: number };
}

/** What became of a stream. */
export interface Outcome {
  readonly name: string;
  readonly done: number;
  readonly refused: number;
  /** Done, a second. */
  readonly perSecond: number;
  /** Milliseconds from arrival to the end of the last step. */
  readonly median: number;
  readonly p99: number;
}

/** The share of the time for which the servers of each station were busy, and the longest queue there was. */
export type Loads = ReadonlyMap<string, { readonly busy: number; readonly longest: number }>;

interface Work {
  readonly stream: Stream;
  readonly from: number;
  readonly isCounted: boolean;
  step: number;
}

/** One queue and its servers. */
interface Place {
  readonly station: Station;
  /** The first of them is at `served`: moving all up each time would take too long in a long queue. */
  readonly waiting: Work[];
  served: number;
  serving: number;
  busyMs: number;
  longest: number;
}

/**
 * Lets work arrive, wait and be served, event after event.
 * @param seconds simulated. Work that arrives later is not let in.
 * @param isCounted which arrivals are in the figures, by their share of the whole time; by default all.
 */
export function simulate(
  stations: readonly Station[],
  streams: readonly Stream[],
  seconds: number,
  isCounted: (at: number) => boolean = () => true,
): { outcomes: Outcome[]; loads: Loads } {
  const random = new Random(1);
  const exponential = (mean: number) => -mean * Math.log(1 - random.next());
  const events = new EventQueue();
  const endMs = seconds * 1000;
  const places = new Map(stations.map((station) => [station.name, placesOf(station)]));
  const times = new Map(streams.map(({ name }) => [name, [] as number[]]));
  const refused = new Map(streams.map(({ name }) => [name, 0]));
  let now = 0;

  const serve = (place: Place, work: Work) => {
    const { ms, isConstant = false } = work.stream.steps[work.step] as Step;
    const takes = isConstant ? ms : exponential(ms);
    place.serving++;
    place.busyMs += takes;
    events.add(now + takes, () => {
      place.serving--;
      const next = place.waiting[place.served];
      if (next !== undefined) {
        place.served++;
        serve(place, next);
      } else {
        place.waiting.length = 0;
        place.served = 0;
      }
      work.step++;
      goOn(work);
    });
  };
  const goOn = (work: Work) => {
    const step = work.stream.steps[work.step];
    if (step === undefined) {
      if (work.isCounted) times.get(work.stream.name)?.push(now - work.from);
      thinkAgain(work.stream);
      return;
    }
    const choices = places.get(step.station) as Place[];
    const place = choices[random.below(choices.length)] as Place;
    const { servers, places: room = Number.POSITIVE_INFINITY } = place.station;
    if (place.serving < servers) serve(place, work);
    else if (place.waiting.length - place.served < room) {
      place.waiting.push(work);
      place.longest = Math.max(place.longest, place.waiting.length - place.served);
    } else {
      if (work.isCounted) refused.set(work.stream.name, (refused.get(work.stream.name) as number) + 1);
      thinkAgain(work.stream);
    }
  };
  const arrive = (stream: Stream) => goOn({ stream, from: now, isCounted: isCounted(now / endMs), step: 0 });
  const thinkAgain = (stream: Stream) => {
    if (!('customers' in stream.arrivals)) return;
    const at = now + random.next() * stream.arrivals.thinkMs;
    if (at < endMs) events.add(at, () => arrive(stream));
  };
  /** Arrivals at the highest rate of the curve, of which those too many for the moment are left out. */
  const arriveAgain = (stream: Stream, perSecond: number, curve: (at: number) => number, most: number) => {
    const at = now + exponential(1000 / (perSecond * most));
    if (at >= endMs) return;
    events.add(at, () => {
      if (random.next() * most < curve(now / endMs)) arrive(stream);
      arriveAgain(stream, perSecond, curve, most);
    });
  };
  for (const stream of streams) {
    const { arrivals } = stream;
    if ('customers' in arrivals) {
      for (let each = 0; each < arrivals.customers; each++) thinkAgain(stream);
    } else {
      const { curve = () => 1 } = arrivals;
      const most = Math.max(...Array.from({ length: 97 }, (_, quarter) => curve(quarter / 96)));
      arriveAgain(stream, arrivals.perSecond, curve, most);
    }
  }
  for (let event = events.next(); event !== undefined; event = events.next()) {
    now = event.at;
    event.happen();
  }
  const loads = new Map(
    Array.from(places, ([name, all]) => {
      const busy = all.reduce((sum, { busyMs, station }) => sum + busyMs / station.servers, 0);
      return [
        name,
        {
          busy: busy / all.length / Math.max(now, endMs),
          longest: Math.max(...all.map(({ longest }) => longest)),
        },
      ];
    }),
  );
  const outcomes = streams.map(({ name }) =>
    outcomeOf(name, times.get(name) as number[], refused.get(name) as number, seconds),
  );
  return { outcomes, loads };
}

function placesOf(station: Station): Place[] {
  return Array.from({ length: station.copies ?? 1 }, () => ({
    station,
    waiting: [],
    served: 0,
    serving: 0,
    busyMs: 0,
    longest: 0,
  }));
}

function outcomeOf(name: string, times: number[], refused: number, seconds: number): Outcome {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  const done = times.length;
  return { name, done, refused, perSecond: done / seconds, median: at(0.5), p99: at(0.99) };
}
