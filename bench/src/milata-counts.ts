import { countHeaps, heapOfBar } from '@tahoun/eval/chocolate';

/**
 * The number of heaps that Milata's recursion looks into (2007): in the tree of the game, as his program did,
 * and with a memory, which he could not estimate; with and without his shortcut and his order. Prints a
 * table.
 *
 *     npx node bench/src/milata-counts.ts [most different heaps, default 100,000] [bars, default those of his table]
 */
const TABLE = ['1x23', '1x31', '1x37', '3x9', '3x11', '3x13', '3x15', '3x17', '5x5', '5x7', '5x9', '7x7'];
/** Gaps in it. */
const GAPS = ['3x19', '5x11', '7x9'];

const most = Number(process.argv[2] ?? 100_000);
const wanted = process.argv[3]?.split(',') ?? [...TABLE, ...GAPS];
if (!(most >= 1) || !wanted.every((bar) => /^\d{1,2}x\d{1,2}$/.test(bar))) {
  process.stderr.write('milata-counts: expected a number of heaps and bars, e.g. 100000 3x15,7x7\n');
  process.exit(2);
}

const WAYS = [
  { shortcut: true, ordered: true },
  { shortcut: true, ordered: false },
  { shortcut: false, ordered: true },
  { shortcut: false, ordered: false },
];
const number = (value: number | bigint) => value.toLocaleString('en');

console.log('| bar | wins | shortcut | order | tree | with memory | times | seconds |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const bar of wanted) {
  const [a, b] = bar.split('x').map(Number) as [number, number];
  for (const way of WAYS) {
    const start = performance.now();
    const count = countHeaps(heapOfBar(a, b), way, most);
    const seconds = ((performance.now() - start) / 1000).toFixed(2);
    const told =
      count === null
        ? ['?', `more than ${number(most)} different heaps`, '', '']
        : [count.wins ? 'A' : 'B', number(count.tree), number(count.distinct)];
    const times = count === null ? '' : number(count.tree / BigInt(count.distinct));
    const [wins, ...figures] = told;
    const cells = [bar, wins, way.shortcut ? 'yes' : 'no', way.ordered ? 'his' : 'none'];
    console.log(`| ${[...cells, ...figures, ...(count === null ? [] : [times]), seconds].join(' | ')} |`);
  }
}
