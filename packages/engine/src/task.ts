import { InputError } from '@tahoun/core';
import { bestMove } from './best-move.js';
import type { Games } from './games.js';
import type { EngineAnswer, EngineTask, TaskProgress, TaskReply } from './host.js';
import type { SearchHooks } from './request.js';

/** Runs one task to its end on this thread. Only programming errors are thrown. */
export async function runTask(
  games: Games,
  task: EngineTask,
  hooks: SearchHooks<TaskProgress>,
): Promise<TaskReply> {
  try {
    return { ok: true, answer: await answerOf(games, task, hooks) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { ok: false, code: error.code, message: error.message, params: error.params };
  }
}

async function answerOf(
  games: Games,
  task: EngineTask,
  hooks: SearchHooks<TaskProgress>,
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
    case 'written-moves': {
      const { writtenMoves } = await import('./reading.js');
      return writtenMoves(games, task.request);
    }
    case 'file': {
      const { fileAnswer } = await import('./reading.js');
      return fileAnswer(games, task.request);
    }
    case 'proof': {
      const { proofAnswer } = await import('./proof.js');
      return proofAnswer(games, task.request, hooks);
    }
  }
}
