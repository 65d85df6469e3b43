import { describe, expect, it } from 'vitest';
import { InputError } from '../contract/errors.js';
import { LOSS, WON, noEvaluation } from '../contract/game.js';
import { EndgameTables } from './endgame-tables.js';
import { readBundle, writeBundle } from './storage/bundle.js';
import { endgameMove, judgingEndgames } from './table-scores.js';
import { Heap, heapEndgames, heapTables } from './testing/heap.js';

describe('asking', () => {
  const faults: string[] = [];
  const ask = (files: Map<string, Uint8Array>) =>
    new EndgameTables(
      heapEndgames,
      (label) => files.get(label),
      (name, error) => faults.push(`${name}: ${error.message}`),
    );

  it('tells who wins, how soon, and whether the rules leave so much time', () => {
    const tables = ask(heapTables());
    expect(tables.probe(new Heap(150))).toBe(true);
    expect([tables.outcome, tables.distance, tables.isCertain]).toEqual([LOSS, 100, true]);
    expect(tables.probe(new Heap(152, 101))).toBe(true);
    expect([tables.outcome, tables.distance, tables.isCertain]).toEqual([WON, 101, true]);
    expect(tables.probe(new Heap(152, 100)) && tables.isCertain).toBe(false);
    expect(tables.probe(new Heap(200))).toBe(false);
  });

  it('finds the moves of the shortest win and the longest loss', () => {
    const tables = ask(heapTables());
    expect(endgameMove(tables, new Heap(152))).toBe(2);
    expect(endgameMove(tables, new Heap(151))).toBe(1);
    const heap = new Heap(150);
    let plies = 0;
    for (; heap.stones > 0; plies++) heap.makeMove(endgameMove(tables, heap));
    expect(plies).toBe(100);
  });

  it('knows no distance, and is sure of no win, where the tables have none', () => {
    const tables = ask(heapTables(false));
    expect(tables.probe(new Heap(152))).toBe(true);
    expect([tables.outcome, tables.distance, tables.isCertain]).toEqual([WON, null, false]);
    expect(endgameMove(tables, new Heap(152))).toBe(-1);
  });

  it('leaves nothing to correct in what the tables know', () => {
    const evaluation = { ...noEvaluation, errorKeys: () => 2 };
    const { errorKeys } = judgingEndgames(evaluation, ask(heapTables()));
    const keys = new Int32Array(4);
    expect([152, 150, 200].map((stones) => errorKeys!(new Heap(stones), keys))).toEqual([0, 0, 2]);
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
    const files = heapTables();
    files.delete('heap2');
    expect(ask(files).probe(new Heap(50))).toBe(false);
    expect(faults).toEqual([]);

    const bytes = files.get('heap3') as Uint8Array;
    files.set('heap2', bytes);
    // The last byte belongs to a block, which is checked when it is needed.
    files.set('heap3', bytes.with(-1, bytes.at(-1)! ^ 1));
    const tables = ask(files);
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
  const bundled = () => writeBundle([...heapTables().values()]);

  it('gives back the files by their names', () => {
    const files = heapTables();
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
