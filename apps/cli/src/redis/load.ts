import type { Progress } from '@tahoun/i18n';
import { CliError } from '../input/errors.js';
import type { GameQueue } from './queue.js';

/**
 * Redis is only for games that are played elsewhere, so its packages are not installed with this one.
 * @throws CliError naming those that are missing.
 */
export async function loadQueue(): Promise<typeof import('./queue.js')> {
  try {
    return await import('./queue.js');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new CliError((texts) => texts.errors.redisPackages);
  }
}

/** The queue of games for workers. @throws CliError when Redis or its packages cannot be reached. */
export async function openQueue(url: string, report: Progress): Promise<GameQueue> {
  const { openGameQueue } = await loadQueue();
  return openGameQueue(url, report);
}
