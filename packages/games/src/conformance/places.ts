import { type Game, type Position, legalMoves } from '@tahoun/core';
import type { Fault } from './faults.js';
import { placeOf, sampled } from './position-facts.js';

/** So many moves of a position, unless all are asked for. */
const DRAWN_MOVES = 8;

/** What is asked of a board here: the areas that it offers after some targets were picked. */
export interface Places {
  draw(
    position: Position,
    options: { readonly picked: readonly string[] },
  ): { readonly areas: readonly { readonly targets: readonly string[] }[] };
}

/**
 * Whether the board has a place for each step of each legal move: null where it has. Draws once for each sequence that
 * moves begin with.
 * @param all asks for every move, not for some only
 */
export function placeFault(game: Game, board: Places, position: Position, all = false): Fault | null {
  const drawn = new Map<string, readonly (readonly string[])[]>();
  const areasAfter = (picked: readonly string[]) => {
    const key = picked.join();
    const areas = drawn.get(key) ?? board.draw(position, { picked }).areas.map(({ targets }) => targets);
    drawn.set(key, areas);
    return areas;
  };
  const moves = legalMoves(position);
  for (const move of all ? moves : sampled(moves, DRAWN_MOVES)) {
    for (const sequence of game.targets(position, move)) {
      for (let step = 0; step < sequence.length; ) {
        const area = areasAfter(sequence.slice(0, step)).find(
          (targets) => targets.length > 0 && targets.every((target, at) => sequence[step + at] === target),
        );
        if (area === undefined) {
          const params = { targets: sequence.join(), picked: sequence.slice(0, step).join() || '-' };
          return { code: 'no-place', where: placeOf(game, position, move), params };
        }
        step += area.length;
      }
    }
  }
  return null;
}
