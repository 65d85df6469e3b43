import { strongSearch } from '@tahoun/core';
import { czechDraughtsKit } from '@tahoun/eval/czech-draughts';
import { czechDraughts } from '@tahoun/games/czech-draughts';
import { processorMs } from './processor-clock.ts';

/**
 * How long the strong search takes to each depth from the start of Czech draughts, in processor time of one thread, warmed
 * up by one search; and its effective branching factor, by which the nodes grow from depth to depth.
 *
 *     npx node bench/src/draughts-search-speed.ts [depth, default 16]
 */
const depth = Number(process.argv[2] ?? 16);
if (!(Number.isInteger(depth) && depth >= 4 && depth <= 60)) {
  process.stderr.write(`draughts-search-speed: "${process.argv[2]}" is not a depth; expected 4 to 60\n`);
  process.exit(2);
}
const run = () =>
  strongSearch({
    position: czechDraughts.initial(),
    evaluation: czechDraughtsKit.best,
    limits: { depth, now: processorMs },
  });
run();
const { nodes, timeMs, statistics } = run();
const depths = statistics?.depths ?? [];
for (const each of depths) {
  console.log(
    `depth ${String(each.depth).padStart(2)} ${String(each.nodes).padStart(10)} nodes ${each.timeMs.toFixed(0).padStart(7)} ms`,
  );
}
const half = depths.find((each) => each.depth === depth >> 1)?.nodes ?? 1;
const factor = (nodes / half) ** (1 / (depth - (depth >> 1)));
console.log(
  `${(nodes / timeMs / 1000).toFixed(2)} million nodes a second; effective branching factor ${factor.toFixed(2)} from depth ${depth >> 1} on`,
);
