import type { Move, Side } from '@tahoun/core';
import { createStore, delMany, entries, get, set } from 'idb-keyval';

/** The experiments of this browser and their games, so that one goes on after the page was left. */

/** What is kept of a game; the rest follows from the experiment and its number. */
export interface KeptGame {
  readonly winner: Side | null;
  readonly reason: string;
  readonly moves: readonly Move[];
}

/** An experiment in the list of them. */
export interface KeptExperiment {
  readonly key: string;
  /** Games played. */
  readonly games: number;
  /** Milliseconds of the epoch. */
  readonly changedAt: number;
}

/** Games are kept in chapters, so that a new one does not cost writing all of them again. */
const CHAPTER = 200;
/** Experiments that are kept; the oldest is deleted. */
const MOST = 20;

const list = createStore('tahoun-experiments', 'list');
const chapters = createStore('tahoun-experiment-games', 'chapters');

const chapterKey = (key: string, chapter: number) => `${chapter} ${key}`;

/** The games of an experiment, from the first on; none where there are none. */
export async function keptGames(key: string): Promise<readonly KeptGame[]> {
  const kept = await get<KeptExperiment>(key, list);
  if (kept === undefined) return [];
  const all: KeptGame[] = [];
  for (let chapter = 0; all.length < kept.games; chapter++) {
    const games = await get<readonly KeptGame[]>(chapterKey(key, chapter), chapters);
    if (games === undefined) break;
    all.push(...games);
  }
  return all;
}

/**
 * Keeps the games after the first `before`, which are kept already. Where more are kept, because another tab plays the
 * same experiment, those stay.
 */
export async function keepGames(key: string, games: readonly KeptGame[], before: number): Promise<void> {
  const kept = await get<KeptExperiment>(key, list);
  if (kept !== undefined && kept.games >= games.length) return;
  const isNew = kept === undefined;
  for (let at = Math.floor(before / CHAPTER); at * CHAPTER < games.length; at++) {
    const chapter = games.slice(at * CHAPTER, (at + 1) * CHAPTER);
    await set(
      chapterKey(key, at),
      chapter.map(({ winner, reason, moves }) => ({ winner, reason, moves: [...moves] })),
      chapters,
    );
  }
  await set(key, { key, games: games.length, changedAt: Date.now() }, list);
  if (isNew) for (const old of (await keptExperiments()).slice(MOST)) await forgetExperiment(old);
}

/** All experiments, the last one first. */
export async function keptExperiments(): Promise<readonly KeptExperiment[]> {
  const all = (await entries<string, KeptExperiment>(list)).map(([, kept]) => kept);
  return all.sort((a, b) => b.changedAt - a.changedAt);
}

export async function forgetExperiment({ key, games }: Pick<KeptExperiment, 'key' | 'games'>): Promise<void> {
  const count = Math.ceil(games / CHAPTER);
  await delMany(
    Array.from({ length: count }, (_, chapter) => chapterKey(key, chapter)),
    chapters,
  );
  await delMany([key], list);
}
