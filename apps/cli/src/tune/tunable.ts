import { InputError, quoteInput } from '@tahoun/core';
import type { NetworkTuning } from '@tahoun/eval/networks';
import * as catalogue from '../games.js';

/** @throws InputError naming the games that can be tuned. */
export async function tuningOf(game: string): Promise<catalogue.AnyTuning> {
  return partOf(game, 'tuning', catalogue.tuningOf);
}

/** @throws InputError naming the games that a network can be learned for. */
export async function networkTuningOf(game: string): Promise<NetworkTuning> {
  return partOf(game, 'network', catalogue.networkTuningOf);
}

async function partOf<Part>(
  game: string,
  part: 'tuning' | 'network',
  get: (game: string) => Part | undefined,
): Promise<Part> {
  const games = catalogue.gamesWith(part);
  if (games.includes(game)) await catalogue.loadGame(game, [part]);
  const found = games.includes(game) ? get(game) : undefined;
  if (found !== undefined) return found;
  const [quoted, list] = [quoteInput(game), games.join(', ')];
  throw new InputError('tune-unknown-game', `"${quoted}" cannot be tuned; expected one of: ${list}`, {
    found: quoted,
    games: list,
  });
}
