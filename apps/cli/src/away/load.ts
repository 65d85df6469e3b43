import { CliError } from '../errors.js';

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
