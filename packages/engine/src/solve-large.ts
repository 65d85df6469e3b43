import { WON } from '@tahoun/core';
import type { EngineGame } from './games.js';
import type { SolveAnswer, SolveRequest } from './request.js';

/** The answer where the game's theory knows a position that is too large to be played; undefined elsewhere. */
export function solveLarge(
  { game, ai }: EngineGame,
  { position, played = [] }: SolveRequest,
): SolveAnswer | undefined {
  if (position === undefined || played.length > 0) return undefined;
  const solution = ai.solveLarge?.(position);
  if (solution === undefined) return undefined;
  return {
    game: game.id,
    position: solution.position,
    turn: game.sides[solution.turn].id,
    over: false,
    result: null,
    winner: null,
    reason: null,
    solved: true,
    outcome: solution.outcome === WON ? 'win' : 'loss',
    value: solution.value,
    distance: null,
    move: solution.move,
    pv: [solution.move],
    nodes: 0,
    seconds: 0,
    isTooLarge: true,
  };
}
