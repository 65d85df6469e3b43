import type { Game } from '@tahoun/core';
import { PATIENCE } from '../match/engines/patience.js';
import type { EngineSpec } from '../match/engines/spec.js';
import { openUci } from '../match/engines/uci.js';
import type { LabelledPosition } from './self-play.js';

/** Gives positions the scores of a stronger judge. */
export interface Teacher {
  /** @returns those that the teacher finds quiet, with its scores. */
  label(positions: readonly LabelledPosition[], signal: AbortSignal): Promise<LabelledPosition[]>;
  close(): Promise<void>;
}

/** A UCI engine that labels positions. @throws CliError when it cannot be started. */
export async function openTeacher(game: Game, spec: EngineSpec, signal: AbortSignal): Promise<Teacher> {
  const session = await openUci(spec, PATIENCE, signal);
  return {
    async label(positions, aborted) {
      const labelled: LabelledPosition[] = [];
      for (const each of positions) {
        const { move, score } = await session.judge(each.position, aborted);
        if (score === undefined) continue;
        const position = game.parsePosition(each.position);
        if (position.noisyMoves?.isNoisy(game.parseMove(position, move)) === true) continue;
        labelled.push({ ...each, score: position.turn === 0 ? score : 0 - score });
      }
      return labelled;
    },
    close: () => session.close(),
  };
}
