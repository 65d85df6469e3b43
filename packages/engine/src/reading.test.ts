import { InputError } from '@tahoun/core';
import { chessFile } from '@tahoun/games/chess/file';
import { type Match, readGameFile, saveMatch } from '@tahoun/match';
import { describe, expect, it } from 'vitest';
import { movesAnswer } from './answers.js';
import { gamesOf } from './games.js';
import { fileAnswer, readTask, writtenMoves } from './reading.js';
import { runTask } from './task.js';
import { games } from './testing/all-games.js';

const filed = gamesOf([{ ...games.get('chess'), file: chessFile }, games.get('zabor')]);
const PGN = '[White "A"]\n\n1. f3 {hm} e5 (1... d5) 2. g4 Qh4# 0-1\n\n1. e4 *\n';

describe('a file that is read', () => {
  it('is the whole of its first game, with its main line and its start', () => {
    const { found, dropped, nodes } = fileAnswer(filed, { game: 'chess', text: PGN });
    const read = readGameFile({ game: games.get('chess').game, format: chessFile }, PGN) as Match;
    expect(found?.saved).toBe(saveMatch(read));
    expect(found?.saved).toContain('"hm"');
    expect(found?.moves).toEqual(['f3', 'e5', 'g4', 'Qh4#']);
    expect(found?.position).toMatch(/^rnbqkbnr\//);
    expect([dropped, nodes]).toEqual([[], 0]);
    expect(fileAnswer(filed, { game: 'chess', text: '' }).found).toBeNull();
  });

  it('is refused where a part cannot be read, unless such parts are to be reported', () => {
    const wrong = { game: 'chess', text: '1. e4 (1. e5) (1. Ke2) e5 *' };
    expect(() => fileAnswer(filed, wrong)).toThrow(InputError);
    const { found, dropped } = fileAnswer(filed, { ...wrong, reported: 1 });
    expect(found?.moves).toEqual(['e4', 'e5']);
    expect(dropped).toEqual([
      { code: expect.any(String), message: expect.any(String), params: expect.any(Object) },
    ]);
  });

  it('is refused for a game without files', () => {
    expect(() => fileAnswer(filed, { game: 'zabor', text: PGN })).toThrow('zabor has no format of files');
  });
});

it('the written moves are those of the answer, also as a task', async () => {
  const request = { game: 'chess', played: ['e4', 'e5'] };
  const { json } = writtenMoves(games, request);
  expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(movesAnswer(games, request))));
  expect(await runTask(games, { kind: 'written-moves', request }, {}, readTask)).toMatchObject({
    ok: true,
    answer: { json },
  });
});
