import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryCache } from '../search/caches.js';
import { type TestApp, get, post, problemOf, testApp } from '../testing/test-app.js';

const PROMOTION = { game: 'chess', position: '3n3k/4P3/8/8/8/8/8/K7 w - - 0 1', nodes: '20000' };
const MATE = { game: 'chess', position: '7k/5K2/6Q1/8/8/8/8/8 w - - 0 1', nodes: '20000' };
const MATED = { game: 'chess', position: '6Qk/5K2/8/8/8/8/8/8 b - - 0 1' };

let app: TestApp;
beforeEach(() => {
  app = testApp();
});
const ask = async (query: Record<string, string>, headers = {}) =>
  (await get(app, '/v1/best-move', query, headers)).json() as Promise<Record<string, unknown>>;

describe('a best move for programs that draw a board', () => {
  it('says what moves from where to where, what it captures and what it becomes', async () => {
    expect(await ask({ ...PROMOTION, moves: 'exd8=Q+' })).toMatchObject({
      piece: 'pawn',
      from: 'e7',
      to: 'd8',
      captured: ['knight'],
      promotion: 'queen',
    });
  });

  it('says nothing of that in games without moving pieces', async () => {
    const answer = await ask({ game: 'zabor', nodes: '1000' });
    for (const field of ['piece', 'from', 'to', 'captured', 'promotion'])
      expect(answer).not.toHaveProperty(field);
  });
});

describe('the chances of an answer', () => {
  it('are certain in a mate, which is counted in moves', async () => {
    expect(await ask(MATE)).toMatchObject({ winChance: 100, mate: 1, scoreText: 'win in 1' });
    expect(await ask(MATED)).toMatchObject({ move: null, winChance: 0, mate: 0 });
  });

  it('are a share elsewhere, of every line too, and without moves to the end', async () => {
    const answer = await ask({ game: 'chess', nodes: '5000', multipv: '2' });
    expect(answer).not.toHaveProperty('mate');
    for (const { winChance } of [answer, ...(answer.lines as object[])] as { winChance: number }[]) {
      expect(winChance).toBeGreaterThan(30);
      expect(winChance).toBeLessThan(70);
    }
  });
});

describe('the sentence of an answer', () => {
  const english = 'White plays Qg7# and wins in 1 move.';
  const czech = 'Bílý hraje Dg7# a\u00a0vyhraje za 1\u00a0tah.';

  it('is in the language that was asked for, and there is none otherwise', async () => {
    const only = { ...MATE, moves: 'Qg7#' };
    expect(await ask({ ...only, language: 'en' })).toMatchObject({ text: english });
    expect(await ask({ ...only, language: 'cs' })).toMatchObject({ text: czech });
    expect(await ask(only)).not.toHaveProperty('text');
  });

  it('says how a finished game ended, by the margin too', async () => {
    expect(await ask({ ...MATED, language: 'en' })).toMatchObject({ text: 'White wins. Checkmate.' });
    const full = { game: 'zabor', position: 'bbr/bbr/bbr b', language: 'cs' };
    expect((await ask(full)).text).toMatch(/^Vyhrál modrý o 3.pole. /);
  });

  it('is in the lines of a stream and in the entries of a batch', async () => {
    const query = { ...MATE, moves: 'Qg7#', language: 'en' };
    const lines = await (await get(app, '/v1/best-move', query, { Accept: 'application/x-ndjson' })).text();
    for (const line of lines.trimEnd().split('\n')) expect(JSON.parse(line)).toMatchObject({ text: english });
    const { game, position } = MATE;
    const positions = ['cs', 'en'].map((language) => ({ game, position, moves: ['Qg7#'], language }));
    const batch = await (await post(app, '/v1/batch', { positions })).json();
    expect(batch).toMatchObject({ results: [{ result: { text: czech } }, { result: { text: english } }] });
  });

  it('costs no second search, and has an entity tag for each language', async () => {
    let searches = 0;
    const counted = testApp({
      cache: new MemoryCache(),
      report: ({ answeredBy }) => {
        if (answeredBy === 'search') searches++;
      },
    });
    const answers = [];
    for (const language of [{}, { language: 'en' }, { language: 'cs' }]) {
      answers.push(await get(counted, '/v1/best-move', { ...MATE, ...language }));
    }
    expect(searches).toBe(1);
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(3);
  });

  it('is refused in a language that there is not', async () => {
    const problem = await problemOf(await get(app, '/v1/best-move', { ...MATE, language: 'de' }));
    expect(problem).toMatchObject({ status: 400, field: 'language' });
  });
});
