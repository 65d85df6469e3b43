import { describe, expect, it } from 'vitest';
import { InputError } from '../errors.js';
import { LOSS, WON } from '../game.js';
import { buildEndgames, countEndgame } from './build-endgames.js';
import { type EndgameStore, StoredEndgames } from './endgame-file.js';
import { EndgameTables } from './endgame-tables.js';
import type { EndgameClass } from './endgames.js';
import { readBundle, writeBundle } from './storage/bundle.js';
import { endgameMove } from './table-scores.js';
import { Heap, heapEndgames } from './testing/heap.js';

/** A store in memory. */
class Shelf implements EndgameStore {
  readonly files = new Map<string, Uint8Array>();
  read = (label: string) => this.files.get(label);
  write = (label: string, bytes: Uint8Array) => void this.files.set(label, bytes);
}

function build(shelf: Shelf, distances = true, pieces = 3): string[] {
  const built = buildEndgames({ endgames: heapEndgames, pieces, distances, store: shelf });
  return [...built].filter(({ table }) => table !== null).map(({ endgame }) => endgame.label);
}

function built(distances = true): Shelf {
  const shelf = new Shelf();
  build(shelf, distances);
  return shelf;
}

/** The side that faces a multiple of three loses: every two moves take three stones. */
const lossIn = (stones: number) => (2 * stones) / 3;

describe('building', () => {
  it('solves class after class, later ones from earlier ones', () => {
    const stored = new StoredEndgames(heapEndgames, built());
    expect(stored.valuesOf('heap3')[50]).toBe(lossIn(150) - 32_000);
    expect(stored.valuesOf('heap3')[51]).toBe(32_000 - lossIn(150) - 1);
  });

  it('goes on with what is there, and replaces what is damaged or has no distances', () => {
    const shelf = new Shelf();
    expect(build(shelf, false, 2)).toEqual(['heap2']);
    expect(build(shelf, false)).toEqual(['heap3']);
    expect(build(shelf, true)).toEqual(['heap2', 'heap3']);
    // Distances do no harm where only outcomes are wanted.
    expect(build(shelf, false)).toEqual([]);
    const bytes = shelf.read('heap2') as Uint8Array;
    shelf.write('heap2', bytes.slice(0, -1));
    expect(build(shelf)).toEqual(['heap2']);
    shelf.write('heap2', shelf.read('heap3') as Uint8Array);
    expect(build(shelf)).toEqual(['heap2']);
    expect(shelf.read('heap2')).toEqual(bytes);
  });

  it('counts', () => {
    const counts = (shelf: Shelf) =>
      countEndgame(
        heapEndgames.classes(2)[0] as EndgameClass<Heap>,
        new StoredEndgames(heapEndgames, shelf).valuesOf('heap2'),
      );
    expect(counts(built())).toEqual({ positions: 100, wins: 66, draws: 0, losses: 34, longestWin: 65 });
    expect(counts(built(false))).toMatchObject({ wins: 66, losses: 34, longestWin: null });
  });

  it('reads a table once, until it lets go of it', () => {
    const shelf = built();
    let reads = 0;
    const read = (label: string) => {
      reads++;
      return shelf.read(label);
    };
    const stored = new StoredEndgames(heapEndgames, { read, write: shelf.write });
    const values = stored.valuesOf('heap2');
    expect([stored.valuesOf('heap2') === values, reads]).toEqual([true, 1]);
    stored.forget();
    expect([stored.valuesOf('heap2') === values, reads]).toEqual([false, 2]);
  });

  it('says which table is missing', () => {
    expect(() => new StoredEndgames(heapEndgames, new Shelf()).valuesOf('heap2')).toThrow(
      'there is no endgame table for heap2',
    );
  });
});

describe('asking', () => {
  const faults: string[] = [];
  const ask = (shelf: Shelf) =>
    new EndgameTables(heapEndgames, shelf.read, (name, error) => faults.push(`${name}: ${error.message}`));

  it('tells who wins, how soon, and whether the rules leave so much time', () => {
    const tables = ask(built());
    expect(tables.probe(new Heap(150))).toBe(true);
    expect([tables.outcome, tables.distance, tables.isCertain]).toEqual([LOSS, 100, true]);
    expect(tables.probe(new Heap(152, 101))).toBe(true);
    expect([tables.outcome, tables.distance, tables.isCertain]).toEqual([WON, 101, true]);
    expect(tables.probe(new Heap(152, 100)) && tables.isCertain).toBe(false);
    expect(tables.probe(new Heap(200))).toBe(false);
  });

  it('finds the moves of the shortest win and the longest loss', () => {
    const tables = ask(built());
    expect(endgameMove(tables, new Heap(152))).toBe(2);
    expect(endgameMove(tables, new Heap(151))).toBe(1);
    const heap = new Heap(150);
    let plies = 0;
    for (; heap.stones > 0; plies++) heap.makeMove(endgameMove(tables, heap));
    expect(plies).toBe(100);
  });

  it('knows no distance, and is sure of no win, where the tables have none', () => {
    const tables = ask(built(false));
    expect(tables.probe(new Heap(152))).toBe(true);
    expect([tables.outcome, tables.distance, tables.isCertain]).toEqual([WON, null, false]);
    expect(endgameMove(tables, new Heap(152))).toBe(-1);
  });

  it('passes on what goes wrong with the store itself', () => {
    const failing = new EndgameTables(
      heapEndgames,
      () => {
        throw new TypeError('no disk');
      },
      (name) => expect.fail(name),
    );
    expect(() => failing.probe(new Heap(50))).toThrow(new TypeError('no disk'));
  });

  it('does without a table that is missing, damaged or of something else, and says so once', () => {
    const shelf = built();
    shelf.files.delete('heap2');
    expect(ask(shelf).probe(new Heap(50))).toBe(false);
    expect(faults).toEqual([]);

    const bytes = shelf.read('heap3') as Uint8Array;
    shelf.write('heap2', bytes);
    // The last byte belongs to a block, which is checked when it is needed.
    shelf.write('heap3', bytes.with(-1, bytes.at(-1)! ^ 1));
    const tables = ask(shelf);
    for (const stones of [50, 150, 151, 51]) expect(tables.probe(new Heap(stones))).toBe(false);
    expect(faults).toEqual([
      'heap heap2: the endgame table is for heap heap3, 100 entries; expected heap heap2, 100',
      expect.stringMatching(
        /^heap heap3: the endgame table is damaged at byte \d+ of \d+: its block 0 is wrong$/,
      ),
    ]);
  });
});

describe('a bundle', () => {
  const bundled = () => writeBundle([...built().files.values()]);

  it('gives back the files by their names', () => {
    const { files } = built();
    const bundle = writeBundle([...files.values()]);
    expect([...readBundle(bundle)]).toEqual([...files].map(([label, file]) => [`heap ${label}`, file]));
    expect([...readBundle(writeBundle([]))]).toEqual([]);
  });

  it('is refused when it is cut anywhere, longer, or something else', () => {
    const bundle = bundled();
    for (let length = 0; length < bundle.length; length++) {
      expect(() => readBundle(bundle.subarray(0, length))).toThrow(InputError);
    }
    expect(() => readBundle(Uint8Array.of(...bundle, 0))).toThrow('something follows the last table');
    const foreign = { code: 'table-no-bundle', params: { found: bundle.length } };
    expect(() => readBundle(bundle.with(0, 0))).toThrow(expect.objectContaining(foreign));
  });
});
