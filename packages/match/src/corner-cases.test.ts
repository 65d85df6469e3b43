import { InputError } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import {
  type Match,
  acceptDraw,
  endingOf,
  goTo,
  hasVariations,
  loadMatch,
  loseOnTime,
  newClock,
  newMatch,
  nextTurn,
  offerDraw,
  parsePositionFile,
  playMove,
  readAnyGames,
  readGameFile,
  resign,
  restoreMatch,
  restoreMatchInPieces,
  resultOf,
  saveMatch,
  snapshotAt,
  writeGameFile,
} from './index.js';
import { filed, gameById } from './testing/all-games.js';

const DETAILS = { players: ['Anna', 'Bob'], date: '2026-11-21' } as const;
const fresh = newMatch({ game: gameById('chess'), players: ['human', 'human'] });
const begin = () => ['e4', 'c5'].reduce(playMove, fresh);

describe('a game that was won', () => {
  it.each([
    [0, '0-1'],
    [1, '1-0'],
  ] as const)('when side %i gave up is %s in its file, and comes back between two persons', (by, result) => {
    const text = writeGameFile(resign(begin(), by), filed('chess').format, DETAILS);
    expect(text).toContain(`[Result "${result}"]`);
    const read = readGameFile(filed('chess'), text);
    expect(read?.players).toEqual(['human', 'human']);
    expect(endingOf(read as Match)).toEqual({ kind: 'resigned', by });
  });

  it('takes no offer of a draw', () => {
    const over = resign(begin(), 0);
    expect(offerDraw(over, 1)).toBe(over);
  });

  it('on time is won in a game that cannot tell who could still win', () => {
    const match = newMatch({ game: gameById('zabor'), players: ['human', 'human'], clock: newClock(1, 0) });
    expect(gameById('zabor').cannotWin).toBeUndefined();
    expect(resultOf(loseOnTime(match, 1))).toEqual({ winner: 0, reason: 'out-of-time' });
  });
});

describe('a file without a game', () => {
  it('gives none', () => {
    expect(readGameFile(filed('chess'), '')).toBeUndefined();
    expect(readAnyGames([filed('chess')], '')).toEqual([]);
  });

  it('with no moves is the game at its start', () => {
    const read = readGameFile(filed('chess'), writeGameFile(fresh, filed('chess').format, DETAILS));
    expect(read).toMatchObject({ moves: [], cursor: 0 });
    expect(hasVariations(read as Match)).toBe(false);
  });
});

describe('a game with very many moves', () => {
  const cycle = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
  const line = (plies: number) => Array.from({ length: plies }, (_, ply) => cycle[ply % 4]).join(' ');

  it('is read where it can be loaded again', () => {
    const read = readGameFile(filed('chess'), `1. ${line(10_000)} *`) as Match;
    expect(loadMatch(saveMatch(read), gameById).moves).toEqual(read.moves);
  });

  it('is refused where it could not be, also for one of its variations', () => {
    for (const text of [`1. ${line(10_001)} *`, `1. e4 (1. ${line(10_001)}) *`])
      expect(() => readGameFile(filed('chess'), text)).toThrow(
        expect.objectContaining({ code: 'game-too-long', params: { found: 10_001, max: 10_000 } }),
      );
  });
});

describe('a match from the own database', () => {
  it('is the same in pieces, and may be longer than one that is read', async () => {
    const text = '1. e4 {best} e5 $2 (1... c5 {sharp} 2. Nf3) 2. Nf3 *';
    const read = readGameFile(filed('chess'), text) as Match;
    expect(await restoreMatchInPieces(saveMatch(read), gameById)).toEqual(read);
    const moves = Array.from({ length: 10_050 }, (_, ply) => ['Nf3', 'Nf6', 'Ng1', 'Ng8'][ply % 4]);
    const saved = { ...JSON.parse(saveMatch(fresh)), moves: [...moves, 'a3'], forks: [[10_051, 0]] };
    let restored: Match | undefined;
    const restoring = restoreMatchInPieces(JSON.stringify({ ...saved, shown: 10_050 }), gameById).then(
      (match) => (restored = match),
    );
    await nextTurn();
    expect(restored).toBeUndefined();
    expect((await restoring).moves).toEqual(moves);
  });

  it('is what was saved, whatever it holds', () => {
    const drawn = acceptDraw(offerDraw(begin(), 0), 1);
    const clocked = { ...begin(), clock: newClock(3, 2) };
    const branched = playMove(goTo(begin(), 0), 'd4');
    for (const match of [fresh, drawn, clocked, branched]) {
      expect(restoreMatch(saveMatch(match), gameById)).toEqual(match);
      expect(loadMatch(saveMatch(match), gameById)).toEqual(match);
    }
  });
});

describe('a refusal', () => {
  it('says what was refused when the game is over', () => {
    const refusal = errorOf(() => playMove(resign(begin(), 0), 'Nf3'));
    expect(refusal).toMatchObject({ code: 'move-game-over', params: { found: 'Nf3' } });
  });

  it('says which version of a saved match is not read, and which is', () => {
    const text = saveMatch(fresh).replace('"version":2', '"version":3');
    expect(errorOf(() => loadMatch(text, gameById))).toMatchObject({ params: { found: '3', accepts: 2 } });
    const field = errorOf(() => loadMatch(saveMatch({ ...fresh, cursor: 3 }), gameById));
    expect(field).toMatchObject({ code: 'save-field', params: { field: 'cursor' } });
  });

  it('of a position file is about the side that it names, not about one that it does not', () => {
    const zabor = gameById('zabor');
    const direct = errorOf(() => zabor.parsePosition('.#./... x'));
    expect(errorOf(() => parsePositionFile(zabor, '.#.\n... x'))).toMatchObject({ code: direct.code });
    expect(errorOf(() => parsePositionFile(zabor, '.#.\n... x')).params).toEqual(direct.params);
  });
});

describe('a snapshot', () => {
  it('has the moves that led to it', () => {
    const { game, moves } = snapshotAt(goTo(begin(), 1));
    const start = game.initial();
    expect(moves.map((move) => game.formatMove(start, move))).toEqual(['e4']);
  });
});

function errorOf(run: () => unknown): InputError {
  try {
    run();
  } catch (error) {
    if (error instanceof InputError) return error;
  }
  throw new Error('nothing was refused');
}
