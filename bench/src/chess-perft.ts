import { perft } from '@tahoun/core';
import { chess } from '@tahoun/games/chess';

/**
 * Published counts of chess moves and how fast they are counted, in CPU time of a fresh process; the
 * last ply is counted without making its moves. Exits with 1 when a count differs.
 *
 *     npx node bench/src/chess-perft.ts [most moves per count, default 200 million]
 */
const ORDINARY: readonly [fen: string, counts: readonly number[]][] = [
  [
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    [20, 400, 8902, 197_281, 4_865_609, 119_060_324, 3_195_901_860],
  ],
  [
    'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -',
    [48, 2039, 97_862, 4_085_603, 193_690_690],
  ],
  ['8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -', [14, 191, 2812, 43_238, 674_624, 11_030_083]],
  ['r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -', [6, 264, 9467, 422_333, 15_833_292]],
  ['rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ -', [44, 1486, 62_379, 2_103_487, 89_941_194]],
  ['r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10', [46, 2079, 89_890, 3_894_594]],
];

const CHESS960: readonly [fen: string, counts: readonly number[]][] = [
  [
    'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9',
    [21, 528, 12_189, 326_672, 8_146_062],
  ],
  ['2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9', [21, 807, 18_002, 667_366, 16_253_601]],
  ['b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9', [20, 479, 10_471, 273_318, 6_417_013]],
  ['qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9', [22, 593, 13_440, 382_958, 9_183_776]],
  [
    '1nbbnrkr/p1p1ppp1/3p4/1p3P1p/3Pq2P/8/PPP1P1P1/QNBBNRKR w HFhf - 0 9',
    [28, 1120, 31_058, 1_171_749, 34_030_312],
  ],
  ['nqn2krb/p1prpppp/1pbp4/7P/5P2/8/PPPPPKP1/NQNRB1RB w g - 3 9', [21, 461, 10_608, 248_069, 6_194_124]],
];

const limit = Number(process.argv[2] ?? 200_000_000);
if (Number.isNaN(limit)) {
  process.stderr.write(`chess-perft: "${process.argv[2]}" is not a number of moves\n`);
  process.exit(2);
}

let differing = 0;
let nodes = 0;
let seconds = 0;
for (const [fen, counts] of [...ORDINARY, ...CHESS960]) {
  const position = chess.parsePosition(fen);
  for (const [i, published] of counts.entries()) {
    if (published > limit) continue;
    const before = process.cpuUsage();
    const counted = perft(position, i + 1);
    const { user, system } = process.cpuUsage(before);
    const spent = (user + system) / 1e6;
    nodes += counted;
    seconds += spent;
    if (counted !== published) differing++;
    if (counted === published && counted < 1e6) continue;
    const speed = `${(counted / spent / 1e6).toFixed(1)} M/s`;
    console.log(
      `${fen}  depth ${i + 1}: ${counted}, ${spent.toFixed(2)} s, ${speed}${remark(counted, published)}`,
    );
  }
}
console.log(`${nodes} leaves in ${seconds.toFixed(2)} s of CPU: ${(nodes / seconds / 1e6).toFixed(1)} M/s`);
console.log(differing === 0 ? 'every count agrees' : `${differing} counts differ`);
process.exitCode = differing === 0 ? 0 : 1;

function remark(counted: number, published: number): string {
  return counted === published ? '' : `  DIFFERS, published is ${published}`;
}
