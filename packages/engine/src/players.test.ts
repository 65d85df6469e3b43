import { TECHNIQUES } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { bestMove } from './best-move.js';
import { parsePlayer } from './players.js';
import { games } from './testing/all-games.js';

describe('options of a player', () => {
  it.each([
    [
      'strong:8?without=late-move-reduction+aspiration&seed=3',
      { algorithm: 'strong', depth: 8, without: ['late-move-reduction', 'aspiration'], seed: 3 },
    ],
    ['time:100?evaluation=textbook', { timeMs: 100, evaluation: 'textbook' }],
    ['nodes:20000?algorithm=mcts', { nodes: 20_000, algorithm: 'mcts' }],
    ['minimax:2?evaluation=best', { algorithm: 'minimax', depth: 2, evaluation: 'best' }],
    ['nodes:9?without=killers&algorithm=strong', { nodes: 9, algorithm: 'strong', without: ['killers'] }],
    [
      'alpha-beta:3?alpha=1&delta=3.45',
      { algorithm: 'alpha-beta', depth: 3, parameters: { alpha: 1, delta: 3.45 } },
    ],
    ['source', { algorithm: 'source' }],
    ['source:3?alpha=2', { algorithm: 'source', depth: 3, parameters: { alpha: 2 } }],
    ['greedy?epsilon=-4', { algorithm: 'greedy', parameters: { epsilon: -4 } }],
    ['nodes:9?beta=2&evaluation=textbook', { nodes: 9, evaluation: 'textbook', parameters: { beta: 2 } }],
    ['level:3?seed=4294967295', { level: 3, seed: 0xffffffff }],
  ])('%s', (text, ask) => {
    expect(parsePlayer(text)).toEqual({ kind: 'computer', ask });
  });

  it.each([
    ['strong:8?', /no option ""; expected evaluation=\.\.\., without=\.\.\., seed=\.\.\.$/],
    ['strong:8?without=magic', /no option "without=magic"; expected without=NAME\+NAME \(.*killers/],
    ['strong:8?without', /no option "without"/],
    ['strong:8?evaluation=worse', /expected evaluation=textbook\|best$/],
    ['strong:8?algorithm=mcts', /no option "algorithm=mcts"/],
    ['time:100?algorithm=random', /expected algorithm=minimax\|.*\|mcts\|strong$/],
    ['nodes:9?algorithm=mcts&without=killers', /no option "without=killers"; expected seed=\.\.\.$/],
    ['nodes:9?without=killers&algorithm=mcts', /no option "without=killers"/],
    ['mcts:10?evaluation=best', /no option "evaluation=best"/],
    ['minimax:3?without=killers', /no option "without=killers"/],
    ['level:3?evaluation=best', /no option "evaluation=best"; expected seed=\.\.\.$/],
    ['random?seed=4294967296', /expected seed=0\.\.4294967295/],
    [
      'alpha-beta:3?alpha=much',
      /no option "alpha=much"; expected evaluation=\.\.\., seed=\.\.\., PARAMETER=NUMBER$/,
    ],
    ['alpha-beta:3?evaluation=best&alpha=1', /no option "alpha=1"; expected evaluation=\.\.\., seed=\.\.\.$/],
    ['nodes:9?alpha=1', /no option "alpha=1"/],
    ['nodes:9?evaluation=textbook&algorithm=mcts', /no option "evaluation=textbook"/],
    ['human?seed=1', /no player "human\?seed=1"/],
    ['strong:8?seed=1?seed=2', /no option "seed=1\?seed=2"/],
  ])('%s is refused', (text, message) => {
    expect(() => parsePlayer(text)).toThrow(message);
  });

  it('are obeyed by the search', () => {
    const ask = { game: 'zabor', variants: { size: '4' }, depth: 4 } as const;
    const strong = bestMove(games, ask);
    expect(bestMove(games, { ...ask, without: TECHNIQUES }).nodes).toBeGreaterThan(strong.nodes);
    expect(bestMove(games, { ...ask, evaluation: 'textbook' }).score).not.toBe(strong.score);
    const textbook = bestMove(games, { ...ask, algorithm: 'minimax', depth: 1 });
    expect(bestMove(games, { ...ask, algorithm: 'minimax', depth: 1, evaluation: 'best' }).score).not.toBe(
      textbook.score,
    );
  });
});
