import { describe, expect, it } from 'vitest';
import { Random } from '../contract/random.js';
import { Budget } from '../request/limits.js';
import type { SearchResult } from '../request/request.js';
import { SkirmishPosition, type SkirmishShape } from '../testing/skirmish.js';
import { type MonteCarloRequest, monteCarloSearch } from './mcts.js';
import { ROOT, SearchTree } from './tree.js';
import { Walker } from './walk.js';

/*
 * The signature of the Monte-Carlo search: its visits and its answers with a given seed. A change of form
 * keeps it. A change of the search changes it on purpose, and writes it again:
 *
 *     vitest run src/mcts/signature.test.ts --update
 */

const NAMED: SkirmishShape = { places: 256, width: 6, lostEvery: 29, hasNamedMoves: true };
const GAMES = [
  { name: 'rounds', place: 14, shape: NAMED },
  { name: 'margin', place: 21, shape: { ...NAMED, isOneWay: true, isByMargin: true } },
  { name: 'wins', place: 28, shape: { ...NAMED, isOneWay: true, lostEvery: 13 } },
] as const;

type Asked = Omit<MonteCarloRequest, 'position' | 'limits'> & { readonly nodes?: number };

const positionOf = ({ place, shape }: (typeof GAMES)[number]) => new SkirmishPosition(place, 7, shape);

/** Nodes, then every move with its score, the best first with its line. */
function line(name: string, { nodes, ranked = [], pv, exact }: SearchResult): string {
  const moves = ranked.map(({ move, score }) => `${move}:${score}`).join(' ');
  return `${name.padEnd(26)}${nodes}${exact ? ' exact' : ''}, ${moves}, line ${pv.join(' ')}`;
}

function asked(name: string, { nodes, ...request }: Asked): string[] {
  return GAMES.map((game) => {
    const limits = nodes === undefined ? {} : { nodes };
    return line(
      `${name}, ${game.name}`,
      monteCarloSearch({ position: positionOf(game), limits, ...request }),
    );
  });
}

const table = (lines: readonly string[]) => `\n${lines.join('\n')}\n`;

describe('what a Monte-Carlo search visits and answers is what was written down', () => {
  it('in a tree walked 400 times', () => {
    const lines = GAMES.map((game) => {
      const tree = new SearchTree();
      const walker = new Walker(tree, positionOf(game), new Random(3));
      for (let i = 0; i < 400; i++) walker.walk(new Budget());
      const nodes = Array.from({ length: 1 + tree.childCount[ROOT]! }, (_, node) => {
        const results = tree.results[node]!.toFixed(2);
        const prior = tree.prior[node]!.toFixed(2);
        return `${tree.visits[node]} ${results} ${tree.scores[node]} ${prior}`;
      });
      return `${game.name}, ${tree.size} nodes: ${nodes.join(' | ')}`;
    });
    expect(table(lines)).toMatchInlineSnapshot(`
      "
      rounds, 701 nodes: 400 -17.00 -1700 0.00 | 52 9.00 900 0.25 | 4 3.00 300 0.00 | 341 3.00 300 0.75 | 3 2.00 200 1.00
      margin, 763 nodes: 400 60.00 11400 0.00 | 33 9.00 3100 1.00 | 5 5.00 1450 1.00 | 2 2.00 600 0.80 | 44 10.00 2950 0.80 | 4 3.00 1700 0.20 | 312 -89.00 -13550 0.00
      wins, 800 nodes: 400 15.00 1500 0.00 | 16 5.00 500 0.00 | 369 -19.00 -1900 0.20 | 13 -1.00 -100 0.00 | 2 0.00 0 1.00
      "
    `);
  });

  it('with each of its options', () => {
    expect(
      table([
        ...asked('plain', { nodes: 3000 }),
        ...asked('seed 7', { nodes: 3000, seed: 7 }),
        ...asked('one move', { nodes: 800, moves: [0] }),
        ...asked('three moves', { nodes: 3000, moves: [4, 1, 3] }),
        ...asked('most playouts', {}),
      ]),
    ).toMatchInlineSnapshot(`
      "
      plain, rounds             3000, 2:-4 3:-13 1:0 0:-999998, line 2 0 0 0 2 0 1 1 1
      plain, margin             3000, 4:-3 1:-33 3:-310 2:-325 0:-500 5:-300, line 4 0 1 0 1 0 4 1 3 0 0 2
      plain, wins               3000, 1:-12 3:-30 2:-999998 0:-999998, line 1 2 0 3 0 4 1 1
      seed 7, rounds            3000, 2:0 1:0 3:-43 0:-999998, line 2 0 0 0 2 0 1 0 0
      seed 7, margin            3000, 1:11 4:-98 2:-181 3:-110 0:-350 5:-300, line 1 2 0 1 0 1 1 0
      seed 7, wins              3000, 1:0 3:-27 2:-100 0:-999998, line 1 1 1 1 0 0 1 3 1 0 2
      one move, rounds          51 exact, 0:-999998, line 0 0
      one move, margin          800, 0:34, line 0 2 1 2 1 1 0 1
      one move, wins            4 exact, 0:-999998, line 0 1
      three moves, rounds       3000, 1:2 3:-6, line 1 1 0 0 0 0 0 1 0 2
      three moves, margin       3000, 1:-30 4:-125 3:-450, line 1 2 0 4 2 0 0 0
      three moves, wins         3000, 1:6 3:-100, line 1 2 0 3 0 3 2 2
      most playouts, rounds     265691, 1:0 2:-9 3:-14 0:-999998, line 1 3 1 4 2 2 2 1 5 1 2 1 4 0 2 1 2 0 1 0
      most playouts, margin     274201, 0:75 4:-22 1:-39 3:-350 2:-320 5:-300, line 0 2 4 1 0 1 0 2 4 1
      most playouts, wins       25820 exact, 3:0 1:-999986 2:-999998 0:-999998, line 3 3
      "
    `);
  });
});
