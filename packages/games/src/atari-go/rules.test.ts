import { LOSS, NO_MOVE, ONGOING, Random, WON, legalMoves, perft } from '@tahoun/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AtariGoPosition, atariGo, listAtariGoGroups } from './index.js';
import { boardText, groupAt, plainGame, plainMove } from './testing/reference.js';

function play(position: string, ...moves: string[]): string {
  const board = atariGo.parsePosition(position);
  for (const move of moves) board.makeMove(atariGo.parseMove(board, move));
  return atariGo.formatPosition(board);
}

/** On 3x3 the stones of the other starts would have no liberty. */
const setups = fc
  .record({
    size: fc.integer({ min: 3, max: 19 }),
    start: fc.constantFrom('empty', 'stable', 'crosscut'),
    target: fc.integer({ min: 1, max: 6 }),
    seed: fc.integer(),
  })
  .map((how) => (how.size === 3 ? { ...how, start: 'empty' } : how));

/** Some random moves into a game. */
const played = fc.record({ setup: setups, plies: fc.integer({ min: 0, max: 150 }) }).map((how) => {
  const { size, start, target, seed } = how.setup;
  const variants = { size: String(size), start, target: String(target) };
  const position = atariGo.initial(variants);
  const random = new Random(seed);
  for (let ply = 0; ply < how.plies && position.outcome() === ONGOING; ply++) {
    position.makeMove(randomMove(position, random));
  }
  return { position, random };
});

/** Captures half of the time when it can, so that long games hold many of them. */
function randomMove(position: AtariGoPosition, random: Random): number {
  const moves = legalMoves(position);
  const captures = moves.filter((move) => position.stonesTakenBy(move) > 0);
  const choice = captures.length > 0 && random.below(2) === 0 ? captures : moves;
  return choice[random.below(choice.length)]!;
}

describe('counts of sequences', () => {
  // The counts of the rules page; those of 3x3 go to the end of every game.
  it.each([
    ['3', [9, 72, 504, 2928, 13952, 48000, 114912, 118656, 43776]],
    ['5', [25, 600, 13800, 303248]],
    ['7', [49, 2352, 110544]],
    ['9', [81, 6480, 511920]],
  ])('of %sx', (size, counts) => {
    const position = atariGo.initial({ size });
    expect(counts.map((_, i) => perft(position, i + 1))).toEqual(counts);
  });
});

describe('rules', () => {
  it('the first capture wins, and captured stones leave the board', () => {
    const text = play('...../..X../.XO../..X../..... X 1', 'D3');
    expect(text).toBe('...../..X../.X.X./..X../..... O 1 1:0 -');
    const position = atariGo.parsePosition(text);
    expect(position.outcome()).toBe(LOSS);
    expect(atariGo.withTurn(position, 0).outcome()).toBe(WON);
    expect(atariGo.result(position)).toEqual({ winner: 0, reason: 'capture' });
    expect(legalMoves(position)).toEqual([]);
  });

  it('a capture is looked at before suicide', () => {
    // Black on A1 has no liberty of its own, and takes White's last one.
    expect(play('.OX/OX./.X. X 1', 'A3')).toBe('X.X/OX./.X. O 1 1:0 -');
    expect(atariGo.parsePosition('.O./OO./... X 1').isLegal(0)).toBe(false);
  });

  it('a player without a move loses', () => {
    const position = atariGo.parsePosition('.X.X/XXXX/XXXX/.X.X O 1');
    expect(position.outcome()).toBe(LOSS);
    expect(atariGo.result(position)).toEqual({ winner: 0, reason: 'no-moves' });
  });

  it('several captures add up to the target, of several groups at once, too', () => {
    const text = play('.XO.O/..XXO/....X/...../..... X 4 1:2 -', 'D5');
    expect(text).toBe('.X.X./..XX./....X/...../..... O 4 4:2 -');
    expect(atariGo.result(atariGo.parsePosition(text))).toEqual({ winner: 0, reason: 'capture' });
    expect(play('.XO.O/..XXO/....X/...../..... X 5 1:2 -', 'D5', 'E5')).toContain(' X 5 4:2 -');
  });

  it('a ko may not be retaken at once, but after a move elsewhere', () => {
    const text = play('.XO./X.XO/.XO./.... O 3 0:0 -', 'B3');
    expect(text).toBe('.XO./XO.O/.XO./.... X 3 0:1 C3');
    const position = atariGo.parsePosition(text);
    const names = () => legalMoves(position).map((move) => atariGo.formatMove(position, move));
    expect(names()).not.toContain('C3');
    for (const move of ['A1', 'D1']) position.makeMove(atariGo.parseMove(position, move));
    expect(names()).toContain('C3');
    // The side that has taken may fill the point.
    expect(atariGo.withTurn(atariGo.parsePosition(text), 1).isLegal(6)).toBe(true);
  });

  it('several stones that have taken one may be taken at once', () => {
    const text = play('...../.OXX./OX.OX/.OXX./..... O 3 0:0 -', 'C3');
    expect(text).toBe('...../.OXX./O.OOX/.OXX./..... X 3 0:1 -');
    expect(play(text, 'B3')).toContain(' O 3 2:1 -');
  });

  it('the starts stand in the middle', () => {
    const start = (variants: Record<string, string>) =>
      atariGo.formatPosition(atariGo.initial({ size: '4', ...variants }));
    expect(start({ start: 'crosscut' })).toBe('..../.XO./.OX./.... X 1');
    expect(start({ start: 'stable', first: 'white', target: '2' })).toBe('..../.XO./.XO./.... O 2 0:0 -');
    expect(start({ size: '5', start: 'crosscut' })).toBe('...../.XO../.OX../...../..... X 1');
    expect(start({ size: '3', black: 'A1, C3', white: 'b2' })).toBe('..X/.O./X.. X 1');
  });
});

describe('against the plain reference', () => {
  it('plays whole games alike', { tags: 'rest' }, () => {
    fc.assert(
      fc.property(setups, ({ size, start, target, seed }) => {
        const position = atariGo.initial({ size: String(size), start, target: String(target) });
        const [rows = '', turn] = atariGo.formatPosition(position).split(' ');
        let plain = plainGame(rows.split('/'), turn as 'X' | 'O');
        const random = new Random(seed);
        for (let ply = 0; ply < 40 && position.outcome() === ONGOING; ply++) {
          const legal = Array.from({ length: size * size }, (_, point) => point).filter(
            (point) => plainMove(plain, [Math.floor(point / size), point % size]) !== null,
          );
          expect(legalMoves(position)).toEqual(legal);
          const move = randomMove(position, random);
          position.makeMove(move);
          plain = plainMove(plain, [Math.floor(move / size), move % size]) as typeof plain;
          expect(atariGo.formatPosition(position)).toContain(`${boardText(plain.rows)} ${plain.turn}`);
          expect([...position.taken]).toEqual([plain.taken.X, plain.taken.O]);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('knows every group, its size and liberties, and how many groups have so many', () => {
    fc.assert(
      fc.property(played, ({ position }) => {
        const { groups, goban } = position;
        const rows = (atariGo.formatPosition(position).split(' ')[0] as string).split('/');
        const plain = rows.map((row) => [...row]);
        const list = listAtariGoGroups(position);
        const counted = new Map<string, Set<number>>();
        const spots = Array.from(
          { length: goban.points },
          (_, point) => `${Math.floor(point / goban.size)},${point % goban.size}`,
        );
        for (let point = 0; point < goban.points; point++) {
          const stone = groups.stones[point]!;
          if (stone === 0) continue;
          const spot = [Math.floor(point / goban.size), point % goban.size] as const;
          const { stones, liberties } = groupAt(plain, spot);
          const group = groups.groupOf[point]!;
          expect(groups.liberties[group]).toBe(liberties.size);
          expect(groups.sizes[group]).toBe(stones.length);
          const found = spots.filter((_, other) => groups.isLiberty(group, other));
          expect(found).toEqual(spots.filter((each) => liberties.has(each)));
          const listed = list.filter((each) => each.stones.includes(point));
          expect(listed).toHaveLength(1);
          expect(listed[0]?.side).toBe(stone - 1);
          expect(listed[0]?.stones).toHaveLength(stones.length);
          expect(listed[0]?.liberties.map((each) => spots[each])).toEqual(found);
          const key = `${stone} ${Math.min(liberties.size, 7)}`;
          counted.set(key, (counted.get(key) ?? new Set()).add(group));
        }
        for (const stone of [1, 2]) {
          for (let liberties = 0; liberties <= 7; liberties++) {
            const expected = counted.get(`${stone} ${liberties}`)?.size ?? 0;
            expect(groups.countGroups(stone, liberties)).toBe(expected);
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('make and undo', () => {
  it('restore stones, groups and key exactly, on every size', () => {
    fc.assert(
      fc.property(setups, ({ size, start, target, seed }) => {
        const position = atariGo.initial({ size: String(size), start, target: String(target) });
        const random = new Random(seed);
        const snapshots: unknown[] = [];
        const snapshot = () => ({
          text: atariGo.formatPosition(position),
          key: [position.hashLo, position.hashHi],
          stones: [...position.groups.stones],
          liberties: Array.from(position.groups.stones, (stone, point) =>
            stone === 0 ? 0 : position.groups.liberties[position.groups.groupOf[point]!],
          ),
          captured: position.lastCaptured(),
          counts: [1, 2].map((stone) =>
            [0, 1, 2, 3, 4, 5, 6, 7].map((count) => position.groups.countGroups(stone, count)),
          ),
        });
        while (position.outcome() === ONGOING) {
          snapshots.push(snapshot());
          position.makeMove(randomMove(position, random));
        }
        const copy = atariGo.parsePosition(atariGo.formatPosition(position));
        expect([copy.hashLo, copy.hashHi]).toEqual([position.hashLo, position.hashHi]);
        for (const before of snapshots.reverse()) {
          position.undoMove();
          expect(snapshot()).toEqual(before);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('tell the stones last captured, copies too', () => {
    fc.assert(
      fc.property(played, ({ position, random }) => {
        if (position.outcome() !== ONGOING) return;
        const before = [...position.groups.stones];
        const move = randomMove(position, random);
        const expected = position.stonesTakenBy(move);
        position.makeMove(move);
        const gone = before.flatMap((stone, point) =>
          stone !== 0 && position.groups.stones[point] === 0 ? [point] : [],
        );
        expect(gone).toHaveLength(expected);
        expect([...position.lastCaptured()].sort((a, b) => a - b)).toEqual(gone);
        expect(position.clone().lastCaptured()).toEqual(position.lastCaptured());
      }),
    );
  });
});

describe('what searches ask', () => {
  it('a winning move is found exactly when there is one', () => {
    fc.assert(
      fc.property(played, ({ position }) => {
        if (position.outcome() !== ONGOING) return;
        const winning = legalMoves(position).filter((move) => {
          const copy = position.clone();
          copy.makeMove(move);
          return copy.isWon();
        });
        const found = position.winningMove();
        if (winning.length === 0) expect(found).toBe(NO_MOVE);
        else expect(winning).toContain(found);
      }),
      { numRuns: 100 },
    );
  });

  it('counts a group once that a move captures from two sides', () => {
    expect(atariGo.parsePosition('.OX/OOX/XX. X 1').stonesTakenBy(0)).toBe(3);
  });

  it('hints put captures and saving groups first, then giving atari, and self-atari last', () => {
    const rows = '.X...../XO...../.X...../...OX../...X.../......./...X.O.';
    const hints = (turn: string, names: readonly string[]) => {
      const position = atariGo.parsePosition(`${rows} ${turn} 1`);
      return names.map((name) => position.moveHint(atariGo.parseMove(position, name)));
    };
    for (const [turn, names] of [
      ['X', ['C6', 'D5', 'B1', 'G1']],
      ['O', ['C6', 'E3', 'G7', 'A5']],
    ] as const) {
      const found = hints(turn, names);
      expect(found).toEqual([...new Set(found)].sort((a, b) => b - a));
    }
  });

  it('a side is forced when stones in atari would decide the game', () => {
    fc.assert(
      fc.property(played, ({ position }) => {
        if (position.outcome() !== ONGOING) return;
        const passed = atariGo.withTurn(position, position.turn === 0 ? 1 : 0);
        const { groups, target, taken, turn } = position;
        const missing = target - taken[1 - turn]!;
        const isWeak = [...groups.stones].some(
          (stone, point) => stone === 0 && passed.stonesTakenBy(point) >= missing,
        );
        expect(position.mustRespond()).toBe(isWeak);
        if (isWeak) expect(passed.winningMove()).not.toBe(NO_MOVE);
      }),
    );
    // Two groups with the same last liberty, three stones together.
    expect(atariGo.parsePosition('...../...../...../XX.X./OO.OX O 3').mustRespond()).toBe(true);
    expect(atariGo.parsePosition('...../...../...../XX.../OO..X O 3').mustRespond()).toBe(false);
  });

  it('images of a position have one symmetric key, other positions have another', () => {
    const keyOf = (text: string) => {
      const out = new Int32Array(2);
      atariGo.parsePosition(text).symmetricKey(out);
      return out.join();
    };
    const images = ['X../..O/...', '..X/O../...', '.../..O/X..', '.../O../..X', 'X../.../.O.', '.O./.../X..'];
    expect(new Set(images.map((rows) => keyOf(`${rows} X 1`))).size).toBe(1);
    const others = ['X../..O/... O 1', 'O../..X/... X 1', 'X../..O/... X 2', 'X../.O./... X 1'];
    expect(new Set([`${images[0]} X 1`, ...others].map(keyOf)).size).toBe(5);
    // A ko moves with the board.
    expect(keyOf('.XO./XO.O/.XO./.... X 3 0:1 C3')).toBe(keyOf('..../.OX./O.OX/.OX. X 3 0:1 B2'));
    expect(keyOf('.XO./XO.O/.XO./.... X 3 0:1 C3')).not.toBe(keyOf('.XO./XO.O/.XO./.... X 3 0:1 -'));
  });
});
