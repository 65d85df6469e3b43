import { describe, expect, it } from 'vitest';
import { type GameFileFormat, type PlayedGame, mainLine } from '../file-format.js';
import { fileFormatOf } from '../testing/all-games.js';
import { codeOf } from '../testing/code-of.js';
import { readGames } from '../testing/read-games.js';

/** The first moves of a game and alternatives to each, a move that is never legal, and another start. */
const GAMES = [
  {
    id: 'chess',
    one: 'e4',
    two: 'e5',
    other: 'd4',
    reply: 'd5',
    last: 'Nf3',
    illegal: 'Kh5',
    fen: '4k3/8/8/8/8/8/8/4K2R w K - 0 7',
  },
  {
    id: 'czech-draughts',
    one: 'c3-d4',
    two: 'b6-c5',
    other: 'a3-b4',
    reply: 'f6-g5',
    last: 'd4xb6',
    illegal: 'a1-h8',
    fen: 'W:Wa1:Bh8',
  },
];

const movesOf = ({ tree }: PlayedGame) => mainLine(tree).map(({ move }) => move);

describe.each(GAMES)('the text of a file of $id', ({ id, one, two, other, reply, last, illegal, fen }) => {
  const format = fileFormatOf(id) as GameFileFormat;
  const read = (text: string) => readGames(format, text);
  /**
   * Expects that adjacent comments are written as one, and that reading the game again gives the same game.
   */
  const expectSameAgain = (game: PlayedGame) => {
    const written = format.write(game);
    expect(written).not.toMatch(/\}\s*\{/);
    const [again] = read(written) as [PlayedGame];
    expect([movesOf(again), format.write(again)]).toEqual([movesOf(game), written]);
  };
  const tagsOf = (text: string) => read(text).map(({ tags }) => tags);

  describe('has variations', () => {
    const variation = `1. ${one} (1. ${one} {[%eval 0.2]} ${two} {[%eval 0.3]} ${last} {[%clk 1:00] so})`;

    it('that begin with the move played beside the reply with which the game went on', () => {
      const [game] = read(`1. ${one} ({or} 1. ${one}! {better} ${reply}) ${two} *`) as [PlayedGame];
      const [first, ...others] = game.tree.children;
      expect(others).toEqual([]);
      expect(first).toMatchObject({ nags: [1], comments: ['better'] });
      expect(first?.children).toEqual([
        { move: two, children: [] },
        { move: reply, before: ['or'], children: [] },
      ]);
    });

    it('with nothing new as words about its last move', () => {
      const [game] = read(`1. ${one} ({or} 1. ${one} ${two}) ${two} *`) as [PlayedGame];
      expect(game.tree.children).toMatchObject([
        { children: [{ move: two, comments: ['or'], children: [] }] },
      ]);
    });

    it('that go on after the end of the game as words about the last move', () => {
      for (const result of ['', '*', '1-0']) {
        const [game] = read(`${variation} ${result}`) as [PlayedGame];
        expect(movesOf(game)).toEqual([one]);
        expect(game.tree.children[0]?.comments).toEqual(['[%eval 0.2]', `1... ${two} 2. ${last} (so)`]);
        expectSameAgain(game);
      }
    });

    it('after its result too, and results within them say nothing', () => {
      const [game, ...more] = read(`1. ${one} (1. ${other} 0-1) 1-0 (1. ${other} {x} *)`) as [PlayedGame];
      expect(more).toEqual([]);
      expect(game.result).toBe('1-0');
      expect(game.tree.children.map(({ move }) => move)).toEqual([one, other]);
    });
  });

  describe('says words', () => {
    it.each(['*', '1-0', '* \n\n', '* * '])('of a game after %j that belong to its last move', (end) => {
      const [game, ...more] = read(
        `[White "A"]\n\n1. ${one} {on it} ${two} ${end}{late} {later}\n\n[White "B"]`,
      );
      expect(more).toMatchObject([{ players: ['B', '?'] }]);
      expect(mainLine(game!.tree).map(({ comments }) => comments)).toEqual([['on it'], ['late', 'later']]);
      expectSameAgain(game!);
    });

    it.each(['{said} *', '* {said}', '{said}'])('of a game without moves about its start: %s', (words) => {
      const [game, ...more] = read(`[White "A"]\n\n${words}`);
      expect([game?.tree, more]).toEqual([{ move: '', comments: ['said'], children: [] }, []]);
      expectSameAgain(game!);
    });

    it('before the tags of the first game', () => {
      const [game, ...more] = read(`{from a book}\n\n[White "A"]\n\n1. ${one} *`);
      expect([game?.players, more]).toEqual([['A', '?'], []]);
      expect(game?.tree.children[0]?.before).toEqual(['from a book']);
    });

    it('in which tags are words, to the closing brace', () => {
      const said = `as\n\n[White "B"]\n\n1. ${one} *`;
      const [game, ...more] = read(`[White "A"]\n\n1. ${one} {${said}} ${two} *`);
      expect([game?.players, more]).toEqual([['A', '?'], []]);
      expect(game?.tree.children[0]?.comments).toEqual([said.replace(/\s+/g, ' ')]);
      const open = `[White "A"]\n\n1. ${one} {as\n\n[White "B"]\n\n1. ${one} *`;
      expect(() => read(open)).toThrow(/^line 3\b.*\{/);
    });
  });

  describe('has tags', () => {
    it('of a game without moves that are not those of the next', () => {
      const text = `[Event "A"]\n[White "Anna"]\n[FEN "${fen}"]\n\n[Event "B"]\n\n1. ${one} ${two} *`;
      expect(tagsOf(text)).toEqual([{ Event: 'A', White: 'Anna', FEN: fen }, { Event: 'B' }]);
      expect(read(text).map(movesOf)).toEqual([[], [one, two]]);
    });

    it.each(['\n\n', '\n \t\n', '\r\n\r\n', '\n;\n\n', ' *\n', ' {words}\n\n'])(
      'which end with %j',
      (end) => {
        expect(tagsOf(`[Event "A"]${end}[White "Anna"]\n\n1. ${one}`)).toEqual([
          { Event: 'A' },
          { White: 'Anna' },
        ]);
      },
    );

    it.each(['\n', ' ', '\n; words\n', ' {words}\n', '\n%\n'])('which go on after %j', (between) => {
      const tags = { Event: 'A', White: 'Anna' };
      expect(tagsOf(`[Event "A"]${between}[White "Anna"]\n\n1. ${one}`)).toEqual([tags]);
    });

    it('of another game where one says something else or is the first again', () => {
      const games = `[Event "A"]\n[White "Anna"]\n[Event "B"]\n1. ${one} ${two} *`;
      expect(tagsOf(games)).toEqual([{ Event: 'A', White: 'Anna' }, { Event: 'B' }]);
      expect(read(games).map(movesOf)).toEqual([[], [one, two]]);
      expect(tagsOf('[Event "A"]\n[White "B"]\n[Event "A"]\n')).toEqual([
        { Event: 'A', White: 'B' },
        { Event: 'A' },
      ]);
      expect(tagsOf(`[Event "A"]\n[White "B"]\n[White "B"]\n\n1. ${one} *`)).toEqual([
        { Event: 'A', White: 'B' },
      ]);
    });

    it.each(['\n', '\n\n', ' [%clk 1]\n\n', '\n  '])(
      'of another game after a comment that never closes and %j',
      (between) => {
        const text = `1. ${one} {open${between}[White "B"]\n\n1. ${one} {x} ${two} *`;
        const dropped: string[] = [];
        const games = readGames(format, text, ({ message }) => dropped.push(message));
        expect(games.map((game) => [game.players[0], movesOf(game)])).toEqual([
          ['?', [one]],
          ['B', [one, two]],
        ]);
        expect(dropped).toEqual([expect.stringMatching(/^line 1\b.*\{/)]);
      },
    );

    it('before which there may be words, as after a result', () => {
      const text = `From: Anna\n[White "A"]\n\n1. ${one} * That was all.\n\n[White "B"]\n\n1. ${one} *`;
      const dropped: string[] = [];
      const games = readGames(format, text, ({ message }) => dropped.push(message));
      expect(games.map((game) => [game.players[0], movesOf(game)])).toEqual([
        ['A', [one]],
        ['B', [one]],
      ]);
      expect(dropped).toEqual(Array(5).fill(expect.stringMatching(/^line [14]\b/)));
      expect(() => readGames(format, `[White "A"]\n\n1. ${one} That was all`, () => undefined)).toThrow(
        /That/,
      );
    });

    it('that are not read for a list of the games, whose moves may be bad', () => {
      const games = [...format.games(`[White "A"]\n\n1. ${illegal} *\n\n[White "B"]\n\n1. ${one} *\n`)];
      expect(games.map(({ tags }) => tags)).toEqual([{ White: 'A' }, { White: 'B' }]);
      expect(() => games[0]!.read()).toThrow(/^line 3\b/);
      expect(movesOf(games[1]!.read())).toEqual([one]);
    });

    it('with any name', () => {
      const [tags] = tagsOf(`[__proto__ "A"]\n[constructor "B"]\n\n1. ${one} *`);
      expect(Object.entries(tags ?? {})).toEqual([
        ['__proto__', 'A'],
        ['constructor', 'B'],
      ]);
    });
  });

  it('has no game in a result alone', () => {
    expect(['*', '1-0 *\n\n0-1', '\n'].map((text) => read(text).length)).toEqual([0, 0, 0]);
  });

  it.each([
    ['a tag', `[White "A"]\n[FEN "x"]\n\n1. ${one} *`, 2],
    ['a move', `[White "A"]\n\n1. ${one}\n1... ${illegal} *`, 4],
    ['a move in a variation', `1. ${one} (1. ${other}\n${illegal}) ${two} *`, 2],
    ['a variation that does not end', `1. ${one}\n(1. ${other}\n\n[White "B"]\n\n1. ${one} *`, 2],
    ['a bracket too many', `1. ${one}\r)\r\n*`, 2],
    ['a comment that does not end', `1. ${one}\n{words\n[White "B"]\n\n*`, 2],
  ])('is refused with the line of %s', (_, text, line) => {
    expect(codeOf(() => read(text))).not.toBe('none');
    expect(() => read(text)).toThrow(expect.objectContaining({ params: expect.objectContaining({ line }) }));
  });
});
