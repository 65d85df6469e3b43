import { describe, expect, it } from 'vitest';
import { Budget } from '../limits.js';
import type { SearchResult } from '../request.js';
import { SkirmishPosition, type SkirmishShape, skirmishValue } from '../testing/skirmish.js';
import { MonteCarlo, type MonteCarloOptions, type MonteCarloRequest, monteCarloSearch } from './mcts.js';
import { ROOT, SearchTree } from './tree.js';
import { Walker } from './walk.js';

/*
 * The signature of the Monte-Carlo search: what it visits and answers with a given seed. A change of form keeps
 * it. A change of the search changes it on purpose, and writes it again:
 *
 *     vitest run src/mcts/signature.test.ts --update
 */

const NAMED: SkirmishShape = { places: 256, width: 6, lostEvery: 29, hasNamedMoves: true };
const GAMES = [
  { name: 'rounds', place: 14, shape: NAMED },
  { name: 'margin', place: 21, shape: { ...NAMED, isOneWay: true, isByMargin: true } },
  { name: 'wins', place: 28, shape: { ...NAMED, isOneWay: true, lostEvery: 13 } },
] as const;

type Asked = MonteCarloOptions & Omit<MonteCarloRequest, 'position' | 'limits'> & { readonly nodes?: number };

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
      const tree = new SearchTree(1 << 14);
      const walker = new Walker(tree, { seed: 3 });
      const position = positionOf(game);
      tree.clear();
      walker.expansion.expand(position, ROOT);
      for (let i = 0; i < 400; i++) walker.walk(position, new Budget());
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

  it('with each of the options', () => {
    expect(
      table([
        ...asked('plain', { playouts: 300 }),
        ...asked('seed 7', { playouts: 300, seed: 7 }),
        ...asked('curious', { playouts: 300, exploration: 2 }),
        ...asked('no hints', { playouts: 300, usePriors: false }),
        ...asked('judged', { playouts: 300, evaluation: skirmishValue }),
        ...asked('judged at once', { playouts: 300, evaluation: skirmishValue, playoutDepth: 0 }),
        ...asked('100 nodes', { playouts: 300, maxNodes: 100 }),
        ...asked('one move', { playouts: 50, moves: [0] }),
        ...asked('3000 moves made', { nodes: 3000 }),
      ]),
    ).toMatchInlineSnapshot(`
      "
      plain, rounds             5847, 1:-1 2:-6 3:-12 0:-999998, line 1 1 0 1 0 1 0 0
      plain, margin             5071, 4:-22 0:-28 1:-39 3:-350 2:-320 5:-300, line 4 0 1 0 1 0 4 1 3 0 0 2
      plain, wins               4955, 1:-15 3:-30 2:-999998 0:-999998, line 1 1 1 1 0 4 1 1 0 1 1
      seed 7, rounds            5624, 1:12 2:-3 3:-50 0:-999998, line 1 3 1 1 0 2
      seed 7, margin            5057, 1:-67 4:-51 2:-193 3:-130 0:-350 5:-300, line 1 2 2 1 3 3 1 3 2
      seed 7, wins              4997, 1:-1 3:-27 2:-100 0:-999998, line 1 1 1 1 0 0 1 3 1 0 2
      curious, rounds           5818, 2:13 1:-1 3:-10 0:-999998, line 2 0 0 0 3 3 3 0
      curious, margin           5170, 0:32 1:-31 4:-61 2:-157 3:-191 5:-300, line 0 2 4 1 0 0 0 1
      curious, wins             4786, 1:0 3:-56 2:-999998 0:-999998, line 1 2 0 0 2 1 1
      no hints, rounds          5371, 1:-7 3:-9 2:-11 0:-999998, line 1 3 0 5 4 2 0 2 0
      no hints, margin          5114, 0:52 4:62 3:-114 1:-62 2:-200 5:-300, line 0 2 1 1 4 0 0 4 1 2 5 2
      no hints, wins            5301, 1:4 3:-29 0:-100 2:-999998, line 1 2 0 3 0 0 1 0 0 0 0 0 2
      judged, rounds            3754, 2:5 1:-6 3:-10 0:-999998, line 2 0 0 1 2 0 0 2 0 1 2
      judged, margin            3438, 0:79 1:28 2:-55 4:-51 3:-470 5:-300, line 0 2 4 1 0 0 3 2 1
      judged, wins              3328, 1:3 3:-18 2:-999998 0:-999998, line 1 0 0 3 2 1 1 3 0 0 2
      judged at once, rounds    1541, 1:3 2:-5 3:-10 0:-999998, line 1 1 0 0 0 0 0 1
      judged at once, margin    1403, 0:94 4:45 1:29 2:-62 3:-48 5:-300, line 0 2 4 2 4 3 2
      judged at once, wins      1542, 1:9 3:-16 2:-999998 0:-999998, line 1 1 3 3 0 3 1
      100 nodes, rounds         5765, 1:-3 2:-3 3:-17 0:-999998, line 1 1 3
      100 nodes, margin         4650, 4:4 0:132 1:-54 3:-161 2:-287 5:-300, line 4 0 2
      100 nodes, wins           4361, 2:-10 1:-7 3:-32 0:-999998, line 2
      one move, rounds          51 exact, 0:-999998, line 0 0
      one move, margin          862, 0:58, line 0 2 1 2 1 1 0 1 1
      one move, wins            4 exact, 0:-999998, line 0 1
      3000 moves made, rounds   3000, 2:-4 3:-13 1:0 0:-999998, line 2 0 0 0 2 0 1 1 1
      3000 moves made, margin   3000, 4:-3 1:-33 3:-310 2:-325 0:-500 5:-300, line 4 0 1 0 1 0 4 1 3 0 0 2
      3000 moves made, wins     3000, 1:-12 3:-30 2:-999998 0:-999998, line 1 2 0 3 0 4 1 1
      "
    `);
  });

  it('when it goes on with what it knows', () => {
    const lines = GAMES.flatMap((game) => {
      const searcher = new MonteCarlo({ seed: 2 });
      const position = positionOf(game);
      return [200, 200, 100].map((playouts, time) => {
        const result = searcher.search({ position, limits: {}, playouts });
        for (const move of result.pv.slice(0, time + 1)) position.makeMove(move);
        return line(`${game.name} ${time + 1}`, result);
      });
    });
    expect(table(lines)).toMatchInlineSnapshot(`
      "
      rounds 1                  3894, 2:-1 1:-1 3:-7 0:-999998, line 2 0 0 0 2 0 2 2 2
      rounds 2                  4482, 0:1, line 0 0 0 2 0 1 3 2 1
      rounds 3                  2153, 0:3 1:0 2:-7 3:-13, line 0 2 0 1 3 0 0 1 2
      margin 1                  3561, 0:102 1:-39 3:-200 4:-200 2:-333 5:-300, line 0 2 4 2 3 5 0 4 4
      margin 2                  3376, 2:-177 1:-200 0:-300, line 2 4 2 3 5 0 1 3 0 0
      margin 3                  1328, 2:-206 1:-201 0:-295, line 2 3 5 0 2 0
      wins 1                    3042, 1:-1 3:-29 2:-60 0:-999998, line 1 1 1 2 0 4 0 1 3 0
      wins 2                    3313, 1:14 0:-8 2:-67 4:-100 5:-999998 3:-999998, line 1 1 2 4 1 4 2 0 2 0
      wins 3                    466 exact, 2:999991 1:0 0:-25 3:-33 4:-100, line 2 4 2 1 2 0 0 0 1
      "
    `);
  });
});
