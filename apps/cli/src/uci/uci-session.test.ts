import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { UciDriver } from '../testing/engine-driver.js';
import { parseUciOption } from './option.js';
import { MATE_IN_2, START, isLegal } from './testing/positions.js';

const TOLD = /^info string/;

/** Engines that a test has for itself. */
const own: UciDriver[] = [];

function start(...args: readonly string[]): UciDriver {
  const driver = new UciDriver(...args);
  own.push(driver);
  return driver;
}

afterEach(() => {
  for (const driver of own.splice(0)) driver.kill();
});

describe('the handshake', () => {
  it('names the engine and its options, and is ready', async () => {
    const driver = start();
    driver.send('uci', 'isready');
    const lines = await driver.until(/^readyok$/);
    expect(lines[0]).toMatch(/^id name Tahoun \d/);
    expect(lines[1]).toMatch(/^id author ./);
    expect(lines.at(-2)).toBe('uciok');
    const options = lines.slice(2, -2).map(parseUciOption);
    expect(options.map((option) => option?.name)).toEqual([
      'Hash',
      'Clear Hash',
      'Threads',
      'MultiPV',
      'Move Overhead',
      'Ponder',
      'UCI_Chess960',
      'UCI_LimitStrength',
      'UCI_Elo',
      'Game',
    ]);
  });
});

describe('options', () => {
  it('MultiPV ranks as many lines', async () => {
    const { lines } = await start().answer(
      'setoption name MultiPV value 3',
      'position startpos',
      'go depth 2',
    );
    const ranks = lines.map((line) => / multipv (\d) .* pv (\S+)/.exec(line)?.slice(1));
    expect(ranks.slice(-4, -1).map((rank) => rank?.[0])).toEqual(['1', '2', '3']);
    expect(new Set(ranks.slice(-4, -1).map((rank) => rank?.[1])).size).toBe(3);
  });

  it('Threads and Hash change between searches', async () => {
    const driver = start();
    const set = (name: string, value: number) => `setoption name ${name} value ${value}`;
    for (const [threads, hash] of [
      [3, 1],
      [2, 8],
      [1, 2],
    ] as const) {
      driver.send(set('Threads', threads), set('Hash', hash), 'setoption name clear hash');
      const { move, lines } = await driver.answer('position startpos', 'go nodes 9000');
      expect(isLegal(START, move)).toBe(true);
      expect(lines.filter((line) => TOLD.test(line))).toEqual([]);
    }
  });

  it('Hash gives the memory of other sizes back', {
    tags: 'rest',
    skip: process.platform !== 'linux',
  }, async () => {
    const driver = start();
    const search = async (mib: number) => {
      await driver.answer(`setoption name Hash value ${mib}`, 'position startpos', 'go nodes 3000');
      return driver.residentMib;
    };
    driver.send('setoption name Threads value 2');
    const first = await search(64);
    for (const mib of [32, 64, 32, 64, 32, 64, 32]) await search(mib);
    expect(await search(64)).toBeLessThan(first + 100);
  });

  it('UCI_Chess960 castles by taking the rook', async () => {
    const fen = 'k7/8/8/8/8/8/8/4KR2 w K - 0 1';
    const position = `position fen ${fen}`;
    const driver = start();
    const castled = await driver.answer(
      'setoption name UCI_Chess960 value true',
      position,
      'go depth 2 searchmoves e1f1',
    );
    expect(castled.move).toBe('e1f1');
    const { lines } = await driver.answer(`${position} moves e1f1`, 'd', 'go depth 1');
    expect(lines.join('\n')).toContain('k7/8/8/8/8/8/8/5RK1 b - - 1 1');
  });

  it('UCI_Elo weakens, repeatably and legally', async () => {
    const ask = ['ucinewgame', 'position startpos', 'go movetime 60000'];
    const driver = start();
    driver.send('uci');
    const options = await driver.until(/^uciok$/);
    const weakest = /name UCI_Elo .*min (\d+)/.exec(options.join('\n'))?.[1];
    driver.send('setoption name UCI_LimitStrength value true', `setoption name UCI_Elo value ${weakest}`);
    const first = await driver.answer(...ask);
    expect(first.lines[0]).toMatch(/^info string .*level 8/);
    expect(first.lines[1]).toMatch(/^info string .*level 1/);
    expect(isLegal(START, first.move)).toBe(true);
    expect((await driver.answer(...ask)).move).toBe(first.move);
  });

  it('Game changes the game', async () => {
    const driver = start();
    const { move } = await driver.answer(
      'setoption name Game value zabor',
      'position fen .b. r',
      'go depth 2',
    );
    expect(['a1', 'c1']).toContain(move);
  });
});

describe('the input', () => {
  it('leaves the position as it was when another one is refused', async () => {
    const driver = start();
    driver.send('position startpos moves e2e4');
    for (const bad of ['startpos moves e2e4 e2e4', 'fen 8/8/8/8/8/8/8/8 w - - 0 1', 'fen', '', 'e2e4']) {
      driver.send(`position ${bad}`);
      expect(await driver.until(/./)).toEqual([expect.stringMatching(TOLD)]);
    }
    driver.send('d');
    await driver.until(/rnbqkbnr\/pppppppp\/8\/8\/4P3\/8\/PPPP1PPP\/RNBQKBNR b KQkq - 0 1$/);
  });

  it('has no best move after a position that is refused, until there is another one', async () => {
    const driver = start();
    for (const [bad, reason] of [
      ['startpos moves e2e5', /e2e5/],
      ['fen 4k3/8/8/8/8/8/8/8 w - - 0 1', /White has no king/],
      ['fen 4k3/8/8/8/8/8/8/4K2R w X - 0 1', /castling field is "X"/],
      ['fen', /found 0/],
      ['e2e4', /"e2e4"/],
    ] as const) {
      driver.send('position startpos moves e2e4', `position ${bad}`);
      expect(await driver.until(/./)).toEqual([expect.stringMatching(reason)]);
      for (const go of ['go depth 2 searchmoves e2e4', 'go nodes 1']) {
        const { lines } = await driver.answer('ucinewgame', go);
        expect(lines).toEqual([
          expect.stringMatching(/^info string there is no position/),
          'bestmove (none)',
        ]);
        expect(lines[0]).toMatch(reason);
      }
    }
    driver.send('go infinite', 'enough');
    expect((await driver.until(/"enough"/)).filter((line) => !TOLD.test(line))).toEqual([]);
    expect((await driver.answer('stop')).move).toBe('(none)');
    expect(isLegal(START, (await driver.answer('position startpos', 'go depth 2')).move)).toBe(true);
    driver.send('position e2e4');
    const { move } = await driver.answer('setoption name Game value zabor', 'go depth 1');
    expect(move).toMatch(/^[a-z]\d$/);
  });

  it('may have rights and an en passant square that cannot be, which are left out', async () => {
    const driver = start();
    driver.send('position fen 4k3/8/8/8/8/8/8/4K2R w KQkq e6 0 1 moves h1h8', 'd', 'enough');
    const lines = await driver.until(/"enough"/);
    const told = lines.filter((line) => TOLD.test(line)).map((line) => /castling [Qkq]|e6/.exec(line)?.[0]);
    expect(told).toEqual(['castling Q', 'castling k', 'castling q', 'e6', undefined]);
    expect(lines.join('\n')).toContain('4k2R/8/8/8/8/8/8/4K3 b - - 1 1');
    const castled = await driver.answer(
      'position fen 4k3/8/8/8/8/8/8/4K2R w KQ - 0 1 moves e1g1',
      'go depth 2',
    );
    expect(castled.move).toMatch(/^e8/);
  });

  it('may have any line ends, blanks and length', async () => {
    const driver = start();
    driver.write('  position   startpos\tmoves e2e4 \r\n\r\n');
    driver.write(`${'x'.repeat(1_500_000)}\n`);
    driver.write(`position startpos moves ${'g1f3 g8f6 f3g1 f6g8 '.repeat(1000)}\r\nisready\r\n`);
    const lines = await driver.until(/^readyok$/);
    expect(lines.slice(0, -1)).toEqual([expect.stringMatching(/^info string .*1000000/)]);
  });

  it('may end at any time: the search is stopped, its answer said', async () => {
    for (const go of ['go infinite', 'go ponder wtime 1 btime 1', 'go depth 200']) {
      const driver = start();
      driver.write(`position startpos\n${go}`);
      const { lines, code } = await driver.end();
      expect(code).toBe(0);
      expect(isLegal(START, /^bestmove (\S+)/.exec(lines.at(-1) ?? '')?.[1] ?? '')).toBe(true);
    }
  });

  it('ends with quit', async () => {
    const driver = start();
    driver.send('uci', 'quit', 'uci');
    const { lines, code } = await driver.end();
    expect(code).toBe(0);
    expect(lines.at(-1)).toBe('uciok');
  });

  it('is explained in Czech', async () => {
    const driver = start('--lang', 'cs');
    driver.send('nesmysl');
    expect(await driver.until(/nesmysl/)).toEqual([expect.stringMatching(/^info string .*neznámý příkaz/)]);
  });

  it('may be rubbish', { tags: 'rest' }, async () => {
    const word = fc.constantFrom(
      ...'uci isready ucinewgame position startpos fen moves go depth nodes movetime wtime btime'.split(' '),
      ...'infinite ponder searchmoves mate stop ponderhit setoption name value Hash MultiPV'.split(' '),
      ...'UCI_Elo UCI_LimitStrength Ponder true 1 2 -3 99999999999999999999 0x10 e2e4 e7e8q O-O d eval'.split(
        ' ',
      ),
      ...['8/8/8/8', START, MATE_IN_2, '\u0000', '\u001b[2J', '__proto__', 'constructor', 'é😀', '"', '%s'],
    );
    const junk = fc.string({ maxLength: 40 }).filter((text) => !/quit/.test(text));
    const line = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.array(word, { minLength: 1, maxLength: 7 }).map((words) => words.join(' ')),
      },
      { weight: 1, arbitrary: junk },
    );
    const lines = fc.array(line, { minLength: 100, maxLength: 100 });
    const property = fc.asyncProperty(lines, async (rubbish) => {
      const driver = start();
      driver.send(...rubbish, 'stop', 'ucinewgame', 'enough');
      await driver.until(/"enough"/);
      driver.send('isready');
      expect(await driver.until(/./)).toEqual(['readyok']);
      const { move } = await driver.answer('position startpos', 'go depth 2');
      expect(isLegal(START, move)).toBe(true);
      expect((await driver.end()).code).toBe(0);
    });
    await fc.assert(property, { numRuns: 3, seed: 64 });
  });
});
