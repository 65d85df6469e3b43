import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { GENERATORS, installLibraries } from './chess-generators.ts';

/**
 * How fast moves are generated beside other libraries: published perft counts, in leaves per second of
 * processor time. Every generator counts every position alone in a fresh process, in turns; the
 * best pass of all rounds counts. Exits with 1 when a count differs.
 *
 *     npx node bench/src/chess-perft-speed.ts [rounds, default 2]
 */
const POSITIONS: Readonly<Record<string, { fen: string; depth: number; leaves: number }>> = {
  start: {
    fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    depth: 5,
    leaves: 4_865_609,
  },
  kiwipete: {
    fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    depth: 4,
    leaves: 4_085_603,
  },
  'rook ending': { fen: '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', depth: 5, leaves: 674_624 },
  'middle game': {
    fen: 'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
    depth: 4,
    leaves: 3_894_594,
  },
};
/** Processor time for which a position is counted again and again. */
const SLICE_MS = 1500;

const [first = '2', generator = '', place = ''] = process.argv.slice(2);
if (first === 'run') {
  await measure(generator, place);
} else {
  const rounds = Number(first);
  if (!(rounds >= 1)) {
    process.stderr.write(`chess-perft-speed: "${first}" is not a number of rounds\n`);
    process.exit(2);
  }
  compare(rounds);
}

function compare(rounds: number): void {
  installLibraries();
  for (const name of Object.keys(POSITIONS)) {
    const best = new Map<string, number>();
    for (let round = 0; round < rounds; round++) {
      for (const generator of Object.keys(GENERATORS)) {
        best.set(generator, Math.max(best.get(generator) ?? 0, runAlone(generator, name)));
      }
    }
    const own = best.get('tahoun') as number;
    const columns = [...best].map(([generator, speed]) => {
      const ratio = generator === 'tahoun' ? '' : ` (${(own / speed).toFixed(1)} times slower)`;
      return `${generator} ${speed.toFixed(1)} M/s${ratio}`;
    });
    console.log(`${name.padEnd(12)} ${columns.join(', ')}`);
  }
}

/** @returns millions of leaves per second of processor time. */
function runAlone(generator: string, name: string): number {
  const args = [fileURLToPath(import.meta.url), 'run', generator, name];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) {
    process.stderr.write(stderr);
    process.exit(1);
  }
  return Number(stdout);
}

/** Prints the millions of leaves a second of the best pass. Collecting garbage counts, as it has to be done. */
async function measure(generator: string, name: string): Promise<void> {
  const { fen, depth, leaves } = POSITIONS[name] as (typeof POSITIONS)[string];
  const load = GENERATORS[generator] as (typeof GENERATORS)[string];
  const count = (await load())(fen);
  let best = 0;
  let total = 0;
  // The first pass warms up, and counts only where one pass is longer than the slice.
  while (total < SLICE_MS) {
    const before = process.cpuUsage();
    const counted = count(depth);
    const { user, system } = process.cpuUsage(before);
    if (counted !== leaves) {
      throw new Error(`${generator} counts ${counted} in ${name} to depth ${depth}, published is ${leaves}`);
    }
    total += (user + system) / 1000;
    best = Math.max(best, leaves / (user + system));
  }
  console.log(best);
}
