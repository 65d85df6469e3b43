import { fileFormatOf, gameById, loadAllGames } from '@tahoun/catalogue/all';
import { InputError, Random } from '@tahoun/core';
import type { GameFileFormat } from '@tahoun/games';
import { type Match, decodeText, factsOf, gamesInFile, resultOf } from '@tahoun/match';
import { describe, expect, it } from 'vitest';
import { DIALECTS, type ForeignFile } from './support/foreign-files.ts';

/* Files of other programs are read: the games in each dialect, and the parts that are dropped. */

await loadAllGames(['rules', 'file']);

const SEEDS = [1, 2, 3];
const bytesOf = ({ content }: ForeignFile) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

function read(id: string, bytes: Uint8Array) {
  const dropped: string[] = [];
  const filed = { game: gameById(id), format: fileFormatOf(id) as GameFileFormat };
  const games = gamesInFile(filed, decodeText(bytes), ({ code }) => dropped.push(code));
  return { games, dropped };
}

describe.each(DIALECTS)('a file of $game with $name', ({ game, make }) => {
  it.each(SEEDS)('has the games that it tells (seed %i)', (seed) => {
    const file = make(new Random(seed));
    const { games, dropped } = read(game, bytesOf(file));
    const found = games.map((each) => {
      if (each instanceof InputError) throw each;
      const [name = '?'] = factsOf(each).players;
      return { moves: movesOf(each), name, result: resultTextOf(each) };
    });
    expect(found).toEqual(file.games.map((told) => expect.objectContaining(told)));
    expect(dropped).toEqual(file.dropped ?? []);
  });
});

function resultTextOf(match: Match): string {
  const result = resultOf(match);
  if (result === null) return '*';
  return result.winner === null ? '1/2-1/2' : ['1-0', '0-1'][result.winner]!;
}

function movesOf({ tree }: Match): readonly string[] {
  const moves: string[] = [];
  for (let node = tree.children[0]; node !== undefined; node = node.children[0]) moves.push(node.move);
  return moves;
}

describe('any damage to such files', () => {
  it('ends in games or one clear line', () => damage(2000, 1));
  it('does so a million times over', { tags: 'rest' }, () => damage(1_000_000, 2));
});

/** Bytes that mean something in these formats. */
const MARKS = '()[]{};"\\\n$%*-0 .';

/** Changes `changes` bytes altogether, at random places of files. */
function damage(changes: number, seed: number): void {
  const random = new Random(seed);
  const files = DIALECTS.map(({ game, make }) => ({ game, bytes: bytesOf(make(random)) }));
  for (let made = 0; made < changes; ) {
    const { game, bytes } = files[random.below(files.length)]!;
    const damaged = [...bytes];
    const count = 1 + random.below(10);
    for (let i = 0; i < count; i++) {
      const byte = random.below(2) === 0 ? random.below(256) : MARKS.charCodeAt(random.below(MARKS.length));
      // A byte is changed, put in, or taken out.
      const [out, put] = [[1, [byte]] as const, [0, [byte]] as const, [1, []] as const][random.below(3)]!;
      damaged.splice(random.below(damaged.length), out, ...put);
    }
    made += count;
    try {
      read(game, Uint8Array.from(damaged));
    } catch (error) {
      if (!(error instanceof InputError) || /\n/.test(error.message)) {
        throw new Error(`seed ${seed}, after ${made} changes`, { cause: error });
      }
    }
  }
}
