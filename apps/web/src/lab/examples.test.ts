import { readFileSync } from 'node:fs';
import { gameById } from '@tahoun/catalogue';
import { LANGUAGES, labSourceTexts, labTexts } from '@tahoun/i18n';
import { parseLeafTree } from '@tahoun/lab/lecture';
import { parseStateGraph } from '@tahoun/lab/state-space';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../learn/algorithms/examples.js';
import { publishedWinner } from './chocolate/grid.js';
import { agrees, questionOf, sourceDepth } from './counts/count.js';
import { publishedCounts } from './games/index.js';
import { GRAPH_PRESETS } from './graph/graphs.js';
import { readAddress } from './href.js';
import { LAB_PAGES, LECTURE, exampleGroups } from './lab-pages.js';
import { leavesByOrder } from './lecture/Bars.js';

const ALL = [{ examples: LECTURE }, ...exampleGroups()].flatMap(({ examples }) => examples);
const LECTURE_TEXT = readFileSync(new URL('../../../../docs/lecture.md', import.meta.url), 'utf8');

/** Reads the parameters of an address, as its page does. @throws InputError where one cannot be read */
function open(href: string) {
  const { page, params } = readAddress(href);
  const position = params.get('position');
  const tree = params.get('t');
  const graph = params.get('g');
  if (tree !== null) parseLeafTree(tree);
  if (graph !== null) parseStateGraph(graph);
  const game = params.get('game') ?? (page === 'atari-go' ? page : null);
  if (game !== null)
    gameById(game).parsePosition(position ?? gameById(game).formatPosition(gameById(game).initial()));
  for (const text of params.get('moves')?.split(',') ?? []) {
    const rules = gameById(game as string);
    rules.parseMove(rules.parsePosition(position as string), text);
  }
  return page;
}

describe('the Lab’s examples', () => {
  it.each(ALL)('$id opens a page, and all of its address can be read', ({ href }) => {
    expect(LAB_PAGES).toContain(open(href));
  });

  it('have ids of their own, and a title in each language', () => {
    expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
    for (const language of LANGUAGES) {
      for (const { game, examples } of [{ game: undefined, examples: LECTURE }, ...exampleGroups()]) {
        const { examples: words } = game === undefined ? labTexts(language) : labSourceTexts(language, game);
        expect(Object.keys(words)).toEqual(expect.arrayContaining(examples.map(({ id }) => id)));
      }
    }
  });

  it('are those of the written lecture, whose addresses can all be read', () => {
    const addresses = [...LECTURE_TEXT.matchAll(/`(\/lab\/[^`]+)`/g)].map(([, address]) => address as string);
    for (const address of addresses) expect(LAB_PAGES).toContain(open(address));
    for (const { href } of LECTURE)
      expect(addresses.map(decodeURIComponent)).toContain(decodeURIComponent(href));
  });

  it.each(Object.entries(EXAMPLES))('the lesson on %s leads to one that can be read', (_, href) => {
    expect(LAB_PAGES).toContain(open(href));
  });

  it.each(Object.entries(GRAPH_PRESETS))('the graph %s can be read', (_, { g }) => {
    expect(parseStateGraph(g).nodes.length).toBeGreaterThan(3);
  });
});

describe('what the sources printed', () => {
  it('is found by the position that it is of, and for no other', () => {
    const five = '...../...../...../...../..... b';
    expect(publishedCounts('zabor', five)?.moves.minimax.slice(0, 3)).toEqual([25, 545, 9389]);
    expect(publishedCounts('zabor', '.../... b')).toBeUndefined();
    expect(publishedCounts('chess', five)).toBeUndefined();
  });

  it('is told in its own depths, which begin with 0', () => {
    expect([1, 2, 10].map(sourceDepth)).toEqual([0, 1, 9]);
  });

  it('is compared as the floats that the source counted in', () => {
    expect(agrees({ moves: 365_039_050, isWhole: true }, 365_039_040)).toBe(true);
    expect(agrees({ moves: 365_039_097, isWhole: true }, 365_039_040)).toBe(false);
    expect(agrees({ moves: 25, isWhole: true }, 25)).toBe(true);
    expect(agrees({ moves: 26, isWhole: true }, 25)).toBe(false);
    expect(agrees({ moves: 25, isWhole: false }, 25)).toBe(false);
  });

  it.each([
    { bar: [1, 1], winner: 'B' },
    { bar: [5, 1], winner: 'A' },
    { bar: [1, 5], winner: 'A' },
    { bar: [3, 5], winner: 'B' },
    { bar: [9, 7], winner: '-' },
    { bar: [37, 1], winner: 'B' },
    { bar: [2, 2], winner: undefined },
    { bar: [39, 1], winner: undefined },
  ] as const)(
    'of the bar $bar is $winner, whichever side comes first',
    ({ bar: [rows, columns], winner }) => {
      expect(publishedWinner(rows, columns)).toBe(winner);
      expect(publishedWinner(columns, rows)).toBe(winner);
    },
  );
});

describe('a question of counts', () => {
  it('is the usual one where an address says nothing that it knows', () => {
    const usual = { game: 'zabor', position: '', depth: 5, evaluation: 'textbook', without: [] };
    expect(questionOf(new URLSearchParams())).toEqual(usual);
    expect(questionOf(new URLSearchParams('game=go&depth=x&evaluation=worst&without=all'))).toEqual(usual);
  });
});

describe('the order of moves in the lesson', () => {
  it('decides what alpha-beta has to look at', () => {
    const [minimax, worst, best] = leavesByOrder().map(({ value }) => value) as [number, number, number];
    expect(minimax).toBe(27);
    // b^ceil(d/2) + b^floor(d/2) - 1 with the best move first (Knuth and Moore 1975).
    expect(best).toBe(11);
    expect(worst).toBeGreaterThan(best);
    expect(worst).toBeLessThanOrEqual(minimax);
  });
});
