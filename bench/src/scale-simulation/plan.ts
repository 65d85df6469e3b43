import { DAY, PEAK, dailyCurve, planFor, stationsOf, streamsFor } from './figures.ts';
import { simulate } from './simulate.ts';

/** The day of many players is run in less time, with the rates of its hours as they are: queues forget within seconds. */
const secondsFor = (players: number) => Math.min(86_400, Math.max(120, 2e9 / players));
/** Only the busiest hours are in the figures. */
const isBusiest = (at: number) => dailyCurve(at) > PEAK - 0.1;

/** Prints what so many players a day need, and how they are served in the busiest hours. */
export function printPlan(players: number): void {
  const plan = planFor(players);
  const stations = stationsOf(plan);
  const streams = streamsFor(players);
  const { outcomes, loads } = simulate(stations, streams, secondsFor(players), isBusiest);
  const open = (players * DAY.openMinutes * PEAK) / 1440;
  console.log(
    `\n${players.toLocaleString('en')} players a day, at most ${open.toFixed(0)} live connections at once`,
  );
  console.log('| part | needed | load at the peak | longest queue | one is full at players a day |');
  console.log('| --- | ---: | ---: | ---: | ---: |');
  for (const { station, count, canGrow, demand, wall } of plan) {
    const load = `${((100 * demand) / 1000 / count).toFixed(demand / count < 100 ? 1 : 0)} %`;
    const needed = canGrow || demand < 1000 ? String(count) : '**one is not enough**';
    const longest = demand > 1000 * count ? 'without end' : (loads.get(station)?.longest ?? 0);
    console.log(
      `| ${station} | ${needed} | ${load} | ${longest} | ${Number(wall.toPrecision(2)).toLocaleString('en')} |`,
    );
  }
  console.log('| work | a second | median, ms | p99, ms | refused |');
  console.log('| --- | ---: | ---: | ---: | ---: |');
  const busiest = Array.from({ length: 1000 }, (_, at) => isBusiest(at / 1000)).filter(Boolean).length / 1000;
  const full = new Set(
    plan.flatMap(({ station, demand, count }) => (demand > 1000 * count ? [station] : [])),
  );
  for (const [at, { name, perSecond, median, p99, refused }] of outcomes.entries()) {
    const rate = perSecond / busiest;
    // Where more comes than goes, times say only how long was simulated.
    const isFull = streams[at]?.steps.some(({ station }) => full.has(station)) === true;
    const [middle, late] = isFull ? ['without end', ''] : [median.toFixed(0), p99.toFixed(0)];
    console.log(`| ${name} | ${rate.toFixed(rate < 10 ? 1 : 0)} | ${middle} | ${late} | ${refused} |`);
  }
}
