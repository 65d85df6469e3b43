import { InputError } from '../errors.js';
import { type EndgameStore, StoredEndgames, writeEndgame } from './endgame-file.js';
import { type EndgameClass, type Endgames, NO_POSITION, type RetrogradeSlice } from './endgames.js';
import { Neighbours } from './reverse-graph.js';
import { type RetrogradeProgress, type RetrogradeTable, solveSlice } from './solve.js';
import { afterMove, distanceOf } from './values.js';

/** Request of a build of endgame tables. */
export interface BuildRequest {
  readonly endgames: Endgames;
  /** Builds all classes of 2 to this many pieces. */
  readonly pieces: number;
  /** Whether the distances are kept, beside the results. */
  readonly distances: boolean;
  readonly store: EndgameStore;
  readonly onProgress?: (endgame: EndgameClass, progress: RetrogradeProgress) => void;
}

/** A class just built. The values are gone with the next one. */
export interface BuiltEndgame {
  readonly endgame: EndgameClass;
  /** null where its file was there already. */
  readonly table: RetrogradeTable | null;
}

/**
 * Solves class after class, each written before the next begins, so that a build that was stopped is
 * gone on with. Files that are there are kept, unless they are damaged or hold no distances where
 * those are wanted.
 *
 * Memory: 2 bytes an index of the class under way and of those that its moves lead to.
 */
export function* buildEndgames(request: BuildRequest): Generator<BuiltEndgame> {
  const { endgames, pieces, distances, store, onProgress } = request;
  const stored = new StoredEndgames(endgames, store);
  for (const endgame of endgames.classes(pieces)) {
    if (isThere(stored, endgame, distances)) {
      yield { endgame, table: null };
      continue;
    }
    const slice = endgame.slice((label) => stored.valuesOf(label));
    const table = solveSlice(slice, {
      ...(onProgress === undefined ? {} : { onProgress: (progress) => onProgress(endgame, progress) }),
    });
    store.write(endgame.label, writeEndgame(endgames, endgame, table.values, distances));
    stored.forget();
    yield { endgame, table };
  }
}

function isThere(stored: StoredEndgames, endgame: EndgameClass, distances: boolean): boolean {
  try {
    const reader = stored.open(endgame);
    return reader !== undefined && (reader.header.hasDistances || !distances);
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

/** Counts of a class by result, for the side to move. */
export interface EndgameCounts {
  positions: number;
  wins: number;
  draws: number;
  losses: number;
  /** Plies of the longest win; null where the table holds no distances. */
  longestWin: number | null;
}

/** Counts a table. @param values with or without distances. */
export function countEndgame(endgame: EndgameClass, values: Int16Array): EndgameCounts {
  const counts: EndgameCounts = { positions: 0, wins: 0, draws: 0, losses: 0, longestWin: null };
  for (let index = 0; index < endgame.size; index++) {
    if (!endgame.hasPosition(index)) continue;
    const value = values[index]!;
    counts.positions++;
    if (value === 0) counts.draws++;
    else if (value < 0) counts.losses++;
    else {
      counts.wins++;
      const distance = distanceOf(value);
      if (distance !== null) counts.longestWin = Math.max(counts.longestWin ?? 0, distance);
    }
  }
  return counts;
}

/** An entry of a table that does not follow from its successors. */
export interface TableFault {
  readonly index: number;
  readonly found: number;
  readonly expected: number;
}

/**
 * Checks the value of every position of a slice against its successors and exits. This proves the
 * table, given the moves: a win in n needs a loss in n - 1, and so on down to a real end; a draw
 * needs a move to a draw and none to a loss, so the side that draws can go on for ever. It does not use
 * un-moves, so it finds their faults too. Without distances it compares only the results, which
 * finds most faults but proves no win: two positions may hold each other up.
 * @param values by index; entries without a position are not checked.
 * @param hasDistances whether the values hold more than -1, 0 and 1.
 * @returns the first fault, or null.
 */
export function verifySlice(
  slice: RetrogradeSlice,
  values: Int16Array,
  hasDistances = true,
): TableFault | null {
  const passedOn = hasDistances ? afterMove : (value: number) => -value;
  const list = new Neighbours();
  for (let index = 0; index < slice.size; index++) {
    const count = list.successors(slice, index);
    if (count === NO_POSITION) continue;
    let expected = hasDistances ? slice.exit : Math.sign(slice.exit);
    for (let i = 0; i < count; i++) {
      const value = passedOn(values[list.indexes[i]!]!);
      if (value > expected) expected = value;
    }
    const found = values[index]!;
    if (found !== expected) return { index, found, expected };
  }
  return null;
}
