import { aiOf, games } from '@tahoun/catalogue/all';
import { alphaBetaSearch, legalMoves } from '@tahoun/core';
import { bestMove, solve } from '@tahoun/engine';
import { chocolate } from '@tahoun/games/chocolate';
import { describe, expect, it } from 'vitest';

/**
 * Čáp 2010, Table 2: moves examined on the empty board, all cells up to 3 million moves. "Depth d" of
 * the table looks d + 1 plies ahead. The larger cells are in `bench/src/table2.ts`: above 2^24 the
 * thesis's 32-bit float counter rounds, so there the nearest float32 of our count is compared.
 */
describe("Čáp's Table 2", () => {
  const cells = [
    ['5x5', 'minimax', [25, 545, 9389, 129965, 1418885]],
    ['5x5', 'alpha-beta', [25, 285, 2172, 10126, 63888, 139046, 577667, 990863, 1984847, 2520945]],
    ['7x7', 'minimax', [49, 2233, 90373]],
    ['7x7', 'alpha-beta', [49, 1057, 15540, 117768, 1005738]],
  ] as const;

  for (const [map, algorithm, column] of cells) {
    for (const [depth, published] of column.entries()) {
      const tags = published > 200_000 ? ['rest'] : [];
      it(`${map} ${algorithm} depth ${depth}: ${published}`, { tags }, () => {
        const { nodes } = bestMove(games, { game: 'zabor', variants: { map }, algorithm, depth: depth + 1 });
        expect(nodes).toBe(published);
      });
    }
  }

  it('rounds as a 32-bit float counter does', () => {
    expect(Math.fround(37_838_686)).toBe(37_838_688);
    expect(Math.fround(76_468_805)).toBe(76_468_808);
    expect(Math.fround(365_039_045)).toBe(365_039_040);
  });
});

/**
 * Milata 2007: the winner of the bar of n x m, A the first player or B the second. `-` where his program
 * could not tell; every one of those is filled by Grundy values.
 */
const MILATA_COLUMNS = [1, 3, 5, 7, 9];
const MILATA: Readonly<Record<number, string>> = {
  1: 'B',
  3: 'BB',
  5: 'ABB',
  7: 'BBBB',
  9: 'ABB--',
  11: 'BB---',
  13: 'AB---',
  15: 'AA---',
  17: 'BB---',
  19: 'A----',
  21: 'A----',
  23: 'B----',
};
/** The same for m = 1 beyond the table. */
const MILATA_ONE_ROW = { A: [25, 29, 33, 35], B: [27, 31, 37] };
/** The whole table without a gap. */
const MILATA_FILLED: Readonly<Record<number, string>> = {
  1: 'B',
  3: 'BB',
  5: 'ABB',
  7: 'BBBB',
  9: 'ABBBB',
  11: 'BBBBB',
  13: 'ABBBB',
  15: 'AAABB',
  17: 'BBBBB',
  19: 'AAABB',
  21: 'ABABA',
  23: 'BBBBB',
};

function winner(a: number, b: number): string {
  const { outcome } = solve(games, { game: 'chocolate', position: `${a}x${b} A`, nodes: 1 });
  return outcome === 'win' ? 'A' : 'B';
}

describe("Milata's table", () => {
  it('is reproduced, the row of 1xn included', () => {
    for (const [n, row] of Object.entries(MILATA)) {
      for (const [i, published] of [...row].entries()) {
        if (published !== '-')
          expect(winner(MILATA_COLUMNS[i]!, Number(n)), `${MILATA_COLUMNS[i]}x${n}`).toBe(published);
      }
    }
    for (const n of MILATA_ONE_ROW.A) expect(winner(1, n)).toBe('A');
    for (const n of MILATA_ONE_ROW.B) expect(winner(1, n)).toBe('B');
  });

  it('has every "-" filled, as a second, independent calculation has it', () => {
    const grundy = plainGrundyTable(23);
    for (const [n, row] of Object.entries(MILATA_FILLED)) {
      for (const [i, filled] of [...row].entries()) {
        const m = MILATA_COLUMNS[i]!;
        const value = (grundy[m] as number[])[Number(n)]!;
        expect(value === 0 ? 'B' : 'A', `${m}x${n}`).toBe(filled);
        expect(winner(m, Number(n)), `${m}x${n}`).toBe(filled);
      }
    }
  });

  it('gives every bar with an even side to the first player, except 1x2', () => {
    for (let a = 1; a <= 20; a++) {
      for (let b = 2; b <= 20; b += 2) if (a > 1 || b > 2) expect(winner(a, b), `${a}x${b}`).toBe('A');
    }
    expect(winner(1, 2)).toBe('B');
  });

  it('is what the textbook search finds by looking at everything', () => {
    for (const [a, b] of [
      [1, 5],
      [1, 7],
      [1, 9],
      [1, 13],
      [3, 3],
      [3, 5],
    ] as const) {
      const position = chocolate.parsePosition(`${a}x${b} A`);
      const { score, exact } = alphaBetaSearch({
        position,
        evaluation: aiOf('chocolate').textbook,
        limits: { depth: a * b },
      });
      expect([exact, score > 0 ? 'A' : 'B'], `${a}x${b}`).toEqual([true, winner(a, b)]);
    }
  });
});

/** Grundy values straight from the rules, sharing no code with the project. */
function plainGrundyTable(max: number): number[][] {
  const table: number[][] = Array.from({ length: max + 1 }, () => new Array<number>(max + 1).fill(0));
  const at = (h: number, w: number) => (table[h] as number[])[w]!;
  for (let size = 2; size <= 2 * max; size++) {
    for (let h = 1; h < size; h++) {
      const w = size - h;
      if (h > max || w > max) continue;
      const reached = new Set<number>();
      for (let k = 1; k < w; k++) if (h * k > 1 && h * (w - k) > 1) reached.add(at(h, k) ^ at(h, w - k));
      for (let k = 1; k < h; k++) if (w * k > 1 && w * (h - k) > 1) reached.add(at(k, w) ^ at(h - k, w));
      let value = 0;
      while (reached.has(value)) value++;
      (table[h] as number[])[w] = value;
    }
  }
  return table;
}

/** GAME.md's exact margins; larger boards are in `docs/measurements.md`. */
describe('exact values of Zabor', () => {
  it.each([
    ['3x3', 3],
    ['3x4', 0],
    ['4x3', 0],
    ['4x4', 0],
    ['4x5', 0],
    ['5x5', 1],
  ])('%s is worth %i', (map, value) => {
    const answer = solve(games, { game: 'zabor', variants: { map } });
    expect(answer).toMatchObject({ solved: true, value });
    expect(answer.distance).toBe(answer.pv.length);
  });
});

it('a perfect player of chocolate loses no won bar, whatever the other does', () => {
  for (const bar of ['3x15 A', '4x7 A', '1x25 A']) {
    const position = chocolate.parsePosition(bar);
    while (legalMoves(position).length > 0) {
      const { move } = bestMove(games, {
        game: 'chocolate',
        position: chocolate.formatPosition(position),
        level: 8,
        nodes: 2000,
      });
      position.makeMove(chocolate.parseMove(position, move as string));
      const replies = legalMoves(position);
      if (replies.length === 0) break;
      position.makeMove(replies[replies.length >> 1]!);
    }
    expect(chocolate.result(position)?.winner, bar).toBe(0);
  }
});
