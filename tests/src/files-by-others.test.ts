import { parse, stringify } from '@sabaki/sgf';
import { fileFormatOf, gameById, loadAllGames } from '@tahoun/catalogue/all';
import { type Game, type InputError, type Position, Random, legalMoves } from '@tahoun/core';
import { type GameFileFormat, type OpenNode, mainLine, openChild, readAll } from '@tahoun/games';
import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';

/* Two other readers and writers of the same formats: chess.js, and the SGF of Sabaki. */

await loadAllGames(['rules', 'file']);

const chess = gameById('chess');
const atariGo = gameById('atari-go');
const formatOf = (id: string) => fileFormatOf(id) as GameFileFormat;
const readGames = (id: string, text: string) => readAll(formatOf(id).games(text));

/** Positions of random games, each with the moves that led to it. */
function* positionsOf(game: Game, seed: number, plies: number, variants = {}) {
  const random = new Random(seed);
  const position = game.initial(variants);
  const moves: string[] = [];
  for (let ply = 0; ply <= plies; ply++) {
    yield { position, moves };
    const legal = legalMoves(position);
    if (legal.length === 0) return;
    const move = legal[random.below(legal.length)] as number;
    moves.push(game.formatMove(position, move));
    position.makeMove(move);
  }
}

/** The result of a reader; null where it throws. */
function readBy<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

const ours = (position: Position, text: string) =>
  readBy(() => chess.formatMove(position, chess.parseMove(position, text)));
const theirs = (fen: string, text: string, strict: boolean) =>
  readBy(() => new Chess(fen).move(text, { strict }).san);

describe('chess.js', () => {
  it.each([1, 2, 3, 4, 5])('has the same FEN and the same moves in SAN (seed %i)', (seed) => {
    for (const { position } of positionsOf(chess, seed, 120)) {
      const fen = chess.formatPosition(position);
      const other = new Chess(fen);
      expect(other.fen()).toBe(fen);
      const moves = legalMoves(position).map((move) => chess.formatMove(position, move));
      if (moves.length > 0) expect([fen, moves.sort()]).toEqual([fen, other.moves().sort()]);
    }
  });

  it('reads no move of its looser kinds that is another one here', () => {
    const random = new Random(7);
    let [read, known] = [0, 0];
    for (const { position } of positionsOf(chess, 8, 150)) {
      const fen = chess.formatPosition(position);
      const legal = legalMoves(position);
      if (legal.length === 0) break;
      const move = legal[random.below(legal.length)] as number;
      const [san, uci] = [chess.formatMove(position, move), chess.formatUci!(position, move)];
      const letter = /^[KQRBN]/.exec(san)?.[0] ?? '';
      const dashed = `${letter}${uci.slice(0, 2)}-${uci.slice(2)}`;
      const looser = [san, uci, `${san}!?`, san.replace(/[x+#=]/g, ''), dashed, dashed.replace('-', 'x')];
      for (const text of [...looser, san.replace('=', ''), san.replaceAll('O', '0')]) {
        const [here, strict] = [ours(position, text), theirs(fen, text, true)];
        if (strict !== null) expect([fen, text, here]).toEqual([fen, text, strict]);
        const loose = theirs(fen, text, false);
        if (here !== null && loose !== null) expect([fen, text, here]).toEqual([fen, text, loose]);
        read += here === null ? 0 : 1;
        known += loose === null ? 0 : 1;
      }
    }
    expect(read).toBeGreaterThan(known);
    expect(known).toBeGreaterThan(500);
  });

  it.each([1, 2, 3])('reads the files that are written here, and the other way round (seed %i)', (seed) => {
    const played = [...positionsOf(chess, seed, 80)].at(-1)!.moves;
    const tree: OpenNode = { move: '', children: [] };
    let node = tree;
    for (const [ply, move] of played.entries()) {
      node = openChild(node, move);
      if (ply % 7 === 0) node.comments = ['said', 'once more (1. e4)'];
      if (ply % 5 === 0) node.nags = [1 + (ply % 6)];
    }
    const start = chess.formatPosition(chess.initial());
    // That reader does not support quotes in tags.
    const players = ['Novák, J.', 'Dvořák'] as const;
    const text = formatOf('chess').write({ start, tree, players, result: '*', date: '2026-11-21' });
    const other = new Chess();
    other.loadPgn(text);
    expect(other.history()).toEqual(played);
    const [again] = readGames('chess', other.pgn());
    expect(mainLine(again!.tree).map(({ move }) => move)).toEqual(played);
    const comments = mainLine(again!.tree).flatMap(({ comments = [] }) => comments);
    expect(comments).toEqual(played.flatMap((_, ply) => (ply % 7 === 0 ? ['said once more (1. e4)'] : [])));
  });
});

/** The points of the first line of a tree of Sabaki's. */
function line(node: ReturnType<typeof parse>[number]): string[] {
  const points: string[] = [];
  for (let next: typeof node | undefined = node; next !== undefined; next = next.children[0]) {
    const [point] = [...(next.data.B ?? []), ...(next.data.W ?? [])];
    if (point !== undefined) points.push(point);
  }
  return points;
}

/** `C7` on 9x9, in SGF. */
function sgfPoint(text: string): string {
  return String.fromCharCode(97 + 'ABCDEFGHJ'.indexOf(text.charAt(0)), 106 - Number(text.slice(1)));
}

describe('the SGF of Sabaki', () => {
  it.each([1, 2, 3])('reads the files that are written here, and the other way round (seed %i)', (seed) => {
    const variants = { size: '9', target: '20' };
    const played = [...positionsOf(atariGo, seed, 60, variants)].at(-1)!.moves;
    const tree: OpenNode = { move: '', children: [] };
    let node = tree;
    for (const [ply, move] of played.entries()) {
      node = openChild(node, move);
      if (ply % 7 === 0) node.comments = [`said \\ ] ${ply}:`];
    }
    const start = atariGo.formatPosition(atariGo.initial(variants));
    const text = formatOf('atari-go').write({ start, tree, players: ['A]', 'B\\'], result: '*' });
    const roots = parse(text);
    expect(roots.map(line)).toEqual([played.map(sgfPoint)]);
    expect([roots[0]?.data.PB, roots[0]?.data.PW]).toEqual([['A]'], ['B\\']]);
    const [again, ...more] = readGames('atari-go', stringify(roots));
    expect(more).toEqual([]);
    expect(again).toMatchObject({ start, tree, players: ['A]', 'B\\'] });
  });

  it('finds the same in a damaged file where nothing is left out of it here', () => {
    const random = new Random(3);
    const sound = '(;GM[1]SZ[9]RU[Atari Go]PB[A]C[x];B[cc];W[gg](;B[dd];W[ef])(;B[ee]C[y]))';
    let whole = 0;
    for (let run = 0; run < 500; run++) {
      // The size determines the points, so it stays.
      const at = sound.indexOf('RU') + random.below(60);
      const put = ['', '(', ')', '[', ']', ';', 'x'][random.below(7)] as string;
      const text = sound.slice(0, at) + put + sound.slice(at + random.below(2));
      const dropped: InputError[] = [];
      const games = readBy(() =>
        readAll(formatOf('atari-go').games(text), (problem) => dropped.push(problem)).map(({ tree }) =>
          mainLine(tree).map(({ move }) => sgfPoint(move)),
        ),
      );
      if (games === null || dropped.length > 0) continue;
      expect([text, games]).toEqual([text, parse(text).map(line)]);
      whole++;
    }
    expect(whole).toBeGreaterThan(100);
  });
});
