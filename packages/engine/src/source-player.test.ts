import { describe, expect, it } from 'vitest';
import { evalAnswer } from './answers.js';
import { bestMove } from './best-move.js';
import type { BestMoveRequest } from './request.js';
import { parametersOf, settingsOf } from './source-player.js';
import { games } from './testing/all-games.js';
import { treeAnswer } from './tree.js';

const game = 'atari-go';
const asked = { game, algorithm: 'alpha-beta', depth: 2 } as const;

describe("the parameters of the source's evaluation", () => {
  it('are listed with their ranges', () => {
    expect(parametersOf(games.get('atari-go')).map(({ id }) => id)).toEqual([
      'alpha',
      'beta',
      'gamma',
      'delta',
      'epsilon',
      'scan',
      'order-4',
      'order-5',
      'q1',
      'q3',
      'qd',
    ]);
    expect(parametersOf(games.get('connect-four'))).toEqual([]);
    for (const { min, max, default: value } of parametersOf(games.get('atari-go'))) {
      expect(value >= min && value <= max).toBe(true);
    }
  });

  it('have named settings that a search accepts, the own one of the source among them', () => {
    const settings = settingsOf(games.get('atari-go'));
    expect(settings).toContainEqual({ id: 'source', values: {} });
    for (const { values: parameters } of settings) bestMove(games, { ...asked, depth: 1, parameters });
    expect(settingsOf(games.get('chess'))).toEqual([]);
  });

  it('change what is thought of a position; left out they are as in the source', () => {
    const position = '...../...../..X../...../..... X 1';
    const value = (parameters?: Record<string, number>) =>
      evalAnswer(games, { game, position, evaluation: 'textbook', parameters }).score;
    expect(value({ alpha: 1 })).toBe(value());
    expect(value({ epsilon: 0 })).toBe(345);
    expect(value({ epsilon: 0, delta: 1000 })).toBe(100 * (4 + 8 + 0.75 * 8));
    const diagonal = '...../.X.../..X../...../..... X 1';
    const shape = (scan: number) =>
      evalAnswer(games, { game, position: diagonal, evaluation: 'textbook', parameters: { scan } }).terms
        .euler;
    expect([shape(0), shape(1), shape(2)]).toEqual([-800, -400, -400]);
  });

  it('have a value for each square too, with the range of its table', () => {
    const points = (id: string, position: string, parameters: Record<string, number>) =>
      evalAnswer(games, { game: id, position, evaluation: 'textbook', parameters }).terms.squares;
    expect(points('czech-draughts', 'W:Wc3:Bb6', { 'man-c3': -40 })).toBe(-40);
    expect(points('chess', '4k3/8/8/8/8/8/8/6K1 w - - 0 1', { 'king-g1': 25 })).toBe(25);
    expect(points('zabor', 'b../.../... b', { 'cell-a3': 4 })).toBe(400);
    const refused = (parameters: Record<string, number>, code: string) =>
      expect(() => evalAnswer(games, { game: 'czech-draughts', evaluation: 'textbook', parameters })).toThrow(
        expect.objectContaining({ code }),
      );
    refused({ 'man-c3': 101 }, 'parameter-range');
    // A light square, and the row on which a man becomes a king.
    for (const square of ['man-c4', 'man-b8', 'rook-c3']) refused({ [square]: 1 }, 'parameter-unknown');
  });

  it('reach the searches and the tree', () => {
    const parameters = { alpha: 0, beta: 0, gamma: 0, epsilon: 20 };
    const scattered = bestMove(games, { ...asked, parameters });
    expect(scattered.score).not.toBe(bestMove(games, asked).score);
    expect(treeAnswer(games, { ...asked, parameters }).score).toBe(scattered.score);
    const strong = { game, depth: 1, evaluation: 'textbook' } as const;
    expect(bestMove(games, { ...strong, parameters }).score).not.toBe(bestMove(games, strong).score);
  });

  it.each<[string, Partial<BestMoveRequest>, string]>([
    ['an unknown name', { parameters: { zeta: 1 } }, 'parameter-unknown'],
    ['a value too large', { parameters: { epsilon: 20.5 } }, 'parameter-range'],
    ['a choice that there is not', { parameters: { scan: 3 } }, 'parameter-choice'],
    ['a choice between two', { parameters: { scan: 0.5 } }, 'parameter-choice'],
    ['a value that is no number', { parameters: { alpha: Number.NaN } }, 'parameter-range'],
    ['a game without any', { game: 'connect-four', parameters: { alpha: 1 } }, 'parameters-none'],
    ['a source without any', { game: 'chocolate', parameters: { alpha: 1 } }, 'parameters-none'],
    ['another evaluation', { evaluation: 'best', parameters: { alpha: 1 } }, 'parameters-unused'],
    ['a search without evaluation', { algorithm: 'mcts', parameters: { alpha: 1 } }, 'parameters-unused'],
    ['a level', { algorithm: undefined, level: 3, parameters: { alpha: 1 } }, 'parameters-unused'],
  ])('are refused for %s', (_, change, code) => {
    expect(() => bestMove(games, { ...asked, ...change })).toThrow(expect.objectContaining({ code }));
  });

  it('are refused where the best evaluation is asked, of a tree and of a position', () => {
    const parameters = { alpha: 1 };
    const unused = expect.objectContaining({ code: 'parameters-unused' });
    expect(() => treeAnswer(games, { ...asked, algorithm: 'strong', parameters })).toThrow(unused);
    expect(() => evalAnswer(games, { game, parameters })).toThrow(unused);
  });
});

describe("the source's player", () => {
  const byRules = (position: string, change: Partial<BestMoveRequest> = {}) =>
    bestMove(games, { ...asked, algorithm: 'source', position, ...change });

  it('captures before it searches', () => {
    expect(byRules('.X.../XO.../.X.../...../..... X 1')).toMatchObject({ move: 'C4', nodes: 1, exact: true });
  });

  it('defends before it searches', () => {
    const attacked = '.X.../XO.../.X.../...../..... O 1';
    expect(byRules(attacked)).toMatchObject({ move: 'C4', nodes: 1, depth: 1, exact: false });
    expect(byRules(attacked, { depth: undefined }).move).toBe('C4');
  });

  it('is alpha-beta where its rules say nothing, and greedy without a depth', () => {
    const quiet = '...../.X.../...../...../..... O 1';
    const plain = (change: Partial<BestMoveRequest>) =>
      bestMove(games, { ...asked, position: quiet, ...change });
    const { score, depth, exact } = byRules(quiet);
    expect(plain({})).toMatchObject({ score, depth, exact });
    const single = { depth: undefined } as const;
    expect(byRules(quiet, single).score).toBe(plain({ ...single, algorithm: 'greedy' }).score);
    expect(bestMove(games, { game: 'zabor', algorithm: 'source', depth: 2, nodes: 5000 }).move).toBe(
      bestMove(games, { game: 'zabor', algorithm: 'alpha-beta', depth: 2, nodes: 5000 }).move,
    );
  });

  it('takes of equally good moves the one with most liberties before the bound', () => {
    const first = (parameters: Record<string, number>, algorithm: 'source' | 'greedy' = 'source') =>
      bestMove(games, { game, variants: { size: '9' }, algorithm, parameters }).move;
    expect(first({})).toMatch(/[DEF][456]/);
    expect(first({}, 'greedy')).toBe('A9');
    expect(first({ beta: 0, gamma: 0 })).not.toMatch(/[AJ]|[19]/);
  });

  it('searches where the rules name no move, and where the named one is not wanted', () => {
    expect(byRules('...../.X.../...../...../..... O 1').nodes).toBeGreaterThan(24);
    const attacked = '.X.../XO.../.X.../...../..... O 1';
    expect(byRules(attacked, { moves: ['E5', 'E1'] }).nodes).toBeGreaterThan(2);
  });

  it('is asked itself where it has a search of its own, whatever the depth', () => {
    const bar = { game: 'chocolate', position: '4x6 A', algorithm: 'source' } as const;
    const halved = { move: '4x6=3x4+3x4', exact: true, distanceIsBound: true, nodes: 0 };
    expect(bestMove(games, bar)).toMatchObject(halved);
    expect(bestMove(games, { ...bar, depth: 2 })).toMatchObject(halved);
    expect(bestMove(games, { ...bar, position: '5x7 A', nodes: 100 })).toMatchObject({
      exact: false,
      limitedBy: 'nodes',
      nodes: 100,
    });
  });

  it('is not asked where the search itself is', () => {
    const attacked = '.X.../XO.../.X.../...../..... O 1';
    for (const algorithm of ['minimax', 'alpha-beta'] as const) {
      expect(byRules(attacked, { algorithm }).nodes).toBeGreaterThan(24);
    }
  });
});

describe('what names a move without a search', () => {
  const named = (request: BestMoveRequest) => bestMove(games, request).namedBy;

  it('is told: rules, symmetry, chance; of a search nothing is', () => {
    const rules = { algorithm: 'source', position: '.X.../XO.../.X.../...../..... O 1' } as const;
    expect(named({ game, ...rules })).toBe('rules');
    expect(named({ game, ...rules, position: '...../...../..X../...../..... O 1' })).toBeUndefined();
    expect(named({ game: 'chocolate', algorithm: 'source', position: '4x6 A' })).toBe('symmetry');
    expect(named({ game: 'chocolate', algorithm: 'source', position: '3x5 A' })).toBeUndefined();
    expect(named({ game, algorithm: 'random' })).toBe('chance');
    expect(named({ game, depth: 1 })).toBeUndefined();
  });

  it('is the book of openings for the levels that have one, as long as it knows the position', () => {
    const asked = { game: 'czech-draughts', level: 8, nodes: 1000 };
    expect(named(asked)).toBe('book');
    expect(named({ ...asked, level: 1 })).toBeUndefined();
    expect(named({ ...asked, position: 'B:Wc5,g5:Be7,f8' })).toBeUndefined();
  });
});
