import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ONGOING, type Side, otherSide } from '../contract/game.js';
import { Budget } from '../request/limits.js';
import { provedLine } from './line.js';
import { MAX_PLIES, type ProofQuestion, ProofSearch } from './search.js';
import { INFINITE, ProofTable } from './table.js';
import { type GraphNode, GraphPosition, forcedFrom, gameGraph } from './testing/graph.js';

/** Five moves, one way, until the first side has won or lost. */
function corridor(result: 1 | -1) {
  const graph = Array.from(
    { length: 6 },
    (_, i): GraphNode => ({
      turn: (i & 1) as Side,
      to: i < 5 ? [i + 1] : [],
      result: -result as 1 | -1,
    }),
  );
  const position = new GraphPosition(graph);
  const table = new ProofTable(64);
  return {
    graph,
    position,
    table,
    search: new ProofSearch(position, 'wins', new Budget(), table, MAX_PLIES),
  };
}

/** Puts a decided entry of node `at` into the table. */
function claim(table: ProofTable, graph: readonly GraphNode[], at: number, yes: boolean): void {
  const { hashLo, hashHi } = new GraphPosition(graph, at);
  table.store(hashLo, hashHi, yes ? 0 : INFINITE, yes ? INFINITE : 0, 1, 1);
}

describe('the line of an answer', () => {
  it('is searched again where the table has lost it', () => {
    const { search, table } = corridor(1);
    search.search(0, 0, INFINITE, INFINITE);
    expect(search.proof).toBe(0);
    table.clear();
    const before = search.budget.nodes;
    expect(provedLine(search, true)).toEqual({ pv: [0, 0, 0, 0, 0], complete: true, limitedBy: null });
    expect(search.budget.nodes).toBeGreaterThan(before + 5);
  });

  it('is not complete where the game does not bear the answer out', () => {
    for (const believed of [true, false]) {
      const { search, table, graph } = corridor(believed ? -1 : 1);
      claim(table, graph, 1, believed);
      search.search(0, 0, INFINITE, INFINITE);
      expect(search.proof).toBe(believed ? 0 : INFINITE);
      const line = provedLine(search, believed);
      expect(line).toMatchObject({ pv: [0], complete: false, limitedBy: null });
    }
  });

  it('goes only where the answer holds, however the search counted repetitions', () => {
    const lines = { yes: 0, no: 0 };
    const question = fc.constantFrom<ProofQuestion>('wins', 'does-not-lose');
    fc.assert(
      fc.property(gameGraph(12, true), question, fc.boolean(), (graph, asked, cutsProve) => {
        const position = new GraphPosition(graph);
        fc.pre(position.outcome() === ONGOING);
        const other = otherSide(position.turn);
        const isYes = forcedFrom(graph, position.turn, asked === 'wins' ? 1 : 0);
        const isNo = forcedFrom(graph, other, asked === 'wins' ? 0 : 1);
        const yes = isYes[0] as boolean;
        fc.pre(yes || isNo[0] === true);
        const budget = new Budget({ nodes: 5000 });
        const search = new ProofSearch(position.clone(), asked, budget, new ProofTable(4), MAX_PLIES);
        // Nothing is in the table: all of the line is searched again.
        search.cutsProve = cutsProve;
        const { pv, complete, limitedBy } = provedLine(search, yes);
        for (const move of pv) {
          position.makeMove(move);
          expect((yes ? isYes : isNo)[position.at]).toBe(true);
        }
        if (complete) expect(position.outcome()).not.toBe(ONGOING);
        if (limitedBy === null) expect(pv).not.toEqual([]);
        if (complete) lines[yes ? 'yes' : 'no']++;
      }),
      { numRuns: 600 },
    );
    expect(Math.min(lines.yes, lines.no)).toBeGreaterThan(20);
  });
});
