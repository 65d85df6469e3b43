import { Random } from '@tahoun/core';
import { sendMangledCommands } from './chess-hostile/mangled-commands.ts';
import {
  type Verdicts,
  readMangledFens,
  readMangledMoves,
  readMangledPgns,
} from './chess-hostile/mangled-texts.ts';
import { playRandomGames } from './chess-hostile/random-games.ts';

/**
 * Chess under hostile input: random games with every move taken back and every key computed anew, and
 * mangled positions, moves, games and UCI commands, a quarter each. Ends with an error that names the
 * first input that is not handled well.
 *
 *     npx node bench/src/chess-hostile.ts [games, default 100000] [mangled inputs, default 20000] [seed, default 1]
 */
const [games, inputs, seed] = [100_000, 20_000, 1].map((usual, i) => Number(process.argv[2 + i] ?? usual));
for (const given of [games, inputs, seed]) {
  if (Number.isInteger(given) && (given as number) >= 0) continue;
  process.stderr.write('chess-hostile: expected [GAMES] [INPUTS] [SEED], whole numbers from 0\n');
  process.exit(2);
}

const { plies, endings } = playRandomGames(games as number, seed as number);
console.log(`${games} games, ${plies} plies, every one exact: ${listed(Object.entries(endings))}`);

const random = new Random(seed as number);
const share = Math.ceil((inputs as number) / 4);
report('positions', readMangledFens(share, random));
report('moves', readMangledMoves(share, random));
report('games', readMangledPgns(share, random));
report('UCI commands', await sendMangledCommands(share, random));

function report(kind: string, { read, refused, reasons }: Verdicts): void {
  const why = reasons.size === 0 ? '' : `: ${listed([...reasons])}`;
  console.log(`${read + refused} mangled ${kind}: ${read} read, ${refused} refused in one line${why}`);
}

/** Counts by name, the largest first. */
function listed(counts: readonly (readonly [name: string, count: number])[]): string {
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}
