import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { aiOf } from '@tahoun/catalogue/all';
import type { Game, Technique, strongSearch } from '@tahoun/core';

type Request = Parameters<typeof strongSearch>[0];

/** One version, with modules of its own. */
export interface Version {
  readonly game: Game;
  readonly ai: ReturnType<typeof aiOf>;
  readonly search: typeof strongSearch;
  readonly Table: new (mib: number) => NonNullable<Request['table']>;
  /** Undefined for older versions, which learn again in each search. */
  readonly History: (new () => NonNullable<Request['history']>) | undefined;
  readonly without: readonly Technique[];
}

/** @param name a folder with the built repository; `FOLDER,technique,technique` does without some techniques. */
export async function loadVersion(gameId: string, name: string): Promise<Version> {
  const [folder = '.', ...without] = name.split(',');
  const built = (entry: string) => import(pathToFileURL(resolve(folder, 'packages', entry)).href);
  const [core, catalogue] = await Promise.all([built('core/dist/index.js'), built('catalogue/dist/all.js')]);
  return {
    game: catalogue.gameById(gameId),
    ai: catalogue.aiOf(gameId),
    search: core.strongSearch,
    Table: core.TranspositionTable,
    History: core.MoveHistory,
    without: without as Technique[],
  };
}
