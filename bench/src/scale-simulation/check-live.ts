import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { simulate } from './simulate.ts';

/** Games at once, moves of each and longest thought in milliseconds: the first run is light, to learn the costs. */
const RUNS = [
  { games: 10, plies: 20, think: 1000 },
  { games: 50, plies: 20, think: 1000 },
  { games: 100, plies: 20, think: 500 },
] as const;

/** What `live-load.ts` has measured: milliseconds a move, but `perSecond`. */
interface Measured {
  readonly perSecond: number;
  readonly median: number;
  readonly p99: number;
  /** Of a processor: the server's main loop, how long it waited for one, and the players' own process. */
  readonly main: number;
  readonly waited: number;
  readonly own: number;
}

/** Games by link on the built server, beside what the simulation says of them. */
export async function checkLive(): Promise<void> {
  console.log('\n| games | moves/s | median, ms | p99, ms | |\n| ---: | ---: | ---: | ---: | --- |');
  let light: Measured | undefined;
  for (const { games, plies, think } of RUNS) {
    const measured = await measure(games, plies, think);
    light ??= measured;
    const row = (what: string, { perSecond, median, p99 }: Pick<Measured, 'perSecond' | 'median' | 'p99'>) =>
      console.log(
        `| ${games} | ${perSecond.toFixed(0)} | ${median.toFixed(0)} | ${p99.toFixed(0)} | ${what} |`,
      );
    const seconds = (plies * think) / 2000;
    row('predicted, processors idle', predict(light, games, think, seconds, 1));
    const stretch = (measured.main + measured.waited) / measured.main;
    const shared = predict(light, games, think, seconds, stretch);
    row(`predicted, everything ${stretch.toFixed(1)} times as long`, shared);
    row('**measured**', measured);
  }
  console.log(`Costs of a move in the light run: ${JSON.stringify(light)}`);
}

/** @param stretch how many times as long everything takes, because others use the processors. */
function predict({ main, own }: Measured, games: number, thinkMs: number, seconds: number, stretch: number) {
  const stations = [
    { name: 'server', servers: 1 },
    { name: 'players', servers: 1 },
  ];
  // The players' process sends the move, and reads it on the other side's stream.
  const half = { station: 'players', ms: (own * stretch) / 2 };
  const steps = [half, { station: 'server', ms: main * stretch }, half];
  const { outcomes } = simulate(
    stations,
    [{ name: 'move', steps, arrivals: { customers: games, thinkMs } }],
    seconds,
  );
  return outcomes[0] as (typeof outcomes)[number];
}

async function measure(games: number, plies: number, think: number): Promise<Measured> {
  const load = fileURLToPath(new URL('../live-load.ts', import.meta.url));
  const args = Object.entries({ games, plies, think, faults: 0, kills: 0 });
  const { stdout } = await promisify(execFile)(process.execPath, [
    load,
    ...args.flatMap(([name, value]) => [`--${name}`, String(value)]),
  ]);
  const numbers = (pattern: RegExp) => (pattern.exec(stdout) ?? []).slice(1).map(Number);
  const [seconds, median, p99, moves] = numbers(/in ([\d.]+) s,.*median (\d+), p99 (\d+),.* ms of (\d+)/s);
  const [main, waited, own] = numbers(
    /server, ([\d.]+) ms in its main thread, which waited ([\d.]+) ms .*; ([\d.]+) ms of this/,
  );
  const all = [seconds, median, p99, moves, main, waited, own];
  if (all.some((number) => number === undefined))
    throw new Error(`live-load.ts has printed something else:\n${stdout}`);
  return { perSecond: moves! / seconds!, median, p99, main, waited, own } as Measured;
}
