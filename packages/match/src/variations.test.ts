import { Random, legalMoves } from '@tahoun/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Match,
  forkBefore,
  goTo,
  goToPath,
  hasVariations,
  loadMatch,
  newMatch,
  playMove,
  promote,
  readGameFile,
  rejoin,
  removeFrom,
  resign,
  resultOf,
  saveMatch,
  showLine,
  snapshotAt,
  writeGameFile,
} from './index.js';
import { filed, gameById } from './testing/all-games.js';
import { linesOf } from './testing/lines.js';
import { nodesAlong } from './tree.js';

const fresh = newMatch({ game: gameById('chess'), players: ['human', 'human'] });

/** Plays on from the cursor; the shown line then goes on as it was played before. */
function play(match: Match, moves: string): Match {
  return moves.split(' ').reduce((before, text) => rejoin(playMove(before, text)), match);
}

const OPEN = 'e4 e5 Nf3 Nc6';
const SICILIAN = 'e4 c5 Nf3 d6';
const played = play(goTo(play(fresh, OPEN), 1), 'c5 Nf3 d6');
/** Black gave up after the second move, having played on from there before. */
const ended = resign(goTo(played, 2), 1);
const path = (moves: string) => moves.split(' ');

describe('playing from an earlier place', () => {
  it('makes the new line the main one and keeps the old one as a variation', () => {
    expect(linesOf(played)).toEqual([SICILIAN, OPEN]);
    expect(played).toMatchObject({ moves: path(SICILIAN), cursor: 4 });
  });

  it('puts the new line before the one that it leaves, and leaves the others where they are', () => {
    const third = play(goTo(goToPath(played, path('e4 e5')), 1), 'e6');
    expect(linesOf(third)).toEqual([SICILIAN, 'e4 e6', OPEN]);
  });

  it('goes on in a line that has been played before, or ends there for who thinks anew', () => {
    const again = play(goTo(played, 1), 'e5 Nf3');
    expect(again).toMatchObject({ moves: path(OPEN), cursor: 3 });
    expect(again.tree).toEqual(played.tree);
    expect(playMove(goTo(played, 1), 'e5')).toMatchObject({ moves: ['e4', 'e5'], cursor: 2 });
  });

  it('keeps as many variations as there are', () => {
    const texts = legalMoves(snapshotAt(fresh).position).map((move) =>
      fresh.rules.formatMove(snapshotAt(fresh).position, move),
    );
    let match = play(fresh, OPEN);
    for (const white of texts) {
      for (const black of ['a6', 'b6', 'c6', 'd6', 'f6', 'g6', 'h6', 'a5', 'b5', 'd5', 'f5', 'g5']) {
        match = play(goTo(match, 0), `${white} ${black}`);
      }
    }
    expect(linesOf(match)).toHaveLength(241);
    expect(loadMatch(saveMatch(match), gameById)).toEqual(match);
  });
});

describe('a line that has ended', () => {
  it('stands beside the one that went on from there', () => {
    expect(linesOf(ended)).toEqual(['e4 c5 resigned', SICILIAN, OPEN]);
    expect(ended.moves).toEqual(['e4', 'c5']);
    expect(resultOf(ended)?.winner).toBe(0);
  });

  it('is gone to with its end, and left for the line that goes on', () => {
    const back = goToPath(goToPath(ended, path('e4 e5')), path('e4 c5'));
    expect(resultOf(back)).toEqual({ winner: 0, reason: 'resigned' });
    const deeper = goToPath(ended, path('e4 c5 Nf3'));
    expect(deeper).toMatchObject({ moves: path(SICILIAN), cursor: 3 });
    expect([deeper, goTo(deeper, 2)].map((match) => resultOf(match))).toEqual([null, null]);
  });

  it('is kept with its end when another way is played, and goes on where that is asked for', () => {
    const other = play(goTo(resign(played, 0), 2), 'Nc3');
    expect(resultOf(other)).toBeNull();
    expect(resultOf(goToPath(other, path(SICILIAN)))).toEqual({ winner: 1, reason: 'resigned' });
    expect(resultOf(showLine(ended, ['e4', 'c5'], null))).toBeNull();
  });

  it('may be that without a move', () => {
    const match = resign(fresh, 0);
    expect(linesOf(match)).toEqual(['resigned']);
    expect(loadMatch(saveMatch(match), gameById)).toEqual(match);
  });
});

describe('a variation', () => {
  const there = goToPath(played, path('e4 e5'));

  it('is gone to with all of its line, or to nowhere', () => {
    expect(there).toMatchObject({ cursor: 2, moves: path(OPEN) });
    expect([fresh, play(fresh, OPEN), played, there].map(hasVariations)).toEqual([false, false, true, true]);
    expect(goToPath(played, ['d4'])).toBe(played);
    expect(goToPath(there, [])).toEqual({ ...there, cursor: 0 });
  });

  it('begins where the way leaves the main line, the innermost counting', () => {
    expect(forkBefore(there)).toBe(1);
    expect(forkBefore(goTo(there, 1))).toBeUndefined();
    expect(forkBefore(goToPath(ended, path(SICILIAN)))).toBeUndefined();
    const inner = play(goTo(goToPath(played, path('e4 e5 Nf3')), 2), 'Bc4');
    expect(linesOf(inner)).toEqual([SICILIAN, 'e4 e5 Bc4', OPEN]);
    expect(forkBefore(goToPath(inner, path('e4 e5 Nf3')))).toBe(2);
    expect(linesOf(promote(goToPath(inner, path('e4 e5 Nf3'))))).toEqual([OPEN, 'e4 e5 Bc4', SICILIAN]);
  });

  it('becomes the main line as far as the cursor', () => {
    const promoted = promote(there);
    expect(linesOf(promoted)).toEqual([OPEN, SICILIAN]);
    expect(promoted).toMatchObject({ cursor: 2, moves: path(OPEN) });
  });

  it('is deleted with all that follows, and a line shown with it ends before it', () => {
    const deleted = removeFrom(there, path('e4 e5'));
    expect(linesOf(deleted)).toEqual([SICILIAN]);
    expect(deleted).toMatchObject({ cursor: 1, moves: ['e4'] });
    expect(rejoin(deleted)).toMatchObject({ cursor: 1, moves: path(SICILIAN) });
    expect(removeFrom(played, path('e4 e5'))).toMatchObject({ cursor: 4, moves: path(SICILIAN) });
    expect(linesOf(removeFrom(played, ['e4']))).toEqual(['']);
  });
});

describe('variations in files', () => {
  const details = { players: ['?', '?'], date: '2026-11-21' } as const;

  it('come back from PGN with what is said of the moves, whichever line is shown', () => {
    const text = '1. e4 {best by test} c5 (1... e5 $2 2. Nf3 Nc6) 2. Nf3 d6 *';
    const read = readGameFile(filed('chess'), text) as Match;
    expect(linesOf(read)).toEqual([SICILIAN, OPEN]);
    const there = loadMatch(saveMatch(goToPath(read, path('e4 e5'))), gameById);
    const written = writeGameFile(there, filed('chess').format, details);
    expect(written.replace(/\s+/g, ' ')).toContain(
      '1. e4 {best by test} 1... c5 (1... e5 $2 2. Nf3 Nc6) 2. Nf3 d6 *',
    );
  });

  it('are one where they begin alike', () => {
    const read = readGameFile(
      filed('chess'),
      '1. e4 e5 (1... c5 2. Nf3) (1... c5 2. c3) (1... e5 2. d4) *',
    ) as Match;
    expect(linesOf(read)).toEqual(['e4 e5', 'e4 c5 Nf3', 'e4 c5 c3']);
  });

  it('leave the game as it was played where they begin with its moves', () => {
    const read = readGameFile(
      filed('chess'),
      '1. e4 e5 2. Nf3 (2. Nf3 d6) Nc6 3. Bb5 (3. Bb5 a6) *',
    ) as Match;
    expect([read.moves, linesOf(read)]).toEqual([
      path('e4 e5 Nf3 Nc6 Bb5'),
      ['e4 e5 Nf3 Nc6 Bb5', 'e4 e5 Nf3 d6'],
    ]);
    const reloaded = loadMatch(saveMatch(read), gameById);
    expect(nodesAlong(reloaded.tree, read.moves).at(-1)?.comments).toEqual(['3... a6']);
  });

  it('are read up to the two hundredth', () => {
    const white = ['a3', 'a4', 'b3', 'b4', 'c3', 'c4', 'd3', 'd4', 'f3', 'f4', 'g3', 'g4', 'h3', 'h4'];
    const black = white.map((move) => `${move[0]}${9 - Number(move[1])}`);
    const lines = white.flatMap((first) => black.map((second) => `(1. ${first} ${second})`));
    const more = legalLines('Nf3 Nc3 Na3 Nh3', black);
    const read = readGameFile(filed('chess'), `1. e4 ${[...lines, ...more].join(' ')} e5 *`) as Match;
    expect(lines.length + more.length).toBeGreaterThan(200);
    expect(linesOf(read)).toHaveLength(201);
    expect(linesOf(read)[0]).toBe('e4 e5');
  });
});

function legalLines(firsts: string, seconds: readonly string[]): string[] {
  return firsts.split(' ').flatMap((first) => seconds.map((second) => `(1. ${first} ${second})`));
}

type Action = readonly ['play' | 'back' | 'go' | 'promote' | 'remove' | 'resign', number];

/** Does one thing to a match, as a person at the board may. */
function act(match: Match, [kind, number]: Action): Match {
  const random = new Random(number);
  const any = path(linesOf(match)[random.below(linesOf(match).length)] ?? '').filter((text) =>
    /\d/.test(text),
  );
  const some = any.slice(0, 1 + random.below(Math.max(any.length, 1)));
  switch (kind) {
    case 'play': {
      const { game, position } = snapshotAt(match);
      const moves = resultOf(match) === null ? legalMoves(position).slice(0, 3) : [];
      if (moves.length === 0) return match;
      return rejoin(playMove(match, game.formatMove(position, moves[random.below(moves.length)]!)));
    }
    case 'back':
      return goTo(match, random.below(match.moves.length + 1));
    case 'go':
      return goToPath(match, some);
    case 'promote':
      return promote(match);
    case 'remove':
      return some.length === 0 ? match : removeFrom(match, some);
    case 'resign':
      return resign(match, random.below(2) as 0 | 1);
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

  it('the shown line is in its tree, the cursor on the line, and all of it can be saved and loaded', () => {
    always((_before, _action, after) => {
      expect(goToPath(after, after.moves).cursor).toBe(after.moves.length);
      expect(after.cursor).toBeLessThanOrEqual(after.moves.length);
      expect(loadMatch(saveMatch(after), gameById)).toEqual(after);
    });
  });

  it('nothing that was played is lost but by deleting it', () => {
    always((before, [kind], after) => {
      if (kind === 'remove') return;
      const now = linesOf(after);
      for (const line of linesOf(before)) {
        expect(
          now.some((each) => `${each} `.startsWith(`${line} `.trimStart())),
          `${line} after ${kind}`,
        ).toBe(true);
      }
    });
  });

  it('going anywhere changes nothing; deleting leaves nothing behind', () => {
    always((before, [, number]) => {
      const all = linesOf(before);
      const line = path(all[number % all.length] ?? '').filter((text) => /\d/.test(text));
      const there = goToPath(before, line);
      expect(there.moves.slice(0, there.cursor)).toEqual(line);
      expect(there.tree).toBe(before.tree);
      if (line.length === 0) return;
      const rest = linesOf(removeFrom(before, line)).map((each) => `${each} `);
      expect(rest.filter((each) => each.startsWith(`${line.join(' ')} `))).toEqual([]);
    });
  });

  it('what is made the main line is on no fork', () => {
    always((before) => {
      const main = promote(before);
      expect(forkBefore(main)).toBeUndefined();
      expect(main).toMatchObject({ moves: before.moves, cursor: before.cursor });
      expect(linesOf(main).toSorted()).toEqual(linesOf(before).toSorted());
    });
  });
});
