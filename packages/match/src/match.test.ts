import { InputError, Random, legalMoves } from '@tahoun/core';
import { PAWN, kindOf, moveCaptured, movedPiece } from '@tahoun/games/chess';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Match,
  acceptDraw,
  claimDraw,
  claimableDraw,
  declineDraw,
  goTo,
  loadMatch,
  newMatch,
  nodesAlong,
  noteWork,
  offerDraw,
  parsePositionFile,
  playMove,
  redo,
  replayInPieces,
  resign,
  resultOf,
  saveMatch,
  snapshotAt,
  undo,
} from './index.js';
import { GAME_IDS, gameById } from './testing/all-games.js';

const fresh = newMatch({
  game: gameById('zabor'),
  variants: { map: '3x3' },
  players: ['human', 'level:3'],
  seed: 4,
});

function positionText(match: Match): string {
  const { game, position } = snapshotAt(match);
  return game.formatPosition(position);
}

describe('a long match', () => {
  /** Pieces that wander without a capture, and after 140 moves a pawn: nothing ends it. */
  function longMatch(plies: number): Match {
    const random = new Random(5);
    let match = newMatch({ game: gameById('chess'), players: ['human', 'human'] });
    for (let calm = 0; match.moves.length < plies; calm++) {
      const { game, position } = snapshotAt(match);
      const isPawns = (move: number) => kindOf(movedPiece(move)) === PAWN;
      const all = legalMoves(position);
      const wanted = all.filter((move) => !moveCaptured(move) && isPawns(move) === calm >= 140);
      const moves = wanted.length > 0 ? wanted : all;
      const move = moves[random.below(moves.length)] as number;
      if (isPawns(move)) calm = 0;
      match = playMove(match, game.formatMove(position, move));
    }
    return match;
  }

  it('is at each ply what it is without what is kept of it', () => {
    const match = longMatch(150);
    for (const ply of [150, 149, 100, 64, 63, 0]) {
      const plain = match.rules.parsePosition(match.start);
      for (const text of match.moves.slice(0, ply)) plain.makeMove(match.rules.parseMove(plain, text));
      const { position, moves } = snapshotAt(match, ply);
      expect(moves).toHaveLength(ply);
      expect(match.rules.formatPosition(position)).toBe(match.rules.formatPosition(plain));
      expect(legalMoves(position)).toEqual(legalMoves(plain));
    }
  });

  it('gives each who asks a position of their own', () => {
    const match = longMatch(100);
    const { position } = snapshotAt(match);
    const text = positionText(match);
    position.makeMove(legalMoves(position)[0] as number);
    expect(positionText(match)).toBe(text);
  });

  it('is replayed in pieces, between which others have their turns', async () => {
    const { moves, ...start } = longMatch(420);
    const earlier = { ...start, moves: moves.slice(0, 320), cursor: 320 };
    const done: string[] = [];
    setImmediate(() => done.push('another'));
    await replayInPieces(earlier);
    done.push('the replay');
    expect(done).toEqual(['another', 'the replay']);
    expect(positionText(earlier)).toBe(positionText({ ...start, moves, cursor: 320 }));
  });
});

/** A match of random moves from the initial position. */
function randomMatch(game: string, seed: number, plies: number): Match {
  const random = new Random(seed);
  let match = newMatch({ game: gameById(game), players: ['human', 'human'] });
  for (let ply = 0; ply < plies && resultOf(match) === null; ply++) {
    const { position, game: rules } = snapshotAt(match);
    const moves = legalMoves(position);
    match = playMove(match, rules.formatMove(position, moves[random.below(moves.length)]!));
  }
  return match;
}

describe('playing', () => {
  it('keeps the moves in canonical notation and leaves old values alone', () => {
    const after = playMove(fresh, ' B2 ');
    expect(after.moves).toEqual(['b2']);
    expect(fresh.moves).toEqual([]);
    expect(positionText(after)).toBe('.b./bbb/.b. r');
  });

  it('refuses illegal moves and moves after the end', () => {
    expect(() => playMove(playMove(fresh, 'b2'), 'b2')).toThrow(/b2 is blue/);
    expect(() => playMove(resign(fresh, 0), 'a1')).toThrow(/the game is over/);
  });

  it('ends by the rules', () => {
    const ended = ['b2', 'a1', 'c3', 'c1', 'a3'].reduce(playMove, fresh);
    expect(resultOf(ended)).toMatchObject({ reason: 'no-free-cell' });
  });
});

describe('taking back', () => {
  const played = ['b2', 'a1', 'c3'].reduce(playMove, fresh);

  it('goes any number of plies and stops at both ends', () => {
    expect(undo(played, 2).cursor).toBe(1);
    expect(undo(played, 9).cursor).toBe(0);
    expect(redo(undo(played, 3), 2).cursor).toBe(2);
    expect(redo(played, 5)).toEqual(played);
    expect(goTo(played, -3).cursor).toBe(0);
    expect(positionText(undo(played, 3))).toBe(fresh.start);
  });

  it('goes on after a move that had ended the match is played again', () => {
    const resigned = resign(played, 1);
    const again = playMove(undo(resigned), 'c3');
    expect(resultOf(redo(undo(resigned)))).toMatchObject({ reason: 'resigned' });
    expect(resultOf(again)).toBeNull();
    expect(playMove(again, 'c1').moves).toEqual(['b2', 'a1', 'c3', 'c1']);
  });

  it('goes on from there, past what had been taken back', () => {
    const other = playMove(undo(played, 2), 'a3');
    expect(other.moves).toEqual(['b2', 'a3']);
  });

  it('undo and redo are inverse at every ply of any match', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GAME_IDS),
        fc.integer(),
        fc.integer({ min: 1, max: 20 }),
        (game, seed, plies) => {
          const match = randomMatch(game, seed, plies);
          for (let count = 0; count <= match.moves.length; count++)
            expect(redo(undo(match, count), count)).toEqual(match);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('resigning and agreeing', () => {
  const played = ['b2', 'a1'].reduce(playMove, fresh);

  it('ends the match for the other side, until play goes on from earlier', () => {
    const over = resign(played, 1);
    expect(resultOf(over)).toEqual({ winner: 0, reason: 'resigned' });
    expect(resultOf(undo(over))).toBeNull();
    expect(resultOf(redo(undo(over)))).toMatchObject({ reason: 'resigned' });
    expect(resultOf(playMove(undo(over), 'c1'))).toBeNull();
    expect(resign(over, 0)).toBe(over);
  });

  it('needs both sides for a draw', () => {
    const offered = offerDraw(played, 0);
    expect(acceptDraw(offered, 0)).toBe(offered);
    expect(resultOf(acceptDraw(offered, 1))).toEqual({ winner: null, reason: 'agreed-draw' });
    expect(declineDraw(offered).drawOffer).toBeNull();
    expect(acceptDraw(played, 1)).toBe(played);
  });

  it.each([
    ['threefold-repetition', 'startpos', 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8'],
    ['fifty-moves', '4k3/8/8/8/8/8/8/R3K3 w - - 99 80', 'Ra2'],
  ])('is drawn by a claim of the side to move (%s), where it may', (reason, position, line) => {
    const start = position === 'startpos' ? {} : { position };
    const begun = newMatch({ game: gameById('chess'), players: ['human', 'human'], ...start });
    const moves = line.split(' ');
    const before = moves.slice(0, -1).reduce(playMove, begun);
    expect([claimableDraw(before), claimDraw(before)]).toEqual([null, before]);
    const there = playMove(before, moves.at(-1) as string);
    const drawn = claimDraw(there);
    expect([claimableDraw(there), resultOf(there)]).toEqual([reason, null]);
    for (const match of [drawn, loadMatch(saveMatch(drawn), gameById)])
      expect([resultOf(match), claimableDraw(match)]).toEqual([{ winner: null, reason }, null]);
    // Who goes on from there has not claimed it.
    expect(resultOf(playMove(undo(drawn), moves.at(-1) as string))).toBeNull();
  });

  it('keeps an offer while its maker moves and drops it when the other side does', () => {
    const offered = playMove(offerDraw(played, 0), 'c3');
    expect(offered.drawOffer).toBe(0);
    expect(playMove(offered, 'c1').drawOffer).toBeNull();
  });
});

describe('saving', () => {
  it('reads back what it writes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GAME_IDS),
        fc.integer(),
        fc.integer({ min: 0, max: 25 }),
        fc.nat(25),
        fc.boolean(),
        (game, seed, plies, back, resigned) => {
          const match = goTo(randomMatch(game, seed, plies), back);
          const players = ['level:2', 'alpha-beta:3'] as const;
          const saved = { ...(resigned ? resign(match, 1) : match), players };
          expect(loadMatch(saveMatch(saved), gameById)).toEqual(saved);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('keeps what the move of a computer took, until a move is played there again', () => {
    const work = { nodes: 1234, seconds: 0.5, depth: 3, namedBy: 'book' } as const;
    const noted = noteWork(playMove(playMove(fresh, 'b2'), 'a1'), work);
    const again = loadMatch(saveMatch(playMove(noted, 'c3')), gameById);
    expect(nodesAlong(again.tree, again.moves).map((node) => node.work)).toEqual([
      ...[undefined, undefined, work, undefined],
    ]);
    const replayed = playMove(undo(again, 2), 'a1');
    expect(nodesAlong(replayed.tree, replayed.moves).some((node) => node.work)).toBe(false);
  });

  const saved = JSON.parse(saveMatch(playMove(fresh, 'b2')));
  it.each([
    ['not json', 'save-not-json', /it is not JSON/],
    ['[]', 'save-field', /format/],
    ['3', 'save-field', /its fields/],
    [
      JSON.stringify({ ...saved, version: 3 }),
      'save-version',
      /version 3; this program reads versions 1 to 2/,
    ],
    [JSON.stringify({ ...saved, format: 'pgn' }), 'save-field', /format/],
    [JSON.stringify({ ...saved, game: 'nim' }), 'game-unknown', /no game "nim"/],
    [JSON.stringify({ ...saved, start: '.../.x. b' }), 'zabor-bad-cell', /row 2/],
    [JSON.stringify({ ...saved, moves: ['b2', 'b2'] }), 'move-cell-taken', /b2 is blue/],
    [JSON.stringify({ ...saved, moves: 'b2' }), 'save-field', /moves/],
    [JSON.stringify({ ...saved, shown: 2 }), 'save-field', /shown/],
    [JSON.stringify({ ...saved, notes: [[1, { loud: true }]] }), 'save-field', /notes/],
    [
      JSON.stringify({ ...saved, notes: [[1, { work: { nodes: -1, seconds: 0, depth: 1 } }]] }),
      'save-field',
      /notes/,
    ],
    [JSON.stringify({ ...saved, moves: ['b2', 'a1'], forks: [[2, 2]] }), 'save-field', /forks/],
    [JSON.stringify({ ...saved, moves: ['b2', 'b2'], forks: [[2, 0]] }), 'save-field', /forks/],
    [
      JSON.stringify({
        ...saved,
        moves: ['b2', 'a1', 'c3', 'c1'],
        forks: [
          [3, 0],
          [4, 2],
        ],
      }),
      'save-field',
      /forks/,
    ],
    [JSON.stringify({ ...saved, cursor: 5 }), 'save-field', /value of cursor is invalid/],
    [JSON.stringify({ ...saved, extra: 1 }), 'save-field', /extra/],
    ['x'.repeat(1_000_001), 'save-too-long', /too long/],
  ])('refuses %.60s as %s', (text, code, message) => {
    expect(() => loadMatch(text, gameById)).toThrow(message);
    expect(codeOf(() => loadMatch(text, gameById))).toBe(code);
  });

  describe('has bounds, and refuses what lies beyond them', () => {
    const played = { ...saved, moves: ['b2', 'a1', 'c1'], forks: [[3, 1]], shown: 3 };
    const hour = 3_600_000;
    const clock = { base: 3 * hour, increment: 60_000, left: [0, 0] };
    const withClock = (change: object) => ({ clock: { ...clock, ...change } });
    const most = 3 * hour + 10_000 * 60_000;

    it.each<[string, (value: number) => object, number, number]>([
      ['cursor', (cursor) => ({ cursor }), 0, 2],
      ['seed', (seed) => ({ seed }), 0, Number.MAX_SAFE_INTEGER],
      ['shown', (shown) => ({ shown, cursor: 0 }), 0, 3],
      ['drawOffer', (drawOffer) => ({ drawOffer }), 0, 1],
      ['notes', (by) => ({ notes: [[1, { ending: { kind: 'resigned', by } }]] }), 0, 1],
      ['clock', (base) => withClock({ base }), 0, 3 * hour],
      ['clock', (increment) => withClock({ increment }), 0, 60_000],
      ['clock', (left) => withClock({ left: [left, 0] }), 0, most],
      ['clock', (left) => withClock({ left: [hour, left] }), 0, most],
    ])('%s', (field, change, min, max) => {
      const load = (value: number) => () =>
        loadMatch(JSON.stringify({ ...played, ...change(value) }), gameById);
      for (const value of [min, max]) {
        expect(JSON.parse(saveMatch(load(value)()))).toMatchObject(change(value));
      }
      for (const value of [min - 1, max + 1]) {
        expect(load(value)).toThrow(InputError);
        expect(load(value)).toThrow(field);
        expect(codeOf(load(value))).toBe('save-field');
      }
    });
  });

  it('never throws anything but an input error', () => {
    const hostile = fc.oneof(
      fc.json(),
      fc.record({ at: fc.nat(400), text: fc.string({ maxLength: 4 }) }).map(({ at, text }) => {
        const whole = JSON.stringify(saved);
        return whole.slice(0, at) + text + whole.slice(at + 1);
      }),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        try {
          loadMatch(text, gameById);
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('position files', () => {
  it('may leave out the side to move', () => {
    const zabor = gameById('zabor');
    expect(zabor.formatPosition(parsePositionFile(zabor, '.#.\r\n...\r\n'))).toBe('.#./... b');
    expect(zabor.formatPosition(parsePositionFile(zabor, '.#.\n... r\n'))).toBe('.#./... r');
    expect(() => parsePositionFile(zabor, '.#.\n..')).toThrow(/row 2 from the top has 2 cells/);
    const chocolate = gameById('chocolate');
    expect(chocolate.formatPosition(parsePositionFile(chocolate, '3x5+2x2\n'))).toBe('3x5+2x2 A');
  });
});

function codeOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof InputError) return error.code;
  }
  return 'none';
}
