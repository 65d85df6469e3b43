import type { Progress } from '../answer.js';
import { CliError } from '../errors.js';
import type { Away } from './away.js';

/**
 * Redis is only for games that are played elsewhere, so its packages are not installed with this one.
 * @throws CliError naming those that are missing.
 */
export async function loadAway(): Promise<typeof import('./away.js')> {
  try {
    return await import('./away.js');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new CliError((texts) => texts.errors.redisPackages);
  }
}

/** The queue of games for workers. @throws CliError when Redis or its packages cannot be reached. */
export async function openQueue(url: string, report: Progress): Promise<Away> {
  const { openAway } = await loadAway();
  return openAway(url, report);
}
