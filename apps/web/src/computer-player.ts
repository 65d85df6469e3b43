import { parsePlayer } from '@tahoun/engine';

/** The same players in another game: constants belong to the game that they were set in. */
export function inAnotherGame([first, second]: readonly [string, string]): [string, string] {
  return [withoutParameters(first), withoutParameters(second)];
}

function withoutParameters(player: string): string {
  const spec = parsePlayer(player);
  const hasParameters = spec.kind === 'computer' && spec.ask.parameters !== undefined;
  return hasParameters ? (player.split('?', 1)[0] as string) : player;
}
