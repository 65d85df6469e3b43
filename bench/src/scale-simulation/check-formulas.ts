import { type Outcome, type Station, simulate } from './simulate.ts';

/** Work simulated for each: enough for a p99 that is right within a percent. */
const SECONDS = 20_000;

/** The simulation beside queues whose answers are known. */
export function checkFormulas(): void {
  const mm1 = run({ name: 'queue', servers: 1 }, 10, 80);
  // The time in an M/M/1 queue is exponential; its mean is the service's over what is left of the server.
  const mean = 10 / (1 - 0.8);
  print('one server at 80 %, median', mean * Math.log(2), mm1.median, 'ms');
  print('one server at 80 %, p99', mean * Math.log(100), mm1.p99, 'ms');

  const [servers, places, load] = [2, 4, 4];
  const mm2k = run({ name: 'queue', servers, places }, 100, load * 10);
  // Erlang: how likely each number of customers is, as a multiple of none.
  let weight = 1;
  let sum = 1;
  for (let customers = 1; customers <= servers + places; customers++) {
    weight *= load / Math.min(customers, servers);
    sum += weight;
  }
  const refused = (100 * mm2k.refused) / (mm2k.refused + mm2k.done);
  print('two servers, four places, twice too much, refused', (100 * weight) / sum, refused, '%');
}

function run(station: Station, ms: number, perSecond: number): Outcome {
  const work = { name: 'work', steps: [{ station: station.name, ms }], arrivals: { perSecond } };
  return simulate([station], [work], SECONDS).outcomes[0] as Outcome;
}

function print(what: string, known: number, simulated: number, unit: string): void {
  console.log(`${what}: ${known.toFixed(1)} ${unit}, simulated ${simulated.toFixed(1)} ${unit}`);
}
