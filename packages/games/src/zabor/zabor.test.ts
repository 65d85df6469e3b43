import { ONGOING, Random, legalMoves, perft, playRandomMove } from '@tahoun/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../testing/code-of.js';
import { ZABOR_MAPS, zabor } from './index.js';
import { BLUE, FREE, RED, ZaborPosition } from './position.js';

const EMPTY_5X5 = '...../...../...../...../..... b';

function play(position: string, ...moves: string[]): string {
  const board = zabor.parsePosition(position);
  for (const move of moves) board.makeMove(zabor.parseMove(board, move));
  return zabor.formatPosition(board);
}

describe('rules', () => {
  it('takes the cell and its four neighbours, whatever they held', () => {
    expect(play(EMPTY_5X5, 'c3')).toBe('...../..b../.bbb./..b../..... r');
    expect(play(EMPTY_5X5, 'c3', 'c1')).toBe('...../..b../.bbb./..r../.rrr. b');
    expect(play('r.b/rrr/... b', 'b3')).toBe('bbb/rbr/... r');
  });

  it('skips blocked cells and the edge', () => {
    expect(play('.#./#../... r', 'a3')).toBe('r#./#../... b');
    expect(play('.#./... r', 'b1')).toBe('.#./rrr b');
  });

  it('ends when no cell is free, by cells', () => {
    const ended = zabor.parsePosition('bbr/bbr/rbr r');
    expect(zabor.result(ended)).toEqual({ winner: 0, reason: 'no-free-cell', margin: 1 });
    expect(legalMoves(ended)).toEqual([]);
    expect(zabor.result(zabor.parsePosition('br/rb b'))).toEqual({
      winner: null,
      reason: 'no-free-cell',
      margin: 0,
    });
    expect(zabor.result(zabor.parsePosition('## b'))).toMatchObject({ winner: null, margin: 0 });
    expect(zabor.result(zabor.parsePosition(EMPTY_5X5))).toBeNull();
  });

  it('counts sequences as the published minimax counts do', () => {
    // Čáp's Table 2 counts all moves down to a depth: 25, 545, 9389, 129965 are sums of these.
    const board = zabor.initial({ map: '5x5' });
    expect([1, 2, 3, 4].map((depth) => perft(board, depth))).toEqual([25, 520, 8844, 120576]);
  });
});

describe('text forms', () => {
  it('counts rows from the bottom and columns from a', () => {
    const board = zabor.initial({ map: '3x2' });
    expect(legalMoves(board).map((move) => zabor.formatMove(board, move))).toEqual([
      'a2',
      'b2',
      'c2',
      'a1',
      'b1',
      'c1',
    ]);
    const large = zabor.initial({ size: '10' });
    expect(zabor.parseMove(large, 'J10')).toBe(9);
  });

  it('reads maps with a row a line', () => {
    expect(zabor.formatPosition(zabor.parsePosition('.#.\n...\r\n#.. r'))).toBe('.#./.../#.. r');
  });

  it.each([
    ['', 'position-side-missing'],
    ['.../...', 'position-side-missing'],
    ['.../... x', 'position-bad-side'],
    ['.../... b r', 'position-extra-text'],
    ['.../.. b', 'zabor-row-length'],
    ['.../.x. b', 'zabor-bad-cell'],
    ['........... b', 'zabor-size'],
    ['./././././././././././. b', 'zabor-size'],
    ['.'.repeat(30_000), 'position-too-long'],
  ])('refuses %j as %s', (text, code) => {
    expect(codeOf(() => zabor.parsePosition(text))).toBe(code);
  });

  it.each([
    ['', 'move-syntax'],
    ['3c', 'move-syntax'],
    ['c3 c4', 'move-syntax'],
    ['c0', 'move-syntax'],
    ['z1', 'move-off-board'],
    ['f1', 'move-off-board'],
    ['a6', 'move-off-board'],
    ['a1', 'move-cell-taken'],
    ['b1', 'move-cell-blocked'],
  ])('refuses the move %j as %s', (text, code) => {
    const board = zabor.parsePosition('...../...../...../...../r#... b');
    expect(codeOf(() => zabor.parseMove(board, text))).toBe(code);
  });

  it('says where the position is wrong', () => {
    expect(() => zabor.parsePosition('.../.x. b')).toThrow(
      'row 2 from the top, column 2 is "x"; expected . (free), b, r or # (blocked)',
    );
    expect(codeOf(() => zabor.parseMove(zabor.parsePosition('b r'), 'a1'))).toBe('move-game-over');
  });
});

describe('maps', () => {
  it('are at least six, connected and fair under a half turn', () => {
    expect(Object.keys(ZABOR_MAPS).length).toBeGreaterThanOrEqual(6);
    for (const [name, rows] of Object.entries(ZABOR_MAPS)) {
      const turned = rows.toReversed().map((row) => [...row].reverse().join(''));
      expect(turned, name).toEqual(rows);
      expect(reachable(rows), name).toBe([...rows.join('')].filter((cell) => cell === '.').length);
    }
  });

  it('are chosen by name or size', () => {
    expect(zabor.formatPosition(zabor.initial({ map: 'lake' }))).toBe(`${ZABOR_MAPS.lake?.join('/')} b`);
    expect(zabor.formatPosition(zabor.initial({ size: '3x2' }))).toBe('.../... b');
    for (const bad of ['0x3', '11', '3x', 'Lake', 'x', '-1']) {
      expect(
        codeOf(() => zabor.initial({ map: bad })),
        bad,
      ).toBe('variant-bad-value');
    }
  });
});

/** Free cells that can be walked to from the first one. */
function reachable(rows: readonly string[]): number {
  const seen = new Set<string>();
  const visit = (row: number, column: number): void => {
    if (rows[row]?.[column] !== '.' || seen.has(`${row},${column}`)) return;
    seen.add(`${row},${column}`);
    for (const [r, c] of [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ] as const)
      visit(r, c);
  };
  const start = rows.findIndex((row) => row.includes('.'));
  visit(start, rows[start]!.indexOf('.'));
  return seen.size;
}

describe('what is settled', () => {
  /** A position some random moves into a game on an irregular map. */
  const played = fc.record({ seed: fc.integer(), plies: fc.integer({ min: 4, max: 14 }) }).map((how) => {
    const random = new Random(how.seed);
    const position = zabor.parsePosition('.....#/...#../....../#...../..#... b');
    for (let ply = 0; ply < how.plies && position.outcome() === ONGOING; ply++) {
      playRandomMove(position, random);
    }
    return { position: position.clone(), random };
  });
  const reducedKey = (position: ZaborPosition) => {
    const key = new Int32Array(2);
    const settled = position.reducedKey(key);
    return { key: key.join(), settled };
  };

  it('is a difference that no play changes, and all that the open key leaves out', () => {
    fc.assert(
      fc.property(played, ({ position, random }) => {
        const { map, cells, turn } = position;
        const changed = Array.from(cells, (owner, cell) => {
          const isSettled = position.reachOf(cell).every((c) => cells[c] !== FREE);
          const isOwned = owner === BLUE || owner === RED;
          return isOwned && isSettled ? BLUE + RED - owner : owner;
        });
        const twin = new ZaborPosition(map, changed, turn);
        const [before, after] = [reducedKey(position), reducedKey(twin)];
        expect(after.key).toBe(before.key);
        expect(after.settled + before.settled).toBe(0);
        const difference = position.margin() - twin.margin();
        expect(100 * difference).toBe(before.settled - after.settled);
        let sign = 1;
        while (position.outcome() === ONGOING) {
          const moves = legalMoves(position);
          expect(legalMoves(twin)).toEqual(moves);
          const move = moves[random.below(moves.length)]!;
          position.makeMove(move);
          twin.makeMove(move);
          sign = 0 - sign;
          expect(reducedKey(twin).key).toBe(reducedKey(position).key);
        }
        expect(sign * (position.margin() - twin.margin()) + 0).toBe(difference);
      }),
    );
  });

  it.each(['..../..../....', '.#./.#./.#.', '.#./##./...', '.....', '.#.#.'])(
    'is all that the open key leaves out: on the map %s, positions share one when their open cells are alike',
    (map) => {
      const openOf = new Map<string, string>();
      const keyOf = new Map<string, string>();
      for (const position of fillings(map)) {
        const open = openCells(position);
        const { key } = reducedKey(position);
        expect([openOf.get(key) ?? open, keyOf.get(open) ?? key]).toEqual([open, key]);
        openOf.set(key, open);
        keyOf.set(open, key);
      }
      expect(openOf.size).toBe(keyOf.size);
      expect(openOf.size).toBeGreaterThan(10);
    },
  );

  it('tells open positions apart', () => {
    const key = (text: string) => reducedKey(zabor.parsePosition(text)).key;
    expect(key('bb./... b')).not.toBe(key('br./... b'));
    expect(key('bb./... b')).not.toBe(key('bb./... r'));
    expect(key('bbb/... b')).not.toBe(key('bb./... b'));
    expect(key('bbb/rrr/... b')).toBe(key('rrr/rrr/... b'));
  });
});

describe('the symmetric key', () => {
  const symmetricKey = (position: ZaborPosition) => {
    const key = new Int32Array(2);
    position.symmetricKey(key);
    return key.join();
  };

  /** The boards that a board becomes when it is turned and mirrored, those of its own map. */
  function imagesOf(text: string): string[] {
    const [board = '', side] = text.split(' ');
    const mapOf = (rows: readonly string[]) => rows.join('/').replace(/[br]/g, '.');
    let rows = board.split('/');
    const images: string[][] = [];
    for (let turns = 0; turns < 4; turns++) {
      const { length } = rows[0]!;
      rows = Array.from({ length }, (_, column) =>
        rows
          .map((row) => row[column])
          .reverse()
          .join(''),
      );
      images.push(rows, rows.toReversed());
    }
    return images
      .filter((image) => mapOf(image) === mapOf(board.split('/')))
      .map((image) => `${image.join('/')} ${side}`);
  }

  it.each(['.../...', '..../.#../..#./....', '.#./..#/...', '../..', '#../...', '.....'])(
    'is one for all images of a position on the map %s, and another for every other position',
    (map) => {
      const keyOf = new Map<string, string>();
      const leastOf = new Map<string, string>();
      for (const position of fillings(map)) {
        const least = imagesOf(zabor.formatPosition(position)).sort()[0] as string;
        const key = symmetricKey(position);
        expect([keyOf.get(least) ?? key, leastOf.get(key) ?? least]).toEqual([key, least]);
        keyOf.set(least, key);
        leastOf.set(key, least);
      }
    },
  );
});

/** Every way to fill the free cells of a small map, or some of many, with either side to move. */
function fillings(map: string): ZaborPosition[] {
  const free = map.split('.').length - 1;
  const random = new Random(free);
  const all = 3 ** free;
  const chosen = Array.from({ length: Math.min(all, 2000) }, (_, i) => (all <= 2000 ? i : random.below(all)));
  return chosen.flatMap((filling) => {
    let rest = filling;
    const rows = map.replaceAll('.', () => {
      const cell = '.br'.charAt(rest % 3);
      rest = Math.floor(rest / 3);
      return cell;
    });
    return ['b', 'r'].map((side) => zabor.parsePosition(`${rows} ${side}`));
  });
}

/** The free cells, the owners of cells beside them, and the side to move: all that play depends on. */
function openCells(position: ZaborPosition): string {
  const { cells } = position;
  const isOpen = (cell: number) => position.reachOf(cell).some((each) => cells[each] === FREE);
  return `${Array.from(cells, (owner, cell) => (isOpen(cell) ? owner : 'x')).join('')} ${position.turn}`;
}
