import { type EndgameTables, type Endgames, SELECTIVE_TECHNIQUES, type StrongRequest } from '@tahoun/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type BestMoveRequest, bestMove } from './index.js';
import { nodeTables } from './node-tables.js';
import { aiOf, games } from './testing/all-games.js';

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

/** The request that reaches the strong search for an ending that draughts has tables of. */
function askedInEnding(request: Partial<BestMoveRequest>, tables = nodeTables): StrongRequest | undefined {
  const position = 'W:WKa1,Kc1,Ke1:BKb8';
  bestMove(games, { game: 'czech-draughts', position, nodes: 300, ...request }, { tables });
  return searched.at(-1);
}

describe('the strong search', () => {
  it('goes in full width where a theory knows who wins, and does without what else it is told', () => {
    bestMove(games, { game: 'chocolate', nodes: 100, without: ['killers'] });
    expect(searched.at(-1)?.without).toEqual(['killers', ...SELECTIVE_TECHNIQUES]);
    bestMove(games, { game: 'zabor', nodes: 100, without: ['killers'] });
    expect(searched.at(-1)?.without).toEqual(['killers']);
    bestMove(games, { game: 'zabor', nodes: 100 });
    expect(searched.at(-1)?.without).toEqual([]);
  });
});

describe('a level', () => {
  it.each(['zabor', 'chess', 'czech-draughts'] as const)('of %s judges by the better evaluation', (game) => {
    bestMove(games, { game, level: 2, nodes: 100 });
    expect(searched.at(-1)?.evaluation).toBe(aiOf(game).best);
  });

  it('of a game with a theory judges by the textbook, lest its mistakes be none', () => {
    expect(aiOf('chocolate').levels[0]?.exact).toBe(0);
    bestMove(games, { game: 'chocolate', level: 1, nodes: 100 });
    expect(searched.at(-1)?.evaluation).toBe(aiOf('chocolate').textbook);
  });

  const levels = aiOf('czech-draughts').levels.map(({ exact }, index): [number, number] => [
    index + 1,
    exact,
  ]);

  it.each(levels)(
    'plays endings as it plays the rest: level %i asks the tables by its share, %d',
    (level, exact) => {
      const tables = nodeTables(aiOf('czech-draughts').endgames as Endgames) as EndgameTables;
      expect(askedInEnding({ level })?.endgames).toBe(exact === 1 ? tables : undefined);
      expect(askedInEnding({ level }, () => undefined)?.endgames).toBeUndefined();
    },
  );

  it('that asks no tables answers alike with them and without', () => {
    for (let seed = 0; seed < 5; seed++) {
      askedInEnding({ level: 2, seed });
      askedInEnding({ level: 2, seed }, () => undefined);
      const [withTables, without] = searched.slice(-2);
      expect(withTables).toEqual(without);
    }
  });
});
