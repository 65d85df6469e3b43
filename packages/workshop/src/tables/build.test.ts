import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { czechDraughtsEndgames } from '@tahoun/games/czech-draughts';
import { expect, it } from 'vitest';
import { buildTables, countTables, findTables } from './index.js';
import { StoredEndgames, TableFolder } from './stored.js';

const endgames = czechDraughtsEndgames as never;
const newStore = () =>
  new TableFolder(mkdtempSync(join(tmpdir(), 'tahoun-tables-')), czechDraughtsEndgames.game);

/** The classes of two pieces that were solved, and not kept. */
function solvedIn(store: TableFolder, distances: boolean): string[] {
  const built = buildTables({ endgames, pieces: 2, distances, store });
  return built.filter((each) => !('kept' in each)).map((each) => each.class);
}

it('a build goes on with what is there, and replaces what is damaged or has no distances', () => {
  const store = newStore();
  const all = solvedIn(store, false);
  expect(all.length).toBeGreaterThan(2);
  expect(solvedIn(store, false)).toEqual([]);
  expect(solvedIn(store, true)).toEqual(all);
  // Distances do no harm where only outcomes are wanted.
  expect(solvedIn(store, false)).toEqual([]);
  const [first = '', second = ''] = all;
  const bytes = store.read(first) as Uint8Array;
  store.write(first, bytes.slice(0, -1));
  expect(solvedIn(store, true)).toEqual([first]);
  store.write(first, store.read(second) as Uint8Array);
  expect(solvedIn(store, true)).toEqual([first]);
  expect(store.read(first)).toEqual(bytes);
});

it('the results are counted, and the longest win where the tables hold distances', () => {
  const totalsWith = (distances: boolean) => {
    const store = newStore();
    solvedIn(store, distances);
    return countTables(findTables(endgames, 2, store.folder, true)).totals;
  };
  const results = { pieces: 2, positions: 3488, wins: 1200, draws: 1615, losses: 673 };
  expect(totalsWith(true)).toEqual([{ ...results, longestWin: 13 }]);
  expect(totalsWith(false)).toEqual([{ ...results, longestWin: null }]);
});

it('a table is read once, until it is let go of, and a missing one is named', () => {
  const store = newStore();
  expect(() => new StoredEndgames(endgames, () => undefined).valuesOf('K-K')).toThrow(
    'there is no endgame table for K-K',
  );
  solvedIn(store, true);
  let reads = 0;
  const stored = new StoredEndgames(endgames, (label) => {
    reads++;
    return store.read(label);
  });
  const values = stored.valuesOf('K-K');
  expect([stored.valuesOf('K-K') === values, reads]).toEqual([true, 1]);
  stored.forget();
  expect([stored.valuesOf('K-K') === values, reads]).toEqual([false, 2]);
});
