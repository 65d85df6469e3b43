import { aiOf, gameById } from '@tahoun/catalogue/all';
import { strongSearch } from '@tahoun/core';
import { processorMs } from './processor-clock.ts';

/**
 * How long the strong search takes to each depth from the start of a game, in processor time of one thread, warmed up
 * by one search; and its effective branching factor, by which the nodes grow from depth to depth.
 *
 *     npx node bench/src/search-speed.ts GAME DEPTH [NAME=VALUE of the game's options]...
 */
const [id = '', depthText = '', ...options] = process.argv.slice(2);
const depth = Number(depthText);
if (!(Number.isInteger(depth) && depth >= 4 && depth <= 60)) {
  process.stderr.write(`search-speed: "${depthText}" is not a depth; expected 4 to 60\n`);
  process.exit(2);
}
const variants = Object.fromEntries(options.map((option) => option.split('=')));
const run = () =>
  strongSearch({
    position: gameById(id).initial(variants),
    evaluation: aiOf(id).best,
    limits: { depth, now: processorMs },
  });
run();
const { nodes, timeMs, statistics } = run();
const depths = statistics?.depths ?? [];
for (const each of depths) {
  const reached = `depth ${String(each.depth).padStart(2)} ${String(each.nodes).padStart(10)} nodes`;
  console.log(`${reached} ${each.timeMs.toFixed(0).padStart(7)} ms`);
}
const half = depths.find((each) => each.depth === depth >> 1)?.nodes ?? 1;
const factor = (nodes / half) ** (1 / (depth - (depth >> 1)));
const speed = (nodes / timeMs / 1000).toFixed(2);
console.log(
  `${speed} million nodes a second; effective branching factor ${factor.toFixed(2)} from depth ${depth >> 1} on`,
);
