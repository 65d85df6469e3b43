import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UciDriver } from '../testing/engine-driver.js';
import { MATE_IN_2, START, isLegal } from './testing/positions.js';

/** One engine for all the tests: each leaves it as it was. */
let engine: UciDriver;
beforeAll(() => {
  engine = new UciDriver();
});
afterAll(() => engine.kill());

/** The lines of an engine about a search, without the parts that differ from run to run. */
const lasting = (lines: readonly string[]) =>
  lines.map((line) => line.replace(/ nps \d+/, '').replace(/ time \d+/, ''));

describe('go', () => {
  it.each([
    'depth 3',
    'nodes 3000',
    'movetime 60',
    'wtime 900 btime 900 winc 10 binc 10',
    'wtime 500 btime 1 movestogo 1',
    'wtime -50 btime 900',
    'mate 1',
    'depth 2 nodes 100000 movetime 60000 wtime 60000 btime 60000',
    'nodes 1',
    'depth x',
  ])('%s ends with a legal move', async (limits) => {
    const { move, lines } = await engine.answer('position startpos', `go ${limits}`);
    expect(isLegal(START, move)).toBe(true);
    expect(lines.some((line) => / score (cp|mate) -?\d+ .*\bpv [a-h][1-8]/.test(line))).toBe(true);
  });

  it('counts no deeper and no further than it may', async () => {
    const { lines } = await engine.answer('ucinewgame', 'position startpos', 'go depth 3');
    expect(lines.map((line) => /^info depth (\d+)/.exec(line)?.[1])).toEqual(['1', '2', '3', undefined]);
    const { lines: few } = await engine.answer('go nodes 500');
    expect(Number(/ nodes (\d+)/.exec(few.at(-2) ?? '')?.[1])).toBeLessThanOrEqual(500);
  });

  it('answers the same each time after ucinewgame, whatever was searched before', async () => {
    const ask = ['ucinewgame', 'position startpos moves e2e4 e7e5', 'go nodes 20000'];
    const first = await engine.answer(...ask);
    await engine.answer('position startpos', 'go depth 4');
    expect(lasting((await engine.answer(...ask)).lines)).toEqual(lasting(first.lines));
    const other = new UciDriver();
    expect(lasting((await other.answer(...ask)).lines)).toEqual(lasting(first.lines));
    expect((await other.end()).code).toBe(0);
  });

  it('chooses among searchmoves, and says which are none', async () => {
    const { move, lines } = await engine.answer('position startpos', 'go searchmoves a2a3 e2e5 h2h4 depth 2');
    expect(['a2a3', 'h2h4']).toContain(move);
    expect(lines[0]).toMatch(/^info string .*e2e5/);
  });

  it('finds a mate and counts it in moves', async () => {
    const won = await engine.answer(`position fen ${MATE_IN_2}`, 'go mate 2');
    expect(won.lines.at(-2)).toMatch(/ score mate 2 /);
    const lost = await engine.answer(`position fen ${MATE_IN_2} moves ${won.move}`, 'go depth 4');
    expect(lost.lines.at(-2)).toMatch(/ score mate -1 /);
  });

  it.each([
    ['7k/6Q1/6K1/8/8/8/8/8 b - - 0 1', 'mate 0'],
    ['7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', 'cp 0'],
  ])('has no move in %s', async (fen, score) => {
    const { lines } = await engine.answer(`position fen ${fen}`, 'go depth 5');
    expect(lines).toEqual([`info depth 0 score ${score}`, 'bestmove (none)']);
  });

  it('plays on in a draw that nobody has claimed', async () => {
    const bare = '8/8/4k3/8/8/4K3/8/8 w - - 0 1';
    const { move } = await engine.answer(`position fen ${bare} moves e3e4 e6d6`, 'go depth 5');
    expect(move).toMatch(/^e4[a-h][1-8]$/);
    const bound = await engine.answer('position fen 7k/8/8/3q4/8/4N3/8/7K w - - 150 90', 'go depth 4');
    expect(bound.move).toBe('e3d5');
  });
});

describe('another game', () => {
  it('is searched with its endgame tables and its solver', async () => {
    const own = new UciDriver();
    const ask = (game: string, position: string) =>
      own.answer(`setoption name Game value ${game}`, `position ${position}`, 'go nodes 3000');
    const ending = await ask('czech-draughts', 'fen W:WKd8,Kg3,Kf4:BKg1');
    expect(ending.lines.at(-2)).toMatch(/ score mate 5 .* pv g3-h2( \S+){8}$/);
    const heap = await ask('chocolate', 'startpos');
    expect(heap.lines.at(-2)).toMatch(/ score mate \d+ /);
    expect((await own.end()).code).toBe(0);
  });
});

describe('an answer waits', () => {
  it('for stop, though the search is over and isready is answered', async () => {
    engine.send(`position fen ${MATE_IN_2}`, 'go infinite');
    await engine.until(/ score mate 2 /);
    engine.send('isready');
    expect((await engine.until(/^readyok$/)).filter((line) => line.startsWith('bestmove'))).toEqual([]);
    const { move } = await engine.answer('stop');
    expect(isLegal(MATE_IN_2, move)).toBe(true);
  });

  it('for stop while it thinks', async () => {
    engine.send('position startpos', 'go infinite', 'isready');
    expect((await engine.until(/^readyok$/)).filter((line) => line.startsWith('bestmove'))).toEqual([]);
    expect(isLegal(START, (await engine.answer('stop')).move)).toBe(true);
  });

  it('for ponderhit, and then for its clock or depth', async () => {
    for (const limits of ['wtime 400 btime 400', 'depth 2']) {
      engine.send('position startpos moves e2e4 e7e5', `go ponder ${limits}`);
      await engine.until(/^info depth 2 /);
      engine.send('isready');
      expect((await engine.until(/^readyok$/)).filter((line) => line.startsWith('bestmove'))).toEqual([]);
      const { move, ponder } = await engine.answer('ponderhit');
      expect(move).toMatch(/^[a-h][1-8][a-h][1-8]$/);
      expect(ponder).toMatch(/^([a-h][1-8][a-h][1-8])?$/);
    }
  });

  it('no longer than the next go, which ends the search', async () => {
    engine.send('position startpos', 'go infinite', 'go depth 1');
    await engine.until(/^bestmove /);
    await engine.until(/^bestmove /);
  });
});

describe('the game so far', () => {
  it('is known: the best move is not repeated a third time', async () => {
    const { move } = await engine.answer('ucinewgame', `position fen ${MATE_IN_2}`, 'go depth 4');
    const circle = `${move} e8d8 ${move.slice(2)}${move.slice(0, 2)} d8e8`;
    const wise = await engine.answer(`position fen ${MATE_IN_2} moves ${circle} ${circle}`, 'go depth 4');
    expect(wise.move).not.toBe(move);
    expect(wise.lines.at(-2)).toMatch(/ score mate 2 /);
  });
});
