import type { TaskReply } from '@tahoun/engine/node-thread';
import { type ThreadTask, runThread } from '@tahoun/engine/node-thread';
import { workerData } from 'piscina';
import { games, isGameId, loadGame, registerGames } from './index.js';

/** The modules of games from outside, which `createEngine` hands over. */
for (const module of workerData as readonly string[]) registerGames([(await import(module)).default]);

/** The function that piscina runs in its threads. */
export default async function run(task: ThreadTask): Promise<TaskReply> {
  const { kind, request } = task.task;
  if (isGameId(request.game))
    await loadGame(request.game, kind === 'file' ? ['rules', 'ai', 'file'] : ['rules', 'ai']);
  return runThread(games, task);
}
