import { Random, legalMoves } from '@tahoun/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Line,
  type Match,
  forkBefore,
  goTo,
  goToPath,
  keepLine,
  linesOf,
  loadMatch,
  momentAt,
  newMatch,
  playMove,
  promote,
  rejoin,
  removeFrom,
  resign,
  resultOf,
  saveMatch,
  sharedPlies,
} from './index.js';
import { gameById } from './testing/all-games.js';

const fresh = newMatch({ game: gameById('chess'), players: ['human', 'human'] });
const line = (moves: string, ending: Line['ending'] = null): Line => ({ moves: moves.split(' '), ending });
const shown = (match: Match) => linesOf(match).map(({ moves }) => moves.join(' '));

/** A match with lines in their order, the current one at `rank` and its cursor at its end. */
function matchOf(lines: readonly Line[], rank: number): Match {
  const current = lines[rank] ?? line('');
  const variations = lines.toSpliced(rank, 1);
  return { ...fresh, ...current, cursor: current.moves.length, rank, variations };
}

describe('a line that comes to be the beginning of another', () => {
  const before = [line('e4 e5 Nf3'), line('d4 d5'), line('c4'), line('Nf3 d5')];

  it.each([
    [line('e4 e5'), 1, 0],
    [line('e4'), 4, 0],
    [line('e4'), 0, 0],
    [line('d4'), 1, 1],
    [line('d4 d5'), 2, 1],
    [line('d4'), 2, 1],
    [line('d4 d5'), 3, 1],
    [line('Nf3'), 0, 3],
    [line('Nf3'), 2, 3],
  ])('goes on as that does, in its own place among the lines: %j at %i', (short, rank, longer) => {
    const match = matchOf(before.toSpliced(rank, 0, short), rank);
    const joined = rejoin(match);
    const rest = linesOf(match).filter((each) => each !== before[longer]);
    const expected = rest.map((each) => (each.moves === short.moves ? before[longer] : each));
    expect(linesOf(joined)).toEqual(expected);
    expect(joined).toMatchObject({ ...before[longer], cursor: match.cursor });
    expect(linesOf(joined)[joined.rank]).toEqual(before[longer]);
    expect(loadMatch(saveMatch(joined), gameById)).toEqual(joined);
  });

  it('stays by itself where it has ended, and where no other begins with it', () => {
    for (const alone of [line('e4 e5', { kind: 'resigned', by: 1 }), line('e4 c5'), line('e4 e5 Nf3 Nc6')]) {
      const match = matchOf([alone, ...before], 0);
      expect(rejoin(match)).toBe(match);
    }
  });
});

describe('the lines of a match', () => {
  const lines = [line('e4 e5 Nf3'), line('d4 d5'), line('c4')];

  it('keep their order when one is played on from an earlier place: the new line comes before the old', () => {
    const match = goTo(matchOf(lines, 1), 1);
    const other = keepLine(playMove(match, 'Nf6'), match);
    expect(shown(other)).toEqual(['e4 e5 Nf3', 'd4 Nf6', 'd4 d5', 'c4']);
    expect(other).toMatchObject({ rank: 1, cursor: 2 });
  });

  it('keep what is left of a line that was deleted, as the main one, where no other goes on from there', () => {
    expect(shown(removeFrom(matchOf(lines, 1), ['e4', 'e5']))).toEqual(['e4', 'd4 d5', 'c4']);
    expect(removeFrom(matchOf(lines, 0), ['e4', 'e5'])).toMatchObject({ moves: ['e4'], cursor: 1, rank: 0 });
    expect(shown(removeFrom(matchOf([line('d4 Nf6'), ...lines], 0), ['d4', 'd5']))).toEqual([
      'd4 Nf6',
      'e4 e5 Nf3',
      'c4',
    ]);
  });

  it('have the current one among them, though another goes on from its end', () => {
    const match = matchOf([line('c4'), line('e4'), line('e4 e5')], 1);
    expect(goToPath(match, ['e4'])).toEqual(match);
    expect(goToPath(match, [])).toEqual({ ...match, cursor: 0 });
  });
});

describe('a line that has ended', () => {
  const ended = line('e4 c5', { kind: 'resigned', by: 1 });
  const match = matchOf([line('e4 c5 Nf3 d6'), ended, line('e4 e5')], 0);

  it('stays a variation, though another goes on from its end, wherever one goes', () => {
    for (const path of [['e4', 'e5'], ['e4', 'c5', 'Nf3'], ['e4']]) {
      expect(linesOf(goToPath(match, path))).toEqual(linesOf(match));
    }
    expect(linesOf(promote(goToPath(match, ['e4', 'e5'])))).toContainEqual(ended);
    expect(linesOf(removeFrom(match, ['e4', 'e5']))).toEqual([line('e4 c5 Nf3 d6'), ended]);
  });

  it('is gone to with its end, and left for the line that goes on', () => {
    const there = matchOf(linesOf(match), 1);
    expect(resultOf(there)).toEqual({ winner: 0, reason: 'resigned' });
    expect(goToPath(there, ['e4', 'c5'])).toMatchObject({ rank: 1, cursor: 2, ...ended });
    expect(goToPath(there, ['e4', 'c5', 'Nf3'])).toMatchObject({ rank: 0, cursor: 3, ending: null });
  });

  it('is kept when one goes back and plays another way, though a variation goes on from its end', () => {
    const there = goTo(matchOf([ended, line('e4 c5 Nf3 d6')], 0), 1);
    const other = keepLine(playMove(there, 'e6'), there);
    expect(linesOf(other)).toEqual([line('e4 e6'), ended, line('e4 c5 Nf3 d6')]);
  });

  it('is dropped where it only begins another and has no end', () => {
    const lines = [line('e4 e5'), line('e4'), line('e4 e5 Nf3'), line('d4')];
    expect(shown(goToPath(matchOf(lines, 3), ['e4', 'e5', 'Nf3']))).toEqual(['e4 e5 Nf3', 'd4']);
  });
});

type Action = readonly ['play' | 'back' | 'go' | 'promote' | 'remove' | 'resign', number];

/** Does one thing to a match, as a person at the board may. */
function act(match: Match, [kind, number]: Action): Match {
  const random = new Random(number);
  const any = linesOf(match)[random.below(linesOf(match).length)]?.moves ?? [];
  const path = any.slice(0, 1 + random.below(Math.max(any.length, 1)));
  switch (kind) {
    case 'play': {
      const { game, position } = momentAt(match);
      const moves = resultOf(match) === null ? legalMoves(position).slice(0, 3) : [];
      if (moves.length === 0) return match;
      const text = game.formatMove(position, moves[random.below(moves.length)] as number);
      return rejoin(keepLine(playMove(match, text), match));
    }
    case 'back':
      return goTo(match, random.below(match.moves.length + 1));
    case 'go':
      return goToPath(match, path);
    case 'promote':
      return promote(match);
    case 'remove':
      return path.length === 0 ? match : removeFrom(match, path);
    case 'resign':
      return keepLine(resign(match, random.below(2) as 0 | 1), match);
  }
}

describe('whatever is done to a match', () => {
  const kinds = ['play', 'play', 'play', 'back', 'back', 'go', 'promote', 'remove', 'resign'] as const;
  const actions = fc.array(fc.tuple(fc.constantFrom(...kinds), fc.nat(1000)), { maxLength: 25 });
  const start = newMatch({ game: gameById('tic-tac-toe'), players: ['human', 'human'] });

  /** Checks every step of every run. */
  const always = (check: (before: Match, action: Action, after: Match) => void) =>
    fc.assert(
      fc.property(actions, (all) => {
        all.reduce((match, action) => {
          const next = act(match, action);
          check(match, action, next);
          return next;
        }, start);
      }),
      { numRuns: 150, seed: 7 },
    );

  it('its cursor and rank lie within its lines, and it can be saved and loaded', () => {
    always((_before, _action, after) => {
      expect(after.cursor).toBeLessThanOrEqual(after.moves.length);
      expect(linesOf(after)[after.rank]).toEqual({ moves: after.moves, ending: after.ending });
      expect(loadMatch(saveMatch(after), gameById)).toEqual(after);
    });
  });

  it('no line but one that has ended is there twice, or the beginning of another', () => {
    always((_before, _action, after) => {
      const lines = linesOf(after);
      for (const [i, { moves, ending }] of lines.entries()) {
        const goesOn = lines.some((other, j) => j !== i && sharedPlies(moves, other.moves) === moves.length);
        // The current line may have been cut short by going back and giving up.
        if (ending === null && i !== after.rank) expect(goesOn, shown(after).join(', ')).toBe(false);
      }
    });
  });

  it('nothing that was played is lost but by deleting it', () => {
    always((before, [kind], after) => {
      if (kind === 'remove') return;
      const now = linesOf(after);
      for (const { moves, ending } of linesOf(before)) {
        const isThere = now.some(
          (each) =>
            sharedPlies(moves, each.moves) === moves.length &&
            (ending === null || each.moves.length === moves.length),
        );
        expect(isThere, `${moves.join(' ')} after ${kind}`).toBe(true);
      }
    });
  });

  it('going anywhere, and back, keeps the order of the lines; deleting leaves nothing behind', () => {
    always((before, [, number]) => {
      const { moves: path = [] } = linesOf(before)[number % linesOf(before).length] ?? {};
      const there = goToPath(before, path);
      expect(there.moves.slice(0, there.cursor)).toEqual(path);
      expect(shown(there).filter((each) => shown(before).includes(each))).toEqual(shown(there));
      if (path.length === 0) return;
      const without = removeFrom(before, path);
      for (const { moves } of linesOf(without)) expect(sharedPlies(path, moves)).toBeLessThan(path.length);
    });
  });

  it('what is made the main line is on no fork', () => {
    always((before) => {
      const main = promote(before);
      expect(forkBefore(main)).toBeUndefined();
      expect(main.moves.slice(0, main.cursor)).toEqual(before.moves.slice(0, before.cursor));
      expect(shown(main).toSorted()).toEqual(shown(before).toSorted());
    });
  });
});
