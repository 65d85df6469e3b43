import {
  DRAW,
  type EndgameTables,
  type Evaluation,
  type Move,
  NO_MOVE,
  ONGOING,
  type Position,
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
import { type Algorithm, DEFAULT_LOOK_DEPTH, DEFAULT_TEXTBOOK_DEPTH } from './algorithms.js';
import { FIELDS } from './fields.js';
import { type BestMoveRequest, type SearchHooks, evaluationAsked, withLimit } from './request.js';
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
  readonly smp: SearchHooks['smp'];
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
    return { ...finished(ai.textbook.evaluate(position)), move, pv: [move], exact: false, namedBy: 'chance' };
  },
  greedy: (asked) => TEXTBOOK_SEARCHES.greedy(textbookRequest(asked)),
  minimax: (asked) => TEXTBOOK_SEARCHES.minimax(textbookRequest(asked)),
  'minimax-quiescence': (asked) => TEXTBOOK_SEARCHES['minimax-quiescence'](textbookRequest(asked)),
  'alpha-beta': (asked) => TEXTBOOK_SEARCHES['alpha-beta'](textbookRequest(asked)),
  source: runSource,
  'second-search'(asked) {
    const { depth = DEFAULT_TEXTBOOK_DEPTH, verifyDepth = depth } = asked.request;
    return secondSearch({ ...textbookRequest(asked), verifyDepth });
  },
  'second-look'(asked) {
    const { verifyDepth = DEFAULT_LOOK_DEPTH } = asked.request;
    return secondLook({ ...textbookRequest(asked), verifyDepth });
  },
  mcts({ loaded: { position }, limits, moves, random, onDepth }) {
    return monteCarloSearch({ position, limits, seed: random.nextInt32(), moves, onProgress: onDepth });
  },
  strong({ loaded, request, limits, evaluation, moves, tables, smp, onDepth }) {
    const { multiPv, without } = request;
    const options = { multiPv, without, evaluation, smp, tables };
    return chooseStrong(loaded.position, loaded.ai, limits, moves, options, onDepth);
  },
};

/** The request to the textbook searches. */
function textbookRequest({ loaded, evaluation, limits, moves, onDepth }: Asked): TextbookRequest {
  return { position: loaded.position, evaluation, limits, moves, onDepth };
}

/**
 * The source's own player: by its own search where it has one, else by its rules where they name a move, else by
 * alpha-beta.
 */
function runSource(asked: Asked): SearchResult {
  const { loaded, limits, evaluation, moves } = asked;
  const { position, ai } = loaded;
  if (ai.source?.search !== undefined) {
    return ai.source.search({ position, limits, moves });
  }
  const ruled = ruledMoves(ai, position, evaluation, moves);
  if (ruled !== undefined) {
    return { ...greedySearch({ position, evaluation, limits, moves: ruled }), namedBy: 'rules' };
  }
  const ordered = ai.source?.order?.(position, moves ?? legalMoves(position), evaluation) ?? moves;
  return RUNS['alpha-beta']({ ...asked, moves: ordered });
}

/** Runs the search that a request names, or that of its level; a finished game is only scored. */
export function choose(
  loaded: Loaded,
  asked: BestMoveRequest,
  hooks: SearchHooks,
  onDepth: ((result: SearchResult) => void) | undefined,
): SearchResult {
  const { position, ai } = loaded;
  const request = withLimit(asked, ai);
  const moves = parseRootMoves(loaded, request.moves);
  if (hooks.thinking?.playsOn) playOn(position);
  const outcome = position.outcome();
  if (outcome !== ONGOING) return finished(finalScore(position, outcome));
  const random = new Random((request.seed ?? FIELDS.seed.usual) ^ position.hashLo);
  const tables = tablesNear(loaded, hooks.tables);
  const { level, algorithm = FIELDS.algorithm.usual } = request;
  const limits = searchLimits(request, hooks);
  if (level !== undefined) {
    return chooseByLevel(loaded, ai.levels[level - 1] as Level, limits, random, moves, tables);
  }
  const isTextbook = evaluationAsked(request) === 'textbook';
  const evaluation = isTextbook ? textbookEvaluation(loaded, request.parameters) : ai.best;
  const { smp } = hooks;
  return RUNS[algorithm]({ loaded, request, limits, evaluation, moves, random, tables, smp, onDepth });
}

/** Has the game of a position go on that a rule has drawn. */
function playOn(position: Position): void {
  const { automaticDraws } = position;
  if (automaticDraws?.drawsInForce && position.outcome() === DRAW) automaticDraws.drawsInForce = false;
}

function finished(score: number): SearchResult {
  return { move: NO_MOVE, score, exact: true, pv: [], depth: 0, nodes: 0, timeMs: 0, limitedBy: null };
}
