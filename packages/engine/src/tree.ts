import {
  NO_MOVE,
  type RecordedTree,
  type SearchResult,
  type TreeNode,
  TreeRecorder,
  strongSearch,
} from '@tahoun/core';
import type { TreeAlgorithm } from './algorithms.js';
import { TEXTBOOK_SEARCHES } from './choose.js';
import { FIELDS, checkNumbers } from './fields.js';
import type { Games } from './games.js';
import { type BestMoveRequest, type PositionRequest, type SearchHooks, secondsOf } from './request.js';
import { refuseParameters, textbookEvaluation } from './source-player.js';
import { type Loaded, type Played, load, parseRootMoves, searchLimits } from './state.js';

/** A recorded node with its move as text. */
export interface TreeNodeAnswer
  extends Readonly<Pick<TreeNode, 'alpha' | 'beta' | 'value' | 'kind'>>,
    Readonly<Partial<Pick<TreeNode, StrongFields | 'stand'>>> {
  /** Null at the root, after a pass, and for a verification. */
  readonly move: string | null;
  /** True for a move that was not made. */
  readonly cut: boolean;
  readonly children: readonly TreeNodeAnswer[];
}

/** Those that a tree has of the strong search only, as `stand` of `minimax-quiescence`. */
type StrongFields = 'depth' | 'pass' | 'bound' | 'skip';

/** Without nodes and a time, the depth alone ends the search. */
export interface TreeRequest
  extends PositionRequest,
    Pick<BestMoveRequest, 'without' | 'parameters' | 'moves' | 'nodes' | 'timeMs'> {
  readonly algorithm: TreeAlgorithm;
  readonly depth: number;
  /** Nodes kept at most. */
  readonly limit?: number | undefined;
}

/**
 * The tree that a search walked; of `strong` that of its last depth, which is less than asked where the
 * game is decided earlier. Values are from the side to move at each node. Where a search was cut short,
 * the root has the best value so far, and the nodes below that it had not left have none.
 * @throws InputError for parameters that the game does not have, and for any with `strong`.
 */
export function treeAnswer(games: Games, request: TreeRequest, hooks: SearchHooks = {}) {
  checkNumbers(request);
  const loaded = load(games, request);
  const { game, position } = loaded;
  const recorder = new TreeRecorder(request.limit ?? FIELDS.limit.usual);
  const result = watchedSearch(request, hooks, loaded, recorder);
  const recorded: RecordedTree | null = result.move === NO_MOVE ? null : recorder.tree();
  const isStrong = request.algorithm === 'strong';
  return {
    game: game.id,
    position: game.formatPosition(position),
    algorithm: request.algorithm,
    depth: request.depth,
    ...(isStrong ? { reached: result.depth } : {}),
    move: result.move === NO_MOVE ? null : game.formatMove(position, result.move),
    score: result.score,
    /** Moves made by the search, those of earlier depths included. */
    nodes: result.nodes,
    seconds: secondsOf(result.timeMs),
    limitedBy: result.limitedBy,
    /** Nodes in the tree below, cut ones included. */
    recorded: recorded?.nodes ?? 1,
    truncated: recorded?.truncated ?? false,
    tree: nodeAnswer(
      { game, position: position.clone() },
      recorded?.root ?? onlyNode(result.score),
      request.algorithm,
    ),
  };
}

export type TreeAnswer = ReturnType<typeof treeAnswer>;

/** A tree answer as JSON: large ones take tens of milliseconds to write, which a server spends on another thread. */
export interface WrittenTree extends Pick<TreeAnswer, 'nodes' | 'seconds' | 'limitedBy'> {
  readonly json: string;
}

/** @throws InputError as `treeAnswer` does. */
export function writtenTree(games: Games, request: TreeRequest, hooks: SearchHooks = {}): WrittenTree {
  const answer = treeAnswer(games, request, hooks);
  const { nodes, seconds, limitedBy } = answer;
  return { nodes, seconds, limitedBy, json: JSON.stringify(answer) };
}

/** The searches of the textbooks judge by the evaluation of the game's source, `strong` by the better one. */
function watchedSearch(
  request: TreeRequest,
  hooks: SearchHooks,
  loaded: Loaded,
  observer: TreeRecorder,
): SearchResult {
  const { position } = loaded;
  const { algorithm, depth, without, nodes, timeMs } = request;
  const moves = parseRootMoves(loaded, request.moves);
  const limits = { ...searchLimits({ nodes, timeMs }, hooks), depth };
  if (algorithm === 'strong') {
    refuseParameters(request);
    return strongSearch({ position, evaluation: loaded.ai.best, limits, observer, without, moves });
  }
  const evaluation = textbookEvaluation(loaded, request.parameters);
  return TEXTBOOK_SEARCHES[algorithm]({ position, evaluation, limits, observer, moves });
}

/** The tree of a finished game. */
function onlyNode(value: number): TreeNode {
  const unsaid = { alpha: null, beta: null, stand: null, skip: null, depth: null, pass: null };
  return { move: NO_MOVE, ...unsaid, value, bound: 'exact', kind: 'final', children: [] };
}

/** A node with moves as text. @param loaded the position before the node's move; used as a board */
function nodeAnswer(loaded: Played, node: TreeNode, algorithm: TreeRequest['algorithm']): TreeNodeAnswer {
  const { game, position } = loaded;
  const { alpha, beta, value, kind, depth, pass, bound, skip, stand } = node;
  const move = node.move === NO_MOVE ? null : game.formatMove(position, node.move);
  const isPass = pass === 'pass';
  if (isPass) position.nullMove?.makePass();
  else if (move !== null) position.makeMove(node.move);
  const children = node.children.map((child) => nodeAnswer(loaded, child, algorithm));
  if (isPass || move !== null) position.undoMove();
  const more = {
    ...(algorithm === 'strong' ? { depth, pass, bound, skip } : {}),
    ...(algorithm === 'minimax-quiescence' ? { stand } : {}),
  };
  return { move, alpha, beta, value, cut: kind === 'cut', kind, ...more, children };
}
