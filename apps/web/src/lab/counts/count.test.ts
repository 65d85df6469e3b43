import { SELECTIVE_TECHNIQUES } from '@tahoun/core';
import type { BestMoveRequest } from '@tahoun/engine';
import { describe, expect, it } from 'vitest';
import { pixelsOf } from '../../kit/picture.js';
import { hrefOf, readAddress } from '../href.js';
import {
  type CountQuestion,
  type Counts,
  MOST_MOVES,
  countAll,
  paramsOf,
  questionOf,
  requestOf,
} from './count.js';

const QUESTION: CountQuestion = {
  game: 'zabor',
  position: '.../... b',
  depth: 3,
  evaluation: 'textbook',
  without: [],
};

describe('a question of counts', () => {
  it.each<CountQuestion>([
    QUESTION,
    { ...QUESTION, position: '' },
    { ...QUESTION, evaluation: 'best', without: ['ordering', 'selective'] },
    { ...QUESTION, game: 'chess', position: '8/P6k/8/8/8/8/8/K7 w - - 0 1', depth: 12 },
  ])('$game to depth $depth is reopened by its address', (question) => {
    expect(questionOf(readAddress(hrefOf('counts', paramsOf(question))).params)).toEqual(question);
  });

  it('leaves what is usual out of its address', () => {
    expect(paramsOf({ ...QUESTION, position: '  ' })).toEqual({ game: 'zabor', depth: '3' });
    expect(paramsOf({ ...QUESTION, position: ' .../... b ' }).position).toBe('.../... b');
  });

  it('keeps its depth within bounds', () => {
    const depthOf = (depth: string) => questionOf(new URLSearchParams({ depth })).depth;
    expect(['0', '1', '12', '13', 'x'].map(depthOf)).toEqual([1, 1, 12, 12, 5]);
  });

  it('asks the engine for one search, with what it is to leave out', () => {
    expect(requestOf(QUESTION, 'minimax', 2)).toEqual({
      ...{ game: 'zabor', algorithm: 'minimax', depth: 2, evaluation: 'textbook' },
      ...{ nodes: MOST_MOVES, position: '.../... b' },
    });
    expect('position' in requestOf({ ...QUESTION, position: '' }, 'strong', 1)).toBe(false);
    const { without } = requestOf({ ...QUESTION, without: ['table', 'selective'] }, 'strong', 1);
    expect(without).toEqual(['table', 'symmetry', 'settled', ...SELECTIVE_TECHNIQUES]);
  });
});

describe('counting', () => {
  /** Counts with an engine that finishes only the searches that `isFinished` accepts. */
  async function count(
    isFinished: (request: BestMoveRequest) => boolean,
    stopAfter = Number.POSITIVE_INFINITY,
  ) {
    const asked: string[] = [];
    const told: Counts[] = [];
    const controller = new AbortController();
    const ask = async (request: BestMoveRequest) => {
      asked.push(`${request.algorithm} ${request.depth}`);
      if (asked.length > stopAfter) controller.abort();
      return {
        nodes: asked.length,
        seconds: 0.5,
        limitedBy: isFinished(request) ? null : ('nodes' as const),
      };
    };
    await countAll(ask, QUESTION, controller.signal, (counts) => told.push(counts));
    return { asked, told };
  }

  it('goes depth by depth through all searches, and tells each count at once', async () => {
    const { asked, told } = await count(() => true);
    expect(asked.slice(0, 4)).toEqual(['minimax 1', 'alpha-beta 1', 'strong 1', 'minimax 2']);
    expect(asked).toHaveLength(9);
    expect(told).toHaveLength(9);
    expect(told.at(-1)?.['alpha-beta']?.map(({ moves }) => moves)).toEqual([2, 5, 8]);
    expect(told[0]).toEqual({ minimax: [{ moves: 1, seconds: 0.5, isWhole: true }] });
  });

  it('does not ask a search for the next depth that did not finish one', async () => {
    const { asked, told } = await count(({ algorithm, depth }) => algorithm !== 'minimax' || depth === 1);
    expect(asked.filter((each) => each.startsWith('minimax'))).toEqual(['minimax 1', 'minimax 2']);
    expect(asked).toHaveLength(8);
    expect(told.at(-1)?.minimax?.map(({ isWhole }) => isWhole)).toEqual([true, false]);
  });

  it('tells nothing after it was stopped', async () => {
    const { asked, told } = await count(() => true, 4);
    expect(asked).toHaveLength(5);
    expect(told).toHaveLength(4);
  });
});

describe('a picture that is saved', () => {
  it('is twice as sharp as the drawing, unless that is more than browsers can draw', () => {
    expect(pixelsOf({ width: 100.2, height: 50, content: '' })).toEqual({ width: 201, height: 100 });
    expect(pixelsOf({ width: 8192, height: 100, content: '' })).toEqual({ width: 8192, height: 100 });
    const large = pixelsOf({ width: 300, height: 20_000, content: '' });
    expect(large.height).toBe(8192);
    expect(large.width / large.height).toBeCloseTo(300 / 20_000, 2);
  });
});
