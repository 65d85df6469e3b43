import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError, isInputError, quoteInput } from './contract/errors.js';
import { figuresEvaluation } from './contract/figures-evaluation.js';
import type { Game, ImmediateWins, NoisyMoves, Position } from './contract/game.js';
import { GrundyTable, mex, nimSum } from './contract/grundy.js';
import { MoveStack, legalMoves, perft, perftDivide } from './contract/moves.js';
import { Random, zobristKeys } from './contract/random.js';
import {
  MANY,
  WIN,
  further,
  isDecided,
  nearer,
  opposite,
  outcomeOfScore,
  pliesToEnd,
  scoreParts,
} from './contract/score.js';
import { entriesFor } from './proof-number/df-pn.js';
import { PvTable } from './request/pv.js';
import { MoveHistory } from './search/move-history.js';
import { tableMibFor } from './search/table.js';
import { type Tree, TreePosition } from './testing/synthetic.js';

describe('scores', () => {
  it.each([
    { score: 150, is: { kind: 'units', hundredths: 150 } },
    { score: -3, is: { kind: 'units', hundredths: -3 } },
    { score: WIN - 3, is: { kind: 'decided', wins: true, plies: 3, within: false } },
    { score: 4 - WIN, is: { kind: 'decided', wins: false, plies: 4, within: false } },
    {
      score: WIN - 3,
      distanceIsBound: true,
      is: { kind: 'decided', wins: true, plies: 3, within: true },
    },
  ])('are taken apart for words: $score', ({ is, ...answer }) => {
    expect(scoreParts(answer)).toEqual(is);
  });

  it('step towards the root and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -WIN + 1, max: WIN - 1 }), (score) => {
        if (Math.abs(score) !== MANY) expect(nearer(further(score))).toBe(score);
        expect(opposite(opposite(score))).toBe(score);
      }),
    );
    expect(nearer(WIN)).toBe(WIN - 1);
    expect(nearer(-WIN)).toBe(-WIN + 1);
    expect(nearer(MANY)).toBe(MANY);
    expect(Object.is(opposite(0), 0)).toBe(true);
  });

  it('tell the distance', () => {
    expect(pliesToEnd(WIN - 5)).toBe(5);
    expect(pliesToEnd(-WIN + 4)).toBe(4);
    expect(pliesToEnd(300)).toBeNull();
    expect([isDecided(MANY), isDecided(MANY + 1)]).toEqual([false, true]);
    expect([1, 0, -1].map(outcomeOfScore)).toEqual([1, 0, -1]);
  });
});

describe('Sprague-Grundy', () => {
  it('has the mex and the nim-sum', () => {
    expect([mex([]), mex([0, 1, 3]), mex([1, 2])]).toEqual([0, 2, 0]);
    expect(nimSum([1, 2, 4, 4])).toBe(3);
  });

  it('knows the values of nim heaps and of Kayles', () => {
    const nim = new GrundyTable<number>((heap) => Array.from({ length: heap }, (_, left) => [left]));
    expect([0, 1, 5, 9].map((heap) => nim.value(heap))).toEqual([0, 1, 5, 9]);
    // Kayles, Guy and Smith 1956: take one pin or two neighbours from a row.
    const kayles = new GrundyTable<number>((row) => {
      const options: number[][] = [];
      for (const taken of [1, 2]) {
        for (let left = 0; left <= row - taken; left++) options.push([left, row - taken - left]);
      }
      return options;
    });
    const values = Array.from({ length: 12 }, (_, row) => kayles.value(row));
    expect(values).toEqual([0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
  });
});

describe('randomness', () => {
  it('repeats for equal seeds and differs for others', () => {
    const draw = (seed: number) => {
      const random = new Random(seed);
      return Array.from({ length: 5 }, () => random.nextInt32());
    };
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
    expect(zobristKeys(3, 5)).toEqual(zobristKeys(3, 5));
    expect(new Set(zobristKeys(500, 5)).size).toBe(1000);
  });

  // Stored books and tables are named by keys that are made of these.
  it('never changes: these are the first numbers of a seed', () => {
    const random = new Random(7);
    expect([
      random.nextInt32(),
      random.nextInt32(),
      random.next(),
      random.below(1000),
    ]).toMatchInlineSnapshot(`
      [
        -1876841087,
        1675177840,
        0.9732562315184623,
        18,
      ]
    `);
    expect(Array.from(zobristKeys(2, 7))).toMatchInlineSnapshot(`
      [
        -1876841087,
        1675177840,
        -114863611,
        80695229,
      ]
    `);
  });

  it('is spread evenly', () => {
    const random = new Random(99);
    const counts = new Array<number>(10).fill(0);
    for (let i = 0; i < 100_000; i++) counts[random.below(10)] = counts[random.below(10)]! + 1;
    for (const count of counts) expect(count).toBeGreaterThan(8_500);
  });
});

describe('perft and move lists', () => {
  const tree: Tree = [[1, 2, 3], [4], 'lost'];

  it('counts sequences of exactly the depth', () => {
    const position = new TreePosition(tree);
    expect([0, 1, 2, 3].map((depth) => perft(position, depth))).toEqual([1, 3, 4, 0]);
    expect(perftDivide(position, 2).map(({ nodes }) => nodes)).toEqual([3, 1, 0]);
  });

  it('goes on beyond draws where the game does', () => {
    class Drawn extends TreePosition {
      override generateMoves(out: Int32Array, at: number): number {
        return this.automaticDraws.drawsInForce ? at : super.generateMoves(out, at);
      }
      readonly automaticDraws = { isRepeated: () => false, drawsInForce: true };
    }
    const drawn = new Drawn(tree);
    expect([perft(new TreePosition(tree), 2), perft(drawn, 2)]).toEqual([4, 4]);
    expect(perftDivide(drawn, 2).map(({ nodes }) => nodes)).toEqual([3, 1, 0]);
    expect(legalMoves(drawn)).toEqual([]);
  });

  it('keeps what is on the stack when it grows, whichever moves are listed', () => {
    const count = 3000;
    const list = (out: Int32Array, at: number) => {
      for (let i = 0; i < count && at + i < out.length; i++) out[at + i] = i;
      return at + count;
    };
    const position = {
      generateMoves: list,
      generateNoisy: list,
      generateNonLosing: list,
    } as unknown as Position & NoisyMoves & ImmediateWins;
    for (const kind of ['generate', 'generateNoisy', 'generateNonLosing'] as const) {
      const stack = new MoveStack();
      stack.moves[0] = 77;
      expect(stack[kind](position, 1)).toBe(1 + count);
      expect(Array.from(stack.moves.subarray(0, 1 + count))).toEqual([77, ...Array(count).keys()]);
    }
  });

  it('keeps a line for each ply, of the deepest too', () => {
    const lines = new PvTable(3);
    lines.set(4, 9);
    lines.extend(3, 8);
    lines.extend(2, 7);
    expect([2, 3, 4].map((ply) => lines.read(ply))).toEqual([[7, 8, 9], [8, 9], [9]]);
    lines.set(3, 5);
    lines.extend(2, 6);
    lines.clear(4);
    expect([2, 3, 4].map((ply) => lines.read(ply))).toEqual([[6, 5], [5], []]);
    lines.clear(3);
    lines.extend(2, 4);
    expect(lines.read(2)).toEqual([4]);
  });

  it('grows its stack for any number of moves', () => {
    const wide = Array.from({ length: 5000 }, () => 0);
    expect(legalMoves(new TreePosition(wide))).toHaveLength(5000);
    expect(perft(new TreePosition([wide, wide]), 2)).toBe(10_000);
  });
});

describe('errors', () => {
  it('quote foreign text in one short line', () => {
    expect(quoteInput('a\n b')).toBe('a b');
    expect(quoteInput('x'.repeat(100))).toBe(`${'x'.repeat(37)}...`);
    expect(quoteInput(` ${'x'.repeat(40)} `)).toBe('x'.repeat(40));
    expect(new InputError('code', 'message', { found: 'x' })).toMatchObject({
      code: 'code',
      params: { found: 'x' },
    });
  });

  it('are known by their name, so that those of another copy of the package count as well', () => {
    class Narrower extends InputError {}
    const foreign = Object.assign(new Error('message'), { name: 'InputError' });
    for (const error of [new InputError('code', 'message'), new Narrower('code', 'message'), foreign])
      expect(isInputError(error)).toBe(true);
    for (const other of [new Error('message'), { name: 'InputError' }, null, undefined])
      expect(isInputError(other)).toBe(false);
  });
});

describe('figures as an evaluation', () => {
  const game = { figures: () => ({ own: 3, other: 1, rest: 50 }) } as unknown as Game;
  const judged = (weights: Record<string, number>, turn: 0 | 1) => {
    const evaluation = figuresEvaluation(game, weights, 1);
    const position = { turn } as Position;
    const value = evaluation.evaluate(position);
    expect(evaluation.terms(position)).toEqual({ figures: value });
    return [evaluation.id, value];
  };

  it('count what is named, for the side that wants much of it', () => {
    expect(judged({ own: 1, other: -0.5 }, 1)).toEqual(['figures', 250]);
    expect(judged({ own: 1, other: -0.5 }, 0)).toEqual(['figures', -250]);
    expect(judged({ own: 1 / 3, unknown: 9 }, 1)).toEqual(['figures', 100]);
    expect(judged({ other: 0.003 }, 1)).toEqual(['figures', 0]);
  });
});

describe('memory', () => {
  it('of a team of threads fits its limits: 32 bytes a node, 64 MiB at most', () => {
    expect(tableMibFor({})).toBe(16);
    expect(tableMibFor({ nodes: 2 ** 15 })).toBe(1);
    expect(tableMibFor({ nodes: 2 ** 30 })).toBe(64);
    expect(tableMibFor({ timeMs: 2 ** 15 / 1500 })).toBe(1);
    expect(tableMibFor({ nodes: 2 ** 15, timeMs: 1_000_000 })).toBe(1);
    expect(tableMibFor({ nodes: 2 ** 30, timeMs: 2 ** 16 / 1500 })).toBe(2);
  });

  it('of proof-number search fits its nodes: 4,096 to 2,097,152 entries', () => {
    expect([0, 5000, 2 ** 25].map((nodes) => entriesFor(nodes))).toEqual([4096, 5000, 2 ** 21]);
    expect(entriesFor()).toBe(2 ** 21);
  });

  it('of moves that did well fades by half from search to search', () => {
    const history = new MoveHistory();
    const { quiet, noisy } = history;
    [quiet[0], quiet[8191], noisy[3], noisy[8191]] = [100, -100, 7, -1600];
    history.fade();
    expect([quiet[0], quiet[8191], noisy[3], noisy[8191]]).toEqual([50, -50, 3, -800]);
    history.pair();
    history.answers.values[5] = 9;
    const { values } = history.plans;
    history.pair();
    const { answers, plans } = history;
    expect([answers.values[5], plans.values === values, values.length]).toEqual([9, true, 1024 * 1024]);
  });

  it('of moves that did well goes from thread to thread where it is shared', () => {
    const buffer = new SharedArrayBuffer(MoveHistory.BYTES);
    const tablesOf = (history: MoveHistory) => {
      history.pair();
      history.keepErrors();
      const { quiet, noisy, answers, plans, errors } = history;
      return [quiet, noisy, ...[answers, plans, errors].flatMap(({ values, written }) => [values, written])];
    };
    const [first, second] = [new MoveHistory(buffer), new MoveHistory(buffer)];
    const [written, read] = [tablesOf(first), tablesOf(second)];
    expect(read.map((table) => table.length)).toEqual(
      tablesOf(new MoveHistory()).map(({ length }) => length),
    );
    for (const [i, table] of written.entries()) table.fill(i + 1);
    for (const [i, table] of read.entries()) expect(table.every((each) => each === i + 1)).toBe(true);
    for (const { written } of [first.answers, first.plans, first.errors]) written.fill(1);
    second.clear();
    expect(new Uint8Array(buffer).every((byte) => byte === 0)).toBe(true);
  });
});
