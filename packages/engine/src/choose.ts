import {
  type EndgameTables,
  type Evaluation,
  type Move,
  NO_MOVE,
  ONGOING,
  Random,
  type SearchLimits,
  type SearchResult,
  type TextbookRequest,
  alphaBetaSearch,
  finalScore,
  greedySearch,
  legalMoves,
  minimaxQuiescenceSearch,
  minimaxSearch,
  monteCarloSearch,
  secondLook,
  secondSearch,
} from '@tahoun/core';
import type { Level } from '@tahoun/eval';
import { type Algorithm, DEFAULT_LOOK_DEPTH, DEFAULT_NODES, DEFAULT_TEXTBOOK_DEPTH } from './algorithms.js';
import { FIELDS } from './fields.js';
import { type BestMoveRequest, type SearchHooks, evaluationAsked, isUnlimited } from './request.js';
import { ruledMoves, textbookEvaluation } from './source-player.js';
import { type Loaded, parseRootMoves, searchLimits } from './state.js';
import { chooseByLevel, chooseStrong } from './strong-choice.js';
import { tablesNear } from './with-tables.js';

/** A request as the searches take it. */
interface Asked {
  readonly loaded: Loaded;
  readonly request: BestMoveRequest;
  readonly limits: SearchLimits;
  readonly evaluation: Evaluation;
  readonly moves: readonly Move[] | undefined;
  readonly random: Random;
  readonly tables: EndgameTables | undefined;
  readonly team: SearchHooks['team'];
  readonly onDepth: ((result: SearchResult) => void) | undefined;
}

/** The searches that textbooks have, which look a number of plies ahead. */
export const TEXTBOOK_SEARCHES = {
  greedy: greedySearch,
  minimax: minimaxSearch,
  'minimax-quiescence': minimaxQuiescenceSearch,
  'alpha-beta': alphaBetaSearch,
} as const;

const RUNS: Readonly<Record<Algorithm, (asked: Asked) => SearchResult>> = {
  random({ loaded: { position, ai }, moves, random }) {
    const all = moves ?? legalMoves(position);
    const move = all[random.below(all.length)] as Move;
    return { ...finished(ai.textbook.evaluate(position)), move, pv: [move], exact: false };
  },
  greedy: (asked) => TEXTBOOK_SEARCHES.greedy(toDepth(asked)),
  minimax: (asked) => TEXTBOOK_SEARCHES.minimax(toDepth(asked)),
  'minimax-quiescence': (asked) => TEXTBOOK_SEARCHES['minimax-quiescence'](toDepth(asked)),
  'alpha-beta': (asked) => TEXTBOOK_SEARCHES['alpha-beta'](toDepth(asked)),
  source: runSource,
  'second-search'(asked) {
    const { depth = DEFAULT_TEXTBOOK_DEPTH, verifyDepth = depth } = asked.request;
    return secondSearch({ ...toDepth(asked), verifyDepth });
  },
  'second-look'(asked) {
    return secondLook({ ...toDepth(asked), verifyDepth: asked.request.verifyDepth ?? DEFAULT_LOOK_DEPTH });
  },
  mcts({ loaded: { position }, limits, moves, random, onDepth }) {
    return monteCarloSearch({ position, limits, seed: random.nextInt32(), moves, onProgress: onDepth });
  },
  strong({ loaded, request, limits, evaluation, moves, tables, team, onDepth }) {
    const { multiPv, without } = request;
    const options = { multiPv, without, evaluation, team, tables };
    return chooseStrong(loaded.position, loaded.ai, limits, moves, options, onDepth);
  },
};

/** The request to the textbook searches. */
function toDepth({ loaded, request, evaluation, limits, moves }: Asked): TextbookRequest {
  const { depth = DEFAULT_TEXTBOOK_DEPTH } = request;
  return { position: loaded.position, evaluation, limits: { ...limits, depth }, moves };
}

/**
 * The source's own player: by its own search where it has one, else by its rules where they name a move, else by
 * alpha-beta, or greedy where no depth is given.
 */
function runSource(asked: Asked): SearchResult {
  const { loaded, request, limits, evaluation, moves } = asked;
  const { position, ai } = loaded;
  if (ai.source?.search !== undefined) {
    return ai.source.search({ position, limits, moves });
  }
  const ruled = ruledMoves(ai, position, evaluation, moves);
  if (ruled !== undefined) return greedySearch({ position, evaluation, limits, moves: ruled });
  return RUNS[request.depth === undefined ? 'greedy' : 'alpha-beta'](asked);
}

/** Runs the search that a request names, or that of its level; a finished game is only scored. */
export function choose(
  loaded: Loaded,
  request: BestMoveRequest,
  hooks: SearchHooks,
  onDepth: ((result: SearchResult) => void) | undefined,
): SearchResult {
  const moves = parseRootMoves(loaded, request.moves);
  const { position, ai } = loaded;
  const outcome = position.outcome();
  if (outcome !== ONGOING) return finished(finalScore(position, outcome));
  const random = new Random((request.seed ?? FIELDS.seed.usual) ^ position.hashLo);
  const tables = tablesNear(loaded, hooks.tables);
  const { depth, timeMs, level, algorithm = FIELDS.algorithm.usual } = request;
  const nodes = isUnlimited(request) ? DEFAULT_NODES : request.nodes;
  const limits = searchLimits({ depth, nodes, timeMs }, hooks);
  if (level !== undefined) {
    return chooseByLevel(loaded, ai.levels[level - 1] as Level, limits, random, moves, tables);
  }
  const isTextbook = evaluationAsked(request) === 'textbook';
  const evaluation = isTextbook ? textbookEvaluation(loaded, request.parameters) : ai.best;
  const { team } = hooks;
  return RUNS[algorithm]({ loaded, request, limits, evaluation, moves, random, tables, team, onDepth });
}

function finished(score: number): SearchResult {
  return { move: NO_MOVE, score, exact: true, pv: [], depth: 0, nodes: 0, timeMs: 0, limitedBy: null };
}
