import {
  InputError,
  NO_MOVE,
  type RecordedTree,
  type TreeNode,
  TreeRecorder,
  alphaBetaSearch,
  legalMoves,
  minimaxSearch,
  perft,
  perftDivide,
} from '@tahoun/core';
import { kitOf } from '@tahoun/eval';
import { GAME_IDS, type GameId, gameById } from '@tahoun/games';
import { MAX_LEVEL, type PositionRequest, type StateAnswer } from './request.js';
import { scoreText } from './score-text.js';
import { load, stateOf } from './state.js';

/** The JSON documents that do not need a long search; the same through every door. */

/** All games: `tahoun games`, `GET /v1/games`. */
export function gamesAnswer() {
  return GAME_IDS.map((id) => {
    const game = gameById(id);
    return {
      id: game.id,
      name: game.name,
      sides: game.sides,
      unit: game.unit,
      variants: game.variants,
      levels: MAX_LEVEL,
      initial: game.formatPosition(game.initial()),
    };
  });
}

export interface MovesAnswer extends StateAnswer {
  readonly moves: readonly string[];
}

/** The legal moves, sorted by their text. */
export function movesAnswer(request: PositionRequest): MovesAnswer {
  const loaded = load(request);
  const { game, position } = loaded;
  const moves = legalMoves(position).map((move) => game.formatMove(position, move));
  return { ...stateOf(loaded), moves: moves.sort() };
}

/** Thrown by `playAnswer` for a move that is not legal; `index` counts the moves from 0. */
export class IllegalMove extends InputError {
  constructor(
    cause: InputError,
    readonly move: string,
    readonly index: number,
  ) {
    super(cause.code, cause.message, cause.params);
  }
}

/** The position after some moves. @throws IllegalMove naming the first move that cannot be played. */
export function playAnswer(request: PositionRequest, moves: readonly string[]): StateAnswer {
  const { game, position } = load(request);
  for (const [index, text] of moves.entries()) {
    try {
      position.makeMove(game.parseMove(position, text));
    } catch (error) {
      throw error instanceof InputError ? new IllegalMove(error, text, index) : error;
    }
  }
  return stateOf({ game, position });
}

/** The evaluation of a position and what it is made of. */
export function evalAnswer(request: PositionRequest & { textbook?: boolean }) {
  const loaded = load(request);
  const { game, position } = loaded;
  const kit = kitOf(game.id as GameId);
  const evaluation = request.textbook ? kit.textbook : kit.best;
  const score = evaluation.evaluate(position);
  return {
    ...stateOf(loaded),
    evaluation: evaluation.id,
    score,
    scoreText: scoreText(game, score),
    terms: evaluation.terms(position),
  };
}

/** Counts move sequences. @param depth at least 0. */
export function perftAnswer(request: PositionRequest, depth: number, divide: boolean) {
  const { game, position } = load(request);
  const start = performance.now();
  const split = divide && depth > 0 ? perftDivide(position, depth) : undefined;
  const nodes = split?.reduce((sum, entry) => sum + entry.nodes, 0) ?? perft(position, depth);
  const seconds = (performance.now() - start) / 1000;
  const entries = split?.map(({ move, nodes }) => [game.formatMove(position, move), nodes] as const);
  return {
    nodes,
    seconds,
    nps: seconds > 0 ? Math.round(nodes / seconds) : 0,
    ...(entries === undefined ? {} : { divide: Object.fromEntries(entries) }),
  };
}

/** A recorded node with its move as text. */
export interface TreeNodeAnswer {
  readonly move: string | null;
  readonly alpha: number | null;
  readonly beta: number | null;
  readonly value: number | null;
  /** True where alpha-beta never made the move. */
  readonly cut: boolean;
  readonly kind: TreeNode['kind'];
  readonly children: readonly TreeNodeAnswer[];
}

export interface TreeRequest extends PositionRequest {
  readonly algorithm: 'minimax' | 'alpha-beta';
  readonly depth: number;
  /** Nodes kept at most. */
  readonly limit?: number | undefined;
}

export const DEFAULT_TREE_NODES = 20_000;

/** The tree that a textbook search walked. Values are from the side to move at each node. */
export function treeAnswer(request: TreeRequest) {
  const loaded = load(request);
  const { game, position } = loaded;
  const recorder = new TreeRecorder(request.limit ?? DEFAULT_TREE_NODES);
  const search = request.algorithm === 'minimax' ? minimaxSearch : alphaBetaSearch;
  const result = search({
    position,
    evaluation: kitOf(game.id as GameId).textbook,
    depth: request.depth,
    observer: recorder,
  });
  const recorded: RecordedTree | null = result.move === NO_MOVE ? null : recorder.tree();
  const walk = position.clone();
  const convert = (node: TreeNode): TreeNodeAnswer => {
    const move = node.move === NO_MOVE ? null : game.formatMove(walk, node.move);
    if (node.move !== NO_MOVE) walk.makeMove(node.move);
    const children = node.children.map(convert);
    if (node.move !== NO_MOVE) walk.undoMove();
    const { alpha, beta, value, kind } = node;
    return { move, alpha, beta, value, cut: kind === 'cut', kind, children };
  };
  const leaf: TreeNodeAnswer = {
    move: null,
    alpha: null,
    beta: null,
    value: result.score,
    cut: false,
    kind: 'final',
    children: [],
  };
  return {
    game: game.id,
    position: game.formatPosition(position),
    algorithm: request.algorithm,
    depth: request.depth,
    move: result.move === NO_MOVE ? null : game.formatMove(position, result.move),
    score: result.score,
    /** Moves made by the search. */
    nodes: result.nodes,
    /** Nodes in the tree below, cut ones included. */
    recorded: recorded?.nodes ?? 1,
    truncated: recorded?.truncated ?? false,
    tree: recorded === null ? leaf : convert(recorded.root),
  };
}

export type TreeAnswer = ReturnType<typeof treeAnswer>;
