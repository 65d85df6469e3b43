import type { Match } from '@tahoun/match';
import { queryOf } from '../kit/address.js';
import { analysisOf } from '../match/address.js';

/** The address of the analysis of a position, before the first move. @param lines from there, the main one first */
export function analysisFrom(
  { game, start }: Pick<Match, 'game' | 'start'>,
  lines: readonly (readonly string[])[],
): string {
  const address = analysisOf({ game, start, moves: [] });
  const moves = lines.map((line): [string, string] => ['moves', line.join(' ')]);
  const more = queryOf([...moves, ['ply', '0']]);
  return address.includes('?') ? address + more.replace('?', '&') : address + more;
}
