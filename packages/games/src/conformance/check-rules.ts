import { type Game, ONGOING, type Position, Random, legalMoves } from '@tahoun/core';
import { CHECKS, type CheckName, type Finding } from './checks.js';

export { CHECKS, type CheckName, type Finding } from './checks.js';

/** Longer than any game should last by random moves. */
const MAX_PLIES = 20_000;
/** Of a long game, the positions that are looked at: the first ones, then ever fewer. */
const looksAt = (ply: number) => ply < 8 || ply % 16 === 0;

/** Plays random games and tells what breaks the contract: of each check the first finding, none for a sound game. */
export function checkRules(game: Game, games = 20, seed = 1): Finding[] {
  const found = new Map<CheckName, Finding>();
  const random = new Random(seed);
  try {
    for (let played = 0; played < games; played++) {
      const position = game.initial();
      for (let ply = 0; ; ply++) {
        const moves = legalMoves(position);
        const isOver = position.outcome() !== ONGOING || moves.length === 0;
        if (isOver || looksAt(ply)) look(game, position.clone(), found);
        if (isOver || found.size > 0) break;
        if (ply === MAX_PLIES) {
          const where = game.formatPosition(position);
          const what = `a random game has not ended after ${MAX_PLIES} moves`;
          found.set('endless', {
            check: 'endless',
            what,
            where,
            mend: 'end it in outcome, as by a count of moves',
          });
          break;
        }
        position.makeMove(moves[random.below(moves.length)] as number);
      }
      // What one game shows, the next ones only repeat.
      if (found.size > 0) break;
    }
  } catch (error) {
    found.set('exception', exception(error, game.id));
  }
  return [...found.values()];
}

function look(game: Game, position: Position, found: Map<CheckName, Finding>): void {
  for (const [name, check] of Object.entries(CHECKS)) {
    const key = name as CheckName;
    if (found.has(key)) continue;
    // A fault may leave the position spoilt for the next check.
    const copy = position.clone();
    try {
      const finding = check(game, copy);
      if (finding !== null) found.set(key, { check: key, ...finding });
    } catch (error) {
      found.set(key, { ...exception(error, game.formatPosition(position)), check: key });
    }
  }
}

function exception(error: unknown, where: string): Finding {
  const what = `throws: ${error instanceof Error ? error.message : String(error)}`;
  return {
    check: 'exception',
    what,
    where,
    mend: 'accept every legal move and every text that the game writes',
  };
}
