import { type Game, type Position, Random, legalMoves } from '@tahoun/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GameFileFormat, type MoveNode, mainLine } from './file-format.js';
import { fileFormatOf, gameById } from './testing/all-games.js';
import { readGames } from './testing/read-games.js';

/** A line with the alternatives to its moves, and its comments. */
interface Line {
  readonly said: string;
  readonly moves: readonly {
    readonly move: string;
    readonly said: string;
    readonly instead: readonly Line[];
  }[];
}

/** Some of them look like other parts of a file. */
const COMMENTS = ['', '', '', 'good', '(1. e4', ') e5)', '1-0', '*', '\n\n[Event "x"]\n\n', '; (;', '$1'];

/** Random moves from a position; every second variation or so begins with the move that it replaces. */
function randomLine(game: Game, position: Position, random: Random, depth: number): Line {
  const said = () => COMMENTS[random.below(COMMENTS.length)]!;
  const moves: Line['moves'][number][] = [];
  const at = position.clone();
  const begin = (from: Position, first: number) => {
    const move = game.formatMove(from, first);
    const next = from.clone();
    next.makeMove(first);
    const { said, moves } = randomLine(game, next, random, depth + 1);
    return { said, moves: [{ move, said: '', instead: [] }, ...moves] };
  };
  for (let left = random.below(depth === 0 ? 12 : 5); left > 0; left--) {
    const legal = legalMoves(at);
    if (legal.length === 0) break;
    const any = () => legal[random.below(legal.length)]!;
    const played = any();
    const variations = depth < 3 ? Math.max(0, random.below(5) - 2) : 0;
    const instead = Array.from({ length: variations }, () => begin(at, random.below(2) ? played : any()));
    moves.push({ move: game.formatMove(at, played), said: said(), instead });
    at.makeMove(played);
  }
  return { said: said(), moves };
}

const movesOf = ({ moves }: Line) => moves.map(({ move }) => move);

/** All its variations, each from the start of the game. */
function variationsOf({ moves }: Line, before: readonly string[] = []): (readonly string[])[] {
  return moves.flatMap(({ instead }, ply) => {
    const from = [...before, ...moves.slice(0, ply).map(({ move }) => move)];
    return instead.flatMap((line) => [[...from, ...movesOf(line)], ...variationsOf(line, from)]);
  });
}

/** As PGN and PDN write it, without the numbers. */
function movetext({ said, moves }: Line): string {
  const braced = (words: string) => (words === '' ? '' : `{${words}} `);
  const written = moves.map(({ move, said, instead }) => {
    return `${move} ${braced(said)}${instead.map((line) => `(${movetext(line)}) `).join('')}`;
  });
  return braced(said) + written.join('');
}

/** As SGF writes it: where a move might have been another, the line goes on in brackets before the others. */
function sgf(line: Line, first: number): string {
  let text = '';
  for (const [ply, { move, said, instead }] of line.moves.entries()) {
    const point = `${move.toLowerCase().charAt(0)}${'edcba'.charAt(Number(move.slice(1)) - 1)}`;
    const node = `;${'BW'.charAt((first + ply) % 2)}[${point}]C[${said.replaceAll(']', '\\]')}]`;
    if (instead.length === 0) {
      text += node;
      continue;
    }
    const rest = sgf({ said: '', moves: line.moves.slice(ply + 1) }, first + ply + 1);
    const others = instead.map((other) => `(${sgf(other, first + ply)})`);
    return `${text}(${node}${rest})${others.join('')}`;
  }
  return text;
}

function nodeAt(tree: MoveNode, path: readonly string[]): MoveNode | undefined {
  let node: MoveNode | undefined = tree;
  for (const move of path) node = node?.children.find((child) => child.move === move);
  return node;
}

const inPgn = (line: Line) => `[Event "?"]\n\n${movetext(line)}*`;
const inSgf = (line: Line) => `(;GM[1]SZ[5]RU[Atari Go 3]${sgf(line, 0)})`;

describe.each([
  { id: 'chess', variants: {}, written: inPgn },
  { id: 'czech-draughts', variants: {}, written: inPgn },
  { id: 'atari-go', variants: { size: '5', target: '3' }, written: inSgf },
])('a file of $id', ({ id, variants, written }) => {
  const game = gameById(id);
  const format = fileFormatOf(id) as GameFileFormat;

  it('has the moves outside its brackets as main line, and all others as variations or words', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const line = randomLine(game, game.initial(variants), new Random(seed), 0);
        const games = readGames(format, written(line));
        expect(games).toHaveLength(1);
        const { tree } = games[0]!;
        const main = movesOf(line);
        expect(mainLine(tree).map(({ move }) => move)).toEqual(main);
        for (const path of variationsOf(line)) {
          const goesOn = path.length > main.length && main.every((move, ply) => path[ply] === move);
          if (goesOn) {
            const said = nodeAt(tree, main)?.comments?.some((words) => words.includes(path[main.length]!));
            expect([path, said]).toEqual([path, true]);
          } else expect([path, nodeAt(tree, path)?.move]).toEqual([path, path.at(-1)]);
        }
        const [again] = readGames(format, format.write(games[0]!));
        expect(mainLine(again!.tree).map(({ move }) => move)).toEqual(main);
        const [onceMore] = readGames(format, format.write(again!));
        expect(format.write(onceMore!)).toBe(format.write(again!));
      }),
      { numRuns: 60, seed: 1 },
    );
  });
});
