import { type Game, LOSS, MoveStack, NO_MOVE, ONGOING, type Position, legalMoves } from '@tahoun/core';
import type { Fault } from './faults.js';
import { after, placeOf } from './position-facts.js';

/** What the capabilities promise, in games that have them. */
export const capabilityChecks = {
  'immediate-wins': (game: Game, position: Position): Fault | null => {
    const wins = position.immediateWins;
    if (wins === undefined || position.outcome() !== ONGOING) return null;
    const moves = legalMoves(position);
    const winsNow = moves.filter((move) => after(position, move, () => position.outcome()) === LOSS);
    const found = wins.winningMove();
    if (found !== NO_MOVE)
      return winsNow.includes(found) ? null : { code: 'no-win', where: placeOf(game, position, found) };
    const [missed] = winsNow;
    if (missed !== undefined) return { code: 'win-missed', where: placeOf(game, position, missed) };
    // A list that is too short is enlarged, and what did not fit into it makes no difference.
    const stack = new MoveStack();
    stack.moves = new Int32Array(1);
    const written = stack.upTo(stack.generateNonLosing(wins, 0));
    const isSafe = () => position.outcome() !== ONGOING || wins.winningMove() === NO_MOVE;
    const safe = moves.filter((move) => after(position, move, isSafe));
    return String(written) === String(safe)
      ? null
      : { code: 'safe-moves', where: game.formatPosition(position) };
  },
  threats: (game: Game, position: Position): Fault | null => {
    const { threats } = position;
    if (threats?.givesCheck === undefined) return null;
    for (const move of legalMoves(position)) {
      const told = threats.givesCheck(move);
      if (after(position, move, () => threats.mustRespond()) !== told)
        return { code: 'check-untold', where: placeOf(game, position, move) };
    }
    return null;
  },
};
