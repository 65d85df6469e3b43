import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Position } from '../contract/game.js';
import { Random } from '../contract/random.js';
import { SkirmishPosition, type SkirmishShape } from '../testing/skirmish.js';
import { NimPosition, TicTacToe } from '../testing/small-games.js';
import { type ProofQuestion, proofNumberSearch } from './df-pn.js';
import { EstimatedKayles, KaylesPosition } from './testing/kayles.js';
import { solveWholly } from './whole-solution.js';

type Edges = readonly (readonly [number, number])[];

/** A graph for the game of Kayles. */
function graphOf(nodes: number, seed: number): Edges {
  const random = new Random(seed);
  const edges = Array.from({ length: nodes }, () => [random.below(nodes), random.below(nodes)] as const);
  return edges.filter(([a, b]) => a !== b);
}

const ROUNDS: SkirmishShape = { places: 60, width: 4, lostEvery: 13 };
const GAMES: readonly (readonly [string, () => Position])[] = [
  ['tic-tac-toe', () => new TicTacToe()],
  ['nim 3 5 7', () => new NimPosition([3, 5, 7])],
  ['misère nim 2 4 5', () => new NimPosition([2, 4, 5], true)],
  ['kayles 11', () => new KaylesPosition(11, graphOf(11, 4))],
  ['foreseen kayles 11', () => new EstimatedKayles(11, graphOf(11, 4))],
  ['foreseen kayles 12', () => new EstimatedKayles(12, graphOf(12, 9))],
  ['rounds', () => new SkirmishPosition(8, 3, ROUNDS)],
  ['one way', () => new SkirmishPosition(1, 3, { ...ROUNDS, isOneWay: true })],
];

/*
 * The signature of proof-number search: the moves that it makes (nodes) and its answers. A change of form keeps it.
 * To write it again on purpose: `vitest run src/proof-number/signature.test.ts --update`.
 */
describe('what proof-number search needs is what was written down', () => {
  const asked = (make: () => Position, question: ProofQuestion, entries: number, depth?: number) => {
    const limits = { nodes: 20_000, ...(depth !== undefined && { depth }) };
    const request = { position: make(), question, limits, tableEntries: entries };
    const { answer, nodes, pv, proof, disproof } = proofNumberSearch(request);
    const numbers = answer === 'unknown' ? ` ${proof}/${disproof}` : '';
    return `${answer}${numbers} ${nodes} ${pv.join('.')}`.padEnd(42);
  };

  it('for each question, with a large table, a tiny one, and little depth', () => {
    const lines = GAMES.flatMap(([name, make]) =>
      (['wins', 'does-not-lose'] as const).map((question) =>
        [
          `${name} ${question}`.padEnd(34),
          asked(make, question, 4096),
          asked(make, question, 16),
          asked(make, question, 4096, 5),
        ]
          .join('')
          .trimEnd(),
      ),
    );
    expect(`\n${lines.join('\n')}\n`).toMatchInlineSnapshot(`
      "
      tic-tac-toe wins                  no 5001 0.4.1.2.6.3.5.7.8                 no 14824 0.4.7.3.5.2.6.8.1                unknown 1/1073741822 2355 8
      tic-tac-toe does-not-lose         yes 929 8.0.2.5.4.6.3.1.7                 yes 1234 8.0.2.5.4.6.3.1.7                unknown 1/1073741822 2355 8
      nim 3 5 7 wins                    yes 1632 17.1.33.1.33.1.33.17.33.17.33.17.33.17.33unknown 18/9 20000 1                      unknown 1/1073741822 1607 39
      nim 3 5 7 does-not-lose           yes 1632 17.1.33.1.33.1.33.17.33.17.33.17.33.17.33unknown 18/9 20000 1                      unknown 1/1073741822 1607 39
      misère nim 2 4 5 wins             yes 660 1.1.33.17.33.17.33.17.34.17       yes 2587 1.1.33.17.33.33.17.33.18.33      yes 651 1.1.33.17.33.17.33.17.34.17
      misère nim 2 4 5 does-not-lose    yes 660 1.1.33.17.33.17.33.17.34.17       yes 2587 1.1.33.17.33.33.17.33.18.33      yes 651 1.1.33.17.33.17.33.17.34.17
      kayles 11 wins                    no 471 0.7.1.2.3.5                        no 748 0.7.1.2.3.5                        unknown 1/1073741822 527 10
      kayles 11 does-not-lose           no 471 0.7.1.2.3.5                        no 748 0.7.1.2.3.5                        unknown 1/1073741822 527 10
      foreseen kayles 11 wins           no 109 0.7.1.2.3.5                        no 181 0.7.2.1.3.5                        unknown 1/1073741822 226 7
      foreseen kayles 11 does-not-lose  no 109 0.7.1.2.3.5                        no 181 0.7.2.1.3.5                        unknown 1/1073741822 226 7
      foreseen kayles 12 wins           yes 98 11.0.6.2.4.9.10                    yes 135 11.0.8.2.6.9.10                   unknown 1/1073741822 320 5
      foreseen kayles 12 does-not-lose  yes 98 11.0.6.2.4.9.10                    yes 135 11.0.8.2.6.9.10                   unknown 1/1073741822 320 5
      rounds wins                       yes 42 0.1.2.0.3.0.1                      yes 42 0.1.2.0.3.0.1                      unknown 1/1073741822 47 0
      rounds does-not-lose              yes 27 0.1.0.0.0.0                        yes 27 0.1.0.0.0.0                        unknown 1/1073741822 47 0
      one way wins                      no 482 0.0.0.1.0.0.0.0.0.0.2.0.0.0        no 664 0.0.0.1.0.0.0.0.0.0.0.0            unknown 1/1073741822 90 1
      one way does-not-lose             yes 110 0.0.0.0.0.0.0.0.1.0.0             yes 120 0.0.0.0.0.0.0.0.1.0.0             unknown 1/1073741822 90 1
      "
    `);
  });

  it('for whole solutions', () => {
    const lines = GAMES.filter(([name]) => name.includes('kayles')).map(([name, make]) => {
      const whole = solveWholly({ position: make(), limits: { nodes: 100_000 } });
      return `${name}: ${whole.outcome} in ${whole.distance} by ${whole.winningMoves} ${whole.nodes}`;
    });
    expect(`\n${lines.join('\n')}\n`).toMatchInlineSnapshot(`
      "
      kayles 11: -1 in 6 by  1041
      foreseen kayles 11: -1 in 6 by  272
      foreseen kayles 12: 1 in 7 by 7,8,9,10,11 850
      "
    `);
  });
});

describe('what a game estimates', () => {
  it('changes no answer, whatever its estimates, the table and the depth', () => {
    const shapes = fc.record({ nodes: fc.integer({ min: 1, max: 8 }), seed: fc.nat(999) });
    fc.assert(
      fc.property(
        shapes,
        fc.constantFrom<ProofQuestion>('wins', 'does-not-lose'),
        fc.constantFrom(4, 4096),
        fc.integer({ min: 1, max: 9 }),
        ({ nodes, seed }, question, tableEntries, depth) => {
          const edges = graphOf(nodes, seed);
          const ask = (position: Position, limits: { depth?: number }) =>
            proofNumberSearch({ position, question, limits, tableEntries });
          const plain = ask(new KaylesPosition(nodes, edges), {});
          const position = new EstimatedKayles(nodes, edges);
          const whole = ask(position, {});
          expect([whole.answer, whole.complete]).toEqual([plain.answer, true]);
          expect(position.made).toEqual([]);
          const short = ask(position, { depth });
          if (short.answer !== 'unknown') expect(short.answer).toBe(plain.answer);
        },
      ),
      { numRuns: 200 },
    );
  });
});
