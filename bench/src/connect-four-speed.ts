import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CONTENDERS } from './connect-four/contenders.ts';

/**
 * What being generic costs: Connect Four from the empty board, plain alpha-beta without a table, moves
 * from left to right, unfinished games worth nothing. Each contender runs alone in a fresh process, in
 * turns, several rounds; the best round counts.
 *
 *     npx node bench/src/connect-four-speed.ts [depth, default 8] [rounds, default 5]
 */
const SLICE_MS = 1500;
const [first, second] = process.argv.slice(2);

if (first === 'run') {
  await measure(second as string, Number(process.argv[4]));
} else {
  const depth = Number(first ?? 8);
  const rounds = Number(second ?? 5);
  const best = new Map<string, { nodes: number; ns: number }>();
  for (let round = 0; round < rounds; round++) {
    for (const name of Object.keys(CONTENDERS)) {
      const args = [fileURLToPath(import.meta.url), 'run', name, String(depth)];
      const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      if (stdout === '') throw new Error(stderr);
      const found = JSON.parse(stdout) as { nodes: number; ns: number };
      if (found.ns < (best.get(name)?.ns ?? Number.POSITIVE_INFINITY)) best.set(name, found);
    }
  }
  const reference = best.get('by hand, on a board')?.ns ?? Number.NaN;
  for (const [name, { nodes, ns }] of best) {
    const speed = (1000 / ns).toFixed(1).padStart(6);
    console.log(`${name.padEnd(30)} ${nodes} nodes  ${speed} Mn/s  ${(reference / ns).toFixed(2)}`);
  }
}

/** Prints the nodes of one search and the nanoseconds a node of the best of many. */
async function measure(name: string, depth: number): Promise<void> {
  const search = await (CONTENDERS[name] as (typeof CONTENDERS)[string])();
  let nodes = search(depth);
  let ns = Number.POSITIVE_INFINITY;
  const until = performance.now() + SLICE_MS;
  while (performance.now() < until) {
    const start = performance.now();
    nodes = search(depth);
    ns = Math.min(ns, ((performance.now() - start) * 1e6) / nodes);
  }
  console.log(JSON.stringify({ nodes, ns }));
}
