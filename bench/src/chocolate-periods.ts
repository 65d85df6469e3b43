import { barPeriod } from '@tahoun/eval/chocolate';

/**
 * The periods of the Grundy values of bars, height by height, as they are proved (`barPeriod`); then the values are
 * computed from the rules, further than the proofs compare, and held against them.
 *
 *     npx node bench/src/chocolate-periods.ts [highest, default 9] [longest, default 20,000]
 */
const [highest, longest] = [Number(process.argv[2] ?? 9), Number(process.argv[3] ?? 20_000)];
if (!(highest >= 1 && highest <= 60 && longest >= 2000 && longest <= 200_000)) {
  process.stderr.write(
    'chocolate-periods: expected a height from 1 to 60 and a length from 2000 to 200000\n',
  );
  process.exit(2);
}

console.log(
  '| height | period | last exception | lengths compared | wrong up to the longest | highest value |',
);
console.log('| --- | --- | --- | --- | --- | --- |');
const rows: Uint16Array[] = [];
const marks = new Uint32Array(1 << 16);
let mark = 0;
for (let height = 1; height <= highest; height++) {
  const row = valuesOf(height);
  rows[height] = row;
  const { period, lastException, comparedTo } = barPeriod(height);
  let wrong = 0;
  for (let n = lastException + 1; n + period <= longest; n++) if (row[n] !== row[n + period]) wrong++;
  console.log(`| ${[height, period, lastException, comparedTo, wrong, Math.max(...row)].join(' | ')} |`);
}

/** By length, from the rules alone. */
function valuesOf(height: number): Uint16Array {
  const row = new Uint16Array(longest + 1);
  const other = (side: number, length: number) => (rows[side] as Uint16Array)[length]!;
  for (let length = 1; length <= longest; length++) {
    mark++;
    for (let x = 1; x <= length >> 1; x++) {
      if (height * x > 1) marks[row[x]! ^ row[length - x]!] = mark;
    }
    for (let y = 1; y <= height >> 1; y++) {
      if (length * y > 1) marks[other(y, length) ^ other(height - y, length)] = mark;
    }
    let mex = 0;
    while (marks[mex] === mark) mex++;
    row[length] = mex;
  }
  return row;
}
