import { describe, expect, it } from 'vitest';
import { Random } from '../contract/random.js';
import { type RetrogradeProgress, solveSlice } from './solve.js';
import { GraphSlice, type SliceNode, TwoWaySlice } from './testing/graph-slice.js';
import { NO_VALUE, TABLE_DRAW, lostIn, wonIn } from './values.js';

/*
 * The signature of retrograde analysis: how many times it lists moves, and its results. A change of form
 * keeps it.
 * To write it again on purpose: `vitest run src/retrograde/signature.test.ts --update`.
 */

const SIZES = [40, 400, 3000] as const;

/** A graph in which much goes round, with gaps, repeated moves, and exits of every kind. */
function graphOf(size: number): SliceNode[] {
  const random = new Random(size);
  const exits = [
    NO_VALUE,
    NO_VALUE,
    NO_VALUE,
    NO_VALUE,
    NO_VALUE,
    TABLE_DRAW,
    lostIn(3),
    lostIn(20),
    wonIn(9),
  ];
  return Array.from({ length: size }, (_, i) => {
    if (i % 17 === 5) return null;
    const steps = Array.from({ length: random.below(5) }, () => random.below(size));
    const to = steps.filter((step) => step % 17 !== 5);
    const exit = exits[random.below(exits.length)]!;
    return { to, exit: to.length === 0 && exit === NO_VALUE ? lostIn(0) : exit };
  });
}

/** Counts how often moves are listed. */
class CountedSlice extends TwoWaySlice {
  forwards = 0;
  backwards = 0;

  override successors(index: number, out: Int32Array): number {
    this.forwards++;
    return super.successors(index, out);
  }

  override predecessors(index: number, out: Int32Array): number {
    this.backwards++;
    return super.predecessors(index, out);
  }
}

const table = (lines: readonly string[]) => `\n${lines.join('\n')}\n`;

describe('what is written down of retrograde analysis', () => {
  it('how often it lists moves, and its results', () => {
    const lines = SIZES.map((size) => {
      const slice = new CountedSlice(graphOf(size));
      const heard: RetrogradeProgress[] = [];
      const { wins, draws, losses, longest, values } = solveSlice(slice, {
        onProgress: (now) => heard.push(now),
      });
      const told = heard.map(({ phase, done, distance }) => `${phase[0]}${done}/${distance}`).join(' ');
      const { forwards, backwards } = slice;
      return `${size}: ${wins} ${draws} ${losses}, longest ${longest}, listed ${forwards} ${backwards}, sum ${sumOf(values)}, ${size === SIZES[0] ? told : heard.length}`;
    });
    expect(table(lines)).toMatchInlineSnapshot(`
      "
      40: 21 2 14, longest 20, listed 43 35, sum -485386, c0/0 r7/0 r21/1 r23/2 r25/3 r25/4 r25/5 r25/6 r25/7 r25/8 r26/9 r29/10 r33/11 r33/12 r33/13 r33/14 r33/15 r33/16 r33/17 r33/18 r33/19 r35/20
      400: 185 81 110, longest 27, listed 416 295, sum 881316, 29
      3000: 1425 551 847, longest 35, listed 3115 2272, sum 874990, 37
      "
    `);
  });

  it('how many positions it looks at, with un-moves and without', () => {
    const nodesOf = (slice: GraphSlice) => {
      let nodes = 1;
      const isEnough = () => {
        try {
          solveSlice(slice, { limits: { nodes } });
          return true;
        } catch {
          return false;
        }
      };
      while (!isEnough()) nodes++;
      return nodes;
    };
    const graph = graphOf(SIZES[0]);
    expect([nodesOf(new TwoWaySlice(graph)), nodesOf(new GraphSlice(graph))]).toMatchInlineSnapshot(`
      [
        75,
        155,
      ]
    `);
  });
});

/** A sum in which every value and its index count. */
function sumOf(values: Int16Array): number {
  return values.reduce((sum, value, i) => (sum + value * (i + 1)) % 1_000_003, 0);
}
