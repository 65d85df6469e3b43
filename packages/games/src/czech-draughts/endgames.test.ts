// @module-tag rest
import {
  type EndgameClass,
  NO_VALUE,
  Random,
  type RetrogradeTable,
  distanceOf,
  solveSlice,
  verifySlice,
} from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { type Board, EndgameIndex } from './endgame-index.js';
import { czechDraughtsEndgames } from './endgames.js';
import { ENDING_LIMIT } from './endings.js';
import { czechDraughts } from './index.js';
import { materialsOf } from './material.js';
import type { DraughtsPosition } from './position.js';
import { MAIN_DIAGONAL, squareName, squaresOf } from './squares.js';

const parse = (text: string) => czechDraughts.parsePosition(text) as DraughtsPosition;

/** Solved classes by label. */
const solved = new Map<string, RetrogradeTable>();

const endgameNamed = (label: string) =>
  czechDraughtsEndgames.classes(6).find((each) => each.label === label) as EndgameClass<DraughtsPosition>;

/** Solves a class, and those that it leads to, when it is first asked for. */
function tableOf(label: string): RetrogradeTable {
  const found = solved.get(label);
  if (found !== undefined) return found;
  const table = solveSlice(endgameNamed(label).slice((next) => tableOf(next).values));
  solved.set(label, table);
  return table;
}

const valuesOf = (label: string) => tableOf(label).values;

describe('endings of up to three pieces', () => {
  it('have the results of the rules page', () => {
    const sums = new Map<number, number[]>();
    for (const { label, pieces } of czechDraughtsEndgames.classes(3)) {
      const { wins, draws, losses, longest } = tableOf(label);
      const [won = 0, drawn = 0, lost = 0, most = 0] = sums.get(pieces) ?? [];
      sums.set(pieces, [won + wins, drawn + draws, lost + losses, Math.max(most, longest)]);
    }
    expect([...sums]).toEqual([
      [2, [1200, 1615, 673, 13]],
      [3, [63_007, 102_242, 30_783, 25]],
    ]);
  });

  it('follow from their successors, every one, also without distances', () => {
    const classes = czechDraughtsEndgames.classes(3);
    const outcomes = new Map(classes.map(({ label }) => [label, valuesOf(label).map(Math.sign)]));
    const outcomesOf = (label: string) => outcomes.get(label)!;
    for (const endgame of classes) {
      expect(verifySlice(endgame.slice(valuesOf), valuesOf(endgame.label))).toBeNull();
      expect(verifySlice(endgame.slice(outcomesOf), outcomesOf(endgame.label), false)).toBeNull();
    }
  });

  it('are the same when solved from tables without distances', () => {
    const outcomes = new Map<string, Int16Array>();
    for (const endgame of czechDraughtsEndgames.classes(3)) {
      const { values } = solveSlice(endgame.slice((label) => outcomes.get(label)!));
      outcomes.set(
        endgame.label,
        values.map((value) => (value === NO_VALUE ? NO_VALUE : Math.sign(value))),
      );
      const expected = valuesOf(endgame.label);
      expect(outcomes.get(endgame.label)?.map(Math.sign)).toEqual(expected.map(Math.sign));
    }
  });

  it('that are short by article 6 are decided before their moves run out', () => {
    for (const label of ['K-K', 'KK-K', 'Km-K']) {
      expect(tableOf(label).longest).toBeLessThanOrEqual(ENDING_LIMIT);
    }
  });
});

describe('three kings against one', () => {
  const board: Board = { white: 0, black: 0, kings: 0, turn: 0 };
  const index = new EndgameIndex({ strong: { men: 0, kings: 3 }, weak: { men: 0, kings: 1 } });
  /** The values with the three to move, their opponent on the main diagonal or off it. */
  function valuesWhere(isOnDiagonal: boolean): number[] {
    return [...valuesOf('KKK-K')].filter((_, i) => {
      if (!index.unrank(i, board) || board.turn !== 0) return false;
      return ((board.black & MAIN_DIAGONAL) !== 0) === isOnDiagonal;
    });
  }

  it('win 106,896 of 107,880 positions in which it is off the main diagonal, in 27 plies at most', {
    tags: 'rest',
  }, () => {
    const values = valuesWhere(false);
    const wins = values.filter((value) => value > 0);
    expect([values.length, wins.length]).toEqual([107_880, 106_896]);
    expect(Math.max(...wins.map((value) => distanceOf(value) as number))).toBe(27);
  });

  it('win before the short ending runs out, or never, while it holds the diagonal', () => {
    const wins = valuesWhere(true).filter((value) => value > 0);
    expect(Math.max(...wins.map((value) => distanceOf(value) as number))).toBeLessThan(ENDING_LIMIT);
  });
});

describe('indexes', () => {
  it('lead to a position and back, in either colours', () => {
    const random = new Random(7);
    const board: Board = { white: 0, black: 0, kings: 0, turn: 0 };
    for (const material of [4, 5, 6].flatMap(materialsOf)) {
      const endgame = endgameNamed(new EndgameIndex(material).label);
      const index = new EndgameIndex(material);
      for (let tried = 0; tried < 200; tried++) {
        const at = random.below(endgame.size);
        expect(endgame.hasPosition(at)).toBe(index.unrank(at, board));
        if (!endgame.hasPosition(at)) continue;
        const position = parse(textOf(board));
        expect(czechDraughtsEndgames.classOf(position)).toBe(endgame);
        expect(endgame.indexOf(position)).toBe(at);
        expect(endgame.indexOf(parse(textOf(turned(board))))).toBe(at);
      }
    }
  });

  it('are only given by the usual rules, to six pieces at most', () => {
    expect(czechDraughtsEndgames.classOf(parse('W:Wa1,c1,e1:Bb8,Kh8'))?.label).toBe('mmm-Km');
    expect(czechDraughtsEndgames.classOf(parse('W:Wa1:BKb8,Kh8'))?.label).toBe('KK-m');
    expect(czechDraughtsEndgames.classOf(parse('W:Wa1:BKb8,Kh8 must-continue'))).toBeNull();
    expect(czechDraughtsEndgames.classOf(parse('W:Wa1,c1,e1,g1:Bb8,Kh8'))?.label).toBe('mmmm-Km');
    expect(czechDraughtsEndgames.classOf(parse('W:Wa1,c1,e1,g1,b2:Bb8,Kh8'))).toBeNull();
    expect(czechDraughtsEndgames.classOf(parse('W:Wa1:B'))).toBeNull();
  });
});

it('the moves that article 6 leaves are what is undisturbed', () => {
  const { undisturbedPlies } = czechDraughtsEndgames;
  expect(undisturbedPlies(parse('W:WKa1,Kc1,Ke1:BKb8'))).toBe(30);
  expect(undisturbedPlies(parse('W:WKa1,Kc1,Ke1:BKb8 R12'))).toBe(18);
  expect(undisturbedPlies(parse('W:WKb2,Kc1,Ke1:BKh8 R2 E2'))).toBe(8);
  expect(undisturbedPlies(parse('W:WKb2,Kc1:BKb8 R25 E3'))).toBe(5);
});

function turned({ white, black, kings, turn }: Board): Board {
  const half = (set: number) => squaresOf(set).reduce((sum, square) => sum | (1 << (31 - square)), 0);
  return { white: half(black), black: half(white), kings: half(kings), turn: turn === 0 ? 1 : 0 };
}

function textOf({ white, black, kings, turn }: Board): string {
  const list = (pieces: number) =>
    squaresOf(pieces).map((square) => ((kings & (1 << square)) !== 0 ? 'K' : '') + squareName(square));
  return `${turn === 0 ? 'W' : 'B'}:W${list(white)}:B${list(black)}`;
}
