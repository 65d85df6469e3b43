import { parsePlayer } from '@tahoun/engine';
import type { ParameterValues } from '@tahoun/eval';

/** The notation of a computer player, as `parsePlayer` reads it. @param depth plies it looks ahead; none in some. */
export function writePlayer(
  algorithm: string,
  depth: number | undefined,
  parameters: ParameterValues = {},
): string {
  const options = Object.entries(parameters).map(([id, value]) => `${id}=${value}`);
  const form = depth === undefined ? algorithm : `${algorithm}:${depth}`;
  return options.length === 0 ? form : `${form}?${options.join('&')}`;
}

/** The same players in another game: constants belong to the game that they were set in. */
export function inAnotherGame([first, second]: readonly [string, string]): [string, string] {
  return [withoutParameters(first), withoutParameters(second)];
}

function withoutParameters(player: string): string {
  const spec = parsePlayer(player);
  const hasParameters = spec.kind === 'computer' && spec.ask.parameters !== undefined;
  return hasParameters ? (player.split('?', 1)[0] as string) : player;
}
