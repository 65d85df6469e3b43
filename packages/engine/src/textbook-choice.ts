import {
  type Evaluation,
  type Move,
  type Position,
  type SearchLimits,
  type SearchResult,
  alphaBetaSearch,
  greedySearch,
  minimaxQuiescenceSearch,
  minimaxSearch,
  secondLook,
  secondSearch,
} from '@tahoun/core';
import { type Algorithm, DEFAULT_LOOK_DEPTH, DEFAULT_TEXTBOOK_DEPTH } from './fields.js';
import type { BestMoveRequest } from './request.js';
import { ruledMoves } from './source-player.js';
import type { Loaded } from './state.js';

/**
 * The source's own player: by its own search where it has one, else by its rules where they name a move, else by
 * alpha-beta, or greedy where no depth is given.
 */
export function chooseAsSource(
  { position, ai }: Loaded,
  request: BestMoveRequest,
  limits: SearchLimits,
  evaluation: Evaluation,
  moves: readonly Move[] | undefined,
): SearchResult {
  if (ai.source?.search !== undefined) {
    return ai.source.search({ position, limits, ...(moves === undefined ? {} : { moves }) });
  }
  const ruled = ruledMoves(ai, position, evaluation, moves);
  if (ruled !== undefined) return greedySearch({ position, evaluation, limits, moves: ruled });
  const algorithm = request.depth === undefined ? 'greedy' : 'alpha-beta';
  return chooseByTextbook(algorithm, position, evaluation, request, limits, moves);
}

export function chooseByTextbook(
  algorithm: Exclude<Algorithm, 'random' | 'mcts' | 'strong' | 'source'>,
  position: Position,
  evaluation: Evaluation,
  request: BestMoveRequest,
  limits: SearchLimits,
  moves: readonly Move[] | undefined,
): SearchResult {
  const depth = request.depth ?? DEFAULT_TEXTBOOK_DEPTH;
  const common = {
    position,
    evaluation,
    limits: { ...limits, depth },
    ...(moves === undefined ? {} : { moves }),
  };
  switch (algorithm) {
    case 'greedy':
      return greedySearch(common);
    case 'minimax':
      return minimaxSearch(common);
    case 'minimax-quiescence':
      return minimaxQuiescenceSearch(common);
    case 'alpha-beta':
      return alphaBetaSearch(common);
    case 'second-search':
      return secondSearch({ ...common, verifyDepth: request.verifyDepth ?? depth });
    case 'second-look':
      return secondLook({ ...common, verifyDepth: request.verifyDepth ?? DEFAULT_LOOK_DEPTH });
  }
}
