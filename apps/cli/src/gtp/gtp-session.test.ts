import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { BIN, GtpDriver } from '../testing/engine-driver.js';

/** Engines that a test has for itself. */
const own: GtpDriver[] = [];

function start(...args: readonly string[]): GtpDriver {
  const driver = new GtpDriver(...args);
  own.push(driver);
  return driver;
}

afterEach(() => {
  for (const driver of own.splice(0)) driver.kill();
});

/** A black stone on B2 takes the white one on A2. */
const ONE_BEFORE_THE_END = ['boardsize 5', 'play b A3', 'play w A2', 'play b A1', 'play w E5'];
/** White on A1 would have no liberty. */
const EYE = ['boardsize 5', 'gogui-setup b A2 b B1 w D4', 'gogui-setup_player w'];

describe('the protocol', () => {
  it('is version 2, with its required commands and those of the documentation', async () => {
    const driver = start();
    expect(await driver.obey('protocol_version')).toBe('2');
    expect(await driver.obey('name')).toBe('Tahoun');
    expect(await driver.obey('version')).toMatch(/^\d+\.\d+\.\d+$/);
    const commands = (await driver.obey('list_commands')).split('\n');
    const required =
      'protocol_version name version known_command list_commands quit boardsize clear_board komi play genmove';
    const others =
      'reg_genmove undo showboard is_legal all_legal final_score loadsgf time_settings time_left fixed_handicap place_free_handicap set_free_handicap gogui-setup gogui-setup_player gogui-interrupt';
    expect([...commands].sort()).toEqual(`${required} ${others}`.split(' ').sort());
    expect(await driver.obey('known_command gogui-setup')).toBe('true');
    expect(await driver.obey('known_command __proto__')).toBe('false');
  });

  it('repeats the number of a command, in success and in failure', async () => {
    const driver = start();
    driver.send('17 name', '18 nonsense', '19', '20 play b Z99');
    const replies = [
      await driver.reply(),
      await driver.reply(),
      await driver.reply(),
      await driver.reply(),
    ].map(({ id, isSuccess }) => [id, isSuccess]);
    expect(replies).toEqual([
      ['17', true],
      ['18', false],
      ['19', false],
      ['20', false],
    ]);
  });

  it('ends with quit, which is answered; later commands are not', async () => {
    const driver = start();
    driver.send('quit', 'name');
    const { lines, code } = await driver.end();
    expect([lines, code]).toEqual([['= ', ''], 0]);
  });

  it('ends with the input, when all that was asked is answered', async () => {
    const driver = start('--nodes', '2000');
    driver.write('genmove b\ngenmove w');
    const { lines, code } = await driver.end();
    expect(lines).toEqual([expect.stringMatching(/^= \w\d$/), '', expect.stringMatching(/^= \w\d$/), '']);
    expect(code).toBe(0);
  });

  it('is spoken in games of points only', { tags: 'rest' }, async () => {
    const { lines, code } = await start('chess').end();
    expect([lines, code]).toEqual([[], 2]);
    expect((await start('no-such-game').end()).code).toBe(2);
    expect((await start('atari-go', '--variant', 'size=99').end()).code).toBe(2);
  });
});

describe('a game', () => {
  it('is played to the capture; then nothing more is, and the loser resigns', async () => {
    const driver = start('--level', '1');
    await driver.obey(...ONE_BEFORE_THE_END);
    expect(await driver.refusal('final_score')).toBe('cannot score');
    expect(await driver.obey('genmove b')).toBe('B2');
    expect(await driver.obey('final_score')).toBe('B+1');
    expect(await driver.refusal('play w C3')).toBe('illegal move');
    expect(await driver.obey('genmove w')).toBe('resign');
    expect(await driver.refusal('genmove b')).toBe('the game is over');
    expect(await driver.obey('all_legal w')).toBe('');
    await driver.obey('undo');
    expect(await driver.refusal('final_score')).toBe('cannot score');
    expect(await driver.obey('is_legal b B2')).toBe('1');
  });

  it('is won against a side without a move, which resigns', async () => {
    const driver = start();
    const eyes = ['A3', 'B3', 'C3', 'B2', 'A1', 'C1', 'B1'].map((point) => `b ${point}`).join(' ');
    await driver.obey('boardsize 3', `gogui-setup ${eyes}`, 'gogui-setup_player w');
    expect(await driver.obey('genmove w')).toBe('resign');
    expect(await driver.obey('final_score')).toBe('B+R');
  });

  it('has no suicide and no pass', async () => {
    const driver = start();
    await driver.obey(...EYE);
    const { text } = await driver.ask('play w A1');
    expect(text).toMatch(/^illegal move\n.*A1/);
    expect(await driver.obey('is_legal w A1')).toBe('0');
    expect(await driver.obey('is_legal b A1')).toBe('1');
    expect((await driver.obey('all_legal w')).split(' ')).not.toContain('A1');
    expect((await driver.obey('all_legal w')).split(' ')).toHaveLength(21);
    expect(await driver.refusal('play w pass')).toBe('illegal move');
    expect(await driver.refusal('play w B1')).toBe('illegal move');
    expect(await driver.refusal('play w J9')).toBe('illegal move');
  });

  it('of two engines ends with a capture', async () => {
    const driver = start('--nodes', '1500', '--variant', 'size=5');
    let move = '';
    for (let ply = 0; ply < 40 && move !== 'resign'; ply++) {
      move = await driver.obey(`genmove ${ply % 2 === 0 ? 'black' : 'white'}`);
      expect(move).toMatch(/^([A-E][1-5]|resign)$/);
    }
    expect(move).toBe('resign');
    expect(await driver.obey('final_score')).toMatch(/^[BW]\+(\d+|R)$/);
  });

  it('lets a colour play out of turn, and takes that back', async () => {
    const driver = start();
    await driver.obey('boardsize 5', 'play b C3', 'play B D3', 'play white A1', 'undo', 'undo');
    expect(await driver.obey('showboard')).toMatch(/^ 3 · · X/m);
    await driver.obey('undo');
    expect(await driver.refusal('undo')).toBe('cannot undo');
  });

  it('counts the stones of the option target', async () => {
    const driver = start('--variant', 'target=2');
    await driver.obey(...ONE_BEFORE_THE_END, 'play b B2');
    expect(await driver.refusal('final_score')).toBe('cannot score');
    expect(await driver.obey('is_legal w A2')).toBe('0');
  });

  it('only looks for reg_genmove', { tags: 'rest' }, async () => {
    const driver = start('--nodes', '1000');
    await driver.obey('boardsize 5');
    const [board, move] = [await driver.obey('showboard'), await driver.obey('reg_genmove b')];
    expect(move).toMatch(/^[A-E][1-5]$/);
    expect(await driver.obey('showboard')).toBe(board);
    // Without a second search from the table of the first one the answer is the same.
    expect(await start('--nodes', '1000', '--variant', 'size=5').obey('genmove b')).toBe(move);
  });
});

describe('the board', () => {
  it('is drawn', async () => {
    const driver = start();
    await driver.obey('boardsize 3', 'play b B2');
    expect(await driver.obey('showboard')).toBe(
      ['', ' 3 · · ·', ' 2 · X*·', ' 1 · · ·', '   A B C', 'White to move'].join('\n'),
    );
  });

  it('has the sizes of the game', async () => {
    const driver = start();
    await driver.obey('boardsize 19', 'play b T19', 'clear_board', 'play b T19', 'boardsize 9');
    for (const size of [2, 20, 0])
      expect(await driver.refusal(`boardsize ${size}`)).toBe('unacceptable size');
    expect(await driver.refusal('boardsize nine')).toBe('syntax error');
    expect(await driver.refusal('play b T19')).toBe('illegal move');
    await driver.obey('play b J9');
  });

  it('is set up with stones of both colours, before the game only', async () => {
    const driver = start('--nodes', '1000');
    await driver.obey('boardsize 5', 'gogui-setup b C3 w D3 B D4 white E1', 'gogui-setup_player w');
    expect(await driver.obey('showboard')).toMatch(/^ 4 · · · X[\s\S]*^ 3 · · X O[\s\S]*White to move$/m);
    expect(await driver.refusal('gogui-setup b A1')).toBe('board not empty');
    await driver.obey('undo', 'undo');
    for (const [command, words] of [
      ['gogui-setup b', 'syntax error'],
      ['gogui-setup red C3', 'syntax error'],
      ['gogui-setup b C3 w C3', 'bad vertex list'],
      ['gogui-setup b C9', 'bad vertex list'],
      ['gogui-setup w A1 b A2 b B1', 'bad vertex list'],
      ['set_free_handicap', 'syntax error'],
    ] as const) {
      expect(await driver.refusal(command)).toBe(words);
    }
    await driver.obey('set_free_handicap B2 D4');
    expect(await driver.obey('showboard')).toMatch(/White to move$/);
    await driver.obey('clear_board');
    expect(await driver.obey('showboard')).not.toMatch(/X/);
  });

  it('has handicap stones in the places of the protocol, White to move', async () => {
    const driver = start('--nodes', '1000');
    for (const [size, command, points] of [
      [19, 'fixed_handicap 3', 'D4 Q16 D16'],
      [19, 'fixed_handicap 5', 'D4 Q16 D16 Q4 K10'],
      [19, 'place_free_handicap 100', 'D4 Q16 D16 Q4 D10 Q10 K4 K16 K10'],
      [9, 'fixed_handicap 2', 'C3 G7'],
      [8, 'place_free_handicap 7', 'C3 F6 C6 F3'],
    ] as const) {
      await driver.obey(`boardsize ${size}`);
      expect(await driver.obey(command)).toBe(points);
      expect(await driver.obey('showboard')).toMatch(/White to move$/);
      expect(await driver.refusal(command)).toBe('board not empty');
    }
    for (const [size, command] of [
      [5, 'fixed_handicap 2'],
      [5, 'place_free_handicap 4'],
      [9, 'fixed_handicap 1'],
      [9, 'place_free_handicap 1'],
      [8, 'fixed_handicap 5'],
      [19, 'fixed_handicap 10'],
    ] as const) {
      await driver.obey(`boardsize ${size}`);
      expect(await driver.refusal(command)).toBe('invalid number of stones');
    }
  });

  it('is loaded from an SGF file, up to a move', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'tahoun gtp ')), 'a game.sgf');
    writeFileSync(file, '(;FF[4]GM[1]SZ[5]RU[Atari Go]AB[cc];B[bb];W[dd](;B[aa])(;B[ee]))');
    const driver = start();
    await driver.obey('boardsize 9', `loadsgf ${file}`);
    expect(await driver.obey('showboard')).toMatch(/^ 5 X\*/m);
    await driver.obey(`loadsgf ${file} 2`);
    const board = await driver.obey('showboard');
    expect(board).toMatch(/^ 4 · X\*/m);
    expect(board).not.toMatch(/O/);
    expect(await driver.refusal('loadsgf /no/such/file.sgf')).toBe('cannot load file');
    writeFileSync(file, '(;FF[4]GM[1]SZ[5];B[aa];W[aa])');
    expect(await driver.refusal(`loadsgf ${file}`)).toBe('cannot load file');
    expect(await driver.obey('showboard')).toBe(board);
    await driver.obey('clear_board', 'play b E5');
    expect(await driver.refusal('play w F6')).toBe('illegal move');
  });
});

describe('time', () => {
  it('is shared out when the engine has a clock', async () => {
    const driver = start();
    await driver.obey('boardsize 9', 'time_settings 2 0 0', 'time_left b 1 0');
    // Searches of this board would else take minutes.
    expect(await driver.obey('genmove b')).toMatch(/^[A-J]\d$/);
    await driver.obey('time_settings 0 1 5', 'genmove w', 'time_settings 0 1 0');
    expect(await driver.refusal('time_settings 1')).toBe('syntax error');
    expect(await driver.refusal('time_left b -1 0')).toBe('syntax error');
  });

  it('ends at an interruption, with the best move found', async () => {
    const driver = start('--time', '86400000');
    await driver.obey('boardsize 9');
    driver.send('genmove b', '# interrupt', 'name');
    expect((await driver.reply()).text).toMatch(/^[A-J]\d$/);
    expect((await driver.reply()).text).toBe('Tahoun');
  });
});

it('is a player of our own matches', { tags: 'rest' }, async () => {
  const engine = `gtp:${process.execPath}?arg=${BIN}&arg=gtp&arg=--level&arg=1&boardsize=5`;
  const match = ['match', 'atari-go', '--variant', 'size=5', '--a', engine, '--b', 'level:1'];
  const { stdout } = await promisify(execFile)(process.execPath, [BIN, ...match, '--games', '2', '--json']);
  expect(JSON.parse(stdout)).toMatchObject({
    games: 2,
    a: { name: expect.stringMatching(/^Tahoun/), forfeits: 0 },
  });
});

describe('the input', () => {
  it('may have comments, control characters and lines of any length', async () => {
    const driver = start();
    driver.write(
      `\uFEFF1 name\n# only a comment\r\n\r\n  3\tname # and why\r\n${'x'.repeat(1_500_000)}\n\u0000ver\u0007sion\n`,
    );
    expect(await driver.reply()).toEqual({ isSuccess: true, id: '1', text: 'Tahoun' });
    expect(await driver.reply()).toEqual({ isSuccess: true, id: '3', text: 'Tahoun' });
    expect((await driver.reply()).text).toMatch(/^syntax error\n.*1000000/);
    expect((await driver.reply()).isSuccess).toBe(true);
  });

  it('is explained in Czech', async () => {
    const { text } = await start('--lang', 'cs').ask('play b pass');
    expect(text).toMatch(/^illegal move\ntah vynechat nelze/);
  });

  it('may be rubbish', { tags: 'rest' }, async () => {
    const word = fc.constantFrom(
      ...'play genmove reg_genmove undo boardsize clear_board komi showboard is_legal all_legal final_score'.split(
        ' ',
      ),
      ...'loadsgf time_left set_free_handicap gogui-setup gogui-setup_player known_command'.split(' '),
      ...'b w black WHITE A1 C3 T19 pass resign 0 1 5 7 -3 99999999999999999999 1e9 NaN /dev/null /'.split(
        ' ',
      ),
      ...['\u0000', '\u001b[2J', '__proto__', 'constructor', 'é😀', '"', '#', '%s'],
    );
    const junk = fc.string({ maxLength: 40 }).filter((text) => !/quit/.test(text));
    const line = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' ')),
      },
      { weight: 1, arbitrary: junk },
    );
    const property = fc.asyncProperty(fc.array(line, { minLength: 150, maxLength: 150 }), async (rubbish) => {
      const driver = start('--nodes', '200');
      driver.send(...rubbish, '', '77777 boardsize 5');
      while ((await driver.reply()).id !== '77777');
      expect(await driver.obey('genmove b')).toMatch(/^[A-E][1-5]$/);
      driver.send('quit');
      expect((await driver.end()).code).toBe(0);
    });
    await fc.assert(property, { numRuns: 3, seed: 64 });
  });
});
