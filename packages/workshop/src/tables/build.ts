import {
  type EndgameClass,
  type Endgames,
  InputError,
  type RetrogradeProgress,
  solveSlice,
  writeBundle,
  writeEndgame,
} from '@tahoun/core';
import { replaceFile } from '../files.js';
import { StoredEndgames, type TableFolder } from './stored.js';

/** Request of a build of endgame tables. */
export interface BuildRequest {
  readonly endgames: Endgames;
  /** Builds all classes of 2 to this many pieces. */
  readonly pieces: number;
  /** Whether the distances are kept, beside the results. */
  readonly distances: boolean;
  readonly store: TableFolder;
  /** A file for all the tables together, as they come with the program. */
  readonly bundle?: string | undefined;
  readonly onProgress?: (progress: BuildProgress) => void;
}

interface BuildProgress extends RetrogradeProgress {
  /** The class under way, and its number among all `classes`, from 1. */
  readonly endgame: EndgameClass;
  readonly number: number;
  readonly classes: number;
  /** Indexes of the classes before it, and of all. */
  readonly before: number;
  readonly total: number;
}

/** A class after a build: its file was kept, or it was solved. */
export type BuiltClass = { readonly class: string; readonly bytes: number } & (
  | { readonly kept: true }
  | {
      readonly positions: number;
      readonly wins: number;
      readonly draws: number;
      readonly losses: number;
      readonly longest: number;
    }
);

/**
 * Solves class after class, each written before the next begins, so that a build that was stopped is
 * gone on with. Files that are there are kept, unless they are damaged or hold no distances where
 * those are wanted.
 *
 * Memory: 2 bytes an index of the class under way and of those that its moves lead to.
 * @throws CliError when a file cannot be read or written
 */
export function buildTables(request: BuildRequest): BuiltClass[] {
  const { endgames, pieces, distances, store, bundle, onProgress } = request;
  const stored = new StoredEndgames(endgames, (label) => store.read(label));
  const all = endgames.classes(pieces);
  const total = all.reduce((sum, { size }) => sum + size, 0);
  const files: Uint8Array[] = [];
  const built: BuiltClass[] = [];
  let before = 0;
  for (const endgame of all) {
    const { label, size } = endgame;
    const place = { endgame, number: built.length + 1, classes: all.length, before, total };
    const result = isThere(stored, endgame, distances)
      ? ({ kept: true } as const)
      : solve(request, endgame, stored, (progress) => onProgress?.({ ...place, ...progress }));
    const bytes = store.read(label) as Uint8Array;
    if (bundle !== undefined) files.push(bytes);
    built.push({ class: label, bytes: bytes.length, ...result });
    before += size;
  }
  if (bundle !== undefined) replaceFile(bundle, writeBundle(files));
  return built;
}

/** Solves a class from those before it, and writes its file. */
function solve(
  { endgames, distances, store }: BuildRequest,
  endgame: EndgameClass,
  stored: StoredEndgames,
  onProgress: (progress: RetrogradeProgress) => void,
) {
  const slice = endgame.slice((label) => stored.valuesOf(label));
  const { values, wins, draws, losses, longest } = solveSlice(slice, { onProgress });
  store.write(endgame.label, writeEndgame(endgames, endgame, values, distances));
  stored.forget();
  return { positions: wins + draws + losses, wins, draws, losses, longest };
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
