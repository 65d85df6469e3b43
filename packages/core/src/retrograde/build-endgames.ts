import { InputError } from '../errors.js';
import { writeEndgame } from './endgame-file.js';
import { type EndgameStore, StoredEndgames } from './endgame-store.js';
import type { EndgameClass, Endgames } from './endgames.js';
import { type RetrogradeProgress, type RetrogradeTable, solveSlice } from './solve.js';

/** What is to be built, and where. */
export interface BuildRequest {
  readonly endgames: Endgames;
  /** All classes of 2 to so many pieces. */
  readonly pieces: number;
  /** Whether the distances are kept, beside who wins. */
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
