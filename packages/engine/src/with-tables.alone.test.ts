import {
  DRAW,
  type EndgameTables,
  type Endgames,
  type Move,
  ONGOING,
  type SearchResult,
  type StrongRequest,
  isDecided,
  legalMoves,
} from '@tahoun/core';
import { czechDraughts as game } from '@tahoun/games/czech-draughts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nodeTables } from './node-tables.js';
import { aiOf } from './testing/all-games.js';
import { searchWithTables } from './with-tables.js';

const searched = vi.hoisted((): StrongRequest[] => []);
vi.mock('@tahoun/core', async (importOriginal) => {
  const core = await importOriginal<typeof import('@tahoun/core')>();
  const strongSearch: typeof core.strongSearch = (request) => {
    searched.push(request);
    return core.strongSearch(request);
  };
  return { ...core, strongSearch };
});
beforeEach(() => {
  searched.length = 0;
});

const { best: evaluation, endgames } = aiOf('czech-draughts');
const tables = nodeTables(endgames as Endgames) as EndgameTables;

/** One king against two, which is drawn but for the move c1-b2, that gives it away. */
const DRAWN = 'W:WKc1:BKh8,Ka3';
const BLUNDER = 'c1-b2';
/** The same where the next move ends the game, whatever it is. */
const LAST_MOVE = `${DRAWN} R29`;
const LOST = 'W:Wc1,a3:BKh8';
const WON = 'W:WKa1,Kc1,Ke1:BKb8';

/** Searches a position. @param names the moves allowed; all of them when left out. */
function search(text: string, names?: readonly string[], more: Partial<StrongRequest> = {}): SearchResult {
  const position = game.parsePosition(text);
  const moves = names?.map((name) => game.parseMove(position, name));
  const only = moves === undefined ? {} : { moves };
  return searchWithTables({ position, evaluation, limits: { nodes: 300 }, ...only, ...more }, tables);
}

/** The moves that the last search chose from, as text; undefined where it had them all. */
function searchedMoves(text: string): string[] | undefined {
  const format = (move: Move) => game.formatMove(game.parsePosition(text), move);
  return searched.at(-1)?.moves?.map(format).toSorted();
}

/** The moves after which the game is drawn: at once, or by the tables. */
function drawingMoves(text: string): string[] {
  const position = game.parsePosition(text);
  const drawing = legalMoves(position).filter((move) => {
    const next = position.clone();
    next.makeMove(move);
    return next.outcome() === ONGOING
      ? tables.probe(next) && tables.outcome === DRAW
      : next.outcome() === DRAW;
  });
  return drawing.map((move) => game.formatMove(position, move)).toSorted();
}

describe('the search of a position that the tables have as drawn', () => {
  it.each([DRAWN, LAST_MOVE, 'B:WKa1,Kc1:BKb8', 'W:Wc3,Ka7:BKf8,Kh6'])(
    'is among the moves that keep the draw, without the tables: %s',
    (text) => {
      const result = search(text);
      expect(drawingMoves(text).length).toBeGreaterThan(1);
      expect(searchedMoves(text)).toEqual(drawingMoves(text));
      expect(searched.at(-1)?.endgames).toBeUndefined();
      expect(result).toMatchObject({ score: 0, exact: true });
      expect(searchedMoves(text)).toContain(game.formatMove(game.parsePosition(text), result.move));
    },
  );

  it('has a move that ends the game drawn for one that keeps the draw, whatever the tables say of what follows', () => {
    expect(drawingMoves(LAST_MOVE)).toContain(BLUNDER);
    expect(drawingMoves(DRAWN)).not.toContain(BLUNDER);
    search(LAST_MOVE, [BLUNDER, 'c1-h6']);
    expect(searchedMoves(LAST_MOVE)).toEqual([BLUNDER, 'c1-h6']);
  });

  it('keeps to the moves that are allowed, and says what they lose where none of them keeps the draw', () => {
    search(DRAWN, [BLUNDER, 'c1-h6', 'c1-d2']);
    expect(searchedMoves(DRAWN)).toEqual(['c1-d2', 'c1-h6']);
    const lost = search(DRAWN, [BLUNDER]);
    expect(game.formatMove(game.parsePosition(DRAWN), lost.move)).toBe(BLUNDER);
    expect(lost.exact && lost.score < 0 && isDecided(lost.score)).toBe(true);
    expect(searched.at(-1)?.endgames).toBe(tables);
  });

  it('reports each depth as the draw that it is', () => {
    const reported: SearchResult[] = [];
    search(DRAWN, undefined, { onDepth: (result) => reported.push(result) });
    expect(reported.length).toBeGreaterThan(1);
    for (const result of reported) expect(result).toMatchObject({ score: 0, exact: true });
  });
});

it.each([
  ['is won', WON, {}],
  ['is lost', LOST, {}],
  ['is drawn, and several lines are wanted', DRAWN, { multiPv: 2 }],
  ['is in no table', game.formatPosition(game.initial()), {}],
])('the search asks the tables itself where the position %s', (_, text, more) => {
  search(text, undefined, more);
  expect(searched).toHaveLength(1);
  expect(searched[0]).toMatchObject({ endgames: tables, ...more });
  expect(searched[0]?.moves).toBeUndefined();
});

it('the search pays no attention to tables that are not there or not wanted', () => {
  search(DRAWN, undefined, { without: ['endgames'] });
  const position = game.parsePosition(DRAWN);
  searchWithTables({ position, evaluation, limits: { nodes: 300 } }, undefined);
  expect(searched).toHaveLength(2);
  for (const request of searched) {
    expect(request.endgames).toBeUndefined();
    expect(request.moves).toBeUndefined();
  }
});
