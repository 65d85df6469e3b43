import { type TargetArea, inputsFrom } from '@tahoun/board';
import { artistOf, gameById } from '@tahoun/catalogue';
import { type Game, type Position, Random, legalMoves } from '@tahoun/core';
import { type Match, type NewMatch, newMatch, playMove, showLine } from '@tahoun/match';

/** Shared functions of the page's tests. */

/** The places of a board, with the targets picked so far. */
export function areasOf(
  game: Game,
  position: Position,
  picked: readonly string[] = [],
): readonly TargetArea[] {
  return artistOf(game.id).draw(position, { theme: 'light', picked }).areas;
}

/** The area of a target. @throws Error when the board has none */
export function areaOf(
  game: Game,
  position: Position,
  target: string,
  picked: readonly string[] = [],
): TargetArea {
  const found = areasOf(game, position, picked).find(({ targets }) => targets.join(' ') === target);
  if (found === undefined) throw new Error(`the board of ${game.id} has no place ${target}`);
  return found;
}

/** The inputs of a legal move that begin with targets. */
export function inputsAt(game: Game, position: Position) {
  const moves = legalMoves(position);
  return (targets: readonly string[]) => inputsFrom(game, position, moves, targets);
}

/** A match in which moves were played. */
export function played(
  { game, ...options }: Partial<Omit<NewMatch, 'game'>> & { readonly game: string },
  moves = '',
): Match {
  const begun = newMatch({ game: gameById(game), players: ['human', 'level:1'], ...options });
  return moves.split(' ').filter(Boolean).reduce(playMove, begun);
}

/** A match of moves at random, the same for the same seed; it may have ended. */
export function randomMatch(game: string, plies: number, seed: number): Match {
  const random = new Random(seed);
  const rules = gameById(game);
  let match = newMatch({ game: rules, players: ['human', 'human'] });
  const position = rules.parsePosition(match.start);
  for (let ply = 0; ply < plies && rules.result(position) === null; ply++) {
    const moves = legalMoves(position);
    const move = moves[random.below(moves.length)] as number;
    const text = rules.formatMove(position, move);
    match = showLine(match, [...match.moves, text]);
    position.makeMove(move);
  }
  return match;
}
