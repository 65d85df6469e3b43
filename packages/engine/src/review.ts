import { type Game, type Side, type StopSignal, beyondDraws } from '@tahoun/core';
import { scoreText } from './answers.js';
import type { Games } from './games.js';
import {
  type JudgedMove,
  type Mistake,
  accuracyOf,
  accuracyOfSide,
  chances,
  expectation,
  isTurningPoint,
  judgeMoves,
} from './judge.js';
import { mainTerm } from './reasons.js';
import {
  type BestMoveAnswer,
  type BestMoveRequest,
  type PositionRequest,
  type ScoreAnswer,
  nodesMade,
} from './request.js';
import { load } from './state.js';

/** Default node limit for each position of a review: the same everywhere, so that the reviews are too. */
export const REVIEW_NODES = 60_000;

/** A game whose moves are to be judged. */
export interface ReviewRequest extends Omit<PositionRequest, 'played'> {
  /** Played from the position on, in the notation of the game. */
  readonly moves: readonly string[];
  /** Most moves that all searches together may make; each position has the same share. */
  readonly nodes: number;
}

/** A move of the game. Its scores are seen from the side that made it. */
export interface ReviewedMove {
  /** 1 for the first move. */
  readonly ply: number;
  /** The letter of the side that made it. */
  readonly turn: string;
  readonly move: string;
  /** The move that the engine would have made, and how it would go on. */
  readonly best: string;
  readonly bestUci?: string;
  readonly pv: readonly string[];
  /** With the best move, and with the one that was made. */
  readonly before: ScoreAnswer;
  readonly after: ScoreAnswer;
  /** The winning chance that the move gave away, in per cent. */
  readonly loss: number;
  /** 0 to 100. */
  readonly accuracy: number;
  readonly judgement: Mistake | null;
  /** The term of the evaluation that the mistake mostly cost; see `mainTerm`. */
  readonly mainTerm: string | null;
}

/** Summary of a side's moves in the whole game. */
export interface ReviewedSide {
  readonly turn: string;
  /** The mean of its moves; null without any. */
  readonly accuracy: number | null;
  readonly inaccuracies: number;
  readonly mistakes: number;
  readonly blunders: number;
}

export interface ReviewAnswer {
  readonly game: string;
  /** The position before the first move. */
  readonly position: string;
  readonly moves: readonly ReviewedMove[];
  readonly sides: readonly ReviewedSide[];
  /** Plies of the mistakes and blunders. */
  readonly turningPoints: readonly number[];
  /** Moves made by all searches together, and the most that they could have made. */
  readonly nodes: number;
  readonly maxNodes: number;
  /** The cause that ended the review before the last move; null for none. */
  readonly limitedBy: 'stop' | null;
}

interface ReviewHooks {
  /** Searches one position. */
  readonly evaluate: (request: BestMoveRequest & { readonly nodes: number }) => Promise<BestMoveAnswer>;
  /** Called with each move as soon as it is judged. */
  readonly onMove?: (move: ReviewedMove) => void;
  /** Ends the review with the moves that have been judged. */
  readonly signal?: StopSignal | undefined;
}

/** Searches every position of a game, one after the other, and judges the moves between them. */
export async function reviewGame(
  games: Games,
  request: ReviewRequest,
  { evaluate, onMove, signal }: ReviewHooks,
): Promise<ReviewAnswer> {
  const { moves, nodes: maxNodes, ...start } = request;
  const loaded = load(games, start);
  const { game, position } = loaded;
  const [first, text] = [position.turn, game.formatPosition(position)];
  const nodes = Math.max(1, Math.floor(maxNodes / (moves.length + 1)));
  const evaluations: BestMoveAnswer[] = [];
  const answers: ReviewedMove[] = [];
  let used = 0;
  let isStopped = false;
  for (let ply = 0; ply <= moves.length; ply++) {
    const evaluation = await evaluate({ ...start, played: moves.slice(0, ply), nodes });
    used += nodesMade(evaluation);
    isStopped = evaluation.limitedBy === 'stop' || signal?.aborted === true;
    // A search that was cut short would judge the move by chance.
    if (isStopped) break;
    evaluations.push(evaluation);
    const move = moves[ply - 1];
    if (move === undefined) continue;
    const side = ((first + ply - 1) % 2) as Side;
    const [judged] = judgeMoves([move], side, evaluations.slice(-2));
    if (judged !== undefined) {
      const last = { ...judged, ply: ply - 1 };
      const answer = { ...reviewedMove(game, last), mainTerm: mainTerm(loaded, last) };
      answers.push(answer);
      onMove?.(answer);
    }
    position.makeMove(beyondDraws(position, () => game.parseMove(position, move)));
  }
  const judged = judgeMoves(moves, first, evaluations);
  return {
    game: game.id,
    position: text,
    moves: answers,
    sides: game.sides.map(({ id }, side) => reviewedSide(id, side as Side, judged)),
    turningPoints: judged.filter(isTurningPoint).map(({ ply }) => ply + 1),
    nodes: used,
    maxNodes,
    limitedBy: isStopped ? 'stop' : null,
  };
}

function reviewedMove(game: Game, judged: JudgedMove<BestMoveAnswer>): Omit<ReviewedMove, 'mainTerm'> {
  const { ply, move, side, best, before, after, loss, kind } = judged;
  const scored = ({ score, distanceIsBound }: BestMoveAnswer): ScoreAnswer => ({
    score,
    scoreText: scoreText(game, score, distanceIsBound),
    ...chances(score, false),
    ...(distanceIsBound === true ? { distanceIsBound } : {}),
  });
  return {
    ply: ply + 1,
    turn: game.sides[side].id,
    move,
    best,
    ...(before.uci === undefined ? {} : { bestUci: before.uci }),
    pv: before.pv,
    before: scored(before),
    after: scored(after),
    loss: rounded(50 * loss, 2),
    accuracy: rounded(accuracyOf(loss), 1),
    judgement: kind,
  };
}

function reviewedSide(turn: string, side: Side, judged: readonly JudgedMove[]): ReviewedSide {
  const count = (kind: JudgedMove['kind']) =>
    judged.filter((move) => move.side === side && move.kind === kind).length;
  return {
    turn,
    accuracy: accuracyOfSide(judged, side),
    inaccuracies: count('inaccuracy'),
    mistakes: count('mistake'),
    blunders: count('blunder'),
  };
}

/** The expected result before the first move and after each: 1 a win of the first side, -1 of the second. */
export function expectedResults({ moves, sides }: ReviewAnswer): readonly number[] {
  const seen = (turn: string, score: number) => (turn === sides[0]?.turn ? 1 : -1) * expectation(score);
  const start = moves.slice(0, 1).map(({ turn, before }) => seen(turn, before.score));
  return [...start, ...moves.map(({ turn, after }) => seen(turn, after.score))];
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
