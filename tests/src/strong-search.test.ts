import { aiOf, gameById, gameIds } from '@tahoun/catalogue/all';
import {
  ONGOING,
  Random,
  SELECTIVE_TECHNIQUES,
  TECHNIQUES,
  type Technique,
  alphaBetaSearch,
  isDecided,
  playRandomMove,
  strongSearch,
} from '@tahoun/core';
import { zabor } from '@tahoun/games/zabor';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/**
 * Starts of random play, from which a search can prove something: from the first position of these games it
 * cannot.
 */
const ENDINGS: Partial<Record<string, readonly string[]>> = {
  'czech-draughts': ['W:WKa1,Kc1,Ke1:BKb8', 'W:Wc3,e3:Bf6', 'B:WKa3:Bc5,e5,h8'],
  chess: [
    '7k/8/5KQ1/8/8/8/8/8 w - - 0 1',
    'k7/8/1K6/8/8/8/8/7R w - - 0 1',
    '8/8/8/8/8/5k2/5p2/5K2 w - - 0 1',
  ],
};

/** The strong search on real games, with the textbook's alpha-beta as its oracle. */
describe.each(gameIds().map((id) => [id]))('strong search on %s', { tags: 'rest' }, (id) => {
  const game = gameById(id);
  const evaluation = aiOf(id).best;
  const positionsAfter = (starts: readonly string[], most: number) =>
    fc
      .record({
        start: fc.constantFrom(...starts),
        seed: fc.integer(),
        plies: fc.integer({ min: 0, max: most }),
      })
      .map(({ start, seed, plies }) => {
        const random = new Random(seed);
        const position = game.parsePosition(start);
        for (let ply = 0; ply < plies && position.outcome() === ONGOING; ply++) {
          playRandomMove(position, random);
        }
        return position.clone();
      });
  const start = game.formatPosition(game.initial());
  const positions = positionsAfter([start], 25);

  it('makes the very moves of alpha-beta with every technique off', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const textbook = alphaBetaSearch({ position, evaluation, limits: { depth: 3 } });
        const bare = strongSearch({ position, evaluation, limits: { depth: 3 }, without: TECHNIQUES });
        expect([bare.score, bare.nodes, bare.move]).toEqual([textbook.score, textbook.nodes, textbook.move]);
      }),
      { numRuns: 15 },
    );
  });

  it('has the value of alpha-beta with any set of the exact techniques', () => {
    fc.assert(
      fc.property(positions, fc.subarray([...TECHNIQUES]), (position, off) => {
        const oracle = alphaBetaSearch({ position, evaluation, limits: { depth: 3 } });
        const without = [...off, ...SELECTIVE_TECHNIQUES];
        const result = strongSearch({ position, evaluation, limits: { depth: 3 }, without });
        // A proof may be deeper than three plies: the table joins lines of different lengths.
        if (result.exact && !oracle.exact) return;
        expect(result.score).toBe(oracle.score);
      }),
      { numRuns: 40 },
    );
  });

  it('stays by what it has proved, whatever the window', () => {
    const endings = ENDINGS[id];
    let proved = 0;
    fc.assert(
      fc.property(positionsAfter(endings ?? [start], endings === undefined ? 25 : 4), (position) => {
        const first = strongSearch({ position, evaluation, limits: { nodes: 20_000 } });
        if (!first.exact) return;
        proved++;
        const again = strongSearch({
          position,
          evaluation,
          limits: { nodes: 200_000 },
          without: ['aspiration'],
        });
        expect(again.exact).toBe(true);
        // Without full width a win may be found that is not the shortest.
        if (isDecided(first.score)) expect(Math.sign(again.score)).toBe(Math.sign(first.score));
        else expect(again.score).toBe(first.score);
      }),
      { numRuns: 40 },
    );
    expect(proved).toBeGreaterThan(0);
  });
});

describe('symmetry', () => {
  it('gives all images of a position one key, and others another', () => {
    const key = (text: string) => {
      const out = new Int32Array(2);
      zabor.parsePosition(text).symmetricKey(out);
      return out.join();
    };
    const images = [
      'b../.../.r. r',
      '..b/.../.r. r',
      '.r./.../b.. r',
      '.r./.../..b r',
      'b../..r/... r',
      '.../r../..b r',
    ];
    // The last two are the transposed board: only a square has them.
    expect(new Set(images.map(key)).size).toBe(1);
    expect(key('b../.../.r. b')).not.toBe(key('b../.../.r. r'));
    expect(key('.b./.../.r. r')).not.toBe(key('b../.../.r. r'));
    expect(key('b.#/... r')).not.toBe(key('.b#/... r'));
    expect(key('b.#/... r')).not.toBe(key('#.b/... r'));
  });

  it('leaves the value of a game as it is, for fewer nodes', () => {
    const position = zabor.initial({ map: '4x4' });
    const evaluation = aiOf('zabor').best as never;
    const plain = strongSearch({
      position,
      evaluation,
      limits: {},
      without: [...SELECTIVE_TECHNIQUES, 'symmetry'],
    });
    const folded = strongSearch({ position, evaluation, limits: {}, without: SELECTIVE_TECHNIQUES });
    expect([folded.score, folded.exact]).toEqual([plain.score, true]);
    expect(folded.nodes).toBeLessThan(0.7 * plain.nodes);
  });
});

describe('techniques at work', () => {
  const ask = (
    id: 'czech-draughts' | 'chess',
    text: string,
    depth: number,
    without: readonly Technique[] = [],
  ) => {
    const game = gameById(id);
    const position = game.parsePosition(text);
    const evaluation = aiOf(id).textbook;
    const result = strongSearch({ position, evaluation, limits: { depth }, without });
    return { ...result, text: game.formatMove(position, result.move) };
  };

  it('finishes exchanges beyond the horizon (the example of Kühr)', () => {
    const horizon = 'B:Wc5,g5:Be7,f8';
    expect(ask('czech-draughts', horizon, 2, TECHNIQUES).text).toBe('f8-g7');
    expect(ask('czech-draughts', horizon, 2, ['quiescence', 'extension']).text).toBe('f8-g7');
    expect(ask('czech-draughts', horizon, 2).text).toBe('e7-f6');
  });

  it('does not take a guarded pawn with the queen at the last ply', () => {
    const guarded = '4k3/2p5/3p4/8/8/8/3Q4/4K3 w - - 0 1';
    expect(ask('chess', guarded, 1, TECHNIQUES).text).toBe('Qxd6');
    expect(ask('chess', guarded, 1).text).not.toBe('Qxd6');
  });

  it('keeps a mate that it has found, whatever the depth and the window', () => {
    const mates: [string, number][] = [
      ['2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1', 3],
      ['1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - 0 1', 5],
    ];
    for (const [text, plies] of mates) {
      for (let depth = plies; depth < plies + 4; depth++) {
        const { score, exact } = ask('chess', text, depth);
        expect(score).toBeGreaterThan(0);
        expect(isDecided(score)).toBe(true);
        expect(exact).toBe(true);
      }
    }
  });

  it('does not pass where having to move is the trouble', () => {
    // The side to move loses the pawn: the trébuchet.
    for (const [text, sign] of [
      ['8/8/8/2pK4/1kP5/8/8/8 w - - 0 1', -1],
      ['8/8/8/2pK4/1kP5/8/8/8 b - - 0 1', -1],
    ] as const) {
      expect(Math.sign(ask('chess', text, 12).score)).toBe(sign);
    }
  });

  it('finds the draw by giving check for ever', () => {
    const perpetual = ask('chess', '6k1/6p1/8/8/8/8/rq4PP/4Q2K w - - 0 1', 8);
    expect([perpetual.text, perpetual.score]).toEqual(['Qe8+', 0]);
    // It depends on the moves before, so it is no proof.
    expect(perpetual.exact).toBe(false);
  });
});
