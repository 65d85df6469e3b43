import { InputError, Random, WIN, legalMoves, perft } from '@tahoun/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BestMoveRequest,
  IllegalMove,
  bestMove,
  bookMoves,
  evalAnswer,
  gamesAnswer,
  load,
  movesAnswer,
  parsePlayer,
  perftAnswer,
  playAnswer,
  solve,
  treeAnswer,
} from './index.js';
import { GAME_IDS, gameById, games } from './testing/all-games.js';

const EMPTY_5X5 = '...../...../...../...../..... b';

describe('best move', () => {
  it('is legal and repeatable for every game, level and algorithm', () => {
    const players: Partial<BestMoveRequest>[] = [
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((level) => ({ level, nodes: 3000 })),
      { algorithm: 'random' },
      { algorithm: 'greedy' },
      { algorithm: 'minimax', depth: 2 },
      { algorithm: 'alpha-beta', depth: 3 },
      { algorithm: 'source' },
      { algorithm: 'source', depth: 2 },
      { algorithm: 'second-search', depth: 2, verifyDepth: 1 },
      { algorithm: 'second-look', depth: 2, verifyDepth: 1 },
      { algorithm: 'mcts', nodes: 3000 },
      { nodes: 2000 },
    ];
    for (const game of GAME_IDS) {
      for (const player of players) {
        const request = { game, seed: 3, ...player };
        const { seconds: _s, nps: _n, ...first } = bestMove(games, request);
        const { seconds: _t, nps: _m, ...second } = bestMove(games, request);
        expect(second).toEqual(first);
        expect(movesAnswer(games, { game }).moves).toContain(first.move);
        expect(first.pv[0]).toBe(first.move);
        expect(playAnswer(games, { game }, first.pv).over).toBeTypeOf('boolean');
      }
    }
  });

  it('reproduces published counts through the request', () => {
    const request = { game: 'zabor', position: EMPTY_5X5 } as const;
    expect(bestMove(games, { ...request, algorithm: 'alpha-beta', depth: 5 }).nodes).toBe(63_888);
    expect(bestMove(games, { ...request, algorithm: 'minimax', depth: 4 }).nodes).toBe(129_965);
  });

  it('opens by the book at the strongest levels, one good move or another by the seed', () => {
    const game = 'czech-draughts';
    const good = bookMoves(load(games, { game }));
    const { formatMove, initial } = gameById(game);
    const opened = Array.from(
      { length: 30 },
      (_, seed) => bestMove(games, { game, level: 8, nodes: 200, seed }).move,
    );
    expect(new Set(opened)).toEqual(new Set(good.map((move) => formatMove(initial(), move))));
    // Neither in another game's opening, nor where somebody says which moves to look at.
    expect(bookMoves(load(games, { game: 'zabor' }))).toEqual([]);
    const { moves } = movesAnswer(games, { game });
    const other = moves.find((move) => !opened.includes(move)) as string;
    expect(bestMove(games, { game, level: 8, nodes: 200, moves: [other] }).move).toBe(other);
  });

  it('keeps within its nodes, also at a level', () => {
    for (const limits of [
      { nodes: 500 },
      { level: 8, nodes: 500 },
      { algorithm: 'minimax', depth: 9, nodes: 500 },
    ] as const) {
      const answer = bestMove(games, { game: 'zabor', ...limits });
      expect(answer.nodes).toBeLessThanOrEqual(500);
      expect(answer).toMatchObject({ limitedBy: 'nodes' });
    }
  });

  it('ranks lines and looks only at the moves asked for', () => {
    const { lines } = bestMove(games, { game: 'zabor', position: EMPTY_5X5, multiPv: 3, depth: 3 });
    expect(lines).toHaveLength(3);
    const scores = (lines ?? []).map((line) => line.score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    const { move } = bestMove(games, { game: 'zabor', position: EMPTY_5X5, moves: ['a1', 'e5'], depth: 2 });
    expect(['a1', 'e5']).toContain(move);
  });

  it('answers a finished game without a move', () => {
    expect(bestMove(games, { game: 'chocolate', position: '1x3 B' })).toMatchObject({
      move: null,
      over: true,
      result: '1-0',
      winner: 'A',
      score: -WIN,
      exact: true,
      pv: [],
    });
    expect(bestMove(games, { game: 'zabor', position: 'br r', level: 1 })).toMatchObject({
      move: null,
      result: '1/2-1/2',
      margin: 0,
    });
  });

  it('scores a win by the shortest way, and says so when it only knows a bound', () => {
    expect(bestMove(games, { game: 'chocolate', position: '2x3+1x2 A' })).toMatchObject({
      move: '2x3=1x3+1x3',
      score: WIN - 1,
      scoreText: 'win in 1',
      exact: true,
    });
    const far = bestMove(games, { game: 'chocolate', position: '20x31 A', nodes: 1000 });
    expect(far).toMatchObject({ exact: true, distanceIsBound: true });
    expect(far.scoreText).toMatch(/^win within \d+$/);
  });

  it('calls a distance a bound where a shorter way may have been pruned', () => {
    const request = { game: 'atari-go', position: '.../X../O.X O 2 0:0 -' };
    const found = bestMove(games, { ...request, multiPv: 2 });
    expect(found).toMatchObject({ exact: true, distanceIsBound: true });
    expect(found.scoreText).toMatch(/^win within \d+$/);
    expect(found.lines?.[0]?.scoreText).toBe(found.scoreText);
    expect(WIN - found.score).toBeGreaterThan(solve(games, request).distance as number);
    const near = bestMove(games, { game: 'chess', position: '7k/8/5K2/8/8/8/8/6Q1 b - - 0 1' });
    expect(near).toMatchObject({ scoreText: 'loss in 2' });
    expect(near).not.toHaveProperty('distanceIsBound');
  });

  it('ranks lines best first when a depth was left unfinished, and has a win for proved beside other lines', () => {
    const scores = bestMove(games, { game: 'chess', nodes: 3000, multiPv: 20 }).lines?.map(
      (line) => line.score,
    );
    expect(scores).toEqual(scores?.toSorted((a, b) => b - a));
    const mate = { game: 'chess', position: '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1' };
    expect(bestMove(games, { ...mate, nodes: 3000, multiPv: 3 })).toMatchObject({
      move: 'Ra8#',
      exact: true,
    });
  });

  it('has a won heap of chocolate for won only as long as every move may be made', () => {
    const won = { game: 'chocolate', position: '60x59 A', nodes: 200 };
    expect(bestMove(games, won)).toMatchObject({ exact: true });
    const { moves } = movesAnswer(games, won);
    const { winningMoves } = solve(games, won);
    const losing = moves.filter((move) => !winningMoves?.includes(move)).slice(0, 1);
    expect(bestMove(games, { ...won, moves: losing })).toMatchObject({ exact: false });
  });

  it('always wins a won heap of chocolate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 2, max: 12 }),
        fc.integer(),
        (height, width, seed) => {
          const random = new Random(seed);
          let position = `${height}x${width} A`;
          let state = playAnswer(games, { game: 'chocolate', position }, []);
          fc.pre(solve(games, { game: 'chocolate', position, nodes: 1 }).outcome === 'win');
          while (!state.over) {
            const moves = movesAnswer(games, { game: 'chocolate', position }).moves;
            const ours = state.turn === 'A';
            const move = ours
              ? (bestMove(games, { game: 'chocolate', position, nodes: 300 }).move as string)
              : (moves[random.below(moves.length)] as string);
            state = playAnswer(games, { game: 'chocolate', position }, [move]);
            position = state.position;
          }
          expect(state.winner).toBe('A');
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('solve', () => {
  it.each([
    ['3x3', 3],
    ['3x4', 0],
    ['4x4', 0],
    ['4x5', 0],
  ])('finds the value of empty %s', (map, value) => {
    const answer = solve(games, { game: 'zabor', variants: { map } });
    expect(answer).toMatchObject({ solved: true, value, outcome: value > 0 ? 'win' : 'draw' });
    const end = playAnswer(games, { game: 'zabor', variants: { map } }, answer.pv);
    expect(end).toMatchObject({ over: true, margin: value });
    expect(answer.distance).toBe(answer.pv.length);
  });

  it('gives the Grundy value and, where it can, the distance', () => {
    expect(solve(games, { game: 'chocolate', position: '4x6 A' })).toMatchObject({
      outcome: 'win',
      value: 1,
      distance: 9,
    });
    expect(solve(games, { game: 'chocolate', position: '3x5 B' })).toMatchObject({
      outcome: 'loss',
      value: 0,
      distance: 6,
    });
    expect(solve(games, { game: 'chocolate', position: '60x60 A', nodes: 1000 })).toMatchObject({
      solved: true,
      outcome: 'win',
      distance: null,
    });
  });

  it('knows bars that are too long to be played', () => {
    expect(solve(games, { game: 'chocolate', position: ' 10000 x 1 B' })).toMatchObject({
      position: '1x10000 B',
      turn: 'B',
      solved: true,
      outcome: 'win',
      value: 1,
      move: '1x10000=1x9993+1x7',
      nodes: 0,
      isTooLarge: true,
    });
    expect(solve(games, { game: 'chocolate', position: '5x1000001 A' })).toMatchObject({
      outcome: 'loss',
      value: 0,
    });
    expect(solve(games, { game: 'chocolate', position: '60x60 A', nodes: 1 }).isTooLarge).toBeUndefined();
    for (const [position, move] of [
      ['62x64 A', '62x64=32x62+32x62'],
      ['61x62', '61x62=31x61+31x61'],
      ['62 61', '61x62=31x61+31x61'],
      ['62x999999999', '62x999999999=31x999999999+31x999999999'],
    ]) {
      const outcome = { outcome: 'win', value: null, isTooLarge: true, turn: 'A' };
      expect(solve(games, { game: 'chocolate', position: position! })).toMatchObject({ ...outcome, move });
    }
    expect(() => solve(games, { game: 'chocolate', position: '61x61 A' })).toThrow(
      expect.objectContaining({ code: 'chocolate-bar-open' }),
    );
    for (const position of ['1x0 A', '1x1000000000 A', '1x100+1x4 A']) {
      expect(() => solve(games, { game: 'chocolate', position })).toThrow(
        expect.objectContaining({ code: 'chocolate-bad-piece' }),
      );
    }
    expect(() => bestMove(games, { game: 'chocolate', position: '1x100 A' })).toThrow(InputError);
  });

  it.each([
    ['czech-draughts', 'W:WKd4:BKh8 E9', 1],
    ['czech-draughts', 'W:WKa1,Kc1,Ke1:BKb8 R29', 1],
    ['chess', '7k/8/5K2/6Q1/8/8/8/8 b - - 149 200', 1],
    ['chess', '8/8/8/8/8/4k3/4p3/4K3 b - - 149 200', 1],
  ])('knows the draws that the rules soon bring about: %s %s', (game, position, distance) => {
    const answer = solve(games, { game, position });
    expect(answer).toMatchObject({ solved: true, outcome: 'draw', distance });
    expect(answer.pv).toHaveLength(distance);
  });

  it('claims nothing when its budget is too small', () => {
    expect(solve(games, { game: 'zabor', variants: { map: '8x8' }, nodes: 5000 })).toMatchObject({
      solved: false,
      outcome: null,
      value: null,
      move: null,
    });
  });

  it('knows finished games', () => {
    expect(solve(games, { game: 'zabor', position: 'bbr r' })).toMatchObject({
      solved: true,
      outcome: 'loss',
      value: -1,
      distance: 0,
    });
    expect(solve(games, { game: 'chocolate', position: '1x2 A' })).toMatchObject({
      outcome: 'loss',
      value: 0,
      distance: 0,
      move: null,
    });
  });
});

describe('the short answers', () => {
  it('count in the plural of the unit', () => {
    expect(bestMove(games, { game: 'atari-go', algorithm: 'random' }).scoreText).toBe('0 liberties');
  });

  it('describe every game', () => {
    expect(gamesAnswer(games).map(({ id }) => id)).toEqual(GAME_IDS);
  });

  it('play moves and name the one that is not legal', () => {
    expect(playAnswer(games, { game: 'zabor', position: '.../... b' }, ['a1', 'c2'])).toMatchObject({
      position: 'brr/bbr b',
    });
    try {
      playAnswer(games, { game: 'zabor', position: '.../... b' }, ['a1', 'a1']);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(IllegalMove);
      expect(error).toMatchObject({ move: 'a1', index: 1, code: 'move-cell-taken' });
    }
  });

  it('count like perft, divided or not', () => {
    const request = { game: 'chocolate', position: '4x6 A' };
    const game = gameById('chocolate');
    const whole = perft(game.parsePosition('4x6 A'), 3);
    const { nodes, divide } = perftAnswer(games, request, 3, true);
    expect(nodes).toBe(whole);
    expect(Object.values(divide ?? {}).reduce((sum, n) => sum + n, 0)).toBe(whole);
    expect(perftAnswer(games, request, 0, true)).toMatchObject({ nodes: 1 });
    expect(perftAnswer(games, request, 1, false).nodes).toBe(legalMoves(game.initial()).length);
  });

  it('explain evaluations', () => {
    expect(evalAnswer(games, { game: 'zabor', position: 'bb./r#. r', evaluation: 'textbook' })).toMatchObject(
      {
        score: -100,
        scoreText: '-1 cell',
        terms: { cells: -100 },
      },
    );
    expect(evalAnswer(games, { game: 'chocolate', position: '1x18 A' })).toMatchObject({
      score: 100,
      terms: { outcome: 100 },
      facts: { grundy: 5 },
    });
  });

  it('record the tree that was walked', () => {
    const answer = treeAnswer(games, {
      game: 'zabor',
      position: '.../... b',
      algorithm: 'alpha-beta',
      depth: 2,
    });
    expect(answer.recorded).toBeGreaterThan(answer.nodes);
    expect(answer.tree.value).toBe(answer.score);
    expect(answer.tree.children.map((child) => child.move)).toEqual(['a2', 'b2', 'c2', 'a1', 'b1', 'c1']);
    expect(JSON.stringify(answer)).toContain('"cut":true');
    expect(
      treeAnswer(games, { game: 'chocolate', position: '1x2 A', algorithm: 'minimax', depth: 2 }),
    ).toMatchObject({
      move: null,
      tree: { kind: 'final', value: -WIN },
    });
  });
});

describe('players', () => {
  it('are read from their notation', () => {
    expect(parsePlayer('human')).toEqual({ kind: 'human' });
    expect(parsePlayer('level:5')).toEqual({ kind: 'computer', ask: { level: 5 } });
    expect(parsePlayer('second-search:3+2')).toMatchObject({ ask: { depth: 3, verifyDepth: 2 } });
    expect(parsePlayer('second-look:3+1')).toMatchObject({
      ask: { algorithm: 'second-look', verifyDepth: 1 },
    });
    expect(parsePlayer('mcts:5000')).toEqual({ kind: 'computer', ask: { algorithm: 'mcts', nodes: 5000 } });
    expect(parsePlayer('nodes:20000')).toMatchObject({ ask: { nodes: 20_000 } });
    expect(parsePlayer('alpha-beta:4')).toMatchObject({ ask: { algorithm: 'alpha-beta', depth: 4 } });
  });

  it.each([
    '',
    'level',
    'level:0',
    'level:9',
    'level:x',
    'minimax',
    'minimax:0',
    'human:1',
    'uci:/x:y',
    'second-search:3',
    'a:b:c',
  ])('refuses %j with the accepted forms', (text) => {
    expect(() => parsePlayer(text)).toThrow(/expected human, level:1\.\.8/);
  });
});
