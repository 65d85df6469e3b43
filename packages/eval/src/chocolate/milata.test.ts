import { Random, legalMoves } from '@tahoun/core';
import { type ChocolatePosition, chocolate, formatBreak } from '@tahoun/games/chocolate';
import { describe, expect, it } from 'vitest';
import { type Heap, heapOf, heapOfBar } from './cuts.js';
import { grundyOfHeap, solveChocolate } from './grundy.js';
import { milataSearch, pairingMoves } from './milata.js';
import { type Recursion, countHeaps, playerWins } from './player-wins.js';

const heap = (text: string) => chocolate.parsePosition(`${text} A`);

/** The four ways to go, each of them with and without a memory. */
const WAYS: readonly Recursion[] = [true, false].flatMap((shortcut) =>
  [true, false].map((ordered) => ({ shortcut, ordered })),
);

/** Every heap of one to three pieces that can be broken, of twelve squares or fewer each. */
function smallHeaps(): ChocolatePosition[] {
  const bars = ['1x4', '1x5', '1x6', '1x7', '1x8', '1x9', '2x2', '2x3', '2x4', '2x5', '3x3', '3x4'];
  const heaps = (size: number, from: number): string[][] =>
    size === 0
      ? [[]]
      : bars.flatMap((bar, i) => (i < from ? [] : heaps(size - 1, i).map((more) => [bar, ...more])));
  return [1, 2, 3].flatMap((size) => heaps(size, 0)).map((pieces) => heap(pieces.join('+')));
}

describe("Milata's recursion", () => {
  it('agrees with Grundy values on all small heaps, in each of its eight forms', () => {
    const heaps = smallHeaps();
    expect(heaps.length).toBe(12 + 78 + 364);
    const memories = WAYS.map(() => new Map<string, boolean>());
    for (const position of heaps) {
      const wins = grundyOfHeap(position) !== 0;
      const found = WAYS.map((way, i) =>
        playerWins(heapOf(position.counts), { ...way, memory: memories[i]! }),
      );
      expect(found, chocolate.formatPosition(position)).toEqual(WAYS.map(() => wins));
      // Without a memory heaps of three pieces take too long for all of them.
      if (heapOf(position.counts).length < 3) {
        for (const way of WAYS) expect(playerWins(heapOf(position.counts), way)).toBe(wins);
      }
    }
  });

  it('loses where nothing can be broken, crumbs being dropped', () => {
    for (const text of ['1x1', '1x2', '3*1x3+2*1x2'])
      expect(playerWins(heapOf(heap(text).counts))).toBe(false);
    expect(heapOf(heap('2x2+1x3').counts)).toEqual(heapOfBar(2, 2));
  });
});

/** Number of heaps that `playerWins` searches. */
function walked(heap: Heap, how: Recursion): number {
  let heaps = 0;
  playerWins(heap, { ...how, onHeap: () => heaps++ });
  return heaps;
}

describe('the heaps that the recursion looks into', () => {
  it.each(['1x7', '1x19', '3x5', '3x7', '4x5', '5x5'])(
    'are counted for %s without walking through them',
    (bar) => {
      const start = heapOf(heap(bar).counts);
      for (const way of WAYS) {
        const memory = new Map<string, boolean>();
        expect(countHeaps(start, way)).toEqual({
          wins: grundyOfHeap(heap(bar)) !== 0,
          tree: BigInt(walked(start, way)),
          distinct: walked(start, { ...way, memory }),
        });
      }
    },
  );

  it.each([
    ['1x4', [1n, 1], [2n, 2]],
    ['1x7', [4n, 4], [5n, 4]],
    ['1x23', [12_844n, 166], [38_265n, 166]],
    ['1x37', [90_763_609n, 1336], [281_087_879n, 1337]],
    ['3x5', [23n, 19], [55n, 20]],
    ['5x5', [920n, 90], [2199n, 93]],
    ['5x7', [388_599n, 930], [854_557n, 931]],
  ] as const)('of %s are so many, with the shortcut and without it', (bar, short, long) => {
    const counts = [true, false].map((shortcut) => countHeaps(heapOf(heap(bar).counts), { shortcut }));
    expect(counts.map((count) => [count?.tree, count?.distinct])).toEqual([short, long]);
  });

  it('are not counted beyond a bound', () => {
    expect(countHeaps(heapOfBar(5, 5), {}, 89)).toBeNull();
    expect(countHeaps(heapOfBar(5, 5), {}, 90)?.distinct).toBe(90);
  });
});

describe('symmetry', () => {
  const pairing = (text: string) => {
    const position = heap(text);
    return pairingMoves(position, legalMoves(position)).map(formatBreak);
  };

  it('halves a bar with an even side, and one among pairs and crumbs', () => {
    expect(pairing('4x6')).toEqual(['4x6=3x4+3x4', '4x6=2x6+2x6']);
    expect(pairing('1x8+2*3x5+1x3')).toEqual(['1x8=1x4+1x4']);
  });

  it('answers each break with the same break of the other piece', () => {
    expect(pairing('3x4+3x3+1x3')).toEqual(['3x4=3x3+1x3']);
    expect(pairing('5x7+3x7+2x7')).toEqual(['5x7=3x7+2x7']);
  });

  it('names no break of a heap that is paired, nor of one that no break pairs', () => {
    for (const text of ['2*3x5', '2*2x2+1x3', '3x5', '3x5+1x7', '2x2+1x4'])
      expect(pairing(text), text).toEqual([]);
  });

  it('wins with every break that it names', () => {
    for (const position of smallHeaps()) {
      for (const move of pairingMoves(position, legalMoves(position))) {
        position.makeMove(move);
        expect(grundyOfHeap(position)).toBe(0);
        position.undoMove();
      }
    }
  });
});

describe("Milata's player", () => {
  /**
   * A game in which A is his player and the other side chooses its breaks.
   * @returns the number of A's searches.
   */
  function winsAsA(
    bar: string,
    reply: (position: ChocolatePosition, moves: readonly number[]) => number,
  ): number {
    const position = heap(bar);
    let searched = 0;
    while (legalMoves(position).length > 0) {
      const { move, exact, score, nodes } = milataSearch({ position, limits: {} });
      expect([exact, score > 0], bar).toEqual([true, true]);
      if (nodes > 0) searched++;
      position.makeMove(move);
      const moves = legalMoves(position);
      if (moves.length > 0) position.makeMove(reply(position, moves));
    }
    expect(chocolate.result(position)?.winner, bar).toBe(0);
    return searched;
  }

  it('wins every bar with an even side by symmetry alone, against chance and against a perfect player', () => {
    const random = new Random(2007);
    for (let height = 1; height <= 12; height++) {
      for (let width = 2; width <= 12; width += 2) {
        if (height * width === 2) continue;
        const byChance = (_: unknown, moves: readonly number[]) => moves[random.below(moves.length)]!;
        expect(winsAsA(`${height}x${width}`, byChance)).toBe(0);
        expect(winsAsA(`${height}x${width}`, (position) => solveChocolate(position).moves[0]!)).toBe(0);
      }
    }
  });

  it('wins the odd bars of his table that are won, by his recursion', () => {
    for (const bar of ['1x13', '1x25', '1x35', '3x15']) {
      expect(winsAsA(bar, (position) => solveChocolate(position).moves[0]!)).toBeGreaterThan(0);
    }
  });

  it('knows the odd bars that are lost, and breaks so that most is left', () => {
    for (const bar of ['3x5', '5x5', '1x37', '5x7', '7x7']) {
      expect(milataSearch({ position: heap(bar), limits: {} })).toMatchObject({
        exact: true,
        limitedBy: null,
      });
      expect(milataSearch({ position: heap(bar), limits: {} }).score).toBeLessThan(0);
    }
    expect(formatBreak(milataSearch({ position: heap('1x11'), limits: {} }).move)).toBe('1x11=1x6+1x5');
  });

  it('plays what it was looking into when its limit ends the recursion, and claims nothing', () => {
    const stopped = milataSearch({ position: heap('9x9'), limits: { nodes: 5000 } });
    expect(stopped).toMatchObject({ score: 0, exact: false, limitedBy: 'nodes', nodes: 5000 });
    expect(legalMoves(heap('9x9'))).toContain(stopped.move);
  });

  it('does not begin with a heap larger than any bar, unless symmetry wins it', () => {
    expect(milataSearch({ position: heap('59x59+57x57'), limits: {} })).toMatchObject({
      nodes: 0,
      limitedBy: 'nodes',
    });
    expect(milataSearch({ position: heap('2*59x59+60x60'), limits: {} })).toMatchObject({
      exact: true,
      nodes: 0,
    });
  });

  it('keeps to the breaks that it may choose from', () => {
    const position = heap('4x6');
    const moves = ['4x6=4x4+2x4', '4x6=4x5+1x4'].map((text) => chocolate.parseMove(position, text));
    expect(moves).toContain(milataSearch({ position, limits: {}, moves }).move);
  });
});
