import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  type EndgameTables,
  type Endgames,
  LOSS,
  type Move,
  ONGOING,
  type Position,
  Random,
  WON,
  endgameMove,
  legalMoves,
} from '@tahoun/core';
import { describe, expect, it, vi } from 'vitest';
import { bestMove, isNearTables, solve } from './index.js';
import { nodeTableFiles, nodeTables, tableFile } from './node-tables.js';
import { createTables } from './tables.js';
import { aiOf, gameById, games } from './testing/all-games.js';

const GAME = 'czech-draughts';
const game = gameById(GAME);
const endgames = aiOf(GAME).endgames as Endgames;
const tables = nodeTables(endgames) as EndgameTables;
const BUNDLE = createRequire(import.meta.url).resolve(`@tahoun/eval/tables/${GAME}.tegb`);

const DARK_SQUARES = Array.from({ length: 32 }, (_, i) => {
  const row = Math.floor(i / 4);
  return 'abcdefgh'.charAt(2 * (i % 4) + (row % 2)) + (row + 1);
});

/** A random position of 2 to 4 pieces that is not over, men and kings of both sides. */
function randomEnding(random: Random): Position {
  for (;;) {
    const squares = new Set<string>();
    while (squares.size < 2 + random.below(3)) squares.add(DARK_SQUARES[random.below(32)] as string);
    const [first = '', second = '', ...others] = [...squares];
    const colours = [
      ['W', first],
      ['B', second],
      ...others.map((square) => [random.below(2) === 0 ? 'W' : 'B', square]),
    ];
    const list = (colour: string) =>
      colours
        .filter(([of]) => of === colour)
        .map(([, square = '']) =>
          canBeMan(colour, square) && random.below(2) === 0 ? square : `K${square}`,
        );
    const position = game.parsePosition(`${random.below(2) === 0 ? 'W' : 'B'}:W${list('W')}:B${list('B')}`);
    if (position.outcome() === ONGOING) return position;
  }
}

function canBeMan(colour: string, square: string): boolean {
  return !square.endsWith(colour === 'W' ? '8' : '1');
}

/** A random position that the side to move wins in `least` to `most` plies. */
function randomWin(random: Random, least: number, most: number): Position {
  for (;;) {
    const position = randomEnding(random);
    if (!tables.probe(position) || tables.outcome !== WON) continue;
    const { distance } = tables;
    if (distance !== null && distance >= least && distance <= most) return position;
  }
}

describe('the tables that come with the program', () => {
  it('follow from the moves of the game itself, at random positions', { tags: 'rest' }, () => {
    const random = new Random(11);
    for (let tried = 0; tried < 3000; tried++) {
      const position = randomEnding(random);
      expect(tables.probe(position)).toBe(true);
      const found = { outcome: tables.outcome, distance: tables.distance };
      const replies = legalMoves(position).map((move) => afterwards(position, move));
      const lost = replies.filter(({ outcome }) => outcome === LOSS);
      const won = replies.filter(({ outcome }) => outcome === WON);
      const plies = (all: typeof replies) => all.map(({ distance }) => (distance as number) + 1);
      if (lost.length > 0) expect(found).toEqual({ outcome: WON, distance: Math.min(...plies(lost)) });
      else if (won.length < replies.length) expect(found).toEqual({ outcome: 0, distance: null });
      else expect(found).toEqual({ outcome: LOSS, distance: Math.max(...plies(won)) });
    }
  });

  /** The tables' result after a move, for the other side. */
  function afterwards(position: Position, move: Move) {
    const next = position.clone();
    next.makeMove(move);
    if (next.outcome() === LOSS) return { outcome: LOSS, distance: 0 };
    expect(tables.probe(next)).toBe(true);
    return { outcome: tables.outcome, distance: tables.distance };
  }

  it('have every class of four pieces with distances', () => {
    const bundle = nodeTableFiles(GAME).bundle() as Uint8Array;
    expect(bundle.length).toBeLessThan(2 * 2 ** 20);
    const opened = createTables(
      () => ({ bundle: () => bundle, file: () => undefined }),
      (name) => expect.unreachable(name),
    )(endgames) as EndgameTables;
    expect(opened.endgames).toBe(endgames);
    const random = new Random(3);
    for (let tried = 0; tried < 100; tried++) expect(opened.probe(randomEnding(random))).toBe(true);
  });
});

describe('a search with tables', () => {
  const hooks = { tables: nodeTables };

  it('wins won endings against the longest resistance, by the rules of the game', { tags: 'rest' }, () => {
    const random = new Random(5);
    // Some are won in less than 15 moves each, and some take longer, which men's moves have to make possible.
    const endings = [
      ...Array.from({ length: 25 }, () => randomWin(random, 1, 30)),
      ...Array.from({ length: 6 }, () => randomWin(random, 31, 83)),
    ];
    for (const start of endings) {
      const position = start.clone();
      const winner = position.turn;
      const played: string[] = [];
      while (position.outcome() === ONGOING) {
        const answer =
          position.turn === winner
            ? bestMove(games, { game: GAME, position: game.formatPosition(start), played, nodes: 500 }, hooks)
                .move
            : game.formatMove(position, endgameMove(tables, position));
        played.push(answer as string);
        position.makeMove(game.parseMove(position, answer as string));
      }
      const result = `${game.formatPosition(start)} ${played.join(' ')}: ${game.result(position)?.reason}`;
      expect(`${result} ${game.result(position)?.winner}`).toBe(`${result} ${winner}`);
    }
  });

  it('knows a win, a loss and a draw without searching, with the whole line of the first two', () => {
    const answer = bestMove(games, { game: GAME, position: 'W:WKa1,Kc1,Ke1:BKb8' }, hooks);
    expect(answer).toMatchObject({ scoreText: 'win in 23', exact: true, depth: 1 });
    expect(answer.pv).toHaveLength(23);
    expect(bestMove(games, { game: GAME, position: 'B:WKf8,Kc1,Ke1:BKb8' }, hooks)).toMatchObject({
      exact: true,
      scoreText: expect.stringMatching(/^(loss|win) in \d+$|^0/),
    });
    expect(bestMove(games, { game: GAME, position: 'W:WKc1,Ke1:BKb8' }, hooks)).toMatchObject({
      exact: true,
      score: 0,
    });
  });

  it('promises no win for which the rules leave no time', () => {
    const certain = bestMove(games, { game: GAME, position: 'W:WKa1,Kc1,Ke1:BKb8 R7' }, hooks);
    expect(certain).toMatchObject({ exact: true, scoreText: 'win in 23' });
    const late = bestMove(games, { game: GAME, position: 'W:WKa1,Kc1,Ke1:BKb8 R20', nodes: 20_000 }, hooks);
    expect(late.exact && late.score > 0).toBe(false);
    expect(late.move).not.toBeNull();
  });

  it('does without them where kings have to go on capturing', () => {
    const position = 'W:WKa1,Kc1,Ke1:BKb8 must-continue';
    expect(bestMove(games, { game: GAME, position, nodes: 1 }, hooks).exact).toBe(false);
  });

  it('leaves them out when told to', () => {
    const position = 'W:WKa1,Kc1,Ke1:BKb8';
    expect(bestMove(games, { game: GAME, position, nodes: 100, without: ['endgames'] }, hooks).exact).toBe(
      false,
    );
  });

  it('asks them at the highest levels only', () => {
    const position = 'W:WKa1,Kc1,Ke1:BKb8';
    const isExact = (level: number) =>
      bestMove(games, { game: GAME, position, level, nodes: 300 }, hooks).exact;
    expect([1, 2, 3, 4, 5, 6, 7, 8].filter(isExact)).toEqual([7, 8]);
  });
});

describe('solving with tables', () => {
  it('gives outcome, distance and line at once', () => {
    const position = 'W:WKa1,Kc1,Ke1:BKb8';
    const answer = solve(games, { game: GAME, position }, { tables: nodeTables });
    expect(answer).toMatchObject({ solved: true, outcome: 'win', distance: 23, nodes: 0 });
    expect(answer.pv).toHaveLength(23);
    const draw = solve(games, { game: GAME, position: 'W:WKc1,Ke1:BKb8' }, { tables: nodeTables });
    expect(draw).toMatchObject({ solved: true, outcome: 'draw', distance: null, nodes: 0 });
    expect(draw.move).not.toBeNull();
  });
});

describe('a search without tables, where they would help', () => {
  const position = 'W:WKa1,Kc1,Ke1:BKb8';

  it('is told of once for each game, unless its host says that there are none', async () => {
    // Nothing has been reported yet.
    vi.resetModules();
    const { bestMove } = await import('./best-move.js');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const ask = (hooks = {}) => bestMove(games, { game: GAME, position, nodes: 10 }, hooks);
    ask({ tables: () => undefined });
    bestMove(games, { game: GAME, nodes: 10 });
    expect(warn).not.toHaveBeenCalled();
    ask();
    ask();
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^tahoun: czech-draughts .* without .* tables/)],
    ]);
    warn.mockRestore();
  });
});

describe('tables of the folder', () => {
  /** A host with a folder of the given files, and a bundle. */
  function host(files: Record<string, Uint8Array>, bundle?: Uint8Array) {
    const folder = mkdtempSync(join(tmpdir(), 'tahoun-tables-'));
    for (const [label, bytes] of Object.entries(files)) {
      const file = tableFile(folder, GAME, label);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
    const faults: string[] = [];
    const tablesOf = createTables(
      (id) => ({ ...nodeTableFiles(id, folder), bundle: () => bundle }),
      (name, error) => faults.push(`${name}: ${error.message}`),
    );
    return { hooks: { tables: tablesOf }, faults };
  }

  it('that is missing or damaged are done without, and a damage is told once', () => {
    const position = 'W:WKa1,Kc1,Ke1:BKb8';
    const ask = ({ hooks }: ReturnType<typeof host>) =>
      bestMove(games, { game: GAME, position, nodes: 300 }, hooks);
    const empty = host({});
    expect(ask(empty)).toMatchObject({ exact: false, nodes: 300 });
    expect(empty.faults).toEqual([]);

    const foreign = host({ 'KKK-K': Uint8Array.of(1, 2, 3) });
    expect(ask(foreign)).toMatchObject({ exact: false, nodes: 300 });
    expect(foreign.faults).toEqual([
      expect.stringMatching(/^czech-draughts KKK-K: the file of 3 bytes is not an endgame table/),
    ]);

    const whole = readFileSync(BUNDLE);
    for (const [broken, fault] of [
      [whole.subarray(0, -1), 'is cut short'],
      [whole.subarray(0, 5), 'not a bundle of endgame tables'],
    ] as const) {
      const cut = host({}, broken);
      expect(ask(cut)).toMatchObject({ exact: false, nodes: 300 });
      expect(ask(cut).move).not.toBeNull();
      expect(cut.faults).toEqual([expect.stringContaining(fault)]);
    }
  });
});

it('pages fetch tables when few pieces are left', () => {
  expect(isNearTables(games, { game: GAME })).toBe(false);
  expect(isNearTables(games, { game: GAME, position: 'W:Wa1,c1,e1,g1,b2:Bb8,d8,f8,h8,a7' })).toBe(true);
  expect(isNearTables(games, { game: GAME, position: 'W:Wa1,c1,e1,g1,b2,d2:Bb8,d8,f8,h8,a7' })).toBe(false);
  expect(isNearTables(games, { game: GAME, position: 'nonsense' })).toBe(false);
  expect(isNearTables(games, { game: 'chess' })).toBe(false);
  expect(isNearTables(games, { game: 'no such game' })).toBe(false);
});
