import { type Game, isDecided, pliesToEnd } from '@tahoun/core';

/**
 * A score in English for logs and JSON: `+3 cells`, `win in 5`, `loss in 4` (plies).
 * @param within the distance of a decided score is an upper bound: `win within 40`.
 */
export function scoreText(game: Game, score: number, within = false): string {
  if (isDecided(score))
    return `${score > 0 ? 'win' : 'loss'} ${within ? 'within' : 'in'} ${pliesToEnd(score)}`;
  const units = score / 100;
  const sign = units > 0 ? '+' : '';
  return `${sign}${units} ${Math.abs(units) === 1 ? game.unit : (game.units ?? `${game.unit}s`)}`;
}
