import type { Game } from '@tahoun/core';
import { PATIENCE } from '../match/engines/engine-player.js';
import type { EngineSpec } from '../match/engines/spec.js';
import { openUci } from '../match/engines/uci.js';
import { type Judge, WON_SCORE } from './player.js';

/** A teacher is to show how the game is played well. */
const RANDOM_MOVES = 72;

interface Teacher extends Judge {
  close(): Promise<void>;
}

/** A UCI engine that plays the games and judges positions. @throws CliError when it cannot be started. */
export async function openTeacher(game: Game, spec: EngineSpec, signal: AbortSignal): Promise<Teacher> {
  const session = await openUci(spec, PATIENCE, signal);
  return {
    randomMoves: RANDOM_MOVES,
    wonScore: WON_SCORE,
    startGame: () => undefined,
    async think(position, aborted) {
      const { move, score } = await session.judge(game.formatPosition(position), aborted);
      return { move: game.parseMove(position, move), score };
    },
    close: () => session.close(),
  };
}
