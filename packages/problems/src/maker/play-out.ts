import {
  type Game,
  InputError,
  type Move,
  ONGOING,
  type Position,
  type Random,
  legalMoves,
  strongSearch,
} from '@tahoun/core';
import { asLevel, misjudge } from '@tahoun/engine';
import type { Level } from '@tahoun/eval';
import type { MakerTools } from './maker.js';

/** Options of the games from which problems are taken. */
interface PlayOut {
  /** Random moves at the beginning, at least and at most. */
  readonly chance: readonly [number, number];
  /** First ply whose positions are considered, and the ply after which a game is given up. */
  readonly from: number;
  readonly to: number;
  /** The levels that play, of which each side gets a random one, and the nodes that they may use. */
  readonly levels: readonly number[];
  readonly nodes: number;
  /** Only positions after a move that gave away this many centi-units are considered; by default all. */
  readonly mistake?: number;
  /** A game in which one side is this many centi-units ahead is given up; none by default. */
  readonly hopeless?: number;
}

/** Nodes of the search for the score and the good move. */
const LOOK_NODES = 400;
/** Probability that a side plays like its level; otherwise it makes the good move. */
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
    // `before` is the other side's score before its move, so the sum is the loss by that move.
    if (ply >= from && (mistake === undefined || score + before >= mistake)) yield position;
    if (hopeless !== undefined && Math.min(Math.abs(score), Math.abs(before)) > hopeless) return;
    before = score;
    position.makeMove(nextMove(ply, move));
  }
}

/** The move that a player of such strength makes, without a book and without tables. */
export function levelMove<P extends Position>(
  { ai }: MakerTools<P>,
  level: Level,
  position: P,
  random: Random,
): Move {
  const { depth, nodes, noise, exact } = level;
  const known = ai.solve !== undefined && random.next() < exact ? ai.solve(position).moves[0] : undefined;
  if (known !== undefined) return known;
  const result = strongSearch({
    position,
    // In games with a theory the best evaluation knows everything.
    evaluation: ai.solve === undefined ? ai.best : ai.textbook,
    limits: { depth, nodes },
    ...asLevel(level, { position }, random),
  });
  return misjudge(result, noise, random).move;
}

/** The position of a random text: none where the text is not legal, or nobody can move. */
export function* endingOf<P extends Position>(game: Game<P>, text: string): Generator<P> {
  try {
    const position = game.parsePosition(text);
    if (legalMoves(position).length > 0) yield position;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
}
