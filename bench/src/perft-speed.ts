import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gameById } from '@tahoun/catalogue/all';
import { perft } from '@tahoun/core';
import { atariGo } from './perft-speed/atari-go.ts';
import { chess } from './perft-speed/chess.ts';
import type { Contest, Generator } from './perft-speed/contest.ts';
import { czechDraughts } from './perft-speed/czech-draughts.ts';
import { processorMs } from './processor-clock.ts';

/**
 * How fast moves are generated beside other programs: perft counts that are known, in leaves per second of processor
 * time. Every program counts every position alone in a fresh process, in turns; the best pass of all rounds counts.
 * Ours counts the last ply without making its moves. Exits with 1 when a count differs.
 *
 *     npx node bench/src/perft-speed.ts chess|czech-draughts|atari-go [rounds, default 2]
 */
const CONTESTS: Readonly<Record<string, Contest>> = {
  chess,
  'czech-draughts': czechDraughts,
  'atari-go': atariGo,
};
/** Processor time for which a position is counted again and again. */
const SLICE_MS = 1500;
/** The clock is coarse: a pass counts until it has taken so long. */
const PASS_MS = 100;

const [id = '', roundsText = '2', program, name] = process.argv.slice(2);
const contest = CONTESTS[id];
const rounds = Number(roundsText);
if (contest === undefined || !(rounds >= 1)) {
  process.stderr.write(
    `perft-speed: expected ${Object.keys(CONTESTS).join(', ')}, then a number of rounds\n`,
  );
  process.exit(2);
}
const ours: Generator = ({ position, variants }) => {
  const game = gameById(id);
  const start = position === undefined ? game.initial(variants) : game.parsePosition(position, variants);
  return (depth) => perft(start, depth);
};
if (program !== undefined && name !== undefined) await measure(contest, program, name);
else compare(contest);

function compare({ starts, others }: Contest): void {
  for (const start of Object.keys(starts)) {
    const best = new Map<string, number>();
    for (let round = 0; round < rounds; round++) {
      for (const each of ['tahoun', ...Object.keys(others)]) {
        best.set(each, Math.max(best.get(each) ?? 0, runAlone(each, start)));
      }
    }
    const own = best.get('tahoun') as number;
    const columns = [...best].map(([each, speed]) => {
      const ratio = each === 'tahoun' ? '' : ` (${(own / speed).toFixed(1)} times slower)`;
      return `${each} ${speed.toFixed(1)} M/s${ratio}`;
    });
    console.log(`${start.padEnd(12)} ${columns.join(', ')}`);
  }
}

/** @returns millions of leaves per second of processor time. */
function runAlone(each: string, start: string): number {
  const args = [fileURLToPath(import.meta.url), id, '1', each, start];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) {
    process.stderr.write(stderr);
    process.exit(1);
  }
  return Number(stdout);
}

/** Prints the millions of leaves a second of the best pass. Collecting garbage counts, as it has to be done. */
async function measure({ starts, others }: Contest, each: string, at: string): Promise<void> {
  const start = starts[at] as Contest['starts'][string];
  const count = (each === 'tahoun' ? ours : await (others[each] as Contest['others'][string])())(start);
  let best = 0;
  // The first pass warms up, and counts only where one count is longer than all of them shall be.
  for (let total = 0; total < SLICE_MS; ) {
    const before = processorMs();
    let [counts, spent] = [0, 0];
    while (spent < PASS_MS) {
      const counted = count(start.depth);
      if (counted !== start.leaves) {
        throw new Error(
          `${each} counts ${counted} in ${at} to depth ${start.depth}, known is ${start.leaves}`,
        );
      }
      counts++;
      spent = processorMs() - before;
    }
    total += spent;
    best = Math.max(best, (counts * start.leaves) / spent / 1000);
  }
  console.log(best);
}
