import module from 'node:module';
import type { TaskReply, ThreadTask } from '@tahoun/engine/node-thread';
import { workerData } from 'piscina';
import type { ThreadGames } from './node-instance.js';

/*
 * The script of a thread, which loads every module once for each game that it is asked for: V8 compiles the search
 * for the shapes of the positions that it meets, and from the fifth shape on it gives that up for all of them.
 * The address of such an instance names the game, and the modules that it imports inherit that, those of a game from
 * outside included. A Node without these hooks has one instance for all games, and is slower from the fifth on.
 */
const OF_GAME = '?of-game=';
/** The same for all games, and large: the texts, and the library that checks saved games. */
const SHARED = ['@tahoun/i18n', 'valibot'];

module.registerHooks?.({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const [, game] = context.parentURL?.split(OF_GAME) ?? [];
    const isOfGame = game !== undefined && found.url.startsWith('file:') && !SHARED.includes(specifier);
    return isOfGame ? { ...found, url: `${found.url}${OF_GAME}${game}` } : found;
  },
});

/** The function that piscina runs in its threads. */
export default async function run(task: ThreadTask): Promise<TaskReply> {
  const games = workerData as ThreadGames;
  const { ids } = games;
  const { game } = task.task.request;
  // The instance of any game refuses an unknown one.
  const known = encodeURIComponent(ids.includes(game) ? game : (ids[0] ?? ''));
  const { runTask } = await import(new URL(`./node-instance.js${OF_GAME}${known}`, import.meta.url).href);
  return runTask(task, games);
}
