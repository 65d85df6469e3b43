import { unknownGame } from '@tahoun/engine';
import { type TaskReply, type ThreadTask, runThread } from '@tahoun/engine/node-thread';
import { games, loadGame, registerGames } from './index.js';

/** The games of a thread. */
export interface ThreadGames {
  readonly ids: readonly string[];
  /** The modules of those from outside, by id. */
  readonly modules: Readonly<Record<string, string>>;
}

const registered = new Set<string>();

/** Runs a task of one game on this thread. The modules of the others are not needed, and may have faults. */
export async function runTask(task: ThreadTask, { ids, modules }: ThreadGames): Promise<TaskReply> {
  const { kind, request } = task.task;
  const { game } = request;
  if (ids.includes(game)) {
    const module = modules[game];
    if (module !== undefined && !registered.has(game)) registerGames([(await import(module)).default]);
    registered.add(game);
    await loadGame(game, kind === 'file' ? ['rules', 'ai', 'file'] : ['rules', 'ai']);
  }
  const get: typeof games.get = (id) => {
    if (!ids.includes(id)) throw unknownGame(id, ids);
    return games.get(id);
  };
  return runThread({ ids, get }, task);
}
