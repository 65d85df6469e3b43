import { type Move, ONGOING, type Position, type Random, legalMoves, strongSearch } from '@tahoun/core';
import { levelMove } from './level-player.js';
import type { MakerTools } from './maker.js';

/** How the games are played in which problems are looked for. */
interface PlayOut {
  /** Moves by chance at the beginning, at least and at most. */
  readonly chance: readonly [number, number];
  /** Plies from which on positions are looked at, and after which a game is given up. */
  readonly from: number;
  readonly to: number;
  /** The levels that play, of which each side is given one by chance, and the nodes that they may use. */
  readonly levels: readonly number[];
  readonly nodes: number;
  /** Only positions after a move that gave away so much are looked at, in centi-units; by default all. */
  readonly mistake?: number;
  /** A game in which one side is so far ahead is given up; none by default. */
  readonly hopeless?: number;
}

/** Moves made to see who is better, and which move is good. */
const LOOK_NODES = 400;
/** How often a side plays like its level; otherwise it makes the good move. */
const WEAK = 0.5;

/** The positions of one game between weak players, from the position given. */
export function* positionsOfGame<P extends Position>(
  tools: MakerTools<P>,
  position: P,
  random: Random,
  { chance: [least, most], from, to, levels, nodes, mistake, hopeless }: PlayOut,
): Generator<P> {
  const byChance = least + random.below(most - least + 1);
  const { ai } = tools;
  const sides = [0, 1].map(() => {
    const level = ai.levels[levels[random.below(levels.length)]! - 1]!;
    return { ...level, nodes: Math.min(level.nodes, nodes) };
  });
  const nextMove = (ply: number, best: Move): Move => {
    if (ply < byChance) {
      const moves = legalMoves(position);
      return moves[random.below(moves.length)]!;
    }
    return random.next() < WEAK ? levelMove(tools, sides[position.turn]!, position, random) : best;
  };
  let before = 0;
  for (let ply = 0; ply < to && position.outcome() === ONGOING; ply++) {
    const limits = { nodes: LOOK_NODES };
    const { score, move } = strongSearch({ position, evaluation: ai.best, limits });
    // What was good for the other side before is bad for this one.
    if (ply >= from && (mistake === undefined || score + before >= mistake)) yield position;
    if (hopeless !== undefined && Math.min(Math.abs(score), Math.abs(before)) > hopeless) return;
    before = score;
    position.makeMove(nextMove(ply, move));
  }
}
