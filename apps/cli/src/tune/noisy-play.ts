import {
  type Evaluation,
  type Game,
  type Move,
  ONGOING,
  type Position,
  type Random,
  legalMoves,
} from '@tahoun/core';
import { playRandomMove } from '../match/openings.js';
import {
  Adjudication,
  LONGEST_GAME,
  type LabelledPosition,
  RANDOM_PLIES,
  type Scored,
  type SelfPlay,
  labelled,
  resultOf,
} from './self-play.js';

/** One move of so many is any move. */
const RANDOM_MOVES = 20;
/** Greatest error of a move's value, in centi-units: no two games are alike. */
const NOISE = 100;
/** Moves of each position after which the position is kept. */
const KEPT = 2;

/**
 * Plays one game without a search, each move the best but for noise to the evaluation a ply later: some fifty times
 * faster than short searches. @returns positions after moves that were looked at, good ones and bad, as a search
 * meets them; their score is the evaluation's own.
 */
export function playNoisyGame({ game, evaluation, random }: Omit<SelfPlay, 'nodes'>): LabelledPosition[] {
  const position = game.initial();
  const kept: Scored[] = [];
  const count = new Adjudication();
  for (let ply = 0; position.outcome() === ONGOING; ply++) {
    if (ply >= LONGEST_GAME || position.automaticDraws?.isRepeated(0)) return labelled(kept, 0.5);
    if (ply < RANDOM_PLIES || random.below(RANDOM_MOVES) === 0) {
      playRandomMove(position, random);
      continue;
    }
    const { move, value } = look(game, position, evaluation, random, kept);
    const result = count.add(position.turn === 0 ? value : 0 - value, ply);
    if (result !== null) return labelled(kept, result);
    position.makeMove(move);
  }
  return labelled(kept, resultOf(game, position));
}

/** Looks at every move. @returns the one that seems best, and what it seems to be worth. */
function look(
  game: Game,
  position: Position,
  evaluation: Evaluation,
  random: Random,
  kept: Scored[],
): { move: Move; value: number } {
  const moves = legalMoves(position);
  const chosen = Array.from({ length: KEPT }, () => random.below(moves.length));
  let best = { move: moves[0] as Move, value: Number.NEGATIVE_INFINITY };
  for (const [i, move] of moves.entries()) {
    // What the answer to a bad exchange wins is not in the evaluation yet.
    let value =
      Math.min(0, position.noisyMoves?.exchangeValue?.(move) ?? 0) + NOISE * (2 * random.next() - 1);
    position.makeMove(move);
    if (position.outcome() === ONGOING && !position.threats?.mustRespond()) {
      const score = evaluation.evaluate(position);
      value -= score;
      if (chosen.includes(i)) {
        const seen = position.turn === 0 ? score : 0 - score;
        kept.push({ position: game.formatPosition(position), score: seen });
      }
    }
    position.undoMove();
    if (value > best.value) best = { move, value };
  }
  return best;
}
