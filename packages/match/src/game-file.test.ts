import { InputError } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import {
  type Match,
  acceptDraw,
  claimDraw,
  endingOf,
  factsOf,
  loadMatch,
  newMatch,
  offerDraw,
  playMove,
  readAnyGames,
  readGameFile,
  resign,
  resultOf,
  saveMatch,
  showLine,
  undo,
  writeGameFile,
} from './index.js';
import { filed, gameById } from './testing/all-games.js';

const DETAILS = { players: ['Anna', 'Bob'], date: '2026-11-21' } as const;
const begun = playMove(
  playMove(newMatch({ game: gameById('atari-go'), players: ['human', 'human'] }), 'D4'),
  'C4',
);

describe('a match in a file', () => {
  it.each([
    ['under way', begun],
    ['resigned', resign(begun, 1)],
    ['agreed to be drawn', acceptDraw(offerDraw(begun, 0), 1)],
  ])('comes back, %s', (_, match) => {
    const text = writeGameFile(match, filed('atari-go').format, DETAILS);
    const read = readGameFile(filed('atari-go'), text);
    expect(read).toMatchObject({ start: match.start, moves: match.moves, tree: match.tree });
    expect(readAnyGames(['chess', 'czech-draughts', 'atari-go'].map(filed), text)).toEqual([read]);
  });

  it('comes back with the draw that was claimed', () => {
    const begun = newMatch({ game: gameById('chess'), players: ['human', 'human'] });
    const there = 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8'.split(' ').reduce(playMove, begun);
    const read = readGameFile(
      filed('chess'),
      writeGameFile(claimDraw(there), filed('chess').format, DETAILS),
    );
    expect(read && resultOf(read)).toEqual({ winner: null, reason: 'threefold-repetition' });
  });

  it('is whole, also with moves taken back', () => {
    const won = playMove(
      newMatch({
        game: gameById('atari-go'),
        position: '...../..X../.XO../..X../..... X 1',
        players: ['human', 'human'],
      }),
      'D3',
    );
    const text = writeGameFile(undo(won), filed('atari-go').format, DETAILS);
    expect(text).toMatch(/RE\[B\+1\]/);
    const read = readGameFile(filed('atari-go'), text);
    expect(read && resultOf(read)).toEqual({ winner: 0, reason: 'capture' });
    expect(read && endingOf(read)).toBeNull();
  });

  it('is of the game that it looks like; other texts are none', () => {
    const pgn = writeGameFile(
      playMove(newMatch({ game: gameById('chess'), players: ['human', 'human'] }), 'e4'),
      filed('chess').format,
      DETAILS,
    );
    expect(readAnyGames(['atari-go', 'czech-draughts', 'chess'].map(filed), pgn)).toMatchObject([
      { game: 'chess' },
    ]);
    expect(readAnyGames(['atari-go', 'chess'].map(filed), '... b')).toEqual([]);
    expect(() => readAnyGames(['chess', 'atari-go'].map(filed), '(;GM[1]RU[Japanese])')).toThrow(
      /RU\[Japanese\]/,
    );
  });
});

describe('a file from elsewhere', () => {
  const FOREIGN = `[Event "Prague Open"]
[Site "Prague"]
[Date "2019.01.12"]
[Round "3"]
[White "Novák, Jan"]
[Black "Svoboda, Petr"]
[Result "1-0"]
[WhiteElo "2101"]
[BlackElo "1987"]
[ECO "C20"]

{ A short one. } 1. e4 { [%clk 1:30:00] best by test } 1... e5 2. Qh5 $6 Nc6
3. Bc4 Nf6 $4 { [%clk 1:12:07] } 4. Qxf7# 1-0
`;
  const again = (text: string) => {
    const [match] = readAnyGames([filed('chess')], text);
    return loadMatch(saveMatch(match as Match), gameById);
  };

  it('keeps its players, ratings, opening, comments, clocks and signs when it is saved again', () => {
    const details = { players: ['?', 'Tahoun level:3'], date: '2026-11-22' } as const;
    const text = writeGameFile(again(FOREIGN), filed('chess').format, details);
    for (const tag of FOREIGN.match(/^\[.*\]$/gm) ?? []) expect(text).toContain(tag);
    const words = text.replace(/\s+/g, ' ');
    for (const said of ['{ [%clk 1:30:00] best by test }', '$6', '$4', '{ [%clk 1:12:07] }', 'A short one.'])
      expect(words.replace(/\{ ?| ?\}/g, '|')).toContain(said.replace(/\{ ?| ?\}/g, '|'));
  });

  it('of Go keeps its players, ratings, event, date, result and comments likewise', () => {
    const said = ['GN[Final]', 'EV[Prague Open]', 'DT[2019-01-12]', 'PB[Novák]', 'BR[2d]', 'PW[Svoboda]'];
    const sgf = `(;GM[1]RU[Atari Go]SZ[5]${said.join('')}RE[W+T]C[A short one.];B[cc];W[bb]C[too near])`;
    const [read] = readAnyGames([filed('atari-go')], sgf);
    const match = loadMatch(saveMatch(read as Match), gameById);
    expect(factsOf(match)).toEqual({
      players: ['Novák', 'Svoboda'],
      ratings: ['2d', undefined],
      event: 'Prague Open',
      date: '2019-01-12',
      result: 'W+T',
    });
    const details = { players: ['?', 'Tahoun level:3'], date: '2026-11-22' } as const;
    const text = writeGameFile(match, filed('atari-go').format, details);
    for (const part of [...said, 'RE[W+T]', 'C[A short one.]', 'C[too near]']) expect(text).toContain(part);
  });

  it('of Go has another result once its moves have', () => {
    const sgf = '(;GM[1]RU[Atari Go]SZ[5]PB[Novák]RE[W+T];B[ab];W[aa])';
    const [read] = readAnyGames([filed('atari-go')], sgf);
    const won = playMove(showLine(read as Match, ['A4', 'A5'], null), 'B5');
    expect(writeGameFile(won, filed('atari-go').format, DETAILS)).toMatch(/PB\[Novák\].*RE\[B\+1\]/);
  });

  it('may hold several games, each with its own players', () => {
    const games = readAnyGames([filed('chess')], FOREIGN + FOREIGN.replace('Novák, Jan', 'Dvořák, Jiří'));
    expect(games.map((read) => (read as Match).tags?.White)).toEqual(['Novák, Jan', 'Dvořák, Jiří']);
  });

  it('opens the games that can be read beside one that cannot', () => {
    const broken = '[White "Nobody"]\n\n1. e4 e5 2. Ke8 *\n\n';
    const games = readAnyGames(
      [filed('chess')],
      `[White "A"]\n\n1. e4 *\n\n${broken}[White "B"]\n\n1. d4 *\n`,
    );
    expect(games.map((read) => (read instanceof InputError ? read.message : read.tags?.White))).toEqual([
      'A',
      expect.stringMatching(/^line 7: move 2\. /),
      'B',
    ]);
    const inDraughts = readAnyGames(
      [filed('czech-draughts')],
      `[Event "A"]\n\n1. c3-d4 *\n\n[Event "B"]\n\n1. a1-h8 *\n`,
    );
    expect(inDraughts.map((read) => read instanceof InputError)).toEqual([false, true]);
    expect(() => readAnyGames([filed('chess')], broken + broken)).toThrow(/^line 3: /);
    const withoutMoves = readAnyGames([filed('chess')], `\n[White "A"]\n\n${broken}`);
    expect(withoutMoves).toMatchObject([{ tags: { White: 'A' }, moves: [] }, { code: 'pgn-bad-move' }]);
  });

  it('of 200 games opens those 197 that can be read, and tells what was left out of them', () => {
    const text = Array.from({ length: 200 }, (_, at) => {
      const moves = at % 70 === 50 ? '1. e4 e5 2. Ke8' : at === 7 ? '1. e4 (1. x9) e5 2. --' : '1. e4 e5';
      return `[White "${at}"]\n\n${moves} *\n\n`;
    }).join('');
    const dropped: string[] = [];
    const games = readAnyGames([filed('chess')], text, ({ message }) => dropped.push(message));
    const problems = games.filter((read) => read instanceof InputError);
    expect(games).toHaveLength(200);
    expect(problems.map(({ message }) => message.split(':')[0])).toEqual([
      'line 203',
      'line 483',
      'line 763',
    ]);
    expect(dropped.map((message) => message.split(':')[0])).toEqual(['line 31', 'line 31']);
    // Without `onDropped`, the whole game is the error.
    const strict = readAnyGames([filed('chess')], text);
    expect(strict.filter((read) => read instanceof InputError)).toHaveLength(4);
  });
});
