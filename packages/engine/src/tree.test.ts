import { SELECTIVE_TECHNIQUES, TECHNIQUES } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { FIELDS, type TreeNodeAnswer, type TreeRequest, treeAnswer } from './index.js';
import { GAME_IDS, games } from './testing/all-games.js';

const SMALL = { game: 'zabor', position: '.../.../... b' };

function nodesOf(node: TreeNodeAnswer): TreeNodeAnswer[] {
  return [node, ...node.children.flatMap(nodesOf)];
}

describe.each(GAME_IDS)('%s', (game) => {
  it('has a tree of the strong search whose root agrees with the answer', () => {
    const answer = treeAnswer(games, { game, algorithm: 'strong', depth: 3 });
    expect(answer.reached).toBe(3);
    expect(answer.tree).toMatchObject({ value: answer.score, depth: 3, pass: 'full', bound: 'exact' });
    const nodes = nodesOf(answer.tree);
    expect(nodes).toHaveLength(answer.recorded);
    expect(answer.recorded).toBeLessThanOrEqual(FIELDS.limit.usual);
    for (const { cut, skip, pass, move, value } of nodes.slice(1)) {
      expect([skip !== null, pass === null, value === null]).toEqual([cut, cut, cut]);
      if (move === null) expect(['pass', 'verification']).toContain(pass);
    }
  });
});

it("the textbook's trees have no more than they had", () => {
  const fields = ['move', 'alpha', 'beta', 'value', 'cut', 'kind', 'children'];
  for (const algorithm of ['minimax', 'alpha-beta'] as const) {
    const answer = treeAnswer(games, { ...SMALL, algorithm, depth: 2, without: ['table'] });
    expect(answer).not.toHaveProperty('reached');
    for (const node of nodesOf(answer.tree)) expect(Object.keys(node)).toEqual(fields);
  }
});

it('the strong search does without what it is told, and is minimax then', () => {
  const strong = (without: TreeRequest['without'], depth = 9) =>
    treeAnswer(games, { ...SMALL, algorithm: 'strong', depth, without });
  const bare = strong(TECHNIQUES, 3);
  expect(new Set(nodesOf(bare.tree).map(({ pass }) => pass))).toEqual(new Set(['full', null]));
  const full = strong(SELECTIVE_TECHNIQUES);
  expect(full.score).toBe(300);
  expect(nodesOf(full.tree).map(({ kind }) => kind)).toContain('table');
  expect(nodesOf(strong([...SELECTIVE_TECHNIQUES, 'table']).tree).map(({ kind }) => kind)).not.toContain(
    'table',
  );
});

it('a decided game ends before the depth that was asked for', () => {
  const answer = treeAnswer(games, {
    game: 'tic-tac-toe',
    position: 'xx./oo./... x',
    algorithm: 'strong',
    depth: 9,
  });
  expect(answer).toMatchObject({ depth: 9, reached: 1, move: 'c3' });
});

it('a finished game is a tree of one node', () => {
  const answer = treeAnswer(games, { game: 'zabor', position: 'bb/rr b', algorithm: 'strong', depth: 2 });
  expect(answer).toMatchObject({ move: null, recorded: 1, truncated: false });
  expect(answer.tree).toMatchObject({ move: null, kind: 'final', value: 0, bound: 'exact', children: [] });
});

it('ends at its limit of nodes, says so, and keeps what it has seen', () => {
  const request = { game: 'zabor', algorithm: 'minimax', depth: 50, nodes: 500 } as const;
  const answer = treeAnswer(games, request);
  expect(answer).toMatchObject({ nodes: 500, limitedBy: 'nodes' });
  expect(answer.tree.children[0]?.value).toBeNull();
  const nodes = nodesOf(answer.tree);
  expect(nodes).toHaveLength(answer.recorded);
  expect(nodes.filter(({ kind }) => kind === 'horizon' || kind === 'final').length).toBeGreaterThan(1);
  expect(treeAnswer(games, { ...request, algorithm: 'strong' })).toMatchObject({
    nodes: 500,
    limitedBy: 'nodes',
  });
});
