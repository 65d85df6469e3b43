import { isInputError } from '@tahoun/core';
import { bestMove } from './best-move.js';
import type { GameOrder, GameReply } from './game-order.js';
import type { Games } from './games.js';
import type { EngineAnswer, EngineTask, TaskProgress, TaskReply } from './host.js';
import type { ReadingTask } from './reading.js';
import type { BestMoveRequest, SearchHooks } from './request.js';

/** Reads a long text. */
export type Read = (games: Games, task: ReadingTask) => EngineAnswer;

/**
 * Runs one task to its end on this thread. Only programming errors are thrown.
 * @param read `readTask`, for hosts that read long texts: a page does without its code.
 */
export async function runTask(
  games: Games,
  task: EngineTask,
  hooks: SearchHooks<TaskProgress>,
  read?: Read,
): Promise<TaskReply> {
  try {
    return { ok: true, answer: await answerOf(games, task, hooks, read) };
  } catch (error) {
    if (!isInputError(error)) throw error;
    return { ok: false, code: error.code, message: error.message, params: error.params };
  }
}

async function answerOf(
  games: Games,
  task: EngineTask,
  hooks: SearchHooks<TaskProgress>,
  read: Read | undefined,
): Promise<EngineAnswer> {
  switch (task.kind) {
    case 'best-move':
      return bestMove(games, task.request, hooks);
    // Few players ask for more than moves: a page loads the rest when they do.
    case 'solve': {
      const { solve } = await import('./solve.js');
      return solve(games, task.request, hooks);
    }
    case 'tree': {
      const { treeAnswer } = await import('./tree.js');
      return treeAnswer(games, task.request, hooks);
    }
    case 'written-tree': {
      const { writtenTree } = await import('./tree.js');
      return writtenTree(games, task.request, hooks);
    }
    case 'written-moves':
    case 'file':
      if (read === undefined) throw new Error('this host reads no long texts');
      return read(games, task);
    case 'proof': {
      const { proofAnswer } = await import('./proof.js');
      return proofAnswer(games, task.request, hooks);
    }
    case 'game':
      return gameAnswer(games, task.request, hooks);
  }
}

/** Plays a whole game; null when it is cancelled. */
async function gameAnswer(
  games: Games,
  order: GameOrder,
  hooks: SearchHooks<TaskProgress>,
): Promise<GameReply> {
  const { playOrder } = await import('./game-order.js');
  const { stopFlag } = hooks;
  const stop = new AbortController();
  const host = {
    async bestMove(request: BestMoveRequest) {
      const answer = bestMove(games, request, hooks);
      if (stopFlag !== undefined && Atomics.load(stopFlag, 0) !== 0) stop.abort();
      return answer;
    },
  };
  return playOrder(games.get(order.game).game, order, host, stop.signal);
}
