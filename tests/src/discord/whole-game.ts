import { gameById } from '@tahoun/catalogue/all';
import { type Game, type Move, ONGOING, type Position, Random, legalMoves } from '@tahoun/core';

/** A move as people say it and as they pick it. */
export interface PlannedMove {
  readonly text: string;
  /** What is picked in turn, such as a square and then another. */
  readonly targets: readonly string[];
}

/** A game from its usual start to its end by the rules. */
export interface WholeGame {
  readonly game: string;
  readonly moves: readonly PlannedMove[];
}

/** Games tried, of which the shortest one is taken. */
const TRIES = 150;

/** A short whole game of chance moves; the same for the same seed. Knows no game: a new one is played unasked. */
export function wholeGame(id: string, seed = 1): WholeGame {
  const random = new Random(seed);
  let shortest: PlannedMove[] | undefined;
  for (let tries = 0; tries < TRIES; tries++) shortest = chanceGame(id, random, shortest?.length) ?? shortest;
  if (shortest === undefined) throw new Error(`no game of ${id} came to an end`);
  return { game: id, moves: shortest };
}

/** Undefined when the game would not be shorter than `most` plies. */
function chanceGame(id: string, random: Random, most = 400): PlannedMove[] | undefined {
  const game = gameById(id);
  const position = game.initial();
  const played: PlannedMove[] = [];
  while (position.outcome() === ONGOING) {
    if (played.length + 1 >= most) return undefined;
    const moves = legalMoves(position);
    const move = moves[random.below(moves.length)]!;
    played.push(plannedMove(game, position, move));
    position.makeMove(move);
  }
  return played;
}

/** A move as people say it and as they pick it, before it is made. */
export function plannedMove(game: Game, position: Position, move: Move): PlannedMove {
  return { text: game.formatMove(position, move), targets: game.targets(position, move)[0] ?? [] };
}
