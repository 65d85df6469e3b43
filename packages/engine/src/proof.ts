import { NO_MOVE, type ProofTreeNode, proofTree } from '@tahoun/core';
import { checkNumbers } from './fields.js';
import type { Games } from './games.js';
import { type PositionRequest, type SearchHooks, secondsOf } from './request.js';
import { defaultSolveNodes } from './solve.js';
import { type Played, load, searchLimits } from './state.js';

/** A node of a proof with its move as text; see `ProofTreeNode` in `@tahoun/core`. */
export interface ProofNodeAnswer extends Omit<ProofTreeNode, 'move' | 'children'> {
  /** Null at the root. */
  readonly move: string | null;
  readonly children: readonly ProofNodeAnswer[];
}

export interface ProofTreeQuestion extends PositionRequest {
  /** Most moves the search may make; by default as many as `solve` may. */
  readonly nodes?: number | undefined;
  /** Nodes of the tree kept at most. */
  readonly limit?: number | undefined;
}

const DEFAULT_PROOF_NODES = 1000;

/**
 * Whether the side to move wins, by proof numbers, and the tree that shows it.
 * @throws InputError as `solve` does.
 */
export function proofAnswer(games: Games, request: ProofTreeQuestion, hooks: SearchHooks = {}) {
  checkNumbers(request);
  const loaded = load(games, request);
  const { game, position } = loaded;
  const { answer, nodes, timeMs, limitedBy, root } = proofTree({
    position,
    question: 'wins',
    limits: searchLimits({ nodes: request.nodes ?? defaultSolveNodes(loaded) }, hooks),
    most: request.limit ?? DEFAULT_PROOF_NODES,
  });
  return {
    game: game.id,
    position: game.formatPosition(position),
    /** Whether the side to move wins. */
    answer,
    nodes,
    seconds: secondsOf(timeMs),
    limitedBy,
    tree: nodeAnswer({ game, position: position.clone() }, root),
  };
}

export type ProofAnswer = ReturnType<typeof proofAnswer>;

/** A node with moves as text. @param loaded the position before the node's move; used as a board */
function nodeAnswer(loaded: Played, { move, children, ...numbers }: ProofTreeNode): ProofNodeAnswer {
  const { game, position } = loaded;
  const text = move === NO_MOVE ? null : game.formatMove(position, move);
  if (text !== null) position.makeMove(move);
  const below = children.map((child) => nodeAnswer(loaded, child));
  if (text !== null) position.undoMove();
  return { move: text, ...numbers, children: below };
}
