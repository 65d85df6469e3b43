import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSgf } from './atari-go/sgf.js';
import { formatSgf } from './atari-go/sgf-writing.js';
import { type PgnGame, formatPgn, parsePgn } from './chess/index.js';
import { type PdnGame, formatPdn, parsePdn } from './czech-draughts/index.js';
import { type GameFileFormat, type PlayedGame, mainLine } from './file-format.js';
import { fileFormatOf, gameById } from './testing/all-games.js';
import { readGames } from './testing/read-games.js';

function formatOf(id: string): GameFileFormat {
  return fileFormatOf(id) as GameFileFormat;
}

/** Content of a written file with one game, in the form that all formats share. */
function played(id: string, text: string) {
  const games = readGames(formatOf(id), text);
  expect(games).toHaveLength(1);
  return games[0];
}

describe('the result of a PGN file', () => {
  it.each([
    ['1-0', '1-0'],
    ['0-1', '0-1'],
    ['1/2-1/2', '1/2-1/2'],
    ['1/2', '1/2-1/2'],
    ['½-½', '1/2-1/2'],
    ['*', '*'],
    ['', '*'],
  ])('%s is %s', (word, result) => {
    expect(played('chess', `1. e4 e5 ${word}`)?.result).toBe(result);
    expect(parsePgn(`[Result "${result}"]\n\n1. e4 e5`)[0]?.result).toBe(result);
    // The word at the end of the moves counts, not the tag.
    if (word !== '') expect(parsePgn(`[Result "0-1"]\n\n1. e4 e5 ${word}`)[0]?.result).toBe(result);
  });

  it.each(['1-0', '0-1', '1/2-1/2', '*'])('does not come from %s at the end of a variation', (word) => {
    const text = `1. e4 e5 (1... c5 2. Nf3 ${word}) (1... e6 (1... d5 ${word}) ${word}) 2. Nf3 Nc6`;
    for (const [end, result] of [
      ['', '*'],
      [' 1-0', '1-0'],
      [' 1/2-1/2', '1/2-1/2'],
    ]) {
      const [game, ...more] = parsePgn(`${text}${end}`);
      expect(more).toEqual([]);
      expect(mainLine((game as PgnGame).tree).map(({ move }) => move)).toEqual(['e4', 'e5', 'Nf3', 'Nc6']);
      const [, sicilian, french, scandinavian] = game?.tree.children[0]?.children ?? [];
      expect(sicilian).toEqual({ move: 'c5', children: [{ move: 'Nf3', children: [] }] });
      expect([french, scandinavian]).toEqual(['e6', 'd5'].map((move) => ({ move, children: [] })));
      expect(game?.result).toBe(result);
    }
  });

  it('means nothing where the tag holds another word', () => {
    for (const word of ['1:0', '', '½-½', 'white won']) {
      expect(parsePgn(`[Result "${word}"]\n\n1. e4`)[0]?.result).toBe('*');
    }
  });
});

describe('what is said in a PGN file', () => {
  it.each([
    ['! ? !! ?? !? ?!', [1, 2, 3, 4, 5, 6]],
    ['$1 $10 $146 $255', [1, 10, 146, 255]],
    ['!? $14', [5, 14]],
  ])('%s are the glyphs %j', (signs, nags) => {
    const { tree } = parsePgn(`1. e4 ${signs} e5`)[0] as PgnGame;
    expect(mainLine(tree).map((node) => node.nags ?? [])).toEqual([nags, []]);
  });

  it.each([
    ['1. e4 ({or d4}) e5', ['or d4'], []],
    ['1. e4 {first} ({or d4}) e5', ['first', 'or d4'], []],
    ['1. e4 (1. d4 {closed}) ({or c4}) e5 {open}', ['or c4'], ['open']],
    ['1. e4 ({or d4} 1. d4) 1... e5', [], []],
  ])('%s: a variation of words alone is a comment on its move, once', (text, onFirst, onSecond) => {
    const nodes = mainLine((parsePgn(text)[0] as PgnGame).tree);
    expect(nodes.map(({ comments = [] }) => comments)).toEqual([onFirst, onSecond]);
    expect(nodes.map(({ before = [] }) => before)).toEqual([[], []]);
    const written = formatPgn(parsePgn(text)[0] as never);
    expect(formatPgn(parsePgn(written)[0] as never)).toBe(written);
  });

  it('before a move of a variation stays with that move', () => {
    const { tree } = parsePgn('1. e4 ({why not} 1. d4 {closed} d5 $2) e5')[0] as PgnGame;
    const reply = { move: 'd5', nags: [2], children: [] };
    expect(tree.children[1]).toEqual({
      move: 'd4',
      before: ['why not'],
      comments: ['closed'],
      children: [reply],
    });
  });
});

describe('the result of a PDN file', () => {
  it.each([
    ['1-0', '1-0'],
    ['2-0', '1-0'],
    ['0-1', '0-1'],
    ['0-2', '0-1'],
    ['1/2-1/2', '1/2-1/2'],
    ['1-1', '1/2-1/2'],
    ['0-0', '*'],
    ['*', '*'],
    ['', '*'],
  ])('%s is %s', (word, result) => {
    expect(played('czech-draughts', `1. c3-d4 b6-c5 ${word}`)?.result).toBe(result);
    expect(parsePdn(`[Result "${result}"]\n1. c3-d4`)[0]?.result).toBe(result);
    if (word !== '') expect(parsePdn(`[Result "0-1"]\n1. c3-d4 ${word}`)[0]?.result).toBe(result);
  });

  it.each(['2-1', '1-2', '2-2'])('is none of %s', (word) => {
    expect(() => parsePdn(`1. c3-d4 ${word}`)).toThrow(word);
  });

  it.each([
    ['! ? !! ?? !? ?!', [1, 2, 3, 4, 5, 6]],
    ['$1 $10 $146', [1, 10, 146]],
  ])('comes after %s, the glyphs %j', (signs, nags) => {
    const [game] = parsePdn(`1. c3-d4 ${signs} b6-c5 2-0`);
    expect(mainLine((game as PdnGame).tree).map((node) => node.nags ?? [])).toEqual([nags, []]);
    expect(game?.result).toBe('1-0');
  });
});

describe('the result of an SGF file', () => {
  it.each([
    ['B+R', '1-0'],
    ['B+3', '1-0'],
    ['B+', '1-0'],
    ['W+Resign', '0-1'],
    ['W+T', '0-1'],
    ['W+', '0-1'],
    ['0', '1/2-1/2'],
    ['Draw', '1/2-1/2'],
    ['draw', '1/2-1/2'],
    ['Void', '*'],
    ['?', '*'],
    ['', '*'],
  ])('RE[%s] is %s', (word, result) => {
    expect(played('atari-go', `(;SZ[5]RE[${word}];B[aa];W[cc])`)?.result).toBe(result);
  });

  // White on A5 is in atari after the second move: the variations end the game, or do not.
  it.each([
    ['ended by neither', '(;SZ[5];B[ab];W[aa](;B[cc])(;B[dd]))', '', '*'],
    ['ended by a variation alone', '(;SZ[5];B[ab];W[aa](;B[cc])(;B[ba]))', '', '*'],
    ['ended by a variation, and told', '(;SZ[5]RE[W+R];B[ab];W[aa](;B[cc])(;B[ba]))', 'W+R', '0-1'],
    ['ended by the main line', '(;SZ[5];B[ab];W[aa](;B[ba])(;B[cc]))', 'B+1', '1-0'],
    [
      'ended by a variation within one',
      '(;SZ[5];B[ab](;W[aa];B[cc])(;W[ee](;B[dd])(;B[de];W[aa];B[ba])))',
      '',
      '*',
    ],
    ['ended in two ways', '(;SZ[5];B[ab];W[aa](;B[cc];W[bb];B[ba])(;B[ba]))', 'B+1', '1-0'],
  ])('is that of the main line, %s', (_, text, result, told) => {
    const [game] = parseSgf(text);
    expect(game?.result).toBe(result);
    expect(played('atari-go', text)?.result).toBe(told);
    expect(parseSgf(formatSgf([game as never]))).toEqual([game]);
  });
});

describe('files of other programs', () => {
  const PGN = `[Event "Rated Blitz game"]\r
[Site "https://example.org/abc"]\r
[Date "2026.11.21"]\r
[Round "-"]\r
[White "Novák, Jan"]\r
[Black "Dvořák, \\"Ota\\""]\r
[Result "1/2-1/2"]\r
[WhiteElo "2100"]\r
[ECO "B01"]\r
[TimeControl "180+2"]\r
\r
1. e4 { [%eval 0.2] [%clk 0:03:00] } 1... d5 { [%clk 0:02:59] } 2. exd5 Qxd5?! (2... Nf6!? 3. c4 $5 (3. Nf3 Nxd5) 3... c6)\r
3. Nc3 { [%csl Gc3] attacks } Qa5 1/2-1/2\r
`;
  const PDN = `[Event "Praha op"]
[Date "2026.11.21"]
[White "Novák"]
[Black "Dvořák"]
[Result "0-2"]
[GameType "29,W,8,8,A0,0"]

1. c3-d4 {[%clock w0:10:00]} b6-c5 2. d4xb6 a7xc5 (2... c7xa5 $6) 3. b2-c3 0-2
`;
  const SGF = `(;GM[1]FF[4]CA[UTF-8]AP[CGoban:3]ST[2]
RU[Atari Go]SZ[9]KM[0.00]
PW[Nov\\]ák]PB[Dvořák]DT[2026-11-21]RE[W+T]
;B[ee]BL[593.1];W[ed]CR[ed]C[hane: 1\\] good]
(;B[dd]LB[dd:A])
(;B[fd];W[gd]))
`;

  it('keep tags, moves, variations, glyphs and words when they are read, written and read again', () => {
    const [pgn] = parsePgn(PGN);
    expect(pgn).toMatchObject({ result: '1/2-1/2', headers: { WhiteElo: '2100', Black: 'Dvořák, "Ota"' } });
    expect(mainLine((pgn as PgnGame).tree)[3]).toMatchObject({ move: 'Qxd5', nags: [6] });
    expect(parsePgn(formatPgn(pgn as never))).toEqual([pgn]);
    const [pdn] = parsePdn(PDN);
    expect(pdn).toMatchObject({ result: '0-1', tags: { Event: 'Praha op', Black: 'Dvořák' } });
    const [pdnAgain] = parsePdn(formatPdn([pdn as never]));
    expect(pdnAgain).toMatchObject({ tree: pdn?.tree, start: pdn?.start, result: pdn?.result });
    expect(pdnAgain?.tags).toMatchObject({ ...pdn?.tags, Result: '0-1' });
    const sgf = parseSgf(SGF);
    expect(sgf).toMatchObject([{ result: 'W+T', info: { PW: 'Nov]ák', PB: 'Dvořák', DT: '2026-11-21' } }]);
    expect(parseSgf(formatSgf(sgf))).toEqual(sgf);
  });

  it.each([
    ['chess', PGN, ['Novák, Jan', 'Dvořák, "Ota"'], '1/2-1/2'],
    ['czech-draughts', PDN, ['Novák', 'Dvořák'], '0-1'],
    ['atari-go', SGF, ['Dvořák', 'Nov]ák'], '0-1'],
  ])('of %s tell the same game in every client after a round trip', (id, text, players, result) => {
    const game = played(id, text);
    expect([game?.players, game?.result]).toEqual([players, result]);
    expect(mainLine((game as PlayedGame).tree).some(({ children }) => children.length > 1)).toBe(true);
    const written = formatOf(id).write({ ...(game as NonNullable<typeof game>), date: '2026-11-21' });
    const again = played(id, written as string);
    expect({ ...again, tags: undefined }).toEqual({ ...game, tags: undefined });
    const said = id === 'atari-go' ? {} : { Result: result };
    expect(again?.tags).toMatchObject({ ...game?.tags, ...said });
    expect(written).toMatch(/2026.11.21/);
  });

  it.each(['chess', 'czech-draughts', 'atari-go'])('of %s carry any names, on one line', (id) => {
    const start = gameById(id).formatPosition(gameById(id).initial());
    const tree = { move: '', children: [] };
    const name = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/\s+/g, ' ').trim() || '?');
    fc.assert(
      fc.property(name, name, (first, second) => {
        const text = formatOf(id).write({ start, tree, players: [first, second], result: '*' });
        expect(played(id, text)?.players).toEqual([first, second]);
      }),
      { seed: 1 },
    );
    for (const odd of ['\\', '"', ']', '[x "y"]', '}', ');(', '\\"', '\\]', 'a\\']) {
      const text = formatOf(id).write({ start, tree, players: [odd, odd], result: '*' });
      expect(played(id, text)?.players).toEqual([odd, odd]);
    }
  });
});
