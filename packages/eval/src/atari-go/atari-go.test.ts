import { NO_MOVE, ONGOING, Random, legalMoves, playRandomMove } from '@tahoun/core';
import { type AtariGoPosition, atariGo } from '@tahoun/games/atari-go';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { staryAccount } from './account.js';
import { SCANS, type Scan, blockersOf, eulerNumber, quadsOf } from './euler.js';
import {
  STARY_CONSTANTS,
  STRENGTH_WEIGHTS,
  attackRule,
  defenceRule,
  quadWeightsOf,
  staryEvaluation,
  strength,
} from './index.js';
import { libertyBalance } from './liberties.js';
import { byLiberties } from './rules.js';
import { eulerBalance } from './stary.js';

const stary = staryEvaluation(STARY_CONSTANTS);
const scanned = [0, 2].map((scan) => staryEvaluation({ ...STARY_CONSTANTS, scan }));
const best = strength;

const played = fc
  .record({
    seed: fc.integer(),
    size: fc.integer({ min: 3, max: 13 }),
    plies: fc.nat(60),
    target: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ seed, size, plies, target }) => {
    const random = new Random(seed);
    const position = atariGo.initial({ size: String(size), target: String(target) });
    for (let ply = 0; ply < plies && position.outcome() === ONGOING; ply++) {
      playRandomMove(position, random);
    }
    return position;
  });

/** The rows of a drawing, `X` a stone. */
function rowsOf(...rows: readonly string[]): Int32Array {
  return Int32Array.from(rows, (row) =>
    [...row].reduce((bits, cell, i) => (cell === 'X' ? bits | (1 << i) : bits), 0),
  );
}

/**
 * Groups minus holes by flooding: stones that touch by a corner belong together where the scan joins them,
 * and all other points where it does not. A border round the board makes one part outside.
 */
function groupsAndHoles(position: AtariGoPosition, stone: number, scan: Scan): number {
  const { size } = position.goban;
  const at = (row: number, column: number) =>
    row >= 0 && column >= 0 && row < size && column < size ? position.groups.stones[row * size + column] : 0;
  const joins = (row: number, column: number, dr: number, dc: number) => {
    const between = [at(row + dr, column), at(row, column + dc)];
    return scan === 'joined' || (scan === 'aware' && between.every((content) => content === 0));
  };
  const partsOf = (isMember: (row: number, column: number) => boolean, isJoined: typeof joins) => {
    const seen = new Set<string>();
    let parts = 0;
    for (let start = 0; start < (size + 2) ** 2; start++) {
      const waiting = [[Math.floor(start / (size + 2)) - 1, (start % (size + 2)) - 1] as const];
      let isNew = false;
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const [row, column] = next;
        if (row < -1 || column < -1 || row > size || column > size) continue;
        if (!isMember(row, column) || seen.has(`${row},${column}`)) continue;
        seen.add(`${row},${column}`);
        isNew = true;
        for (const dr of [-1, 0, 1]) {
          for (const dc of [-1, 0, 1]) {
            if (dr === 0 || dc === 0 || isJoined(row, column, dr, dc)) waiting.push([row + dr, column + dc]);
          }
        }
      }
      if (isNew) parts++;
    }
    return parts;
  };
  const isStone = (row: number, column: number) => at(row, column) === stone;
  const isOther = (row: number, column: number) => !isStone(row, column);
  // Two points that are no such stones touch by a corner through the two between them, unless those are joined.
  const isOpen = (row: number, column: number, dr: number, dc: number) =>
    !(isStone(row + dr, column) && isStone(row, column + dc) && joins(row + dr, column, -dr, dc));
  return partsOf(isStone, joins) - (partsOf(isOther, isOpen) - 1);
}

describe("the thesis's evaluation", () => {
  it('counts windows as in its worked example', () => {
    // Three groups with two eyes, of which the right one is closed only diagonally.
    const rows = rowsOf('.......', '.XXXX..', '.X.X.X.', '.XXXXX.', '.......', '...X.X.', '.......');
    expect(quadsOf(rows, 7)).toEqual({ one: 13, three: 7, diagonal: 1, joined: 0 });
    expect(eulerNumber(rows, 7)).toBe(2);
  });

  it('counts the eye that is closed diagonally as a hole when no opponent can open it', () => {
    const stones = rowsOf('.......', '.XXXX..', '.X.X.X.', '.XXXXX.', '.......', '...X.X.', '.......');
    const euler = (scan: Scan, ...opponents: readonly string[]) =>
      eulerNumber(stones, 7, blockersOf(scan, rowsOf(...opponents)));
    // E5 and F4 are joined: both points between them, F5 and E4, are free. Three groups minus two holes.
    expect(euler('aware')).toBe(3 - 2);
    // With an opponent on F5 the corner is open, and three groups have one hole again.
    expect(euler('aware', '.......', '.....X.')).toBe(3 - 1);
    // One beside the window changes nothing.
    expect(euler('aware', '......X', '......X')).toBe(3 - 2);
    expect(euler('plain', '.......', '.....X.')).toBe(3 - 1);
    expect(euler('joined', '.......', '.....X.')).toBe(3 - 2);
  });

  it('counts stones on a diagonal as one group, as the scan has it', () => {
    const balances = (text: string) => SCANS.map((scan) => eulerBalance(atariGo.parsePosition(text), scan));
    // Two black stones on a diagonal, nothing between: two groups, one, one.
    expect(balances('X../.X./... X 1')).toEqual([2, 1, 1]);
    // White has one of the points between, and its own stone is one group: 2 - 1, 2 - 1, 1 - 1.
    expect(balances('XO./.X./... X 1')).toEqual([1, 1, 0]);
    // A crosscut keeps both colours apart: 2 - 2. Joined regardless of blockers, both at once: 1 - 1.
    expect(balances('..../.XO./.OX./.... X 1')).toEqual([0, 0, 0]);
    // Four stones round a point: four groups; or one with a hole, unless the opponent is in the hole.
    expect(balances('.X./X.X/.X. X 1')).toEqual([4, 0, 0]);
    expect(balances('.X.../X.X../.XO../...../..... X 1')).toEqual([3, 0, -1]);
  });

  it.each(SCANS)('has the Euler number of groups minus holes, scanned %s', (scan) => {
    fc.assert(
      fc.property(played, (position) => {
        const [black, white] = [1, 2].map((stone) => groupsAndHoles(position, stone, scan));
        expect(eulerBalance(position, scan)).toBe((black as number) - (white as number));
      }),
    );
  });

  it.each(SCANS)('judges rotated and mirrored boards alike, scanned %s', (scan) => {
    const evaluation = staryEvaluation({ ...STARY_CONSTANTS, scan: SCANS.indexOf(scan) });
    fc.assert(
      fc.property(played, (position) => {
        const [board = '', ...rest] = atariGo.formatPosition(position).split(' ');
        const rows = board.split('/');
        const turned = rows.map((_, i) =>
          rows
            .map((row) => row[i])
            .reverse()
            .join(''),
        );
        const mirrored = [...rows].reverse();
        // The point on which a ko forbids a move, the last part, is of no matter to the evaluation.
        for (const image of [turned, mirrored]) {
          const text = [image.join('/'), ...rest.map((part) => (/^[A-T]\d+$/.test(part) ? '-' : part))].join(
            ' ',
          );
          expect(evaluation.evaluate(atariGo.parsePosition(text))).toBe(evaluation.evaluate(position));
        }
      }),
    );
  });

  it('counts empty points by their distance from all stones of a colour', () => {
    const balance = (text: string) => [...libertyBalance(atariGo.parsePosition(text))];
    expect(balance('...../...../..X../...../..... X 1')).toEqual([4, 8, 8, 4, 0]);
    expect(balance('X..../...../...../...../....O X 1')).toEqual([0, 0, 0, 0, 0]);
    expect(balance('XO./.../... X 1')).toEqual([1 - 2, 3 - 3, 2 - 2, 1 - 0, 0]);
    // The last order has all that is further away: 15 of the 25 points are up to four steps from the corner.
    expect(balance('X..../...../...../...../..... X 1')).toEqual([2, 3, 4, 5, 4 + 3 + 2 + 1]);
    expect(balance('...../...../...../...../..... X 1')).toEqual([0, 0, 0, 0, 0]);
  });

  it('weighs the orders beyond the third and the windows when people say so', () => {
    const corner = atariGo.parsePosition('X..../...../...../...../..... X 1');
    const value = (change: object) =>
      staryEvaluation({ ...STARY_CONSTANTS, delta: 1000, ...change }).terms(corner);
    const near = 100 * (2 + 3 + 0.75 * 4);
    expect(value({}).liberties).toBe(near);
    expect(value({ 'order-4': 1 }).liberties).toBe(near + 100 * 5);
    expect(value({ 'order-4': 1, 'order-5': 0.5 }).liberties).toBe(near + 100 * 5 + 50 * 10);
    // A stone is in four windows of one stone each.
    expect(value({ q1: 3 }).euler).toBe(3 * value({}).euler!);
    const eyes = atariGo.parsePosition('.X./X.X/.X. X 1');
    const euler = (change: object) => staryEvaluation({ ...STARY_CONSTANTS, ...change }).terms(eyes).euler;
    // Apart with a weight of -2 is as good as joined with 2.
    expect(euler({ scan: 0, qd: -2 })).toBe(euler({ scan: 2 }));
    expect(euler({ q3: 0 })).toBe(euler({}));
  });

  it('tries the moves with most liberties first, so that the bound does not hide where a stone goes', () => {
    const empty = atariGo.initial({ size: '7' });
    const first = (change: object) =>
      atariGo.formatMove(
        empty,
        byLiberties(empty, legalMoves(empty), staryEvaluation({ ...STARY_CONSTANTS, ...change }))[0]!,
      );
    expect(first({})).toBe('D4');
    expect(first({ beta: 0, gamma: 0 })).not.toMatch(/[AG]|[17]/);
    expect(first({ alpha: 0, beta: 0, gamma: 0 })).toBe(atariGo.formatMove(empty, legalMoves(empty)[0]!));
  });

  it('bounds the liberties by delta, and weighs the Euler number by epsilon', () => {
    const lone = atariGo.parsePosition('...../...../..X../...../..... O 1');
    expect(stary.terms(lone)).toEqual({ liberties: -345, euler: 400 });
    const open = staryEvaluation({ ...STARY_CONSTANTS, delta: 1000, epsilon: 0 });
    expect(open.evaluate(lone)).toBe(-100 * (4 + 8 + 0.75 * 8));
  });
});

describe('the account of it', () => {
  // Black's eye is closed only diagonally on its upper right, and so is no hole; White's stones touch by a corner.
  const text = '....O/.XXO./.X.X./.XXX./..... O 1';

  it('lists the windows that it counts, those over the edge too', () => {
    const { sides, euler } = staryAccount(atariGo.parsePosition(text), { ...STARY_CONSTANTS, scan: 0 });
    const [black, white] = sides;
    expect(black.quads).toEqual({ one: 5, three: 3, diagonal: 1, joined: 0 });
    expect(white.quads).toEqual({ one: 6, three: 0, diagonal: 1, joined: 0 });
    expect([black.euler, white.euler, euler]).toEqual([1, 2, -1]);
    for (const { quads, windows } of sides)
      for (const kind of ['one', 'three', 'diagonal', 'joined'] as const)
        expect(windows.filter((each) => each.kind === kind)).toHaveLength(quads[kind]);
    const places = (kind: string) =>
      black.windows.filter((each) => each.kind === kind).map(({ row, column }) => [row, column]);
    expect(places('three')).toEqual([
      [2, 2],
      [3, 2],
      [3, 3],
    ]);
    expect(places('diagonal')).toEqual([[2, 3]]);
    expect(white.windows).toContainEqual({ kind: 'one', row: 0, column: 5 });
  });

  it('tells which windows join stones when the opponent is considered', () => {
    const { sides, euler } = staryAccount(atariGo.parsePosition(text), { ...STARY_CONSTANTS, scan: 1 });
    const [black, white] = sides;
    // White's D4 lies between C4 and D3 and keeps them apart; D5 and E4 between White's two stones are free.
    expect(black.windows).toContainEqual({ kind: 'diagonal', row: 2, column: 3 });
    expect(white.windows).toContainEqual({ kind: 'joined', row: 1, column: 4 });
    expect(white.quads).toEqual({ one: 6, three: 0, diagonal: 0, joined: 1 });
    expect([black.euler, white.euler, euler]).toEqual([1, 1, 0]);
  });

  it('comes to the value of the evaluation, whatever the constants and the scan', () => {
    const constants = fc.record({
      alpha: fc.integer({ min: 0, max: 100 }),
      beta: fc.integer({ min: 0, max: 100 }),
      gamma: fc.integer({ min: 0, max: 100 }),
      delta: fc.integer({ min: 0, max: 1000 }),
      epsilon: fc.integer({ min: -20, max: 20 }),
      scan: fc.nat(SCANS.length - 1),
      'order-4': fc.integer({ min: 0, max: 100 }),
      'order-5': fc.integer({ min: 0, max: 100 }),
      q1: fc.integer({ min: -3, max: 3 }),
      q3: fc.integer({ min: -3, max: 3 }),
      qd: fc.integer({ min: -3, max: 3 }),
    });
    fc.assert(
      fc.property(played, constants, (position, values) => {
        const { sides, liberties, euler, value } = staryAccount(position, values);
        const sign = position.turn === 0 ? 100 : -100;
        expect(staryEvaluation(values).evaluate(position)).toBe(sign * value + 0);
        expect(euler).toBe(eulerBalance(position, SCANS[values.scan] as Scan, quadWeightsOf(values)));
        for (const [order, balance] of liberties.entries())
          expect((sides[0].liberties[order] ?? 0) - (sides[1].liberties[order] ?? 0)).toBe(balance);
      }),
    );
  });
});

describe('both evaluations', () => {
  it('have parts that add up, and judge exchanged colours alike', () => {
    fc.assert(
      fc.property(played, (position) => {
        const setup = position.toSetup();
        const image = atariGo.parsePosition(exchanged(atariGo.formatPosition(position)));
        expect(image.turn).toBe(1 - setup.turn);
        for (const evaluation of [stary, ...scanned, best]) {
          const value = evaluation.evaluate(position);
          const parts = Object.values(evaluation.terms(position));
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(value);
          expect(evaluation.evaluate(image)).toBe(value);
        }
      }),
    );
  });

  it('see a capture, and two groups in atari that one move cannot save', () => {
    const decision = (text: string) => best.terms(atariGo.parsePosition(text)).decision;
    expect(decision('.X.../XO.../...../...../..... X 1')).toBe(0);
    expect(decision('.X.../XOX../...../...../..... X 1')).toBe(STRENGTH_WEIGHTS.win);
    expect(decision('.X.../XOX../...../...../..... O 1')).toBe(0);
    expect(decision('.X.../XOX../...../..X../.XO.. O 1')).toBe(-STRENGTH_WEIGHTS.win);
    // One move on B3 saves both.
    expect(decision('.X.../XOX../...../XOX../.X... O 1')).toBe(0);
  });
});

describe("the source's two rules", () => {
  const pointOf = (position: AtariGoPosition, move: number) =>
    move === NO_MOVE ? 'none' : atariGo.formatMove(position, move);
  const attack = (text: string) => {
    const position = atariGo.parsePosition(text);
    return pointOf(position, attackRule(position));
  };
  const defence = (text: string) => {
    const position = atariGo.parsePosition(text);
    return pointOf(position, defenceRule(position, stary));
  };

  it('capture where that is possible, most stones first', () => {
    expect(attack('.X.../XO.../.X.../...../..... X 1')).toBe('C4');
    expect(attack('.X.../XO.../...../...../..... X 1')).toBe('none');
    expect(attack('.X..O/XO..O/.X..X/...../..... X 5 0:0 -')).toBe('C4');
    expect(attack('.X.XO/XO.XO/.X.../...../..... X 5 0:0 -')).toBe('E3');
  });

  it('else play where the other side could capture', () => {
    expect(defence('.X.../XO.../.X.../...../..... O 1')).toBe('C4');
    expect(defence('...../.X.../...../...../..... O 1')).toBe('none');
    // Filling A5 is suicide for White, so nothing can be defended there.
    expect(defence('.OX../OX.../X..../...../..... O 1')).toBe('none');
  });

  it('between two such points take the better one', () => {
    const position = atariGo.parsePosition('.X...../XO.O.../.X...../......./.....X./....XO./.....X. O 1');
    const [one, other] = ['C6', 'G2'].map((name) => {
      position.makeMove(atariGo.parseMove(position, name));
      const value = 0 - stary.evaluate(position);
      position.undoMove();
      return value;
    }) as [number, number];
    expect(one).toBeGreaterThan(other);
    expect(pointOf(position, defenceRule(position, stary))).toBe('C6');
  });

  it('agree with trying every move', () => {
    fc.assert(
      fc.property(played, (position) => {
        if (position.outcome() !== ONGOING) return;
        const taken = (board: AtariGoPosition, move: number) => {
          const copy = board.clone();
          const side = copy.turn;
          copy.makeMove(move);
          return copy.taken[side]! - board.taken[side]!;
        };
        const most = Math.max(...legalMoves(position).map((move) => taken(position, move)));
        const attacked = attackRule(position);
        if (most === 0) expect(attacked).toBe(NO_MOVE);
        else expect(taken(position, attacked)).toBe(most);
        const other = atariGo.withTurn(position, position.turn === 0 ? 1 : 0);
        const threatened = legalMoves(other).filter((move) => taken(other, move) > 0);
        const open = threatened.filter((move) => legalMoves(position).includes(move));
        const defended = defenceRule(position, stary);
        if (open.length === 0) expect(defended).toBe(NO_MOVE);
        else expect(open).toContain(defended);
      }),
    );
  });
});

/** The same with black and white exchanged: stones, turn, captures. */
function exchanged(text: string): string {
  const [rows, turn, target, taken = '0:0', ko = '-'] = text.split(' ');
  const swap = (part = '') => part.replace(/[XO]/g, (stone) => (stone === 'X' ? 'O' : 'X'));
  return [swap(rows), swap(turn), target, taken.split(':').reverse().join(':'), ko].join(' ');
}
