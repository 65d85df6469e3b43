import { ONGOING, Random, legalMoves } from '@tahoun/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MoveNode, type OpenNode, mainLine, openChild } from '../file-format.js';
import { codeOf } from '../testing/code-of.js';
import { type PdnGame, czechDraughts, formatPdn, parsePdn } from './index.js';

const movesOf = (tree: MoveNode) => mainLine(tree).map(({ move }) => move);

const FILE = `[Event "Open \\"A\\""]
[White "Nováková"]
[Black "Dvořák"]
[Result "0-1"]
[GameType "29,W,8,8,A0,0"]

{ A quiet
beginning } 1. c3-d4 b6-c5 ( 1... f6-g5! 2. g3-h4 (2. b2-c3 $5) 2... b6-c5 )
2. d4xb6 $2 a7xc5 ; to the end of the line
3. b2-c3?! 2-0

[FEN "W:W18,K29:B1,11."]
[Event "second"]
1. 18-15 11x18 29x4 *
`;

describe('PDN', () => {
  const games = parsePdn(FILE);

  it('reads headers, comments, signs, variations and results', () => {
    expect(games).toHaveLength(2);
    const [first, second] = games as [PdnGame, PdnGame];
    expect(first.tags).toMatchObject({ Event: 'Open "A"', White: 'Nováková' });
    expect(first.result).toBe('1-0');
    expect(movesOf(first.tree)).toEqual(['c3-d4', 'b6-c5', 'd4xb6', 'a7xc5', 'b2-c3']);
    const [opening, , mistake, reply] = mainLine(first.tree);
    expect(opening?.before).toEqual(['A quiet beginning']);
    expect(mistake?.nags).toEqual([2]);
    expect(reply?.comments).toEqual(['to the end of the line']);
    const variation = opening?.children[1] as MoveNode;
    expect([variation.move, ...movesOf(variation)]).toEqual(['f6-g5', 'g3-h4', 'b6-c5']);
    expect(variation.children[1]).toEqual({ move: 'b2-c3', nags: [5], children: [] });
    expect(second.start).toBe('W:WKa1,d4:Bb8,f6');
    expect(second.result).toBe('*');
  });

  it('leaves out comments that say nothing', () => {
    const [game] = parsePdn('{} 1. c3-d4 { } b6-c5 {x} *') as [PdnGame];
    const said = mainLine(game.tree).map(({ before, comments }) => [before, comments]);
    expect([game.tree.comments, said]).toEqual([
      undefined,
      [
        [undefined, undefined],
        [undefined, ['x']],
      ],
    ]);
  });

  it('writes games that it reads back alike', () => {
    const again = parsePdn(formatPdn(games));
    expect(again.map(({ tree, start, result }) => ({ tree, start, result }))).toEqual(
      games.map(({ tree, start, result }) => ({ tree, start, result })),
    );
    expect(formatPdn(again)).toBe(formatPdn(games));
    expect(formatPdn(games)).toContain(
      '{A quiet beginning} 1. c3-d4 b6-c5 (1... f6-g5 $1 2. g3-h4 (2. b2-c3 $5)',
    );
    expect(
      formatPdn(games)
        .split('\n')
        .every((line) => line.length < 80),
    ).toBe(true);
  });

  it('reads back any game', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.string(), { maxLength: 5 }), (seed, comments) => {
        const [game] = parsePdn(formatPdn([randomGame(seed, comments)]));
        const written = formatPdn([game as PdnGame]);
        expect(formatPdn(parsePdn(written))).toBe(written);
      }),
    );
  });

  const texts: readonly (readonly [string, string, RegExp])[] = [
    ['1. c3-d5 *', 'draughts-light-square', /line 1: /],
    ['1. c3-d4\nb6-c5\n2. a3-b4 *', 'move-capture-compulsory', /line 3: a3-b4/],
    ['[GameType "25,W,8,8,A0,0"]\n1. c3-d4', 'pdn-game-type', /"25,W,8,8,A0,0"/],
    ['[GameType "29,W,8,8,N1,0"]\n1. 22-18', 'pdn-game-type', /N1/],
    ['[FEN "W:Wa2:B"]', 'draughts-light-square', /line 1: a2/],
    ['1. c3-d4 {', 'pdn-syntax', /line 1 has "\{"/],
    ['\n[Event "x]', 'pdn-syntax', /line 2/],
    ['1. c3-d4 ?? ??? *', 'none', /./],
    ['* 1-0 *', 'none', /./],
    ['1. c3-d4 1-2', 'pdn-syntax', /1-2/],
    ['( 1. c3-d4 )', 'pdn-misplaced', /"\("/],
    ['1. c3-d4 ( 1. a3-b4 *', 'pdn-misplaced', /"\("/],
    ['1. c3-d4 )', 'pdn-misplaced', /"\)"/],
    ['$3', 'pdn-misplaced', /\$3/],
    ['x'.repeat(1_000_001), 'pdn-too-long', /1000000/],
  ];
  it.each(texts.map(([text, code, message]) => ({ text, code, message })))(
    'of $text says $code',
    ({ text, code, message }) => {
      expect(codeOf(() => parsePdn(text))).toBe(code);
      if (code !== 'none') expect(() => parsePdn(text)).toThrow(message);
    },
  );

  it('ends on any text, in time that grows with its length', { tags: 'rest' }, () => {
    for (const part of [
      '(',
      '{',
      '[',
      '[a "',
      '"',
      '\\',
      '1.',
      ';',
      '$',
      '[a "b"]',
      '1. c3-d4 ( ',
      '* ',
      '!',
      '1. c3-d4 * ',
    ]) {
      codeOf(() => parsePdn(part.repeat(200_000 / part.length)));
    }
    fc.assert(
      fc.property(fc.nat(FILE.length), fc.nat(4), fc.string({ maxLength: 4 }), (at, cut, text) => {
        codeOf(() => parsePdn(FILE.slice(0, at) + text + FILE.slice(at + cut)));
      }),
      { numRuns: 300 },
    );
  });
});

/** A game of random moves, with a comment behind each while there are any. */
function randomGame(seed: number, comments: readonly string[]): PdnGame {
  const random = new Random(seed);
  const position = czechDraughts.initial();
  const tree: OpenNode = { move: '', children: [] };
  let node = tree;
  for (let ply = 0; ply < 60 && position.outcome() === ONGOING; ply++) {
    const legal = legalMoves(position);
    const move = legal[random.below(legal.length)]!;
    const comment = comments[ply] ?? '';
    node = openChild(node, czechDraughts.formatMove(position, move));
    node.comments = [comment];
    position.makeMove(move);
  }
  const start = czechDraughts.formatPosition(czechDraughts.initial());
  return { tags: {}, start, tree, result: '*' };
}
