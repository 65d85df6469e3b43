import {
  ONGOING,
  Random,
  SELECTIVE_TECHNIQUES,
  TECHNIQUES,
  alphaBetaSearch,
  isDecided,
  legalMoves,
  strongSearch,
} from '@tahoun/core';
import { kitOf } from '@tahoun/eval';
import { GAME_IDS, gameById, zabor } from '@tahoun/games';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** The strong search on real games, with the textbook's alpha-beta as its oracle. */
describe.each(GAME_IDS.map((id) => [id]))('strong search on %s', (id) => {
  const game = gameById(id);
  const evaluation = kitOf(id).best;
  const positions = fc
    .record({ seed: fc.integer(), plies: fc.integer({ min: 0, max: 25 }) })
    .map(({ seed, plies }) => {
      const random = new Random(seed);
      const position = game.initial();
      for (let ply = 0; ply < plies && position.outcome() === ONGOING; ply++) {
        const moves = legalMoves(position);
        position.makeMove(moves[random.below(moves.length)] as number);
      }
      return position.clone();
    });

  it('makes the very moves of alpha-beta with every technique off', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const textbook = alphaBetaSearch({ position, evaluation, depth: 3 });
        const bare = strongSearch({ position, evaluation, limits: { depth: 3 }, without: TECHNIQUES });
        expect([bare.score, bare.nodes, bare.move]).toEqual([textbook.score, textbook.nodes, textbook.move]);
      }),
      { numRuns: 25 },
    );
  });

  it('has the value of alpha-beta with any set of the exact techniques', () => {
    fc.assert(
      fc.property(positions, fc.subarray([...TECHNIQUES]), (position, off) => {
        const oracle = alphaBetaSearch({ position, evaluation, depth: 3 });
        const without = [...off, ...SELECTIVE_TECHNIQUES];
        const result = strongSearch({ position, evaluation, limits: { depth: 3 }, without });
        // A proof may be deeper than three plies: the table joins lines of different lengths.
        if (result.exact && !oracle.exact) return;
        expect(result.score).toBe(oracle.score);
      }),
      { numRuns: 60 },
    );
  });

  it('stays by what it has proved, whatever the window', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const first = strongSearch({ position, evaluation, limits: { nodes: 20_000 } });
        if (!first.exact) return;
        const again = strongSearch({
          position,
          evaluation,
          limits: { nodes: 60_000 },
          without: ['aspiration'],
        });
        expect(again.exact).toBe(true);
        // Without full width a win may be found that is not the shortest.
        if (isDecided(first.score)) expect(Math.sign(again.score)).toBe(Math.sign(first.score));
        else expect(again.score).toBe(first.score);
      }),
      { numRuns: 40 },
    );
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
    const evaluation = kitOf('zabor').best as never;
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
