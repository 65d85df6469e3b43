import { ONGOING, Random, legalMoves } from '@tahoun/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MoveNode, type OpenNode, mainLine, openChild } from '../file-format.js';
import { codeOf } from '../testing/code-of.js';
import { atariGo } from './index.js';
import { type SgfGame, parseSgf, sgfGames } from './sgf.js';
import { formatSgf } from './sgf-writing.js';

const NO_MOVES: MoveNode = { move: '', children: [] };
const movesOf = (tree: MoveNode) => mainLine(tree).map(({ move }) => move);

const FILE = `(;FF[4]GM[1]SZ[5]RU[Atari Go]KM[0]PB[Nov\\]ák]PW[Dvořák]
AB[bb][cc]AW[cb:cb]AW[bc]PL[W]RE[?]C[A cross\\
cut: two
lines]
;C[before its move]W[db]TE[1];B[ca]C[atari]
 (;W[ba];B[ab])
 (;W[da]C[better];B[ac](;W[bd])(;W[ad]N[why not])))
(;GM[1]SZ[3]RU[atarigo 2];B[bb];W[ab];B[bc])`;

describe('SGF', () => {
  const games = parseSgf(FILE);

  it('has the first branch as main line, even where that has no moves', () => {
    const [game] = parseSgf('(;SZ[5];B[aa](;C[no more])(;W[bb];B[cc])(;W[dd]))') as [SgfGame];
    expect(movesOf(game.tree)).toEqual(['A5']);
    expect(game.tree.children[0]?.comments).toEqual(['no more', '1... B4 2. C3', '1... D2']);
  });

  it('reads the start, words, moves, comments and variations', () => {
    const [first, second] = games as [SgfGame, SgfGame];
    expect(games).toHaveLength(2);
    expect(first.info).toEqual({ PB: 'Nov]ák', PW: 'Dvořák' });
    expect(first.start).toBe('...../.XO../.OX../...../..... O 1');
    expect(first.tree.comments).toEqual(['A crosscut: two\nlines']);
    expect(movesOf(first.tree)).toEqual(['D4', 'C5', 'B5', 'A4']);
    const [reply, atari] = mainLine(first.tree);
    expect(reply?.comments).toEqual(['before its move']);
    const better = atari?.children[1] as MoveNode;
    expect([better.move, ...movesOf(better)]).toEqual(['D5', 'A3', 'B2']);
    expect(better.children[0]?.children[1]).toEqual({ move: 'A2', children: [] });
    expect(first.result).toBe('?');
    expect(second).toMatchObject({ start: '.../.../... X 2 0:0 -', result: '' });
  });

  it('writes games that it reads back alike', () => {
    const text = formatSgf(games);
    expect(parseSgf(text)).toEqual(games);
    expect(text).toContain(
      '(;FF[4]CA[UTF-8]GM[1]AP[Tahoun]SZ[5]RU[Atari Go]KM[0]PB[Nov\\]ák]PW[Dvořák]RE[?]',
    );
    expect(text).toContain('\nAB[bb][cc]AW[cb][bc]PL[W]C[A crosscut: two\nlines]\n');
    expect(text).toContain('RU[Atari Go 2]');
  });

  it('tells how a game ended, and marks what was captured', () => {
    const over = parseSgf('(;SZ[5]RE[W+R];B[ab];W[aa];B[cc];W[bb];B[ba])');
    expect(over[0]?.result).toBe('B+1');
    expect(formatSgf(over)).toContain('RE[B+1]');
    expect(formatSgf(over)).toContain(';B[ba]MA[aa])');
    expect(parseSgf('(;SZ[3]AB[ab][bb][ba][bc][cb]PL[W])')[0]?.result).toBe('B+');
    expect(parseSgf('(;SZ[9]RE[B+R];B[aa])')[0]?.result).toBe('B+R');
  });

  it('keeps captures and a ko from before the start', () => {
    const start = '.XO./XO.O/.XO./.... X 3 0:1 C3';
    const game = { info: {}, start, tree: NO_MOVES, result: '' };
    expect(parseSgf(formatSgf([game]))).toEqual([game]);
  });

  it('lets the first move say who begins, where the file does not', () => {
    expect(parseSgf('(;SZ[3]AB[bb];W[aa])')[0]?.start).toBe('.../.X./... O 1');
  });

  it('names a handicap, after which White begins', () => {
    const start = atariGo.formatPosition(atariGo.initial({ size: '19', handicap: '9' }));
    const game = { info: {}, start, tree: NO_MOVES, result: '' };
    const text = formatSgf([game]);
    expect(text).toContain('HA[9]AB[dd][jd][pd][dj][jj][pj][dp][jp][pp]PL[W]');
    expect(parseSgf(text)).toEqual([game]);
    expect(parseSgf('(;SZ[5]HA[2]AB[bb][dd])')[0]?.start).toBe('...../.X.../...../...X./..... O 1');
    expect(parseSgf('(;SZ[5]HA[0])')[0]?.start).toBe('...../...../...../...../..... X 1');
    expect(formatSgf(parseSgf('(;SZ[5]AB[bb][dd]AW[cc]PL[W])'))).not.toContain('HA');
  });

  it('reads back any game, with variations at every turn', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.string(), { maxLength: 6 }), (seed, comments) => {
        const written = formatSgf([randomGame(seed, comments)]);
        const [game] = parseSgf(written);
        expect(formatSgf([game as SgfGame])).toBe(written);
      }),
    );
  });

  const texts: readonly (readonly [string, string, RegExp])[] = [
    ['', 'none', /./],
    ['text', 'sgf-syntax', /line 1 has "text"/],
    ['(;B', 'sgf-syntax', /"B"/],
    ['(;[aa])', 'sgf-syntax', /"\[aa/],
    ['(;SZ[5]\n;B[aa', 'sgf-syntax', /line 2 has "\[aa"/],
    ['(;GM[2])', 'sgf-game', /GM\[2\]/],
    ['(;SZ[20])', 'sgf-size', /2 to 19/],
    ['(;SZ[9:5])', 'sgf-size', /9:5/],
    ['(;RU[Japanese])', 'sgf-rules', /Japanese/],
    ['(;RU[Atari Go 21])', 'sgf-rules', /2 to 20/],
    ['(;SZ[5]AB[ff])', 'sgf-point', /aa to ee/],
    ['(;SZ[5]AB[aa:bb]AW[bb])', 'sgf-point-twice', /AW\[bb\]/],
    ['(;SZ[5]PL[X])', 'sgf-side', /B or W/],
    ['(;SZ[5]AB[aa]AW[ab][ba])', 'atari-go-no-liberty', /A5/],
    ['(;SZ[5];B[aa];AW[bb])', 'sgf-late-setup', /AW/],
    ['(;SZ[5];B[aa];B[bb])', 'sgf-turn', /out of turn/],
    ['(;SZ[5];B[])', 'move-pass', /line 1: /],
    ['(;SZ[19];B[tt])', 'move-pass', /pass/],
    ['(;SZ[5];B[ff])', 'move-off-board', /aa to ee/],
    ['(;SZ[5];B[aa];W[aa])', 'move-point-taken', /A5/],
    ['(;SZ[5];B[aa]\n\n;W[aa])', 'move-point-taken', /line 3: /],
    ['(;SZ[5];B[aa]W[bb])', 'sgf-misplaced', /W\[bb\]/],
    ['(;B[aa]', 'sgf-misplaced', /"\("/],
    [')', 'sgf-misplaced', /"\)"/],
    ['(B[aa])', 'sgf-misplaced', /"B"/],
    ['(;B[aa](;W[bb]);W[cc])', 'sgf-misplaced', /";"/],
    ['('.repeat(1001), 'sgf-misplaced', /"\("/],
    [`(;C[${'x'.repeat(1_000_001)}])`, 'sgf-too-long', /1000000/],
    [' '.repeat(50_000_001), 'sgf-too-long', /50000000/],
  ];
  it.each(texts.map(([text, code, message]) => ({ text, code, message })))(
    'of $text says $code',
    ({ text, code, message }) => {
      expect(codeOf(() => parseSgf(text))).toBe(code);
      if (code !== 'none') expect(() => parseSgf(text)).toThrow(message);
    },
  );

  it('ends on any text, in time that grows with its length', { tags: 'rest' }, () => {
    for (const part of [
      '(',
      ';',
      '(;',
      'A',
      '[',
      'A[',
      'A[]',
      '\\',
      '(;C[\\]]',
      'AB[aa:ss]',
      '()',
      '(;A[])',
      '(;)',
    ]) {
      for (const begin of ['', '(;']) {
        const games = [...sgfGames(begin + part.repeat(200_000 / part.length))];
        for (const game of games.slice(0, 100)) codeOf(() => game.read());
      }
    }
    fc.assert(
      fc.property(fc.nat(FILE.length), fc.nat(4), fc.string({ maxLength: 4 }), (at, cut, text) => {
        codeOf(() => parseSgf(FILE.slice(0, at) + text + FILE.slice(at + cut)));
      }),
      { numRuns: 300 },
    );
  });
});

/** A game of random moves, with a comment and another move beside each while there are comments. */
function randomGame(seed: number, comments: readonly string[]): SgfGame {
  const random = new Random(seed);
  const position = atariGo.initial({ size: '5', target: String(1 + random.below(3)) });
  const start = atariGo.formatPosition(position);
  const tree: OpenNode = { move: '', children: [] };
  let node = tree;
  for (let ply = 0; position.outcome() === ONGOING; ply++) {
    const legal = legalMoves(position);
    const [move, other] = [0, 1].map(() => legal[random.below(legal.length)]!) as [number, number];
    const comment = (comments[ply] ?? '').trim();
    const from = node;
    node = openChild(from, atariGo.formatMove(position, move));
    if (comment !== '') {
      node.comments = [comment];
      openChild(from, atariGo.formatMove(position, other)).comments = [comment];
    }
    position.makeMove(move);
  }
  return { info: {}, start, tree, result: '' };
}
